// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import CoreGraphics
public import Foundation
import ShapeShift

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// A set by its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path under the name that UIKit has for it, with the way its lines are drawn.
open class UIBezierPath {
  private var path: Path

  /// How wide lines are, in points.
  public var lineWidth: CGFloat = 1
  /// How lines end.
  public var lineCapStyle = CGLineCap.butt
  /// How lines meet.
  public var lineJoinStyle = CGLineJoin.miter
  /// How far sharp corners reach, in halves of the width.
  public var miterLimit: CGFloat = 10
  /// How far curves may be from what is drawn; here they are never flattened.
  public var flatness: CGFloat = 0.6
  /// Whether the inside is where the path is crossed an odd number of times on the way out.
  public var usesEvenOddFillRule = false
  private var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

  /// An empty path.
  public init() { path = Path() }
  public init(rect: CGRect) { path = Path(rect) }
  public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }
  /// A path of Core Graphics'.
  public init(cgPath: CGPath) { path = cgPath.path }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous)
  }

  /// A rectangle some of whose corners are round; radii beyond half the shorter side count as that.
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let radius = min(max(cornerRadii.width, 0), min(rect.width, rect.height) / 2)
    func length(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
    path = Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: length(.topLeft), bottomLeading: length(.bottomLeft),
        bottomTrailing: length(.bottomRight), topTrailing: length(.topRight)),
      style: .circular)
  }

  /// An arc; angles in radians, clockwise on screen where that is asked for.
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path = Path()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// The path as Core Graphics has it.
  public var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }
  /// The smallest rectangle around the path.
  public var bounds: CGRect { path.boundingRect }
  /// Where the pen is.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// Whether there is nothing.
  public var isEmpty: Bool { path.isEmpty }

  /// Starts at a point.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a curve with one control point.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds a curve with two control points.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds an arc; angles in radians, clockwise on screen where that is asked for.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: !clockwise)
  }
  /// Takes all away.
  public func removeAllPoints() { path = Path() }
  /// Dashes and gaps by turns, begun at `phase`.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (
      phase, unsafe pattern.map { unsafe Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    )
  }
  /// Closes what was begun last.
  public func close() { path.closeSubpath() }
  /// Adds another path.
  public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Changes all points.
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
  /// Whether a point is inside.
  public func contains(_ point: CGPoint) -> Bool {
    path.contains(point, eoFill: usesEvenOddFillRule)
  }
}

// MARK: Drawing

extension UIBezierPath {
  private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  /// Paints the inside on the current context.
  public func fill() { CGContext.current(for: "UIBezierPath.fill()")?.fill(path, rule) }
  /// Paints the inside on the current context, in a blend mode.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    paint(blendMode, alpha) { fill() }
  }
  /// Paints the outline on the current context.
  public func stroke() {
    guard let context = CGContext.current(for: "UIBezierPath.stroke()") else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dash.phase, lengths: dash.lengths)
    context.stroke(path)
    context.restoreGState()
  }
  /// Paints the outline on the current context, in a blend mode.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    paint(blendMode, alpha) { stroke() }
  }
  /// Draws on the current context only inside of the path from now on.
  public func addClip() { CGContext.current(for: "UIBezierPath.addClip()")?.clip(path, rule) }

  private func paint(_ mode: CGBlendMode, _ alpha: CGFloat, _ action: () -> Void) {
    guard let context = CGContext.current(for: "UIBezierPath.fill()") else { return }
    context.saveGState()
    context.setBlendMode(mode)
    context.setAlpha(alpha)
    action()
    context.restoreGState()
  }
}
