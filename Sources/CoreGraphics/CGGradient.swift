public import Foundation
import ShapeShift
import ViewTree

/// An array as Core Foundation has it; here one of Swift's.
public typealias CFArray = [Any]

/// Colors along a line under the name that Core Graphics has for them.
public final class CGGradient: Sendable {
  /// The colors and their places.
  package let gradient: Gradient

  /// Colors at places, or at even distances; the colors are `CGColor`s, for others it is nil.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }.map(\.color)
    guard !colors.isEmpty else { return nil }
    guard let locations = unsafe locations else {
      gradient = Gradient(colors: colors)
      return
    }
    gradient = Gradient(
      stops: colors.indices.map {
        Gradient.Stop(color: colors[$0], location: unsafe locations[$0])
      })
  }

  /// Colors of red, green, blue and alpha, 0...1 in sRGB, at places, or at even distances.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let last = CGFloat(max(count - 1, 1))
    gradient = Gradient(
      stops: (0..<count).map { index in
        let parts = (0..<4).map { unsafe components[index * 4 + $0] }
        let color = CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        return Gradient.Stop(
          color: color.color, location: unsafe locations?[index] ?? CGFloat(index) / last)
      })
  }
}

/// Where a gradient goes on beyond its ends, in the color that it has there.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32
  /// Options by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// After the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
  /// Fills what the clips leave with a gradient along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = hypot(x, y)
    guard length > 0, let reach = reach(around: [start, end]) else { return }
    let band = Path(
      CGRect(
        x: options.contains(.drawsBeforeStartLocation) ? -reach : 0, y: -reach,
        width: length + reach * CGFloat(options.ends), height: reach * 2))
    let place = CGAffineTransform(
      a: x / length, b: y / length, c: -y / length, d: x / length, tx: start.x, ty: start.y)
    fill(
      band.applying(place), .linearGradient(gradient.gradient, startPoint: start, endPoint: end))
  }

  /// Fills what the clips leave with a gradient from one circle to another; circles of two centers are not drawn, but
  /// reported, unless the first lies in the second and all colors are opaque.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard startRadius >= 0, endRadius >= 0 else { return }
    guard let reach = reach(around: [startCenter, endCenter]) else { return }
    guard startCenter == endCenter else {
      return drawCircles(
        gradient, (startCenter, startRadius), (endCenter, endRadius), options, reach: reach)
    }
    guard startRadius != endRadius else { return }
    let grows = endRadius > startRadius
    let inwards: CGGradientDrawingOptions =
      grows ? .drawsBeforeStartLocation : .drawsAfterEndLocation
    let outwards: CGGradientDrawingOptions =
      grows ? .drawsAfterEndLocation : .drawsBeforeStartLocation
    let inner = options.contains(inwards) ? 0 : min(startRadius, endRadius)
    let outer =
      options.contains(outwards)
      ? reach + max(startRadius, endRadius) : max(startRadius, endRadius)
    fill(
      ring(around: startCenter, from: inner, to: outer),
      .radialGradient(
        gradient.gradient, center: startCenter, startRadius: startRadius, endRadius: endRadius))
  }

  /// Fills what the clips leave with a gradient by the angle around a point, in radians from the x axis to the y axis.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    guard let reach = reach(around: [center]) else { return }
    fill(
      ring(around: center, from: 0, to: reach),
      .conicGradient(gradient.gradient, center: center, angle: .radians(angle)))
  }

  /// Circles from the outermost to the innermost, each over those before.
  private func drawCircles(
    _ gradient: CGGradient, _ start: (center: CGPoint, radius: CGFloat),
    _ end: (center: CGPoint, radius: CGFloat), _ options: CGGradientDrawingOptions,
    reach: CGFloat
  ) {
    let distance = hypot(end.center.x - start.center.x, end.center.y - start.center.y)
    let colors = gradient.gradient.stops.map { CGColor($0.color).alpha }
    guard distance <= abs(end.radius - start.radius), colors.allSatisfy({ $0 >= 1 }) else {
      return refuse(
        "a radial gradient between circles with two centers is drawn only if one circle contains the other"
          + " and all colors are opaque")
    }
    let grows = end.radius > start.radius
    let inwards: CGGradientDrawingOptions =
      grows ? .drawsBeforeStartLocation : .drawsAfterEndLocation
    let isOpen = options.contains(
      grows ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
    let stops = gradient.gradient.stops.map {
      Gradient.Stop(color: $0.color, location: 1 - $0.location)
    }
    state.graphics.draw(
      CircleGradient(
        gradient: grows ? gradient.gradient : Gradient(stops: stops.reversed()),
        inner: grows ? start : end, outer: grows ? end : start,
        fillsInside: options.contains(inwards), reach: isOpen ? reach : 0))
  }

  /// Paints the inside of a path with a shading.
  private func fill(_ path: Path, _ shading: GraphicsContext.Shading) {
    let style = FillStyle(eoFill: true, antialiased: state.isAntialiased)
    state.graphics.fill(path, with: shading, style: style)
  }

  private func ring(around center: CGPoint, from inner: CGFloat, to outer: CGFloat) -> Path {
    Path { path in
      path.addEllipse(in: CGRect(around: center, radius: outer))
      if inner > 0 { path.addEllipse(in: CGRect(around: center, radius: inner)) }
    }
  }

  /// How far what the clips leave is from points, at most; nil where nothing is left.
  private func reach(around points: [CGPoint]) -> CGFloat? {
    let bounds = boundingBoxOfClipPath
    guard !bounds.isNull, ctm.isInvertible else { return nil }
    let corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
    ]
    return points.flatMap { point in corners.map { hypot($0.x - point.x, $0.y - point.y) } }
      .max().map { $0 + 1 }
  }
}

extension CGGradientDrawingOptions {
  /// Beyond how many ends the gradient goes on.
  fileprivate var ends: Int {
    (contains(.drawsBeforeStartLocation) ? 1 : 0) + (contains(.drawsAfterEndLocation) ? 1 : 0)
  }
}

extension CGRect {
  fileprivate init(around center: CGPoint, radius: CGFloat) {
    self.init(
      x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
  }
}
