public import Foundation

/// How a line ends.
public enum CGLineCap: Int32, Sendable {
  /// Exactly at its end point.
  case butt
  /// With a half disc around its end point.
  case round
  /// Half a line width beyond its end point.
  case square
}

/// How two segments of a line meet.
public enum CGLineJoin: Int32, Sendable {
  /// In a point, up to the miter limit; beyond it bevelled.
  case miter
  /// With a disc around the corner.
  case round
  /// Cut straight across.
  case bevel
}

/// How an outline is drawn; lengths in points.
public struct StrokeStyle: Sendable, Hashable {
  /// The width of the line, half of it on either side of the outline.
  public var lineWidth: CGFloat
  /// How open ends and dashes end.
  public var lineCap: CGLineCap
  /// How segments meet.
  public var lineJoin: CGLineJoin
  /// The largest ratio of miter length to line width before a miter becomes a bevel.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn; an odd count repeats with the roles exchanged.
  public var dash: [CGFloat]
  /// How far into the dash pattern the line starts.
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
