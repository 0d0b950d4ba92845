public import Foundation

/// The shape of a line's ends.
public enum CGLineCap: Int32, Sendable {
  /// Exactly at its end point.
  case butt
  /// With a half disc around its end point.
  case round
  /// Half a line width beyond its end point.
  case square
}

/// The shape of the joint of two line segments.
public enum CGLineJoin: Int32, Sendable {
  /// In a point, up to the miter limit; beyond it bevelled.
  case miter
  /// With a disc around the corner.
  case round
  /// Cut straight across.
  case bevel
}

/// The style of a stroked outline; lengths in points.
public struct StrokeStyle: Sendable, Hashable {
  /// The width of the line, half of it on either side of the outline.
  public var lineWidth: CGFloat
  /// The shape of open ends and of dashes.
  public var lineCap: CGLineCap
  /// The shape of the joints of segments.
  public var lineJoin: CGLineJoin
  /// The largest ratio of miter length to line width before a miter becomes a bevel.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn; an odd count repeats with the roles exchanged.
  public var dash: [CGFloat]
  /// The offset in the dash pattern at the start of the line.
  public var dashPhase: CGFloat

  /// A style; the defaults are SwiftUI's.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
