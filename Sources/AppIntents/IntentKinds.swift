// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation
public import ShapeShift

/// An intent that the system gives values to.
public protocol SystemIntent: AppIntent {}

/// An intent that does nothing, and says what a widget shows.
public protocol WidgetConfigurationIntent: SystemIntent {}

extension WidgetConfigurationIntent {
  /// What a widget shows.
  public static var title: LocalizedStringResource { "Configuration" }
  /// Does nothing.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that does nothing, and says what a control does.
public protocol ControlConfigurationIntent: SystemIntent {}

extension ControlConfigurationIntent {
  /// Does nothing.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that sets a value, as a switch does.
public protocol SetValueIntent: SystemIntent {
  associatedtype ValueType: _IntentValue
  var value: ValueType { get set }
}

/// An intent that plays or records sound.
public protocol AudioPlaybackIntent: SystemIntent {}
/// An intent that records sound.
public protocol AudioRecordingIntent: SystemIntent {}
/// An intent that starts, changes or ends a live activity.
public protocol LiveActivityIntent: SystemIntent {}
/// An intent that opens the camera of the program.
public protocol CameraCaptureIntent: SystemIntent {}
/// An intent that may bring the program to the front.
public protocol ForegroundContinuableIntent: SystemIntent {}
/// An intent that the system may offer before somebody asks.
public protocol PredictableIntent: AppIntent {}
/// An intent that tells how far it is.
public protocol ProgressReportingIntent: AppIntent {}
/// An intent that shows a view.
public protocol SnippetIntent: AppIntent {}
/// An intent that an app had in another form before.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The name of its class then.
  static var intentClassName: String { get }
}

extension ProgressReportingIntent {
  /// How far it is; nobody looks at it.
  public var progress: Progress { Progress(totalUnitCount: 1) }
}

/// An intent that opens something of the program.
public protocol OpenIntent: SystemIntent {
  /// The type of what it opens.
  associatedtype Value: _IntentValue
  var target: Value { get set }
}

extension OpenIntent {
  /// What opens something of a program brings it to the front.
  public static var openAppWhenRun: Bool { true }
}

/// An intent that deletes things of the program.
public protocol DeleteIntent: SystemIntent {
  /// The type of what it deletes.
  associatedtype Entity: _IntentValue
  var entities: [Entity] { get set }
}

/// An intent that opens an address, which nobody does here.
public struct OpenURLIntent: AppIntent {
  /// What it is called.
  public static var title: LocalizedStringResource { "Open URL" }

  @Parameter(title: "URL") public var url: URL

  /// Opens an address that is given later.
  public init() {}
  /// Opens an address.
  public init(_ url: URL) { self.url = url }

  /// Does nothing: there is nothing here to open an address.
  public func perform() async throws -> some IntentResult { .result() }
}
