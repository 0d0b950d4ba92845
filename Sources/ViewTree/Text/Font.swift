public import Foundation
package import VectorGraphics

/// A font: a style of the system, a size, or a family by name, with changes.
public struct Font: Sendable, Hashable {
  /// A purpose of text with its own size and weight.
  public enum TextStyle: String, CaseIterable, Sendable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2
  }

  /// A family of the system by its look.
  public enum Design: Sendable, Hashable {
    /// The system's own.
    case `default`
    /// A design with serifs.
    case serif
    /// With round ends; drawn by the default family here.
    case rounded
    /// All letters of one width.
    case monospaced
  }

  /// The width of letters; the default fonts have one width.
  public struct Width: Sendable, Hashable {
    /// Apple's number for the width, 0 standard.
    public let value: CGFloat
    /// A width by its number.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest letters.
    public static let compressed = Width(-0.4)
    /// Narrow letters.
    public static let condensed = Width(-0.2)
    /// The standard width.
    public static let standard = Width(0)
    /// Wide letters.
    public static let expanded = Width(0.2)
  }

  /// The distance between lines.
  public enum Leading: Sendable, Hashable {
    /// The font's.
    case standard
    /// 2 points less.
    case tight
    /// 2 points more.
    case loose
  }

  /// The thickness of letters.
  public struct Weight: Sendable, Hashable {
    /// Apple's number for the weight, 0 regular.
    public let value: CGFloat

    /// The thinnest weight.
    public static let ultraLight = Weight(value: -0.8)
    /// Very thin.
    public static let thin = Weight(value: -0.6)
    /// A thin weight.
    public static let light = Weight(value: -0.4)
    /// The standard weight.
    public static let regular = Weight(value: 0)
    /// A little thicker.
    public static let medium = Weight(value: 0.23)
    /// Nearly bold.
    public static let semibold = Weight(value: 0.3)
    /// A bold weight.
    public static let bold = Weight(value: 0.4)
    /// Very bold.
    public static let heavy = Weight(value: 0.56)
    /// The heaviest weight.
    public static let black = Weight(value: 0.62)
  }

  /// Where size and family come from.
  private enum Base: Sendable, Hashable {
    case style(TextStyle, Design?, Weight?)
    case system(CGFloat, Weight?, Design?)
    case custom(String, CGFloat, TextStyle?)
  }

  /// A change of the weight.
  enum Emphasis: Sendable, Hashable {
    case weight(Weight)
    /// The bold form of the font: semibold in most text styles.
    case bold
  }

  private let base: Base
  private var emphasis: Emphasis?
  private var isItalic = false
  private var hasMonospacedDigits = false
  private var design: Design?
  private var leading = Leading.standard
  private(set) var width = Width.standard
  /// Which letters are written as small capitals.
  private(set) var capitals: SmallCaps?

  /// The letters that are written as small capitals.
  enum SmallCaps: Sendable, Hashable {
    case lowercase
    case uppercase
    case all
  }

  private init(_ base: Base) { self.base = base }

  /// The system's font for a purpose.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style, design, weight))
  }

  /// The system's font of a size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system(size, weight, design))
  }

  /// A family by name, at a size in points that grows as body text does.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size, .body))
  }

  /// A family by name, at a size in points that grows as text of a style does.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(.custom(name, size, textStyle))
  }

  /// A family by name, at a fixed size in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, fixedSize, nil))
  }

  /// The font for large titles, 34 points.
  public static let largeTitle = Font.system(.largeTitle)
  /// The font for titles, 28 points.
  public static let title = Font.system(.title)
  /// The font for second titles, 22 points.
  public static let title2 = Font.system(.title2)
  /// The font for third titles, 20 points.
  public static let title3 = Font.system(.title3)
  /// The font for headings, 17 points semibold.
  public static let headline = Font.system(.headline)
  /// The font for subheadings, 15 points.
  public static let subheadline = Font.system(.subheadline)
  /// The font for text, 17 points.
  public static let body = Font.system(.body)
  /// The font for callouts, 16 points.
  public static let callout = Font.system(.callout)
  /// The font for footnotes, 13 points.
  public static let footnote = Font.system(.footnote)
  /// The font for captions, 12 points.
  public static let caption = Font.system(.caption)
  /// The font for second captions, 11 points.
  public static let caption2 = Font.system(.caption2)

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font { emphasized(.weight(weight)) }

  /// Returns the font in bold: semibold in text styles other than `largeTitle`, `title` and `title2`, as on an iPhone.
  public func bold() -> Font { emphasized(.bold) }

  /// The font with a change of its weight.
  func emphasized(_ emphasis: Emphasis) -> Font { with { $0.emphasis = emphasis } }

  /// Returns the font in italics.
  public func italic() -> Font { with { $0.isItalic = true } }

  /// The font with digits of one width.
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }

  /// The family of the font whose letters have one width.
  public func monospaced() -> Font { with { $0.design = .monospaced } }

  /// The font in a design of the system's.
  func design(_ design: Design) -> Font { with { $0.design = design } }

  /// The font with letters of a width.
  public func width(_ width: Width) -> Font { with { $0.width = width } }

  /// The font with another distance between lines.
  public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }

  /// The font with small capitals for small letters and capitals.
  public func smallCaps() -> Font { with { $0.capitals = .all } }

  /// The font with small capitals for small letters.
  public func lowercaseSmallCaps() -> Font { with { $0.capitals = .lowercase } }

  /// The font with small capitals for capitals.
  public func uppercaseSmallCaps() -> Font { with { $0.capitals = .uppercase } }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }

  /// The font as text shaping asks for it, at a size of dynamic type.
  package func descriptor(
    at dynamicSize: DynamicTypeSize = .large, metrics: FontMetrics = .sanFrancisco
  ) -> FontDescriptor {
    var descriptor = baseDescriptor(at: dynamicSize)
    descriptor.metrics = metrics
    switch emphasis {
    case nil: break
    case .weight(let weight): descriptor.weight = weight.css
    case .bold: descriptor.weight = boldWeight(metrics).css
    }
    if isItalic { descriptor.isItalic = true }
    if let design, descriptor.family == nil { descriptor.design = design.descriptor }
    descriptor.leading = leading.points
    descriptor.hasMonospacedDigits = hasMonospacedDigits
    return descriptor
  }

  /// The weight of the font's bold form.
  private func boldWeight(_ metrics: FontMetrics) -> Weight {
    switch (metrics, base) {
    case (.sanFrancisco, .style(let style, _, _)): style.boldWeight
    case (.sanFrancisco, .system), (.sanFrancisco, .custom), (.inter, _): .bold
    }
  }

  private func baseDescriptor(at dynamicSize: DynamicTypeSize) -> FontDescriptor {
    switch base {
    case .style(let style, let design, let weight):
      FontDescriptor(
        design: design?.descriptor ?? .default, size: style.size(at: dynamicSize),
        weight: (weight ?? style.weight).css)
    case .system(let size, let weight, let design):
      FontDescriptor(
        design: design?.descriptor ?? .default, size: size, weight: (weight ?? .regular).css)
    case .custom(let name, let size, let style):
      FontDescriptor(family: name, size: size * (style?.scale(at: dynamicSize) ?? 1))
    }
  }
}

extension Font.Leading {
  fileprivate var points: CGFloat {
    switch self {
    case .standard: 0
    case .tight: -2
    case .loose: 2
    }
  }
}

extension Font.TextStyle {
  fileprivate var weight: Font.Weight { self == .headline ? .semibold : .regular }

  /// The weight of the bold form.
  ///
  /// Source: widths of bold texts that SwiftUI reports on an iPhone with iOS 26.
  fileprivate var boldWeight: Font.Weight {
    switch self {
    case .largeTitle, .title, .title2: .bold
    case .title3, .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2:
      .semibold
    }
  }
}

extension Font.Weight {
  /// The weight as CSS has it.
  ///
  /// Source: W3C, CSS Fonts Module Level 4, section 2.2.1.
  fileprivate var css: Int {
    let steps: [(Font.Weight, Int)] = [
      (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
      (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
    ]
    return steps.first { value <= $0.0.value }?.1 ?? 900
  }
}

extension Font.Design {
  fileprivate var descriptor: FontDescriptor.Design {
    switch self {
    case .default: .default
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}
