public import Foundation

/// The kinds of previews.
public enum Preview {
  /// What previews of views can ask for.
  public struct ViewTraits: Sendable {}
}

/// What a preview asks of its surroundings.
public struct PreviewTrait<T>: Sendable {
  private init() {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As large as the screen, as large as it wants, or of a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { .init() }
  /// As large as the view wants to be.
  public static var sizeThatFitsLayout: PreviewTrait { .init() }
  /// As large as the screen.
  public static var defaultLayout: PreviewTrait { .init() }
  /// Upright.
  public static var portrait: PreviewTrait { .init() }
  /// Upside down.
  public static var portraitUpsideDown: PreviewTrait { .init() }
  /// Lying on its right side.
  public static var landscapeLeft: PreviewTrait { .init() }
  /// Lying on its left side.
  public static var landscapeRight: PreviewTrait { .init() }
}
