// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import ShapeShift

/// Intents that people may say.
public protocol AppShortcutsProvider {
  /// The intents, and how they are said.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The color of their tiles.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  /// The color of the program.
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// Tells the system that the values in phrases have changed; without effect.
  public static func updateAppShortcutParameters() {}
}

/// An intent that people may say.
public struct AppShortcut: Sendable {
  public let intent: any AppIntent
  /// What it is called on its tile.
  public let shortTitle: LocalizedStringResource?
  /// The symbol of its tile.
  public let systemImageName: String?

  /// An intent, how it is said, and its tile.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {
    self.intent = intent
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
  }

  /// An intent, and how it is said.
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
    self.intent = intent
    shortTitle = nil
    systemImageName = nil
  }
}

/// The names in phrases that the program need not know.
public enum AppShortcutPhraseToken: Sendable {
  /// The name of the program.
  case applicationName
}

/// How an intent is said.
public struct AppShortcutPhrase<Intent: AppIntent>: Sendable, ExpressibleByStringInterpolation {
  /// Words, names and parameters.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// None yet.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds a name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }

  public init(stringLiteral value: String) {}
  /// Words, names and parameters.
  public init(stringInterpolation: StringInterpolation) {}
}

/// Makes a list of intents that people may say of statements.
@resultBuilder
public enum AppShortcutsBuilder {
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  /// One after the other.
  public static func buildBlock(_ parts: [AppShortcut]...) -> [AppShortcut] {
    parts.flatMap { $0 }
  }
  /// Those of a condition, if it holds.
  public static func buildOptional(_ part: [AppShortcut]?) -> [AppShortcut] { part ?? [] }
  /// Those of one branch.
  public static func buildEither(first part: [AppShortcut]) -> [AppShortcut] { part }
  /// Those of the other branch.
  public static func buildEither(second part: [AppShortcut]) -> [AppShortcut] { part }
  /// Those of systems that are new enough.
  public static func buildLimitedAvailability(_ part: [AppShortcut]) -> [AppShortcut] { part }
}

/// The color of a shortcut's tile.
public enum ShortcutTileColor: Sendable {
  case blue
  case grape
  case grayBlue
  case grayBrown
  case grayGreen
  case lightBlue
  case lime
  case navy
  case orange
  case pink
  case purple
  case red
  case tangerine
  case teal
  case yellow
}
