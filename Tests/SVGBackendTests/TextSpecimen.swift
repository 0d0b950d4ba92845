import CairoBackend
import Foundation
import VectorGeometry
import VectorGraphics

/// A page of text in what makes text hard: sizes, weights, slants, ligatures, kerning, scripts, line ends.
enum TextSpecimen {
  static let size = CGSize(width: 320, height: 800)

  /// The page, and where each paragraph stands on it.
  static func page() throws -> (list: DisplayList, frames: [CGRect]) {
    let shaper = PangoTextShaper()
    var items: [DisplayItem] = []
    var frames: [CGRect] = []
    var top: CGFloat = 10
    for paragraph in paragraphs {
      let layout = try shaper.layout(paragraph, in: TextConstraints(width: size.width - 20))
      let left = paragraph.isRightToLeft ? size.width - 10 - layout.size.width : 10
      for run in layout.lines.flatMap(\.runs) {
        let position = CGPoint(x: left + run.origin.x, y: top + run.origin.y)
        let paint = Paint.color(colors[run.span % colors.count])
        items.append(DisplayItem(.text(TextItem(run: run.run, position: position, paint: paint))))
      }
      frames.append(CGRect(x: 0, y: top, width: size.width, height: layout.size.height))
      top += layout.size.height + 4
    }
    return (DisplayList(size: size, items: items), frames)
  }

  private static let paragraphs: [StyledText] = [
    text("Hamburgefonstiv at nine points, AVATAR To. Wa. 11:45", size: 9),
    text("Hamburgefonstiv AVATAR To. Wa. 0123456789", size: 13.5),
    text("Light AVATAR To.", size: 24, weight: 300), text("Bold AVATAR To.", size: 24, weight: 700),
    text("Italic office AVATAR", size: 24, isItalic: true),
    text("Black fi ffi 10x20 -> (A)", size: 24, weight: 900),
    text("Serif office affluent AVATAR To.", size: 20, design: .serif),
    text("Serif bold ﬁ fi", size: 20, design: .serif, weight: 700),
    text("Mono 0O1lI { } => !=", size: 16, design: .monospaced),
    text("DejaVu Sans office waffle fjord AVA", size: 18, family: "DejaVu Sans"),
    text("שלום עולם (abc 123) סוף", size: 20, isRightToLeft: true),
    text("مرحبا بالعالم لا إله ١٢٣ ok", size: 22, family: "DejaVu Sans", isRightToLeft: true),
    text("Grinning 😀 family 👩‍👩‍👧 flag 🇫🇷 end", size: 20),
    text("e\u{301}a\u{308}o\u{302} naïve Ångström Привет καλημέρα", size: 18),
    StyledText(spans: [
      StyledText.Span(text: "1111 2222 ", font: FontDescriptor(size: 18)),
      StyledText.Span(
        text: "1111 2222", font: FontDescriptor(size: 18, hasMonospacedDigits: true)),
      StyledText.Span(text: " wide office", font: FontDescriptor(size: 18), kerning: 3),
    ]),
    text(
      "Lines   hang   the   spaces   at   the   end; somewhere incomprehen\u{AD}sibilities, "
        + "counter\u{AD}revolution\u{AD}aries too <&> \"quotes\".", size: 17),
    text("\"tiny\" 6 pt The quick brown fox jumps over the lazy dog. AVATAR", size: 6),
  ]

  private static let colors: [Color.Resolved] = [.black, .pureRed, .pureBlue]

  private static func text(
    _ string: String, size: CGFloat, family: String? = nil,
    design: FontDescriptor.Design = .default, weight: Int = 400, isItalic: Bool = false,
    isRightToLeft: Bool = false
  ) -> StyledText {
    let font = FontDescriptor(
      family: family, design: design, size: size, weight: weight, isItalic: isItalic)
    return StyledText(
      spans: [StyledText.Span(text: string, font: font)], isRightToLeft: isRightToLeft)
  }
}
