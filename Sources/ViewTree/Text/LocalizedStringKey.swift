public import Foundation

/// A text with values in it, which are written for the locale around when it is shown.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The pieces, each in the style of the text that it comes from.
  let segments: [Text.Segment]

  /// A text without values.
  public init(_ value: String) { segments = [Text.Segment(text: value)] }

  /// A text without values.
  public init(stringLiteral value: String) { self.init(value) }

  /// A text with values.
  public init(stringInterpolation: StringInterpolation) { segments = stringInterpolation.segments }

  /// Whether both read the same, where nothing says otherwise of the locale.
  public static func == (lhs: LocalizedStringKey, rhs: LocalizedStringKey) -> Bool {
    lhs.written() == rhs.written()
  }

  /// What is written for a locale.
  func written(in locale: Locale = Locale(identifier: "en_US_POSIX")) -> String {
    segments.map { $0.format?(locale) ?? $0.text }.joined()
  }

  /// Collects the pieces of a text with values.
  public struct StringInterpolation: StringInterpolationProtocol {
    var segments: [Text.Segment] = []

    /// An empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text as it is.
    public mutating func appendLiteral(_ literal: String) {
      guard !literal.isEmpty else { return }
      segments.append(Text.Segment(text: literal))
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
      segments.append(Text.Segment(input, format: format))
    }

    /// Adds a value written by a formatter, or by its description.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
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
      segments.append(
        Text.Segment(
          text: "",
          format: { locale in
            // This locale has no separators.
            locale.identifier == "en_US_POSIX"
              ? String(value) : IntegerFormatStyle<Number>(locale: locale).format(value)
          }))
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
      segments.append(
        Text.Segment(
          text: "", format: { String(format: specifier, locale: $0, arguments: [value]) }))
    }

    /// Adds a text in its own style.
    public mutating func appendInterpolation(_ text: Text) {
      segments += text.segments.map { segment in
        var segment = segment
        segment.isInterpolated = true
        return segment
      }
    }

    /// Adds a picture, which stands in the line as letters do.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

    /// Adds a value by its description.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      appendValue(String(describing: value))
    }

    /// Adds text in which Markdown is not read.
    private mutating func appendValue(_ string: String) {
      guard !string.isEmpty else { return }
      segments.append(Text.Segment(text: string, isInterpolated: true))
    }

    private mutating func append(_ subject: Any, _ formatter: Formatter?) {
      guard let formatter else { return appendValue("\(subject)") }
      segments.append(Text.Segment(subject, formatter: formatter))
    }
  }
}
