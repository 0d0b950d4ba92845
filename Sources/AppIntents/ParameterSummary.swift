// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// A sentence that says what an intent does with its parameters, which nobody reads here.
public protocol ParameterSummary {}

/// No sentence.
public struct EmptyParameterSummary: ParameterSummary {}

/// A sentence with parameters in it, and parameters beneath it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  public init(_ string: ParameterSummaryString<Intent>, table: String? = nil) {}

  /// A sentence, and parameters beneath it.
  public init(
    _ string: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
  ) {}

  /// Parameters without a sentence.
  public init(@ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {}
}

/// Words with parameters in them.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  /// Words and parameters.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// None yet.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }

  public init(stringLiteral value: String) {}
  /// Words and parameters.
  public init(stringInterpolation: StringInterpolation) {}
}

/// Makes a list of parameters of statements.
@resultBuilder
public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
  public static func buildExpression<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>
  ) -> [PartialKeyPath<Intent>] { [parameter] }
  /// One after the other.
  public static func buildBlock(
    _ parts: [PartialKeyPath<Intent>]...
  ) -> [PartialKeyPath<Intent>] { parts.flatMap { $0 } }
}

/// Makes a sentence of statements.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// A sentence with parameters of the intent.
  public static func buildExpression(
    _ summary: IntentParameterSummary<Intent>
  ) -> IntentParameterSummary<Intent> { summary }
  /// One of two sentences.
  public static func buildExpression(
    _ summary: ParameterSummaryWhenCondition<Intent>
  ) -> ParameterSummaryWhenCondition<Intent> { summary }
  /// One of several sentences.
  public static func buildExpression(
    _ summary: ParameterSummarySwitchCondition<Intent>
  ) -> ParameterSummarySwitchCondition<Intent> { summary }
  @_disfavoredOverload
  public static func buildExpression<Summary: ParameterSummary>(_ summary: Summary) -> Summary {
    summary
  }
  public static func buildBlock<Summary: ParameterSummary>(_ summary: Summary) -> Summary {
    summary
  }
}

/// Whether a value is another.
public enum EquatableComparisonOperator: Sendable {
  case equalTo
  case notEqualTo
}

/// Whether a value is one of some.
public enum OneOfComparisonOperator: Sendable {
  case oneOf
}

/// Whether there is a value.
public enum HasValueComparisonOperator: Sendable {
  case hasAnyValue
  /// There is none.
  case hasNoValue
}

/// Whether a value is before another.
public enum ComparableComparisonOperator: Sendable {
  case lessThan
  /// Before it, or it.
  case lessThanOrEqualTo
  case greaterThan
  /// After it, or it.
  case greaterThanOrEqualTo
}

/// One sentence where a parameter has some values, and another where it has others.
public struct ParameterSummaryWhenCondition<Intent: AppIntent>: ParameterSummary {
  /// A sentence where a parameter is a value or is not, and another elsewhere.
  public init<Value: _IntentValue, Then: ParameterSummary, Otherwise: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: EquatableComparisonOperator, _ value: Value.UnwrappedType,
    @ParameterSummaryBuilder<Intent> _ summary: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}

  /// A sentence where a parameter is one of some values, and another elsewhere.
  public init<Value: _IntentValue, Then: ParameterSummary, Otherwise: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: OneOfComparisonOperator,
    _ values: [Value.UnwrappedType], @ParameterSummaryBuilder<Intent> _ summary: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}

  /// A sentence where a parameter has a value or has none, and another elsewhere.
  public init<Value: _IntentValue, Then: ParameterSummary, Otherwise: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: HasValueComparisonOperator,
    @ParameterSummaryBuilder<Intent> _ summary: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}

  /// A sentence where a parameter is before a value or after it, and another elsewhere.
  public init<Value: _IntentValue, Then: ParameterSummary, Otherwise: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ComparableComparisonOperator, _ value: Value.UnwrappedType,
    @ParameterSummaryBuilder<Intent> _ summary: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.UnwrappedType: Comparable {}

  /// For conditions of other modules, which have no parameters.
  package init() {}
}
