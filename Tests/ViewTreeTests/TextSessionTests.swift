import Testing

@testable import ViewTree

@Suite("A session of editing text")
struct TextSessionTests {
  private typealias Selection = TextSession.Selection

  /// A session for a text in which "[" and "]" stand around the selection, or "|" is the caret.
  private static func session(_ marked: String, isMultiline: Bool = true) -> TextSession {
    let plain = marked.filter { !"[]|".contains($0) }
    func place(_ mark: Character) -> Int? {
      marked.firstIndex(of: mark).map { end in
        marked[..<end].filter { !"[]|".contains($0) }.utf16.count
      }
    }
    var session = TextSession(plain, at: 0, isMultiline: isMultiline)
    let anchor = place("[") ?? place("|") ?? plain.utf16.count
    session.apply(
      .select(Selection(anchor: anchor, head: place("]") ?? anchor)), at: 0)
    return session
  }

  private static func described(_ session: TextSession) -> String {
    let (range, units) = (session.selection.range, Array(session.text.utf16))
    let parts = [0..<range.lowerBound, range, range.upperBound..<units.count]
      .map { String(decoding: units[$0], as: UTF16.self) }
    return session.selection.isEmpty
      ? "\(parts[0])|\(parts[2])" : "\(parts[0])[\(parts[1])]\(parts[2])"
  }

  @Test(
    "Edits lead from one text and selection to the next",
    arguments: [
      ("a|b", .insert("x"), "ax|b"), ("a[bc]d", .insert("x"), "ax|d"),
      ("e|", .insert("\u{301}"), "e\u{301}|"),
      ("👩‍👩‍👧|b", .delete(.backward, .character), "|b"),
      ("e\u{301}|", .delete(.backward, .character), "|"),
      ("a|👍🏽b", .delete(.forward, .character), "a|b"),
      ("|a", .delete(.backward, .character), "|a"), ("a|", .delete(.forward, .word), "a|"),
      ("a[bc]d", .delete(.forward, .line), "a|d"),
      ("one two |", .delete(.backward, .word), "one |"),
      ("it's| so", .delete(.backward, .word), "| so"),
      ("one |two x", .delete(.forward, .word), "one | x"),
      ("ab\ncd|e", .delete(.backward, .line), "ab\n|e"),
      ("ab\n|cd", .delete(.backward, .line), "ab|cd"),
      ("a|b\ncd", .delete(.forward, .line), "a|\ncd"),
      ("a|🇩🇪", .move(.forward, .character, extends: false), "a🇩🇪|"),
      ("a[bc]d", .move(.forward, .character, extends: false), "abc|d"),
      ("a[bc]d", .move(.backward, .character, extends: false), "a|bcd"),
      ("a[bc]d", .move(.forward, .character, extends: true), "a[bcd]"),
      ("one| two", .move(.forward, .word, extends: false), "one two|"),
      ("one| two", .move(.backward, .word, extends: true), "[one] two"),
      ("ab\nc|d\ne", .move(.forward, .line, extends: false), "ab\ncd|\ne"),
      ("ab\nc|d\ne", .move(.backward, .line, extends: false), "ab\n|cd\ne"),
      ("ab\nc|d", .move(.backward, .document, extends: true), "[ab\nc]d"),
      ("a|b", .select(Selection(anchor: -5, head: 99)), "[ab]"),
      ("👍a|", .select(Selection(1)), "|👍a"), ("a|b", .paste("x\ny"), "ax\ny|b"),
      ("a|b", .commit("漢"), "a漢|b"), ("a|b", .undo, "a|b"), ("a|b", .redo, "a|b"),
    ] as [(String, TextSession.Edit, String)])
  func edits(before: String, edit: TextSession.Edit, after: String) {
    var session = Self.session(before)
    let old = session.text
    let isChanged = session.apply(edit, at: 1)
    #expect(Self.described(session) == after)
    #expect(isChanged == (session.text != old))
  }

  @Test("A letter put before a mark becomes one Character with it, behind which the caret goes")
  func mark() {
    var session = TextSession("\u{301}x", at: 0)
    session.apply(.select(Selection(0)), at: 0)
    session.apply(.insert("e"), at: 0)
    #expect(session.text == "e\u{301}x")
    #expect(session.selection == Selection(2))
  }

  @Test("A field of one line has spaces for line breaks")
  func oneLine() {
    var session = Self.session("a|", isMultiline: false)
    session.apply(.paste("b\r\nc\nd"), at: 1)
    #expect(Self.described(session) == "ab c d|")
  }

