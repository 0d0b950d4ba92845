import Foundation
import IntegerConversion
import VectorGeometry
import VectorGraphics

/// A gradient in the coordinates around, which may go on beyond its ends.
struct SpreadGradient {
  enum Geometry {
    case linear(CGPoint, CGPoint)
    case radial(CGPoint, CGFloat, CGFloat)
    case conic(CGPoint, Angle)
  }

  /// How often a gradient is repeated at most.
  private static let mostTurns = 256.0

  private let gradient: ResolvedGradient
  private let geometry: Geometry
  private let options: GraphicsContext.GradientOptions

  init(
    _ gradient: ResolvedGradient, _ geometry: Geometry, _ options: GraphicsContext.GradientOptions
  ) {
    self.gradient = options.contains(.linearColor) ? gradient.inLinearLight : gradient
    self.geometry = geometry
    self.options = options
  }

  /// The paint for what is inside `bounds`.
  func paint(in bounds: CGRect) -> Paint {
    guard let first = gradient.stops.first else { return .color(.clear) }
    guard gradient.stops.count > 1 else { return .color(first.color) }
    let isSpread = !options.isDisjoint(with: [.repeat, .mirror])
    guard isSpread, let turns = turns(in: bounds), turns.count > 1 || turns.lowerBound != 0 else {
      return paint(gradient.stops, share: 0...1)
    }
    return paint(stops(over: turns), share: Double(turns.lowerBound)...Double(turns.upperBound))
  }

  /// Which repetitions are seen; nil where the gradient has no extent, and for a whole turn.
  private func turns(in bounds: CGRect) -> Range<Int>? {
    let corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
    ]
    let shares: [Double]
    switch geometry {
    case .linear(let start, let end):
      let (x, y) = (end.x - start.x, end.y - start.y)
      let square = x * x + y * y
      guard square > 0 else { return nil }
      shares = corners.map { (($0.x - start.x) * x + ($0.y - start.y) * y) / square }
    case .radial(let center, let start, let end):
      guard end != start else { return nil }
      let far = corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0
      shares = [0, far].map { ($0 - start) / (end - start) }
    case .conic: return nil
    }
    let least = max((shares.min() ?? 0).rounded(.down), -Self.mostTurns)
    let most = min((shares.max() ?? 1).rounded(.up), Self.mostTurns)
    guard least.isFinite, most.isFinite, least < most else { return nil }
    return Int(clamping: least)..<Int(clamping: most)
  }

  /// The stops of all repetitions, 0 to 1 over the whole.
  private func stops(over turns: Range<Int>) -> [GradientPaint.Stop] {
    let padded = gradient.stops.padded
    return turns.flatMap { turn -> [GradientPaint.Stop] in
      let isBackwards = options.contains(.mirror) && turn % 2 != 0
      let ordered = isBackwards ? Array(padded.reversed()) : padded
      return ordered.map { stop in
        let place = isBackwards ? 1 - stop.location : stop.location
        return GradientPaint.Stop(
          color: stop.color,
          location: (CGFloat(turn - turns.lowerBound) + place) / CGFloat(turns.count))
      }
    }
  }

  /// The paint of stops that lie over a part of the geometry.
  private func paint(_ stops: [GradientPaint.Stop], share: ClosedRange<Double>) -> Paint {
    func between(_ first: CGFloat, _ last: CGFloat, _ share: Double) -> CGFloat {
      first + (last - first) * share
    }
    func make(_ geometry: GradientPaint.Geometry, _ stops: [GradientPaint.Stop]) -> Paint {
      .gradient(
        GradientPaint(geometry: geometry, stops: stops, interpolation: gradient.interpolation))
    }
    switch geometry {
    case .linear(let start, let end):
      func point(_ share: Double) -> CGPoint {
        CGPoint(x: between(start.x, end.x, share), y: between(start.y, end.y, share))
      }
      return make(.linear(start: point(share.lowerBound), end: point(share.upperBound)), stops)
    case .radial(let center, let start, let end):
      let first = between(start, end, share.lowerBound)
      let last = between(start, end, share.upperBound)
      let range = (min: min(first, last), max: max(first, last))
      let outwards = first <= last ? stops : stops.backwards
      guard range.min < 0, range.max > 0 else {
        return make(
          .radial(center: center, startRadius: range.min, endRadius: range.max), outwards)
      }
      // There are no radii below 0: what would lie there is cut off.
      let cut = -range.min / (range.max - range.min)
      let rest = outwards.filter { $0.location > cut }.map {
        GradientPaint.Stop(color: $0.color, location: ($0.location - cut) / (1 - cut))
      }
      let middle = GradientPaint.Stop(
        color: outwards.color(at: cut, mixedIn: gradient.interpolation), location: 0)
      return make(.radial(center: center, startRadius: 0, endRadius: range.max), [middle] + rest)
    case .conic(let center, let angle):
      return make(
        .angular(center: center, start: angle, end: angle + .degrees(360)), stops)
    }
  }
}

extension [GradientPaint.Stop] {
  /// The stops with one at 0 and one at 1.
  fileprivate var padded: [GradientPaint.Stop] {
    var stops = self
    if let first, first.location > 0 {
      stops.insert(GradientPaint.Stop(color: first.color, location: 0), at: 0)
    }
    if let last, last.location < 1 {
      stops.append(GradientPaint.Stop(color: last.color, location: 1))
    }
    return stops
  }

  /// The same colours in the other direction.
  fileprivate var backwards: [GradientPaint.Stop] {
    reversed().map { GradientPaint.Stop(color: $0.color, location: 1 - $0.location) }
  }
}

extension ResolvedGradient {
  /// In how many steps a mix in linear light is drawn between two stops.
  private static let steps = 16

  /// The gradient with stops between, mixed in linear light.
  fileprivate var inLinearLight: ResolvedGradient {
    guard let first = stops.first else { return self }
    let rest = zip(stops, stops.dropFirst()).flatMap { left, right in
      (1...Self.steps).map { step -> GradientPaint.Stop in
        let share = CGFloat(step) / CGFloat(Self.steps)
        return GradientPaint.Stop(
          color: left.color.mixedInLinearLight(with: right.color, by: Float(share)),
          location: left.location + (right.location - left.location) * share)
      }
    }
    return ResolvedGradient(stops: [first] + rest, interpolation: .device)
  }
}

extension Color.Resolved {
  fileprivate func mixedInLinearLight(with other: Color.Resolved, by share: Float) -> Self {
    func mix(_ first: Float, _ second: Float) -> Float { first + (second - first) * share }
    var color = Color.Resolved(
      red: 0, green: 0, blue: 0, opacity: mix(opacity, other.opacity))
    color.linearRed = mix(linearRed, other.linearRed)
    color.linearGreen = mix(linearGreen, other.linearGreen)
    color.linearBlue = mix(linearBlue, other.linearBlue)
    return color
  }
}
