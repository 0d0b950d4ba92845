// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
public import Foundation
import ShapeShift

extension NSAttributedString.Key {
  /// Where lines stand and how far apart, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}

/// Where lines of text stand and how far apart.
public class NSParagraphStyle {
  public init() {}
  /// Where lines stand.
  public fileprivate(set) var alignment = NSTextAlignment.natural
  /// Room between lines, in points.
  public fileprivate(set) var lineSpacing: CGFloat = 0
  /// What becomes of text that has no room.
  public fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
}

/// A style of paragraphs that can be set.
public final class NSMutableParagraphStyle: NSParagraphStyle {
  /// Where lines stand.
  public override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  /// Room between lines, in points.
  public override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  /// What becomes of text that has no room.
  public override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
}

extension String {
  /// Draws the text on the current context with its top left corner at a point, in lines of its own.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    guard let context = CGContext.current(for: "String.draw(at:)") else { return }
    let text = DrawnText(self, attributes ?? [:], on: context)
    context.draw(OneLine(text: text), in: CGRect(origin: point, size: .zero))
  }

  /// Draws the text on the current context from the top of a rectangle on, in lines as wide; what has no room is cut.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    guard let context = CGContext.current(for: "String.draw(in:)") else { return }
    let text = DrawnText(self, attributes ?? [:], on: context)
    context.draw(TextLines(text: text, size: rect.size), in: rect)
  }
}

extension NSString {
  /// Draws the text on the current context with its top left corner at a point, in lines of its own.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    description.draw(at: point, withAttributes: attributes)
  }

  /// Draws the text on the current context from the top of a rectangle on, in lines as wide; what has no room is cut.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    description.draw(in: rect, withAttributes: attributes)
  }
}

/// A text with attributes as a view.
private struct DrawnText: View {
  nonisolated(unsafe) private let attributes: [NSAttributedString.Key: Any]
  private let text: String

  /// The attributes that are drawn.
  nonisolated private static let drawn: Set<NSAttributedString.Key> = [
    .font, .foregroundColor, .kern, .underlineStyle, .strikethroughStyle, .baselineOffset,
    .paragraphStyle,
  ]

  nonisolated init(
    _ text: String, _ attributes: [NSAttributedString.Key: Any], on context: CGContext
  ) {
    self.text = text
    unsafe self.attributes = attributes
    for key in attributes.keys.map(\.rawValue).sorted()
    where !Self.drawn.contains(NSAttributedString.Key(key)) {
      context.refuse("the attribute \(key) of a text is not drawn")
    }
  }

  var body: some View {
    Text(text)
      .font(Font(value(.font) ?? UIFont.systemFont(ofSize: 12)))
      .foregroundColor(Color(uiColor: value(.foregroundColor) ?? .black))
      .kerning(length(.kern))
      .underline(length(.underlineStyle) != 0)
      .strikethrough(length(.strikethroughStyle) != 0)
      .baselineOffset(length(.baselineOffset))
      .multilineTextAlignment(style.alignment.alignment)
      .lineSpacing(style.lineSpacing)
  }

  var style: NSParagraphStyle { value(.paragraphStyle) ?? NSParagraphStyle() }

  private func value<Value>(_ key: NSAttributedString.Key) -> Value? {
    unsafe attributes[key] as? Value
  }

  private func length(_ key: NSAttributedString.Key) -> CGFloat {
    switch unsafe attributes[key] {
    case let number as CGFloat: number
    case let number as Int: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: 0
    }
  }
}

/// A text in lines of its own.
private struct OneLine: View {
  let text: DrawnText

  nonisolated init(text: DrawnText) { self.text = text }

  var body: some View { text.fixedSize() }
}

/// A text in lines of a width, cut at a height.
private struct TextLines: View {
  let text: DrawnText
  let size: CGSize

  nonisolated init(text: DrawnText, size: CGSize) {
    self.text = text
    self.size = size
  }

  var body: some View {
    let isOneLine = ![.byWordWrapping, .byCharWrapping].contains(text.style.lineBreakMode)
    text
      .lineLimit(isOneLine ? 1 : nil)
      .truncationMode(text.style.lineBreakMode.truncation)
      .fixedSize(horizontal: false, vertical: true)
      .frame(width: size.width, alignment: text.style.alignment.frame)
      .frame(height: size.height.isFinite ? size.height : nil, alignment: .top)
      .clipped()
  }
}
