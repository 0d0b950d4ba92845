// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation
public import ShapeShift

/// A font under the name that UIKit has for it.
public final class UIFont: Sendable {
  fileprivate let font: Font
  public let pointSize: CGFloat

  private init(_ font: Font, _ pointSize: CGFloat) {
    self.font = font
    self.pointSize = pointSize
  }

  /// A family by name, at a size in points; a family that is not there is reported when text is drawn.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(.custom(fontName, fixedSize: fontSize), fontSize)
  }

  /// How heavy letters are.
  public struct Weight: Hashable, Sendable {
    fileprivate let weight: Font.Weight
    public static let ultraLight = Weight(weight: .ultraLight)
    public static let thin = Weight(weight: .thin)
    public static let light = Weight(weight: .light)
    public static let regular = Weight(weight: .regular)
    /// A little heavier.
    public static let medium = Weight(weight: .medium)
    /// Half bold.
    public static let semibold = Weight(weight: .semibold)
    public static let bold = Weight(weight: .bold)
    public static let heavy = Weight(weight: .heavy)
    public static let black = Weight(weight: .black)
  }

  /// What text is for.
  public struct TextStyle: Hashable, Sendable {
    fileprivate let style: Font.TextStyle
    fileprivate let size: CGFloat
    public static let largeTitle = TextStyle(style: .largeTitle, size: 34)
    public static let title1 = TextStyle(style: .title, size: 28)
    /// Second titles.
    public static let title2 = TextStyle(style: .title2, size: 22)
    /// Third titles.
    public static let title3 = TextStyle(style: .title3, size: 20)
    public static let headline = TextStyle(style: .headline, size: 17)
    public static let body = TextStyle(style: .body, size: 17)
    public static let callout = TextStyle(style: .callout, size: 16)
    /// Second headings.
    public static let subheadline = TextStyle(style: .subheadline, size: 15)
    public static let footnote = TextStyle(style: .footnote, size: 13)
    public static let caption1 = TextStyle(style: .caption, size: 12)
    /// Second captions.
    public static let caption2 = TextStyle(style: .caption2, size: 11)
  }

  /// The system's font at a size in points.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize), fontSize)
  }

  /// The system's font at a size in points, in a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight), fontSize)
  }

  /// The system's font in bold, at a size in points.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's font with digits of one width, at a size in points.
  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight).monospacedDigit(), fontSize)
  }

  /// The system's font with letters of one width, at a size in points.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight, design: .monospaced), fontSize)
  }

  /// The system's font in italics, at a size in points.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize).italic(), fontSize)
  }

  /// The size of text in controls, in points.
  public static let systemFontSize: CGFloat = 14
  /// The size of small text in controls, in points.
  public static let smallSystemFontSize: CGFloat = 12
  /// The size of labels, in points.
  public static let labelFontSize: CGFloat = 17
  /// The size of buttons, in points.
  public static let buttonFontSize: CGFloat = 18

  /// The font for a use.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.system(style.style), style.size)
  }
}

extension Font {
  /// A font of UIKit's.
  public init(_ font: UIFont) { self = font.font }
}
