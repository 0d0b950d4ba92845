// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation
public import ShapeShift

/// The content and the families of a widget.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// The type of the configuration that this one is made of; usually inferred.
  associatedtype Body: WidgetConfiguration

  /// The configuration that this one is made of.
  var body: Body { get }

  /// Adds the settings of the configuration; implemented by this module's types.
  func _describe(_ description: inout _WidgetDescription)
}

extension WidgetConfiguration {
  /// Adds the settings of the configuration's body.
  public func _describe(_ description: inout _WidgetDescription) { body._describe(&description) }
}

/// The settings of a widget configuration.
public struct _WidgetDescription {
  /// What a widget of entries shows; nil for another.
  var entries: EntryViews?
  /// What a live activity shows; nil for another.
  var activity: ActivityViews.Maker?
  var hasMargins = true
}

/// What a widget shows of its entries.
struct EntryViews {
  /// The view of an entry; nil for one of another type.
  let content: @MainActor (any TimelineEntry) -> AnyView?
  /// What shows until there are entries.
  let placeholder: @MainActor (TimelineProviderContext) -> any TimelineEntry

  init<Entry: TimelineEntry, Content: View>(
    _ content: @escaping @MainActor (Entry) -> Content,
    placeholder: @escaping @MainActor (TimelineProviderContext) -> Entry
  ) {
    self.content = { entry in (entry as? Entry).map { AnyView(content($0)) } }
    self.placeholder = placeholder
  }
}

extension Never: WidgetConfiguration {
  /// There is none.
  public func _describe(_ description: inout _WidgetDescription) {}
}

/// A widget that shows nothing.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// There is none.
  public var body: Never { fatalError("an empty configuration has no body") }
  /// A widget that shows nothing.
  public nonisolated init() {}
  /// Adds nothing.
  public func _describe(_ description: inout _WidgetDescription) {}
}

/// A widget that shows what a provider gives.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  /// There is none.
  public var body: Never { fatalError("a static configuration has no body") }

  private let entries: EntryViews

  /// A widget of a kind, which shows the entries of a provider.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) {
    entries = EntryViews(content) { provider.placeholder(in: $0) }
  }

  /// Adds what it shows.
  public func _describe(_ description: inout _WidgetDescription) { description.entries = entries }
}

/// A configuration with something changed.
struct ChangedWidgetConfiguration<Base: WidgetConfiguration>: WidgetConfiguration {
  let base: Base
  var hasMargins = true

  var body: Never { fatalError("a changed configuration has no body") }

  func _describe(_ description: inout _WidgetDescription) {
    base._describe(&description)
    if !hasMargins { description.hasMargins = false }
  }
}

extension WidgetConfiguration {
  /// Lets the widget's views reach to its edges.
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    ChangedWidgetConfiguration(base: self, hasMargins: false)
  }

  /// Sets the name of the widget in the gallery, which images do not show.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }
  /// Sets the name of the widget in the gallery, which images do not show.
  public func configurationDisplayName(_ key: LocalizedStringKey) -> some WidgetConfiguration {
    self
  }
  /// Sets the name of the widget in the gallery, which images do not show.
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(
    _ displayName: S
  ) -> some WidgetConfiguration { self }

  /// Sets the description of the widget in the gallery, which images do not show.
  public func description(_ description: Text) -> some WidgetConfiguration { self }
  /// Sets the description of the widget in the gallery, which images do not show.
  public func description(_ key: LocalizedStringKey) -> some WidgetConfiguration { self }
  /// Sets the description of the widget in the gallery, which images do not show.
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { self }

  /// Sets the supported sizes of the widget; previews show any requested size.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }

  /// Sets whether the background can be removed; images have it.
  public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration { self }

  /// Sets the locations where the widget is not offered; without effect in images.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration { self }

  /// Asks for settings when the widget is added; without effect on pictures.
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }

  /// Sets a handler for completed background downloads; without effect.
  public func onBackgroundURLSessionEvents(
    matching matchingString: String,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
}

/// A place of widgets.
public struct WidgetLocation: Sendable, Hashable {
  private let name: String
  /// The screen beside the first one.
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  /// A charging telephone that stands.
  public static let standBy = WidgetLocation(name: "standBy")
  /// The screen of a car.
  public static let carPlay = WidgetLocation(name: "carPlay")
  /// The desktop of an iPhone's widgets on a Mac.
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}
