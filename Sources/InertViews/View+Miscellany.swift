// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation
import VectorGraphics
public import ViewTree

// What else stands around a view: these compile and change nothing in a picture.

/// How much a heading weighs.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified
  case h1
  case h2
  case h3
  case h4
  case h5
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
