public import Foundation
import VectorGraphics
public import ViewTree

// What else stands around a view: these compile and change nothing in a picture.

/// Something that can be dragged; a picture has nobody who does.
public final class NSItemProvider {
  /// Nothing.
  public init() {}
  /// An object.
  public init(object: Any) {}
  /// A file.
  public init?(contentsOf fileURL: URL?) {}
}

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
  /// Would give something to drag; without effect in a picture.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

  /// Would give something to drag; without effect in a picture.
  public nonisolated func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { self }

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
