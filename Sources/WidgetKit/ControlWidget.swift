// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import AppIntents
import Foundation
import ShapeShift

/// A control in the system's places for controls, none of which is drawn here.
@MainActor @preconcurrency
public protocol ControlWidget {
  /// The type of the configuration; usually inferred.
  associatedtype Body: ControlWidgetConfiguration

  init()

  /// The content and the action of the control.
  var body: Body { get }
}

/// The content and the action of a control.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {}

/// A control that shows what a provider gives.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration
{
  /// A control of a kind, which shows the value of a provider.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping @MainActor (Provider.Value) -> Content
  ) {}

  /// A control of a kind.
  public init(
    kind: String, @ControlWidgetTemplateBuilder content: @escaping @MainActor () -> Content
  ) {}
}

/// A control that shows what a provider gives for settings.
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  /// A control of a kind, which shows the value of a provider for settings.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping @MainActor (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {}

  /// A control of a kind with settings.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping @MainActor (Configuration) -> Content
  ) {}
}

extension ControlWidgetConfiguration {
  /// Sets the name of the control.
  public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration
  { self }
  /// Sets the description of the control.
  public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration
  { self }
  /// Asks for settings when the control is added.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}

/// A provider of the value that a control shows.
public protocol ControlValueProvider {
  /// The type of the value.
  associatedtype Value
  /// The value where controls are chosen.
  var previewValue: Value { get }
  /// The value now.
  func currentValue() async throws -> Value
}

/// A provider of the value that a configurable control shows.
public protocol AppIntentControlValueProvider {
  /// The type of the value.
  associatedtype Value
  /// The type of the settings.
  associatedtype Configuration: ControlConfigurationIntent
  /// The value where controls are chosen.
  func previewValue(configuration: Configuration) -> Value
  /// The value now.
  func currentValue(configuration: Configuration) async throws -> Value
}

/// A center for reloading the program's controls; without effect, because there are none here.
public final class ControlCenter: Sendable {
  /// The only one.
  public static let shared = ControlCenter()
  private init() {}
  /// Asks for the values of all controls of a kind; without effect.
  public func reloadControls(ofKind kind: String) {}
  /// Asks for the values of all controls; without effect.
  public func reloadAllControls() {}
}
