public import VectorGraphics

extension Text {
  /// A line under or through text.
  public struct LineStyle: Hashable, Sendable {
    /// The dash pattern of the line.
    public struct Pattern: Hashable, Sendable {
      /// Lengths of dashes and gaps, in thicknesses of the line.
      let dash: [Double]

      /// An unbroken line.
      public static let solid = Pattern(dash: [])
      /// A dotted line.
      public static let dot = Pattern(dash: [3, 3])
      /// A dashed line.
      public static let dash = Pattern(dash: [10, 5])
      /// A dash and a dot in turns.
      public static let dashDot = Pattern(dash: [10, 3, 3, 3])
      /// A dash and two dots in turns.
      public static let dashDotDot = Pattern(dash: [10, 3, 3, 3, 3, 3])
    }

    let pattern: Pattern
    /// The colour; nil for that of the text.
    let color: Color?

    /// Creates a line with a pattern, in a color or in that of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A solid line in the color of the text.
    public static let single = LineStyle()
  }

  /// What is said of one line of a text: nothing, that there is none, or how it looks.
  typealias LineSetting = LineStyle??

  /// The text with a line under it.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    let style = isActive ? LineStyle(pattern: pattern, color: color) : nil
    return with { $0.underline = $0.underline ?? .some(style) }
  }

  /// The text with a line through it.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    let style = isActive ? LineStyle(pattern: pattern, color: color) : nil
    return with { $0.strikethrough = $0.strikethrough ?? .some(style) }
  }
}

extension View {
  /// Text inside with a line under it.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    let style = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    return transformEnvironment(\.textStyling) { $0.underline = .some(style) }
  }

  /// Text inside with a line through it.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    let style = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    return transformEnvironment(\.textStyling) { $0.strikethrough = .some(style) }
  }
}
