import Foundation
public import VectorGeometry

/// A path as a value that can be animated: on the way from one path to another it is their morph.
///
/// A sum of paths with weights. Animations make sums whose weights add up to 1: (1 - t) of one path and t
/// of another is the first one's morph at t. Where an animation is replaced by one to a third path, the
/// morph of the first two goes on to the third. Weights outside 0...1, as springs have them when they
/// overshoot, are the nearer end.
///
///     struct Blob: Shape {
///       var animatableData: AnimatablePath
///       func path(in rect: CGRect) -> Path { animatableData.path }
///     }
public struct AnimatablePath: VectorArithmetic, Animatable, Sendable {
  private struct Term: Sendable, Equatable {
    let path: Path
    var weight: Double
  }

  private var terms: [Term] = []
  private var options = MorphPlan.Options()
  private var memory: MorphMemory?

  /// A path that rests.
  public init(_ path: Path, options: MorphPlan.Options = MorphPlan.Options()) {
    terms = [Term(path: path, weight: 1)]
    self.options = options
    memory = MorphMemory()
  }

  private init() {}

  /// The sum of no paths.
  public static let zero = AnimatablePath()

  /// The path that the sum stands for; empty for no paths.
  public var path: Path {
    guard let first = terms.first else { return Path() }
    let memory = memory ?? MorphMemory()
    return terms.dropFirst().reduce(first) { way, term in
      let weight = way.weight + term.weight
      let plan = memory.plan(from: way.path, to: term.path, options: options)
      let progress = weight != 0 ? term.weight / weight : 1
      return Term(path: plan.path(at: CGFloat(progress)), weight: weight)
    }.path
  }

  /// Adds the weights of equal paths.
  public static func + (lhs: Self, rhs: Self) -> Self { lhs.adding(rhs, times: 1) }

  /// Subtracts the weights of equal paths.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs.adding(rhs, times: -1) }

  /// Whether both are the same sum.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.terms == rhs.terms && (lhs.options == rhs.options || lhs.terms.isEmpty)
  }

  /// Multiplies all weights.
  public mutating func scale(by rhs: Double) {
    for index in terms.indices { terms[index].weight *= rhs }
  }

  /// The sum of the squared weights, in units of 1/128, as SwiftUI has them for values from 0 to 1.
  public var magnitudeSquared: Double {
    terms.reduce(0) { $0 + $1.weight * $1.weight } * Self.unit * Self.unit
  }

  private static let unit = 128.0

  private func adding(_ other: Self, times factor: Double) -> Self {
    var sum = terms.isEmpty ? other : self
    sum.terms = terms
    sum.memory = memory ?? other.memory
    for term in other.terms {
      if let index = sum.terms.firstIndex(where: { $0.path == term.path }) {
        sum.terms[index].weight += factor * term.weight
      } else {
        sum.terms.append(Term(path: term.path, weight: factor * term.weight))
      }
    }
    sum.terms.removeAll { $0.weight == 0 }
    return sum
  }
}
