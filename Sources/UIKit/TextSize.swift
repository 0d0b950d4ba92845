// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation
import ShapeShift
import VectorGraphics

extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The color, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The ground, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Added between letters, in points, a number.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Which line is under the text, a number.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// Which line is through the text, a number.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// How far the baseline is raised, in points, a number.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}

/// What counts when text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Text goes on in further lines; without it there is one.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Leading counts.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// The letters' own rectangles count; here lines do.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// The last line is cut.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

extension String {
  /// The size of the text in one line for each of its own, in points, with the library's fonts.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    measured(width: nil, attributes)
  }

  /// The rectangle around the text at the width offered, in points, with the library's fonts.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: Any? = nil
  ) -> CGRect {
    let breaks = options.contains(.usesLineFragmentOrigin) && size.width > 0
    let width = breaks && size.width < 1e9 ? size.width : nil
    return CGRect(origin: .zero, size: measured(width: width, attributes))
  }

  /// The size of the text; a fifth more than the font's size for a line where there is no font.
  private func measured(
    width: CGFloat?, _ attributes: [NSAttributedString.Key: Any]?
  ) -> CGSize {
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let kerning = attributes?[.kern] as? CGFloat ?? 0
    let span = StyledText.Span(text: self, font: font.descriptor, kerning: kerning)
    let text = StyledText(spans: [span])
    let layout = try? Fonts.standard.shaper.layout(text, in: TextConstraints(width: width))
    return layout?.size ?? CGSize(width: 0, height: font.pointSize * 1.2)
  }
}

extension NSString {
  /// The size of the text in one line for each of its own, in points, with the library's fonts.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    description.size(withAttributes: attributes)
  }

  /// The rectangle around the text at the width offered, in points, with the library's fonts.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: Any? = nil
  ) -> CGRect {
    description.boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

extension UIFont {
  /// The font as text is shaped with it.
  var descriptor: FontDescriptor { Font(self).descriptor() }

  /// The height of a line, in points.
  public var lineHeight: CGFloat { "x".size(withAttributes: [.font: self]).height }
  /// How far a line goes above its baseline, in points.
  public var ascender: CGFloat { line?.ascent ?? pointSize }
  /// How far a line goes below its baseline, in points, below 0.
  public var descender: CGFloat { -(line?.descent ?? 0) }

  private var line: TextLayout.Line? {
    let text = StyledText(spans: [StyledText.Span(text: "x", font: descriptor)])
    return try? Fonts.standard.shaper.layout(text, in: TextConstraints()).lines.first
  }
}

/// How lengths grow with the size of text; here text has its usual size.
public final class UIFontMetrics: Sendable {
  /// Those of text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  /// Those of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}
  /// A length as it is.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
  public func scaledFont(for font: UIFont) -> UIFont { font }
}
