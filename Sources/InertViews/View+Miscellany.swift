import Foundation
import VectorGraphics
public import ViewTree

// What else stands around a view: these compile and change nothing in a picture.

/// How much a heading weighs.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// Unknown.
  case unspecified
  /// The first.
  case h1
  /// The second.
  case h2
  /// The third.
  case h3
  /// The fourth.
  case h4
  /// The fifth.
  case h5
  /// The sixth.
  case h6
}

extension View {
  /// How much a heading weighs; without effect in a picture.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    self
  }

  /// What can be done with the view, as buttons; without effect in a picture.
  public nonisolated func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }

  /// Whether the view answers to touches of its own; without effect in a picture.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }
}
