import Foundation
import IntegerConversion
import VectorGeometry
import VectorGraphics

extension TextLeaf {
  /// The lines of the redacted text: all characters have one width, and lines break between any two.
  func redactedLayout(in constraints: TextConstraints) -> TextLayout {
    guard let font = styledText.spans.first?.font else { return TextLayout(lines: [], size: .zero) }
    let advance = SanFrancisco.redactedAdvance(size: font.size)
    let counts = styledText.characterCounts.flatMap { count -> [Int] in
      guard let width = constraints.width, width < advance * CGFloat(count) else { return [count] }
      let fitting = max(1, Int(clamping: (width / advance + 1e-6).rounded(.down)))
      let rest = count % fitting
      return Array(repeating: fitting, count: count / fitting) + (rest > 0 ? [rest] : [])
    }
    let limit = min(max(styledText.lineLimit ?? counts.count, 1), counts.count)
    var layout = shaped(
      styledText.blank(lines: limit), in: TextConstraints(height: constraints.height))
    for (index, count) in zip(layout.lines.indices, counts) {
      layout.lines[index].runs = []
      layout.lines[index].width = CGFloat(count) * advance
    }
    layout.size.width = layout.lines.map(\.width).max() ?? 0
    for index in layout.lines.indices {
      let room = layout.size.width - layout.lines[index].width
      layout.lines[index].origin.x = room * styledText.roomBefore
    }
    layout.isTruncated = layout.lines.count < counts.count
    return layout
  }
}

extension StyledText {
  /// Whether the text is drawn as SwiftUI's placeholder.
  func isRedacted(_ fitting: TextFitting) -> Bool {
    fitting.isRedacted && spans.first?.font.usesSanFrancisco == true
  }

  /// The number of characters of each paragraph.
  fileprivate var characterCounts: [Int] {
    spans.map(\.text).joined().split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(\.count)
  }

  /// The share of a line's free room that is to its left.
  fileprivate var roomBefore: CGFloat {
    switch alignment {
    case .leading: isRightToLeft ? 1 : 0
    case .center: 0.5
    case .trailing: isRightToLeft ? 0 : 1
    }
  }
}

extension Path {
  /// The bar of a redacted line: as high as capital letters, with its lower edge on the baseline.
  init(redactedBar line: TextLayout.Line, size: CGFloat, in rect: CGRect) {
    let height = SanFrancisco.capHeight * size
    let bar = CGRect(
      x: rect.minX + line.origin.x, y: rect.minY + line.origin.y - height, width: line.width,
      height: height)
    self.init(roundedRect: bar, cornerRadius: height / 5)
  }
}
