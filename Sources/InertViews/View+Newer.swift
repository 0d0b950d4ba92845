// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import ValueStreams
public import VectorGeometry
import ViewLayout
public import ViewTree

// Names since iOS 26; most of them do not affect drawing.

/// The effect where scrolled content meets a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  /// The default of the platform.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// The form of a search field in a toolbar.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String
  /// The default of the platform.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// A button that expands into a search field.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

extension View {
  /// Has no effect: bars keep their background.
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }

  /// Has no effect: bars keep their background.
  public nonisolated func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { self }

  /// Has no effect: the search field is expanded.
  public nonisolated func searchToolbarBehavior(
    _ behavior: SearchToolbarBehavior
  ) -> some View { self }
}

/// The fill of symbols with a single color.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String
  public static let flat = SymbolColorRenderingMode(name: "flat")
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// The way a symbol shows its variable value, 0...1.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String
  public static let color = SymbolVariableValueMode(name: "color")
  public static let draw = SymbolVariableValueMode(name: "draw")
}

/// The width of a button.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  public static let automatic = ButtonSizing(name: "automatic")
  public static let fitted = ButtonSizing(name: "fitted")
  public static let flexible = ButtonSizing(name: "flexible")
}

extension AttributedString {
  /// A line height of text.
  public struct LineHeight: Hashable, Sendable {
    /// The points to add between lines, or `nil` for heights that have no effect.
    fileprivate let increase: CGFloat?
    public static let normal = LineHeight(increase: 0)
    public static let loose = LineHeight(increase: nil)
    public static let tight = LineHeight(increase: nil)
    public static let variable = LineHeight(increase: nil)
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(increase: nil) }
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(increase: nil) }
    /// Returns a height with additional points between lines.
    public static func leading(increase: CGFloat) -> LineHeight { LineHeight(increase: increase) }
  }
}

/// The position of a tab view's bottom accessory.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  case inline
  case expanded
}

extension EnvironmentValues {
  /// The material behind the view; `nil` unless it is set, because backgrounds do not set it.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }

  /// The position of a tab view's bottom accessory, which is always expanded above the tab bar.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { .expanded }
}

private struct BackgroundMaterialKey: EnvironmentKey {
  static var defaultValue: Material? { nil }
}

/// A view that calls a closure for the values of a publisher.
public struct SubscriptionView<PublisherType: Publisher, Content: View>: View
where PublisherType.Failure == Never {
  public var content: Content
  public var publisher: PublisherType
  public var action: (PublisherType.Output) -> Void

  public init(
    content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void
  ) {
    (self.content, self.publisher, self.action) = (content, publisher, action)
  }

  public var body: some View { content.onReceive(publisher, perform: action) }
}

extension View {
  /// Has no effect: symbols keep their plain color.
  public nonisolated func symbolColorRenderingMode(
    _ mode: SymbolColorRenderingMode?
  ) -> some View { self }

  /// Has no effect: symbols are drawn in full.
  public nonisolated func symbolVariableValueMode(
    _ mode: SymbolVariableValueMode?
  ) -> some View { self }

  /// Has no effect: buttons keep the width of their label.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View { self }

  /// Sets the space between lines for `.leading(increase:)`; other heights have no effect.
  public nonisolated func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    transformEnvironment(\.lineSpacing) { spacing in
      if let increase = lineHeight?.increase { spacing = increase }
    }
  }

  /// Has no effect: sections keep their margins.
  public nonisolated func listSectionMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View { self }

  /// Shows a view on a translucent capsule above the tab bar.
  ///
  /// Source: our choice of height and margins.
  public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    overlay(alignment: .bottom) {
      content()
        .frame(maxWidth: .infinity).frame(height: 48)
        .background(.regularMaterial, in: .capsule)
        .padding(.horizontal, 20).padding(.bottom, 49 + 8)
    }
  }

  /// Shows a view above the tab bar if the accessory is enabled.
  @ViewBuilder public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    if isEnabled { tabViewBottomAccessory(content: content) } else { self }
  }
}
