// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, OneVariableDeclarationPerLine

@_exported import UIKit

// Tips are not shown.

public protocol Tip: Identifiable, Sendable {
  typealias Action = Tips.Action
  typealias Option = TipOption
  typealias Rule = Tips.Rule
  typealias Event = Tips.Event
  @MainActor var title: Text { get }
  @MainActor var message: Text? { get }
  @MainActor var image: Image? { get }
  var actions: [Tips.Action] { get }
  var rules: [Tips.Rule] { get }
  var options: [any TipOption] { get }
}
public protocol TipOption {}
extension Tip {
  public var id: String { "\(Self.self)" }
  @MainActor public var message: Text? { nil }
  @MainActor public var image: Image? { nil }
  public var actions: [Tips.Action] { [] }
  public var rules: [Tips.Rule] { [] }
  public var options: [any TipOption] { [] }
  public func invalidate(reason: Tips.InvalidationReason) {}
}
public enum Tips {
  public enum InvalidationReason: Sendable { case actionPerformed, displayCountExceeded, tipClosed }
  public struct Action: Identifiable, Sendable {
    public let id: String
    public init(id: String? = nil, title: String, perform: (@Sendable () -> Void)? = nil) {
      self.id = id ?? title
    }
  }
  public struct Rule: Sendable {}
  public struct Event: Sendable {
    public init(id: String) {}
    public func donate() async {}
    public func sendDonation() {}
  }
  public struct MaxDisplayCount: TipOption { public init(_ count: Int) {} }
  public struct IgnoresDisplayFrequency: TipOption { public init(_ ignores: Bool) {} }
  public struct DisplayFrequency: Sendable {
    public static let immediate = Self(), hourly = Self(), daily = Self()
  }
  public struct DatastoreLocation: Sendable { public static let applicationDefault = Self() }
  public struct ConfigurationOption: Sendable {
    public static func displayFrequency(_ frequency: DisplayFrequency) -> Self { Self() }
    public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }
  }
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  public static func resetDatastore() throws {}
  public static func showAllTipsForTesting() {}
}
public struct TipView<Content: Tip>: View {
  public init(
    _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) {}
  public var body: some View { EmptyView() }
}
extension View {
  public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { self }
  public func tipBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  public func tipImageSize(_ size: CGSize) -> some View { self }
}
