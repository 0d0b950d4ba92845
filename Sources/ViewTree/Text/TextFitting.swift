public import Foundation

extension EnvironmentValues {
  /// The minimum scale to which text is reduced before it is truncated, 0...1 of its size.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// Whether letters may come closer before text is cut.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  /// The minimum scale of text that is made to fit without broken words; `nil` if it is not.
  package var textFitScale: CGFloat? {
    get { self[TextFitScaleKey.self] }
    set { self[TextFitScaleKey.self] = newValue }
  }

  /// Whether the lines of text have nearly equal widths.
  package var balancesTextLines: Bool {
    get { self[BalancesTextLinesKey.self] }
    set { self[BalancesTextLinesKey.self] = newValue }
  }

  /// How many lines a text has room for even if it has fewer; nil for none.
  package var reservedLines: Int? {
    get { self[ReservedLinesKey.self] }
    set { self[ReservedLinesKey.self] = newValue }
  }
}

private enum MinimumScaleFactorKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}

private enum AllowsTighteningKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum TextFitScaleKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private enum BalancesTextLinesKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum ReservedLinesKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

extension View {
  /// Sets how far text inside is made smaller before it is cut, 0...1 of its size.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Sets whether letters come closer, by at most a twentieth of the size, before text is cut.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Makes each text inside smaller until it fits: not truncated, no word broken, and inside the proposed size.
  ///
  /// Unlike ``minimumScaleFactor(_:)``, a word that is wider than the proposed width does not fit. SwiftUI does not
  /// have this modifier.
  ///
  /// - Parameters:
  ///   - minimumScale: The minimum scale, 0.01...1; text that does not fit at this scale is truncated.
  ///   - lines: The maximum number of lines, or `nil` for that of the environment.
  @_disfavoredOverload
  public nonisolated func fittedText(minimumScale: CGFloat = 0.1, lines: Int? = nil) -> some View {
    transformEnvironment(\.self) { values in
      values.textFitScale = minimumScale
      if let lines { values.lineLimit = lines }
    }
  }

  /// Breaks each text inside into lines of nearly equal width, without more lines, as `text-wrap: balance` of CSS does.
  ///
  /// Text of more than 10 lines, and truncated text, stays as it is. SwiftUI does not have this modifier.
  @_disfavoredOverload
  public nonisolated func balancedTextLines(_ isBalanced: Bool = true) -> some View {
    environment(\.balancesTextLines, isBalanced)
  }

  /// Sets the largest number of lines of each text inside, and whether it has room for all of them.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(reserving: reservesSpace ? limit : nil, limit: limit)
  }

  /// Sets the least and the largest number of lines that each text inside has room for.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(reserving: limit.lowerBound, limit: limit.upperBound)
  }

  /// Sets the least number of lines that each text inside has room for.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(reserving: limit.lowerBound, limit: nil)
  }

  /// Sets the largest number of lines of each text inside.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(reserving: nil, limit: limit.upperBound)
  }

  private nonisolated func lines(reserving lines: Int?, limit: Int?) -> some View {
    modifier(_LineLimitModifier(limit: limit, reserved: lines))
  }
}

/// Sets how many lines text has, and has room for.
public struct _LineLimitModifier: EnvironmentModifier, Equatable {
  let limit: Int?
  var reserved: Int?

  package func change(_ environment: inout EnvironmentValues) {
    environment.lineLimit = limit
    environment.reservedLines = reserved
  }
}
