import CairoBackend
import Foundation
import Synchronization
import Testing
import VectorGraphics

@Suite struct PangoScriptTests {
  @Test func `Hebrew runs from right to left within English`() throws {
    let layout = try shaper.layout(styled("abc שלום def"), in: TextConstraints())
    let runs = layout.runs.filter { !$0.run.text.allSatisfy(\.isWhitespace) }
    #expect(runs.map(\.run.isRightToLeft) == [false, true, false])
    #expect(runs[1].run.text.contains("שלום"))
    let clusters = runs[1].run.glyphs.map(\.cluster)
    #expect(clusters == clusters.sorted(by: >))
    let origins = layout.runs.map(\.origin.x)
    #expect(origins == origins.sorted())
  }

  @Test func `A Hebrew paragraph begins at its right`() throws {
    let layout = try shaper.layout(styled("שלום abc"), in: TextConstraints())
    #expect(layout.runs.first?.run.text == "abc")
    #expect(layout.runs.last?.run.text.hasPrefix("שלום") == true)
  }

  @Test func `The direction asked for rules text without letters`() throws {
    var text = styled("1 (2")
    #expect(try shaper.layout(text, in: TextConstraints()).lines[0].text.first == "1")
    text.isRightToLeft = true
    let line = try shaper.layout(text, in: TextConstraints()).lines[0]
    #expect(line.runs.first?.run.text.contains("2") == true)
    #expect(line.runs.last?.run.text.contains("1") == true)
  }

  @Test func `Arabic letters are joined`() throws {
    let joined = try shaper.layout(styled("ببب"), in: TextConstraints()).runs[0].run
    #expect(Set(joined.glyphs.map(\.id)).count == 3)
  }

  @Test(arguments: ["😀", "❤️", "👩‍👩‍👧", "🇩🇪"])
  func `Emoji are pictures of one glyph`(_ emoji: String) throws {
    let layout = try shaper.layout(styled("a\(emoji)b"), in: TextConstraints())
    #expect(layout.missing.isEmpty)
    let run = try #require(layout.runs.first { $0.run.text == emoji }).run
    #expect(run.face.familyName == "Noto Color Emoji")
    #expect(run.glyphs.count == 1)
    guard case .image(let image, let box) = run.face.glyph(run.glyphs[0].id) else {
      Issue.record("no picture")
      return
    }
    // Source: Noto Color Emoji's strike has 109 pixels an em, its pictures are 136 by 128.
    #expect(image.format == .png)
    #expect(image.width == 136 && image.height == 128)
    #expect(abs(box.width - 136 / 109) < 0.01)
    #expect(abs(box.height - 128 / 109) < 0.01)
    #expect(box.minY < -0.8 && box.maxY > 0)
  }

  @Test func `Digits between emoji are digits`() throws {
    let layout = try shaper.layout(styled("😀 24 #*"), in: TextConstraints())
    #expect(layout.runs.last?.run.face.familyName == "Inter")
  }

  @Test func `A character that Inter lacks comes from DejaVu`() throws {
    let layout = try shaper.layout(styled("x☃", weight: 700), in: TextConstraints())
    #expect(layout.runs.map(\.run.face.id) == ["Inter-Bold.otf#0", "DejaVuSans-Bold.ttf#0"])
  }

  @Test(arguments: [
    ("हिन्दी", "Lohit-Devanagari.ttf#0"), ("ไทย", "Loma.otf#0"), ("汉字漢字", "wqy-microhei.ttc#0"),
    ("ひらカナ", "wqy-microhei.ttc#0"), ("한글", "wqy-microhei.ttc#0"), ("שלום", "DejaVuSans.ttf#0"),
    ("عربي", "DejaVuSans.ttf#0"), ("Ελλ", "Inter-Regular.otf#0"), ("Рус", "Inter-Regular.otf#0"),
  ])
  func `Every script has a font`(_ text: String, _ id: String) throws {
    let layout = try shaper.layout(styled(text), in: TextConstraints())
    #expect(Set(layout.runs.map(\.run.face.id)) == [id])
    #expect(layout.missing.isEmpty)
  }

  @Test func `A character that no font has is reported`() throws {
    let layout = try shaper.layout(styled("a\u{10fffd}b\u{10fffd}\u{13000}"), in: TextConstraints())
    #expect(layout.missing == ["\u{10fffd}", "\u{13000}"])
    let glyphs = layout.runs.flatMap(\.run.glyphs)
    #expect(glyphs.map(\.id).filter { $0 > 0xffff } == [0x10fffd, 0x10fffd, 0x13000])
    #expect(glyphs.count == 5)
    let (with, without) = (
      layout.size.width, try shaper.layout(styled("ab"), in: TextConstraints())
    )
    #expect(with > without.size.width)
  }

  @Test func `A mark stands higher on a capital, y down`() throws {
    func mark(_ string: String) throws -> CGPoint {
      var text = styled(string)
      text.spans[0].font.family = "DejaVu Sans"
      let glyphs = try shaper.layout(text, in: TextConstraints()).runs[0].run.glyphs
      try #require(glyphs.count == 2)
      return glyphs[1].position
    }
    let (small, capital) = (try mark("q\u{301}"), try mark("Q\u{301}"))
    #expect(capital.y < small.y - 1)
    #expect(capital.x > 0 && small.x > 0)
  }

  @Test func `Eight threads shape as one does`() throws {
    let texts = (0..<40).map { randomText(seed: UInt64($0)) }
    let serial = try texts.map { try shaper.layout($0, in: TextConstraints(width: 100)) }
    let fresh = PangoTextShaper()
    let isEqual = Results()
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for step in texts.indices {
        let index = (step * 7 + thread * 5) % texts.count
        let layout = try? fresh.layout(texts[index], in: TextConstraints(width: 100))
        isEqual.append(layout == serial[index])
      }
    }
    #expect(isEqual.all.count == 320)
    #expect(!isEqual.all.contains(false))
  }
}

/// Answers from many threads.
private final class Results: Sendable {
  private let stored = Mutex<[Bool]>([])
  func append(_ value: Bool) { stored.withLock { $0.append(value) } }
  var all: [Bool] { stored.withLock { $0 } }
}