  @Test("Lines as they are set rule steps by the line")
  func setLines() {
    var session = Self.session("aaa bb|b ccc")
    session.apply(.move(.backward, .line, extends: false), at: 1, lines: [0..<4, 4..<8, 8..<11])
    #expect(session.selection == Selection(4))
    session.apply(.move(.forward, .line, extends: true), at: 1, lines: [0..<4, 4..<8, 8..<11])
    #expect(session.selection == Selection(anchor: 4, head: 8))
  }

  @Test("Composed text is replaced until it is put for good, and taken back as one")
  func composition() {
    var session = Self.session("a[x]b")
    session.apply(.compose("k", Selection(1)), at: 1)
    session.apply(.compose("か", Selection(1)), at: 2)
    #expect(Self.described(session) == "aか|b")
    #expect(session.marked == 1..<2)
    session.apply(.compose("かな", Selection(anchor: 0, head: 1)), at: 3)
    #expect(Self.described(session) == "a[か]なb")
    session.apply(.commit("仮名"), at: 4)
    #expect(Self.described(session) == "a仮名|b")
    #expect(session.marked == nil)
    session.apply(.undo, at: 5)
    #expect(Self.described(session) == "a[x]b")
    session.apply(.redo, at: 6)
    #expect(Self.described(session) == "a仮名|b")
  }

  @Test("Typing is taken back as one, until something else comes between")
  func undo() {
    var session = Self.session("|")
    for letter in ["a", "b", "c"] { session.apply(.insert(letter), at: 1) }
    session.apply(.delete(.backward, .character), at: 2)
    session.apply(.insert("d"), at: 3)
    session.apply(.move(.backward, .character, extends: false), at: 3)
    session.apply(.insert("e"), at: 3)
    #expect(Self.described(session) == "abe|d")
    let steps = ["ab|d", "ab|", "abc|", "|", "|"]
    for (index, step) in steps.enumerated() {
      session.apply(.undo, at: 4)
      #expect(Self.described(session).filter { $0 != "|" } == step.filter { $0 != "|" }, "\(index)")
    }
    for _ in 0..<9 { session.apply(.redo, at: 5) }
    #expect(session.text == "abed")
    session.apply(.undo, at: 6)
    session.apply(.insert("z"), at: 6)
    session.apply(.redo, at: 6)
    #expect(session.text.contains("z"))
  }

  @Test("What the owner stores instead is shown, and the selection stays within it")
  func accept() {
    var session = Self.session("abc👍|")
    session.apply(.compose("d", Selection(1)), at: 1)
    session.accept("ab👍")
    #expect(Self.described(session) == "ab👍|")
    #expect(session.marked == nil)
    session.accept("👍👍👍")
    #expect(Self.described(session) == "👍👍|👍")
  }

  @Test("A secret shows one mark for each Character, and offsets go both ways")
  func mask() {
    let session = Self.session("a👩‍👩‍👧e\u{301}|")
    #expect(session.maskedText == "•••")
    #expect(session.maskedOffset(of: 9) == 2)
    #expect(session.offset(ofMasked: 2) == 9)
    #expect(session.offset(ofMasked: 7) == session.text.utf16.count)
  }

  @Test(
    "Two clicks take a word, three the paragraph",
    arguments: [(0, 0..<2), (2, 2..<4), (4, 4..<7), (8, 8..<9), (9, 8..<9)])
  func clicks(offset: Int, word: Range<Int>) {
    let session = Self.session("ab, cde\nf|")
    #expect(session.word(at: offset) == word)
    #expect(session.paragraph(at: offset) == (offset < 8 ? 0..<7 : 8..<9))
  }

  @Test(
    "The caret is seen for half a second from the last edit on, and then is not",
    arguments: [
      (0.2, true), (1, true), (1.499, true), (1.5, false), (1.999, false), (2, true), (2.5, false),
      (1_000_001.25, true), (1_000_001.75, false),
    ])
  func caret(time: Double, isSeen: Bool) {
    var session = Self.session("ab|")
    session.apply(.insert("c"), at: 1)
    #expect(session.showsCaret(at: time) == isSeen)
    #expect(session.showsCaret(at: time, isSteady: true))
    session.apply(.move(.backward, .character, extends: true), at: 1)
    #expect(!session.showsCaret(at: time))
    #expect(session.nextBlink(after: 1.2) == 1.5)
    #expect(session.nextBlink(after: 1.5) == 2)
  }
}
