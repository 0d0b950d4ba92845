import Foundation
import VectorGeometry
import VectorGraphics

/// What two styles have in common, so that numbers lead from one to the other.
///
/// Colours are linear RGB with straight opacity, as SwiftUI animates them. Gradients of one kind with as many stops
/// go stop by stop; with other stops both are taken at the places of both. A colour is a gradient of one
/// colour.
struct RecipeForm: Equatable {
  private enum Kind: Equatable {
    case color
    case linear
    case radial
    case elliptical
    case angular
  }

  private let kind: Kind
  private let interpolation: GradientPaint.Interpolation?
  private let stopCount: Int

  /// The form of both, and the numbers of each; nil if they have nothing in common.
  static func common(
    _ from: _StyleRecipe, _ to: _StyleRecipe
  ) -> (form: RecipeForm, from: NumberVector, to: NumberVector)? {
    guard let first = Parts(from), let second = Parts(to) else { return nil }
    guard first.kind == second.kind || first.kind == .color || second.kind == .color else {
      return nil
    }
    let whole = first.kind == .color ? second : first
    let (firstStops, secondStops) = matched(first.stops, second.stops, whole.interpolation)
    let form = RecipeForm(
      kind: whole.kind, interpolation: second.interpolation ?? first.interpolation,
      stopCount: firstStops.count)
    return (
      form,
      numbers(first.kind == .color ? second.geometry : first.geometry, firstStops),
      numbers(second.kind == .color ? first.geometry : second.geometry, secondStops)
    )
  }

  /// The style of some numbers.
  func recipe(_ numbers: [Double]) -> _StyleRecipe {
    let geometry = Array(numbers.prefix(numbers.count - 5 * stopCount))
    let stops = (0..<stopCount).map { index in
      Self.stop(Array(numbers[(geometry.count + 5 * index)...].prefix(5)))
    }
    let gradient = ResolvedGradient(stops: stops, interpolation: interpolation ?? .device)
    func point(_ index: Int) -> UnitPoint {
      UnitPoint(x: geometry[index] / Self.unit, y: geometry[index + 1] / Self.unit)
    }
    switch kind {
    case .color: return _StyleRecipe(.color(stops[0].color))
    case .linear: return _StyleRecipe(.linear(gradient, start: point(0), end: point(2)))
    case .radial:
      return _StyleRecipe(
        .radial(
          gradient, center: point(0), startRadius: CGFloat(geometry[2]),
          endRadius: CGFloat(geometry[3])))
    case .elliptical:
      return _StyleRecipe(
        .elliptical(
          gradient, center: point(0), startRadius: CGFloat(geometry[2]),
          endRadius: CGFloat(geometry[3])))
    case .angular:
      return _StyleRecipe(
        .angular(
          gradient, center: point(0), start: Angle(radians: geometry[2] / Self.unit),
          end: Angle(radians: geometry[3] / Self.unit)))
    }
  }

  /// What unit points, angles and colours are multiplied by, as SwiftUI does.
  private static let unit = 128.0

  private static func numbers(_ geometry: [Double], _ stops: [GradientPaint.Stop]) -> NumberVector {
    NumberVector(
      numbers: geometry
        + stops.flatMap { stop in
          [
            Double(stop.location) * unit, Double(stop.color.linearRed) * unit,
            Double(stop.color.linearGreen) * unit, Double(stop.color.linearBlue) * unit,
            Double(stop.color.opacity) * unit,
          ]
        })
  }

  private static func stop(_ numbers: [Double]) -> GradientPaint.Stop {
    var color = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    color.linearRed = Float(numbers[1] / unit)
    color.linearGreen = Float(numbers[2] / unit)
    color.linearBlue = Float(numbers[3] / unit)
    color.opacity = Float(numbers[4] / unit)
    return GradientPaint.Stop(color: color, location: CGFloat(numbers[0] / unit))
  }

  /// As many stops for both: one by one, else at the places of both.
  private static func matched(
    _ first: [GradientPaint.Stop], _ second: [GradientPaint.Stop],
    _ interpolation: GradientPaint.Interpolation?
  ) -> ([GradientPaint.Stop], [GradientPaint.Stop]) {
    guard first.count != second.count, let interpolation else { return (first, second) }
    let places = Set((first + second).map(\.location)).sorted()
    func stops(_ stops: [GradientPaint.Stop]) -> [GradientPaint.Stop] {
      places.map {
        GradientPaint.Stop(color: stops.color(at: $0, mixedIn: interpolation), location: $0)
      }
    }
    return (stops(first), stops(second))
  }

  /// A style in parts.
  private struct Parts {
    let kind: Kind
    let geometry: [Double]
    let stops: [GradientPaint.Stop]
    let interpolation: GradientPaint.Interpolation?

    /// Nil for images and meshes, and for what is painted with shadows or blended.
    init?(_ recipe: _StyleRecipe) {
      guard recipe.filters.isEmpty, recipe.blendMode == .normal else { return nil }
      let gradient: ResolvedGradient?
      switch recipe.kind {
      case .color(let color):
        (kind, geometry, gradient) = (.color, [], nil)
        stops = [
          GradientPaint.Stop(color: color.multiplyingOpacity(by: recipe.opacity), location: 0)
        ]
        interpolation = nil
        return
      case .linear(let value, let start, let end):
        (kind, gradient) = (.linear, value)
        geometry = Self.numbers(start) + Self.numbers(end)
      case .radial(let value, let center, let start, let end):
        (kind, gradient) = (.radial, value)
        geometry = Self.numbers(center) + [Double(start), Double(end)]
      case .elliptical(let value, let center, let start, let end):
        (kind, gradient) = (.elliptical, value)
        geometry = Self.numbers(center) + [Double(start), Double(end)]
      case .angular(let value, let center, let start, let end):
        (kind, gradient) = (.angular, value)
        geometry = Self.numbers(center) + [start.radians * unit, end.radians * unit]
      case .image, .mesh, .fixed: return nil
      }
      stops = (gradient?.stops ?? []).map {
        GradientPaint.Stop(
          color: $0.color.multiplyingOpacity(by: recipe.opacity), location: $0.location)
      }
      interpolation = gradient?.interpolation
    }

    private static func numbers(_ point: UnitPoint) -> [Double] {
      [Double(point.x) * unit, Double(point.y) * unit]
    }
  }
}
