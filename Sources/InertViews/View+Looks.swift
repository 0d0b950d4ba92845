// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation
import ViewLayout
public import ViewTree

/// Whether bright parts of images may be brighter than white.
public struct DynamicRange: Hashable, Sendable {
  private let name: String
  /// They may not: so it is in every picture.
  public static let standard = DynamicRange(name: "standard")
  public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
  /// As far as a display can.
  public static let high = DynamicRange(name: "high")
}

extension View {
  /// Whether bright parts of images may be brighter than white; in a picture they may not.
  public nonisolated func allowedDynamicRange(_ range: DynamicRange?) -> some View { self }
}
