/// The curve of a rounded corner.
public enum RoundedCornerStyle: Sendable, Hashable {
  /// A quarter circle.
  case circular
  /// A curve whose curvature changes without jumps; Apple's default.
  case continuous
}
