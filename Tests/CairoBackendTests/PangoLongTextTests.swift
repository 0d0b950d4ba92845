import CairoBackend
import Foundation
import Glibc
import TestSupport
import Testing
import VectorGraphics

/// Texts far longer than a page.
@Suite struct PangoLongTextTests {
  /// A megabyte; a fifth of it in the short form of the tests.
  private static let large = TestLength.isLong ? 1_000_000 : 200_000

  /// Words of one to nine letters, in an order that looks random and is the same in every run.
  private static func words(bytes: Int) -> [String] {
    var state: UInt32 = 1
    var words: [String] = []
    var length = 0
    while length < bytes {
      state = state &* 1_664_525 &+ 1_013_904_223
      let word = String(repeating: "x", count: 1 + Int(state >> 24) % 9)
      words.append(word)
      length += word.utf8.count + 1
    }
    return words
  }

  /// The lines of words where a line has room for a number of letters.
  private static func lines(of words: [String], letters: Int) -> [String] {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.count + 1 + word.count <= letters {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }

  @Test(arguments: [10, 33, 80, 400])
  func `A paragraph that is broken a stretch at a time has the lines of one`(letters: Int) throws {
    let words = Self.words(bytes: 60_000)
    let layout = try shaper.layout(
      typed(words.joined(separator: " ")),
      in: TextConstraints(width: CGFloat(letters) * 10 + 5))
    #expect(layout.texts == Self.lines(of: words, letters: letters))
  }

  @Test func `The lines of a long paragraph hold its text, in any script`() throws {
    let sentence = "naïve e\u{301} Привет καλημέρα שלום עולם (42) 😀 مرحبا 日本語 "
    let text = String(repeating: sentence, count: 500)
    let layout = try shaper.layout(styled(text), in: TextConstraints(width: 300))
    let count = layout.runs.reduce(0) { $0 + $1.run.text.utf8.count }
    #expect(count == text.utf8.count)
    #expect(layout.lines.allSatisfy { $0.width <= 300.01 })
    #expect(layout.missing.isEmpty)
  }

  @Test func `A long paragraph keeps the direction that it begins in`() throws {
    // Twelve thousand bytes are laid out in one piece, the others a stretch of some thousand at a time.
    let lines = try [1_300, 4_000].map { count in
      try shaper.layout(
        styled("שלום " + String(repeating: "abcdefgh ", count: count)),
        in: TextConstraints(width: 200)
      ).lines.map { line in line.runs.map { "\($0.run.isRightToLeft) \($0.run.text)" } }
    }
    #expect(lines[0].count > 500)
    #expect(lines[1].prefix(500) == lines[0].prefix(500))
    let lone = try shaper.layout(styled("שלום abc abc"), in: TextConstraints())
    #expect(lone.runs.last?.run.isRightToLeft == true)
  }

  @Test(arguments: [nil, 120] as [CGFloat?])
  func `Many paragraphs have the lines and directions of few`(width: CGFloat?) throws {
    // Paragraphs with and without letters, of both directions, empty ones, and an end of a line within one.
    let period =
      [
        "abc שלום 12", "(42) 7 + 3", "שלום עולם abc 5", "", "(12) 34 - 5!",
        "e\u{301}fg\u{2028}(8) שלום", "9",
      ].joined(separator: "\n") + "\n"
    func lines(_ count: Int) throws -> [String] {
      try shaper.layout(
        styled(String(repeating: period, count: count)), in: TextConstraints(width: width)
      ).lines.map { line in line.runs.map { "\($0.run.isRightToLeft) \($0.run.text)" }.joined() }
    }
    // The last line is that behind the last line end, and the first period has none before it.
    let (two, three, many) = (try lines(2), try lines(3), try lines(400))
    let length = three.count - two.count
    #expect(many.count == two.count + 398 * length)
    for index in length..<many.count - length - 1 {
      #expect(many[index] == two[length + index % length])
    }
    #expect(many.prefix(length) == two.prefix(length))
    #expect(many.suffix(length) == two.suffix(length))
  }

  @Test func `Time grows with the number of paragraphs, not with its square`() throws {
    // The processor time of this thread: others that run beside it do not count.
    func seconds(_ paragraphs: Int) throws -> Double {
      func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
      }
      let text = typed(String(repeating: "w\n", count: paragraphs))
      let start = now()
      #expect(try shaper.layout(text, in: TextConstraints()).lines.count == paragraphs + 1)
      return now() - start
    }
    _ = try seconds(100)
    let (few, many) = (try seconds(20_000), try seconds(80_000))
    #expect(many < 8 * few, "\(few) s and \(many) s")
  }

  @Test(.timeLimit(.minutes(TestLength.minutes(20))), arguments: [300, 20] as [CGFloat])
  func `A very long paragraph is broken`(width: CGFloat) throws {
    let words = Self.words(bytes: Self.large)
    let layout = try shaper.layout(
      typed(words.joined(separator: " ")), in: TextConstraints(width: width))
    #expect(!layout.isTruncated)
    let letters = layout.lines.reduce(0) { sum, line in
      sum + line.runs.reduce(0) { $0 + $1.run.text.utf8.count(where: { $0 != 0x20 }) }
    }
    #expect(letters == words.reduce(0) { $0 + $1.utf8.count })
  }

  @Test(.timeLimit(.minutes(TestLength.minutes(20))))
  func `A very long paragraph that may have few lines is cut`() throws {
    let words = Self.words(bytes: Self.large)
    let layout = try shaper.layout(
      typed(words.joined(separator: " "), lineLimit: 3), in: TextConstraints(width: 305))
    #expect(layout.lines.count == 3)
    #expect(layout.isTruncated)
    #expect(layout.texts.last?.hasSuffix("…") == true)
    #expect(Array(layout.texts.prefix(2)) == Array(Self.lines(of: words, letters: 30).prefix(2)))
  }

  @Test(.timeLimit(.minutes(TestLength.minutes(20))))
  func `A very long word is broken`() throws {
    let layout = try shaper.layout(
      typed(String(repeating: "x", count: Self.large)), in: TextConstraints(width: 1005))
    #expect(layout.lines.count == Self.large / 100)
    #expect(layout.lines.allSatisfy { abs($0.width - 1000) < 1 })
  }

  @Test func `Letters are those of the language asked for`() throws {
    func glyphs(_ text: String, _ language: String?) throws -> [UInt32] {
      var styled = styled(text)
      styled.spans[0].language = language
      return try shaper.layout(styled, in: TextConstraints()).runs.flatMap(\.run.glyphs).map(\.id)
    }
    // Marathi has an own la and sha in Lohit Devanagari, Romanian an own s with cedilla in Inter.
    #expect(try glyphs("लश", "mr") != glyphs("लश", "hi"))
    #expect(try glyphs("लश", nil) == glyphs("लश", "hi"))
    #expect(try glyphs("ş", "ro") == glyphs("ș", nil))
    #expect(try glyphs("ş", nil) != glyphs("ș", nil))
  }
}
