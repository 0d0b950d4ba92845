// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation
public import ShapeShift

/// Something that has a name which stays the same from version to version.
public protocol PersistentlyIdentifiable {
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The name of the type.
  public static var persistentIdentifier: String { "\(Self.self)" }
}

/// Something that a program does, for buttons, widgets and whoever else asks for it.
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
  /// The type of what comes of it; usually inferred.
  associatedtype PerformResult: IntentResult
  /// The type of the sentence that says what it does; usually inferred.
  associatedtype SummaryContent: ParameterSummary

  /// What it is called.
  static var title: LocalizedStringResource { get }
  /// What it does, in a sentence.
  static var description: IntentDescription? { get }
  /// The sentence that says what it does with its parameters.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }
  /// Whether the program comes to the front for it.
  static var openAppWhenRun: Bool { get }
  /// Whether the program is in front while it runs.
  static var supportedModes: IntentModes { get }
  /// Whether it is offered where intents are looked for.
  static var isDiscoverable: Bool { get }
  /// Who may ask for it.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }

  /// The intent with the values that its parameters begin with.
  init()

  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// A value that the intent is given.
  public typealias Parameter<Value: _IntentValue> = IntentParameter<Value>
  /// What another part of the program has handed in.
  public typealias Dependency<Value: Sendable> = AppDependency<Value>
  /// A sentence that says what the intent does with its parameters.
  public typealias Summary = IntentParameterSummary<Self>
  /// One sentence where a parameter has some values, and another where it has others.
  public typealias When = ParameterSummaryWhenCondition<Self>
  /// A sentence for each value of a parameter.
  public typealias Switch = ParameterSummarySwitchCondition<Self>
  /// A sentence for some values of a parameter.
  public typealias Case<Value: _IntentValue> = ParameterSummaryCaseCondition<Self, Value>
  /// The sentence for the other values of a parameter.
  public typealias DefaultCase = ParameterSummaryDefaultCaseCondition<Self>

  public static var description: IntentDescription? { nil }
  public static var parameterSummary: some ParameterSummary { EmptyParameterSummary() }
  public static var openAppWhenRun: Bool { false }
  /// Without the program in front.
  public static var supportedModes: IntentModes { .background }
  public static var isDiscoverable: Bool { true }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }

  /// Asks whether to go on; nobody is there to ask, and it goes on.
  public func requestConfirmation() async throws {}
  /// Asks whether to go on; nobody is there to ask, and it goes on.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog
  ) async throws {}
  /// Tells the system that somebody has done it; without effect.
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
  /// Tells the system that somebody has done it and what came of it; without effect.
  @discardableResult
  public func donate(result: PerformResult) async throws -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }
  /// Does it, as a function is called.
  public func callAsFunction(donate: Bool = true) async throws -> PerformResult {
    try await perform()
  }
}

/// What tells that somebody has done something from other times.
public struct IntentDonationIdentifier: Sendable, Hashable {
  private let id = UUID()
}

/// Who may ask for an intent.
public enum IntentAuthenticationPolicy: Int, Sendable {
  /// Everybody, on a locked screen as well.
  case alwaysAllowed
  /// Who has unlocked a device of theirs.
  case requiresAuthentication
  /// Who has unlocked this device.
  case requiresLocalDeviceAuthentication
}

/// Whether a program is in front while an intent runs.
public struct IntentModes: OptionSet, Sendable {
  /// A bit for each way.
  public let rawValue: Int
  /// The ways with some bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let background = IntentModes(rawValue: 1)
  /// In front, from the start.
  public static let foreground = IntentModes(rawValue: 2)
  /// When the program comes to the front.
  public enum ForegroundMode: Sendable {
    case immediate
    /// When the intent asks for it.
    case dynamic
    case deferred
  }
  /// In front, from a moment on.
  public static func foreground(_ mode: ForegroundMode) -> IntentModes { .foreground }
}

/// When an intent asks whether to go on.
public struct ConfirmationConditions: OptionSet, Sendable {
  /// A bit for each condition.
  public let rawValue: Int
  /// The conditions with some bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// What somebody says to go on with an intent.
public struct ConfirmationActionName: Sendable, Hashable {
  private let name: String
  public static let `continue` = ConfirmationActionName(name: "continue")
  /// To go there.
  public static let go = ConfirmationActionName(name: "go")
  public static let send = ConfirmationActionName(name: "send")
  public static let start = ConfirmationActionName(name: "start")
  public static let buy = ConfirmationActionName(name: "buy")
  public static let order = ConfirmationActionName(name: "order")
  public static let set = ConfirmationActionName(name: "set")
  public static let share = ConfirmationActionName(name: "share")
}

/// The intents of a library.
public protocol AppIntentsPackage {
  /// Libraries whose intents come with it.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
