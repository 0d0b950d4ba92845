import Foundation
import VectorGeometry
import VectorGraphics

/// What two styles have in common, so that numbers lead from one to the other.
///
/// Colours are linear RGB with straight opacity, as SwiftUI animates them, unless the environment asks for
/// another space. Gradients of one kind with as many stops
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
  private let colors: ColorInterpolation

  /// The form of both, and the numbers of each; nil if they have nothing in common.
  static func common(
    _ from: _StyleRecipe, _ to: _StyleRecipe, _ colors: ColorInterpolation
  ) -> (form: RecipeForm, from: NumberVector, to: NumberVector)? {
    guard let first = Parts(from), let second = Parts(to) else { return nil }
    guard first.kind == second.kind || first.kind == .color || second.kind == .color else {
      return nil
    }
    let whole = first.kind == .color ? second : first
    let (firstStops, secondStops) = matched(first.stops, second.stops, whole.interpolation)
    let form = RecipeForm(
      kind: whole.kind, interpolation: second.interpolation ?? first.interpolation,
      stopCount: firstStops.count, colors: colors)
    let (start, end) = form.numbers(of: firstStops, secondStops)
    return (
      form,
      NumberVector(numbers: (first.kind == .color ? second.geometry : first.geometry) + start),
      NumberVector(numbers: (second.kind == .color ? first.geometry : second.geometry) + end)
    )
  }

  /// The numbers of an end, with hues as many turns on as those that are shown are beyond `from`.
  func turned(_ end: NumberVector, from: NumberVector, to shown: NumberVector) -> NumberVector {
    guard let hue = colors.space.hueIndex, shown.numbers.count == end.numbers.count else {
      return end
    }
    var end = end
    let geometry = end.numbers.count - 5 * stopCount
    for place in stride(from: geometry + 1 + hue, to: end.numbers.count, by: 5) {
      let turns = ((shown.numbers[place] - from.numbers[place]) / Self.turn).rounded()
      end.numbers[place] += turns * Self.turn
    }
    return end
  }

  /// A whole turn of a hue.
  private static let turn = 2 * Double.pi * unit

  /// The style of some numbers.
  func recipe(_ numbers: [Double]) -> _StyleRecipe {
    let geometry = Array(numbers.prefix(numbers.count - 5 * stopCount))
    let stops = (0..<stopCount).map { index in
      stop(Array(numbers[(geometry.count + 5 * index)...].prefix(5)))
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

  /// Five numbers for each stop: its place, and its colour on the way to that of the other.
  private func numbers(
    of first: [GradientPaint.Stop], _ second: [GradientPaint.Stop]
  ) -> ([Double], [Double]) {
    var result: ([Double], [Double]) = ([], [])
    for (one, other) in zip(first, second) {
      let (start, end) = ColorCoordinates.matched(
        one.color.coordinates(in: colors.space), other.color.coordinates(in: colors.space),
        hue: colors.hue)
      result.0 += [Double(one.location) * Self.unit] + scaled(start)
      result.1 += [Double(other.location) * Self.unit] + scaled(end)
    }
    return result
  }

  private func scaled(_ color: ColorCoordinates) -> [Double] {
    var numbers = color.weighted
    if let hue = colors.space.hueIndex { numbers[hue] *= .pi / 180 }
    return numbers.map { $0 * Self.unit }
  }

  private func stop(_ numbers: [Double]) -> GradientPaint.Stop {
    var components = numbers.dropFirst().map { $0 / Self.unit }
    if let hue = colors.space.hueIndex { components[hue] *= 180 / .pi }
    return GradientPaint.Stop(
      color: Color.Resolved(ColorCoordinates(colors.space, weighted: components)),
      location: CGFloat(numbers[0] / Self.unit))
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
