/// The fill rule and antialiasing of a path's fill.
public struct FillStyle: Sendable, Hashable {
  /// Whether overlaps cancel (even-odd rule) instead of adding up (nonzero winding rule).
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// A style; the defaults are SwiftUI's.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
