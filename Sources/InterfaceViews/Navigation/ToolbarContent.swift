public import ViewTree

/// Views for the bars around.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the content that this one is made of.
  associatedtype Body: ToolbarContent
  /// The content that this one is made of.
  @ToolbarContentBuilder var body: Body { get }
  /// The views, in order.
  var _entries: _ToolbarContent { get }
}

extension ToolbarContent {
  /// The views of the body.
  public var _entries: _ToolbarContent { body._entries }
}

extension ToolbarContent where Body == Never {
  /// There is none.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: ToolbarContent {
  /// Never there.
  public var _entries: _ToolbarContent { _ToolbarContent(entries: []) }
}

/// Content of bars that people may change; here it is content like any other.
public protocol CustomizableToolbarContent: ToolbarContent {}

/// Views for the bars around, in order.
public struct _ToolbarContent: CustomizableToolbarContent {
  /// There is none.
  public typealias Body = Never
  let entries: [ToolbarEntry]
  /// The views themselves.
  public var _entries: _ToolbarContent { self }
}

/// A view in a bar.
public struct ToolbarItem<ID, Content: View>: CustomizableToolbarContent {
  /// There is none.
  public typealias Body = Never
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// The view in its place.
  public var _entries: _ToolbarContent {
    _ToolbarContent(entries: [ToolbarEntry(placement: placement, content: AnyView(content))])
  }
}

extension ToolbarItem where ID == () {
  /// A view in a bar.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  /// A view in a bar that people may change.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

/// Views in a bar, side by side.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// There is none.
  public typealias Body = Never
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Views in a bar.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// The views in their place.
  public var _entries: _ToolbarContent {
    _ToolbarContent(entries: [ToolbarEntry(placement: placement, content: AnyView(content))])
  }
}

/// The size of a space between items.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String
  /// A small fixed space.
  public static let fixed = SpacerSizing(name: "fixed")
  /// As much as there is.
  public static let flexible = SpacerSizing(name: "flexible")
}

/// Room between items of a bar.
public struct ToolbarSpacer: ToolbarContent {
  /// There is none.
  public typealias Body = Never
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Room between items.
  public nonisolated init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {
    (self.sizing, self.placement) = (sizing, placement)
  }

  /// The space that takes the available width; small spaces are what bars leave between items anyway.
  public var _entries: _ToolbarContent {
    guard sizing == .flexible else { return _ToolbarContent(entries: []) }
    return _ToolbarContent(
      entries: [ToolbarEntry(placement: placement, content: AnyView(Spacer()))])
  }
}

/// A default item of a bar, at a custom position; here it stays at its default position.
public struct DefaultToolbarItem: ToolbarContent {
  /// There is none.
  public typealias Body = Never

  /// Creates a default item of a bar.
  public nonisolated init(
    kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic
  ) {}

  /// Nothing more than the bar has.
  public var _entries: _ToolbarContent { _ToolbarContent(entries: []) }
}

extension ToolbarContent {
  /// Sets whether items share a glass background, which bars do not have here.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

extension CustomizableToolbarContent {
  /// Sets whether items share a glass background, which bars do not have here.
  public func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some CustomizableToolbarContent { self }
}

/// Collects views for the bars around.
@resultBuilder
@MainActor
public enum ToolbarContentBuilder {
  /// The items of the toolbar.
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> _ToolbarContent {
    content._entries
  }

  /// A view where the bar puts views that say nothing.
  @_disfavoredOverload
  public static func buildExpression<V: View>(_ content: V) -> _ToolbarContent {
    _ToolbarContent(entries: [ToolbarEntry(placement: .automatic, content: AnyView(content))])
  }

  /// Items one after the other.
  public static func buildBlock(_ content: _ToolbarContent...) -> _ToolbarContent {
    _ToolbarContent(entries: content.map(\.entries).inPlaces())
  }

  /// Items that may be left out.
  public static func buildIf(_ content: _ToolbarContent?) -> _ToolbarContent {
    content ?? _ToolbarContent(entries: [])
  }

  /// The first branch.
  public static func buildEither(first: _ToolbarContent) -> _ToolbarContent {
    _ToolbarContent(entries: first.entries.inside(0))
  }

  /// The second branch.
  public static func buildEither(second: _ToolbarContent) -> _ToolbarContent {
    _ToolbarContent(entries: second.entries.inside(1))
  }

  /// Items under `if #available`.
  public static func buildLimitedAvailability(_ content: _ToolbarContent) -> _ToolbarContent {
    content
  }
}
