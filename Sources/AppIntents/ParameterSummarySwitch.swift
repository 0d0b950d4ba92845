/// A sentence for each value of a parameter.
public struct ParameterSummarySwitchCondition<Intent: AppIntent>: ParameterSummary {
  /// The sentences for a parameter.
  public init<Value: _IntentValue>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> ParameterSummaryCases
  ) {}
}

/// The sentences for values of a parameter.
public struct ParameterSummaryCases {}

/// A sentence for some values of a parameter.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value: _IntentValue> {
  /// A sentence for a value.
  public init<Summary: ParameterSummary>(
    _ value: Value.UnwrappedType, @ParameterSummaryBuilder<Intent> _ summary: () -> Summary
  ) {}

  /// A sentence for several values.
  public init<Summary: ParameterSummary>(
    _ values: [Value.UnwrappedType], @ParameterSummaryBuilder<Intent> _ summary: () -> Summary
  ) {}
}

/// The sentence for the other values of a parameter.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent> {
  /// A sentence for the others.
  public init<Summary: ParameterSummary>(
    @ParameterSummaryBuilder<Intent> _ summary: () -> Summary
  ) {}
}

/// Makes the sentences for values of a parameter of statements.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
  /// A sentence for some values.
  public static func buildExpression(
    _ sentence: ParameterSummaryCaseCondition<Intent, Value>
  ) -> ParameterSummaryCases { ParameterSummaryCases() }
  /// The sentence for the others.
  public static func buildExpression(
    _ sentence: ParameterSummaryDefaultCaseCondition<Intent>
  ) -> ParameterSummaryCases { ParameterSummaryCases() }
  /// One after the other.
  public static func buildBlock(_ parts: ParameterSummaryCases...) -> ParameterSummaryCases {
    ParameterSummaryCases()
  }
}
