public import Foundation
import ViewTree

/// A setting that a preview requests.
public struct PreviewTrait<T>: Sendable {
  /// One thing that a preview can ask for.
  enum Wish: Sendable {
    case layout(PreviewLayout)
    case orientation(InterfaceOrientation)
    case widget(CGSize)
    case modifier(@MainActor @Sendable (AnyView) -> AnyView)
  }

  let wish: Wish
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// In surroundings that a modifier makes; of several the first is the innermost.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    let modifier = Unchecked(modifier)
    return .init(
      wish: .modifier { AnyView(ModifiedPreview(modifier: modifier.value, content: $0)) })
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As large as the screen, as large as it wants, or of a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    .init(wish: .layout(.fixed(width: width, height: height)))
  }
  /// The size of a widget, in points.
  package static func widget(_ size: CGSize) -> PreviewTrait { .init(wish: .widget(size)) }
  /// As large as the view wants to be.
  public static var sizeThatFitsLayout: PreviewTrait { .init(wish: .layout(.sizeThatFits)) }
  /// As large as the screen.
  public static var defaultLayout: PreviewTrait { .init(wish: .layout(.device)) }
  /// The portrait orientation.
  public static var portrait: PreviewTrait { .init(wish: .orientation(.portrait)) }
  /// The upside-down portrait orientation.
  public static var portraitUpsideDown: PreviewTrait {
    .init(wish: .orientation(.portraitUpsideDown))
  }
  /// Lying on its right side.
  public static var landscapeLeft: PreviewTrait { .init(wish: .orientation(.landscapeLeft)) }
  /// Lying on its left side.
  public static var landscapeRight: PreviewTrait { .init(wish: .orientation(.landscapeRight)) }
}
