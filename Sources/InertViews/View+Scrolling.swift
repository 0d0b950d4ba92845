public import VectorGeometry
public import ViewAnimation
public import ViewTree

// How scroll views follow a finger. A picture shows where they start: these compile and change nothing.

/// Where a scroll view stops.
public protocol ScrollTargetBehavior {}

/// A scroll view stops at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Whole pages.
  public init() {}
}

/// A scroll view stops at whole views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How far it goes at once.
  public enum LimitBehavior: Sendable {
    /// As the platform has it.
    case automatic
    /// One view.
    case always
    /// As far as the finger throws it.
    case never
  }

  /// Whole views.
  public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Whole views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Whole views.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

/// Whether a scroll view goes beyond its ends.
public struct ScrollBounceBehavior: Sendable {
  /// As the platform has it.
  public static let automatic = ScrollBounceBehavior()
  /// Always.
  public static let always = ScrollBounceBehavior()
  /// Where there is something to scroll.
  public static let basedOnSize = ScrollBounceBehavior()
}

/// How a keyboard goes when a view is scrolled.
public struct ScrollDismissesKeyboardMode: Sendable {
  /// As the platform has it.
  public static let automatic = ScrollDismissesKeyboardMode()
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode()
  /// With the finger.
  public static let interactively = ScrollDismissesKeyboardMode()
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode()
}

/// Scrolls to views; in a picture without effect.
public struct ScrollViewProxy {
  /// Would scroll to the view with an id.
  @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// A view whose content can ask for scrolling.
public struct ScrollViewReader<Content: View>: View {
  private let content: (ScrollViewProxy) -> Content

  /// A view made with what scrolls.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The content.
  public var body: some View { content(ScrollViewProxy()) }
}

/// Where a view is while it is scrolled into sight and out of it.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Before its sight.
  case topLeading
  /// In sight.
  case identity
  /// After its sight.
  case bottomTrailing

  /// Whether the view is in sight.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 in, 1 after the sight.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view follows scrolling.
public struct ScrollTransitionConfiguration: Sendable {
  /// Step by step with the finger.
  public static let interactive = ScrollTransitionConfiguration()
  /// At once.
  public static let identity = ScrollTransitionConfiguration()
  /// By an animation.
  public static let animated = ScrollTransitionConfiguration()
  /// With the finger, by a curve.
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration()
  }
  /// By an animation.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration()
  }
}

extension ScrollTransitionConfiguration {
  /// When a view counts as in sight.
  public struct Threshold: Sendable {
    /// When all of it is.
    public static let visible = Threshold()
    /// When none of it is.
    public static let hidden = Threshold()
    /// When it is in the middle.
    public static let centered = Threshold()
    /// When a share of it is.
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
    /// Some points later.
    public func inset(by distance: Double) -> Threshold { self }
    /// Between this and another.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold { self }
  }

  /// As this, from a threshold on.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
  /// As this, by an animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
}

extension View {
  /// Makes the view a place to stop at; without effect in a picture.
  public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View { self }

  /// Would make a scroll view stop at certain places; without effect in a picture.
  public nonisolated func scrollTargetBehavior(
    _ behavior: some ScrollTargetBehavior
  ) -> some View { self }

  /// Makes views places to stop at; without effect in a picture.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Ties the view that is in sight to a value; without effect in a picture.
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View { self }

  /// Whether a scroll view goes beyond its ends; without effect in a picture.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// How a keyboard goes; without effect in a picture.
  public nonisolated func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View { self }

  /// Shows scroll indicators for a moment; without effect in a picture.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Shows scroll indicators for a moment; without effect in a picture.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Changes how the view is drawn by where it is in a scroll view: here as it is in sight.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    visualEffect { content, _ in transition(content, .identity) }
  }

  /// Changes how the view is drawn by where it is in a scroll view: here as it is in sight.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    visualEffect { content, _ in transition(content, .identity) }
  }
}
