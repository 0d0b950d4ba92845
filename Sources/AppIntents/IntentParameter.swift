// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import ShapeShift

/// A value that an intent is given: `@Parameter(title: "Name", default: "World") var name: String`.
///
/// Copies of an intent share the values of its parameters, as on Apple's systems.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: Sendable {
  /// What it is called.
  public let title: LocalizedStringResource
  private let shared: SharedValue<Value>

  /// A value with a name, and what it is to begin with.
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, defaultValue)
  }

  /// One of several values with a name, and how many there may be.
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, defaultValue)
  }

  /// A value with a name, chosen from what a provider gives.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) {
    self.init(title, defaultValue)
  }

  /// A value with a name, found by a query.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) {
    self.init(title, defaultValue)
  }

  init(_ title: LocalizedStringResource, _ defaultValue: Value.UnwrappedType?) {
    self.title = title
    shared = SharedValue(defaultValue.map(Value._wrapped))
  }

  /// The value; one that is not there may be read where its type has one for that.
  public var wrappedValue: Value {
    get { shared.value(of: "parameter \"\(String(localized: title))\"") }
    set { shared.set(newValue) }
  }

  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }
}

extension IntentParameter {
  /// The error that asks for a value.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    .restartPerform
  }

  /// The error that asks for one of some values.
  public func needsDisambiguationError(
    among values: [Value.UnwrappedType], dialog: IntentDialog? = nil
  ) -> AppIntentError {
    .restartPerform
  }

  /// Asks for a value; nobody is there to ask, and that is an error.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    throw needsValueError(dialog)
  }

  /// Asks which of some values is meant; nobody is there to ask, and that is an error.
  public func requestDisambiguation(
    among values: [Value.UnwrappedType], dialog: IntentDialog? = nil
  ) async throws -> Value {
    throw needsDisambiguationError(among: values, dialog: dialog)
  }

  /// Asks whether a value is right; nobody is there to ask, and it is.
  public func requestConfirmation(
    for value: Value, dialog: IntentDialog? = nil
  ) async throws -> Bool { true }
}

/// Why an intent stops.
public enum AppIntentError: Error, Sendable {
  /// It needs values that it does not have.
  case restartPerform
}

/// Whether a value is what came of the intent before.
public enum InputConnectionBehavior: Sendable {
  /// As the type of the value has it.
  case `default`
  case never
  /// Where there is an intent before.
  case connectToPreviousIntentResult
}

/// How many values a parameter may have.
public enum IntentCollectionSize: Sendable, ExpressibleByIntegerLiteral {
  /// Any number.
  case any
  case exactly(Int)
  /// As many as that, or fewer.
  case atMost(Int)

  public init(integerLiteral value: Int) { self = .exactly(value) }
}
