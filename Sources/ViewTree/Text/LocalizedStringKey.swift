public import Foundation

/// A text with values in it, which are written for the locale around when it is shown.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  private let content: Content

  /// Most keys are plain: labels are made of them by the thousand.
  private enum Content: Sendable {
    case plain(String)
    indirect case composed([Text.Segment], LocalizedPhrase)
  }

  /// The pieces, each in the style of the text that it comes from.
  var segments: [Text.Segment] {
    switch content {
    case .plain(let text): [Text.Segment(text: text)]
    case .composed(let segments, _): segments
    }
  }

  /// The text as tables of strings know it.
  var phrase: LocalizedPhrase {
    switch content {
    case .plain(let text): LocalizedPhrase(key: text)
    case .composed(_, let phrase): phrase
    }
  }

  /// A text without values.
  public init(_ value: String) { content = .plain(value) }

  /// A text without values.
  public init(stringLiteral value: String) { self.init(value) }

  /// A text with values.
  public init(stringInterpolation: StringInterpolation) {
    content = .composed(stringInterpolation.segments, stringInterpolation.phrase)
  }

  /// Whether both read the same, where nothing says otherwise of the locale.
  public static func == (lhs: LocalizedStringKey, rhs: LocalizedStringKey) -> Bool {
    lhs.written() == rhs.written()
  }

  /// What is written for a locale.
  func written(in locale: Locale = .standard) -> String {
    segments.map { $0.format?(locale) ?? $0.text }.joined()
  }

  /// What is written for a locale in the words that tables have for it, else in its own.
  func localized(table: String?, bundle: Bundle?, locale: Locale) -> String {
    let search = EnvironmentValues().imageRegistry.search
    return segments.from(phrase, table: table, bundle: bundle).localized(in: search, locale)
      .segments.map { $0.format?(locale) ?? $0.text }.joined()
  }

  /// Collects the pieces of a text with values.
  public struct StringInterpolation: StringInterpolationProtocol {
    var segments: [Text.Segment] = []
    var phrase = LocalizedPhrase()

    /// An empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text as it is.
    public mutating func appendLiteral(_ literal: String) {
      guard !literal.isEmpty else { return }
      segments.append(Text.Segment(text: literal))
      // A key with values is a format.
      phrase.key += literal.contains("%") ? literal.replacing("%", with: "%%") : literal
    }

    /// Adds a string as it is.
    public mutating func appendInterpolation(_ string: String) { appendValue(string) }

    /// Adds an attributed text with its attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      appendInterpolation(Text(attributedString))
    }

    /// Adds a date, or how long it is from the scene's present time.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    /// Adds a value written by a format style.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append([Text.Segment(input, format: format)], "%@")
    }

    /// Adds a value written by a formatter, or by its description.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(subject, formatter)
    }

    /// Adds a value written by a formatter: on Linux dates and others convert to no object that the type system knows of.
    @_disfavoredOverload
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      append(subject, formatter)
    }

    /// Adds an object written by a formatter, or by its description.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(subject, formatter)
    }

    /// Adds a whole number, with the separators of the locale.
    public mutating func appendInterpolation<Number: BinaryInteger & Sendable>(_ value: Number) {
      let segment = Text.Segment(
        text: "",
        format: { locale in
          // Short numbers have no separators.
          locale.identifier == Locale.standard.identifier && (-999...999).contains(value)
            ? String(value) : IntegerFormatStyle<Number>(locale: locale).format(value)
        })
      append([segment], Self.specifier(Number.self), Double(value))
    }

    /// Adds a number with six decimals, as `%lf` writes it.
    public mutating func appendInterpolation(_ value: Double) {
      appendInterpolation(value, specifier: "%lf")
    }

    /// Adds a number with six decimals, as `%f` writes it.
    public mutating func appendInterpolation(_ value: Float) {
      appendInterpolation(Double(value), specifier: "%lf")
    }

    /// Adds a number with six decimals, as `%lf` writes it.
    public mutating func appendInterpolation(_ value: CGFloat) {
      appendInterpolation(Double(value), specifier: "%lf")
    }

    /// Adds a value as a specifier of `printf` writes it, such as `%.2f`.
    public mutating func appendInterpolation<Value: CVarArg & Sendable>(
      _ value: Value, specifier: String
    ) {
      let segment = Text.Segment(
        text: "", format: { String(format: specifier, locale: $0, arguments: [value]) })
      let number = value as? Double ?? (value as? any BinaryInteger).map { Double($0) }
      append([segment], specifier, number)
    }

    /// Adds a text in its own style.
    public mutating func appendInterpolation(_ text: Text) {
      let inner = text.segments.map { segment in
        var segment = segment
        segment.isInterpolated = true
        return segment
      }
      append(inner, "%@")
    }

    /// Adds an image, which is placed in the line like a letter.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

    /// Adds a value by its description.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      appendValue(String(describing: value))
    }

    /// Adds text in which Markdown is not read.
    private mutating func appendValue(_ string: String) {
      append(string.isEmpty ? [] : [Text.Segment(text: string, isInterpolated: true)], "%@")
    }

    /// Adds a value, with the sign that stands for it in keys.
    private mutating func append(
      _ value: [Text.Segment], _ specifier: String, _ number: Double? = nil
    ) {
      segments += value
      phrase.key += specifier
      phrase.arguments.append(LocalizedPhrase.Argument(segments: value, number: number))
    }

    /// The sign that stands for a whole number.
    ///
    /// Source: what Xcode writes into string catalogues for each type.
    private static func specifier<Number: BinaryInteger>(_ type: Number.Type) -> String {
      switch type {
      case is UInt.Type, is UInt64.Type: "%llu"
      case is Int8.Type, is Int16.Type, is Int32.Type: "%d"
      case is UInt8.Type, is UInt16.Type, is UInt32.Type: "%u"
      default: "%lld"
      }
    }

    private mutating func append(_ subject: Any, _ formatter: Formatter?) {
      guard let formatter else { return appendValue("\(subject)") }
      append([Text.Segment(subject, formatter: formatter)], "%@")
    }
  }
}
