// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation
public import ShapeShift

// How values of Swift's and Foundation's types are typed in, which nobody does here.

extension IntentParameter where Value.ValueType == String {
  /// A text with a name, and how it is typed.
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, inputOptions: String.IntentInputOptions,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, defaultValue)
  }
}

extension IntentParameter where Value.ValueType == Bool {
  /// A switch with a name, and what its values are called.
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, displayName: Bool.IntentDisplayName,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, defaultValue)
  }
}

extension IntentParameter where Value.ValueType == Date {
  /// A date with a name, and which parts of it count.
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, kind: Date.IntentDisplayKind,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, defaultValue)
  }
}

extension IntentParameter where Value.ValueType: _IntentNumber {
  /// A number with a name, and the control that it is set with.
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: IntentNumberControlStyle,
    inclusiveRange: (lowerBound: Value.ValueType, upperBound: Value.ValueType)? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, defaultValue)
  }

  /// A number with a name, between two others.
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inclusiveRange: (lowerBound: Value.ValueType, upperBound: Value.ValueType),
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, defaultValue)
  }
}

extension IntentParameter where Value.ValueType == IntentFile {
  /// A file with a name, of some kinds.
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, nil)
  }

  /// A file with a name, of some kinds.
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, nil)
  }
}

/// The control that a number is set with.
public enum IntentNumberControlStyle: Sendable {
  /// A field of text.
  case field
  /// Two buttons.
  case stepper
  case slider
}

extension String {
  /// How a text of an intent is typed.
  public struct IntentInputOptions: Sendable {
    /// Which letters become capitals by themselves.
    public enum CapitalizationType: Sendable {
      case none
      /// The first of each word.
      case words
      /// The first of each sentence.
      case sentences
      case allCharacters
    }

    /// The keys that are offered.
    public enum KeyboardType: Sendable {
      /// Those of the language.
      case `default`
      /// Those of ASCII.
      case asciiCapable
      /// Digits and signs first.
      case numbersAndPunctuation
      /// Those of addresses of the web.
      // swift-format-ignore: AlwaysUseLowerCamelCase
      case URL
      case numberPad
      /// Those of telephones.
      case phonePad
      /// Those of addresses of mail.
      case emailAddress
      /// Digits and a decimal sign.
      case decimalPad
      /// Those of searching the web.
      case webSearch
    }

    /// Ways of typing.
    public init(
      keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true,
      smartDashes: Bool = true
    ) {}
  }
}

extension Bool {
  /// What the values of a switch of an intent are called.
  public struct IntentDisplayName: Sendable {
    /// Names of both.
    public init(true: LocalizedStringResource, false: LocalizedStringResource) {}
  }
}

extension Date {
  /// Which parts of a date of an intent count.
  public enum IntentDisplayKind: Sendable {
    case date
    case time
    case dateTime
  }
}
