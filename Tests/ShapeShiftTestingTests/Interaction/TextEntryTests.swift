import Foundation
import ShapeShift
import ShapeShiftTesting
import Testing

/// A field that tells what happens.
private struct Field: View {
  let log: Recorder
  @State private var text: String
  var allowed: (String) -> String = { $0 }

  init(_ log: Recorder, text: String = "", allowed: @escaping (String) -> String = { $0 }) {
    self.log = log
    _text = State(initialValue: text)
    self.allowed = allowed
  }

  var body: some View {
    TextField("Name", text: Binding(get: { text }, set: { text = allowed($0) }))
      .onChange(of: text) { log("s=\(text)") }
      .onSubmit { log("submit") }
  }
}

@MainActor
@Suite("Fields that are written into")
struct TextEntryTests {
  @Test("A text is stored with every Character")
  func typing() throws {
    let log = Recorder()
    let scene = try scene { Field(log) }
    try scene.tap(.textField("Name"), at: 1)
    try scene.type("abc", at: 2)
    #expect(log.entries == ["s=a", "s=ab", "s=abc"])
    #expect(try scene.value(of: .textField("Name")) == "abc")
    #expect(scene.now == 2)
  }

  @Test("Return enters the text, and then the field gives up the focus")
  func submission() throws {
    let log = Recorder()
    let scene = try scene { Field(log) }
    try scene.type("a", into: .textField("Name"), at: 1)
    #expect(try scene.isFocused(.textField("Name")))
    try scene.press(.return, at: 3)
    #expect(log.entries == ["s=a", "submit"])
    #expect(try scene.focused == nil)
    #expect { try scene.type("b", at: 4) } throws: {
      "\($0)"
        == "typing \"b\" at 4.000 s: no view has the focus. Last focus: \"Name\", lost at 3.000 s because of Return."
    }
  }

  @Test("A break that is typed is Return")
  func typedBreak() throws {
    let log = Recorder()
    let scene = try scene { Field(log) }
    try scene.type("a\n", into: .textField("Name"))
    #expect(log.entries == ["s=a", "submit"])
  }

  @Test("What is entered is told from the inside out, up to a scope")
  func submitOrder() throws {
    struct Page: View {
      let log: Recorder
      let isBlocking: Bool
      @State private var text = ""
      var body: some View {
        TextField("Name", text: $text)
          .onSubmit { log("inner") }
          .onSubmit(of: .search) { log("search") }
          .onSubmit { log("outer") }
          .submitScope(isBlocking)
          .onSubmit { log("outermost") }
      }
    }
    for isBlocking in [false, true] {
      let log = Recorder()
      let scene = try scene { Page(log: log, isBlocking: isBlocking) }
      try scene.tap(.textField("Name"))
      try scene.press(.return)
      #expect(log.entries == ["inner", "outer"] + (isBlocking ? [] : ["outermost"]))
    }
  }

  @Test("What the binding stores is what the field shows")
  func storedOtherwise() throws {
    let log = Recorder()
    let scene = try scene { Field(log) { String($0.uppercased().prefix(3)) } }
    try scene.type("abcd", into: .textField("Name"))
    #expect(log.entries == ["s=A", "s=AB", "s=ABC"])
    #expect(try scene.value(of: .textField("Name")) == "ABC")
    try scene.press(.delete)
    #expect(try scene.value(of: .textField("Name")) == "AB")
    let digits = try TestScene(size: CGSize(width: 300, height: 300)) {
      Field(log) { $0.filter(\.isNumber) }
    }
    try digits.type("1x2", into: .textField("Name"))
    #expect(try digits.value(of: .textField("Name")) == "12")
  }

  @Test(
    "Keys move the caret and delete",
    arguments: [
      ([(.leftArrow, [])], "hello worlX|d"), ([(.leftArrow, .option)], "hello X|world"),
      ([(.home, [])], "X|hello world"),
      ([(.leftArrow, .command), (.rightArrow, [])], "hX|ello world"),
      ([(.delete, .option)], "hello X|"), ([(.delete, .command)], "X|"),
      ([(.home, []), (.deleteForward, [])], "X|ello world"),
      ([(.leftArrow, [.shift, .option])], "hello X|"), ([("a", .command)], "X|"),
      ([(.upArrow, [])], "X|hello world"), ([(.upArrow, []), (.downArrow, [])], "hello worldX|"),
      ([("a", .command), (.leftArrow, [])], "X|hello world"),
    ] as [([(KeyEquivalent, EventModifiers)], String)])
  func keys(_ keys: [(KeyEquivalent, EventModifiers)], _ expected: String) throws {
    let scene = try scene { Field(Recorder(), text: "hello world") }
    try scene.focus(.textField("Name"))
    for (key, modifiers) in keys { try scene.press(key, modifiers: modifiers) }
    try scene.type("X")
    #expect(
      try scene.value(of: .textField("Name")) == expected.replacingOccurrences(of: "|", with: ""))
  }

  @Test("What is composed is stored at once, and replaced until it is settled")
  func composition() throws {
    let log = Recorder()
    let scene = try scene { Field(log, text: "日") }
    try scene.focus(.textField("Name"))
    try scene.compose("に")
    try scene.compose("にほ")
    try scene.commit("本")
    try scene.press("z", modifiers: .command)
    #expect(log.entries == ["s=日に", "s=日にほ", "s=日本", "s=日"])
    try scene.press("z", modifiers: [.command, .shift])
    try scene.paste("語\nです")
    #expect(try scene.value(of: .textField("Name")) == "日本語 です")
    try scene.select(0..<2)
    try scene.type("J")
    #expect(try scene.value(of: .textField("Name")) == "J語 です")
  }

  @Test("A value is stored as it is entered, and what is no value leaves it")
  func values() throws {
    struct Page: View {
      let log: Recorder
      @State private var count = 7
      @State private var price: Double? = 2.5
      var body: some View {
        VStack {
          TextField("Count", value: $count, format: .number).onChange(of: count) {
            log("c\(count)")
          }
          TextField("Price", value: $price, format: .number)
            .onChange(of: price) { log("p\(price.map { "\($0)" } ?? "-")") }
        }
      }
    }
    let log = Recorder()
    let scene = try scene { Page(log: log) }
    try scene.focus(.textField("Count"))
    try scene.press("a", modifiers: .command)
    try scene.type("1500")
    #expect(log.entries == [])
    #expect(try scene.value(of: .textField("Count")) == "1500")
    try scene.press(.return)
    #expect(log.entries == ["c1500"])
    #expect(try scene.value(of: .textField("Count")) == "1,500")
    try scene.focus(.textField("Count"))
    try scene.press("a", modifiers: .command)
    try scene.type("many")
    try scene.press(.tab)
    #expect(try scene.value(of: .textField("Count")) == "1,500")
    #expect(try scene.isFocused(.textField("Price")))
    try scene.press(.delete, modifiers: .command)
    try scene.unfocus()
    #expect(log.entries == ["c1500", "p-"])
  }

  @Test("The old forms tell that writing begins and ends, and that a text is entered")
  func oldForms() throws {
    struct Page: View {
      let log: Recorder
      @State private var text = ""
      var body: some View {
        TextField("Name", text: $text) {
          log("editing \($0)")
        } onCommit: {
          log("commit")
        }
        .onSubmit { log("submit") }
      }
    }
    let log = Recorder()
    let scene = try scene { Page(log: log) }
    try scene.type("a", into: .textField("Name"))
    try scene.press(.return)
    #expect(log.entries == ["editing true", "commit", "submit", "editing false"])
  }

  @Test("Fields of several lines break the line on Return")
  func severalLines() throws {
    struct Page: View {
      @State private var text = ""
      @State private var note = ""
      var body: some View {
        VStack {
          TextEditor(text: $text).accessibilityLabel("Text")
          TextField("Note", text: $note, axis: .vertical)
        }
      }
    }
    let scene = try scene { Page() }
    try scene.tap(.textField("Text"))
    try scene.type("a")
    try scene.press(.return)
    try scene.type("bc")
    try scene.press(.upArrow)
    try scene.type("X")
    #expect(try scene.value(of: .textField("Text")) == "aX\nbc")
    let height = try scene.frame(of: .textField("Note")).height
    try scene.type("1\n2", into: .textField("Note"))
    #expect(try scene.value(of: .textField("Note")) == "1\n2")
    #expect(try scene.frame(of: .textField("Note")).height > height * 1.8)
  }

  @Test("Secrets are dots, in the scene and in the log")
  func secrets() throws {
    struct Page: View {
      let log: Recorder
      @State private var text = ""
      var body: some View {
        VStack {
          SecureField("Password", text: $text).onSubmit { log(text) }
          TextField("Name", text: .constant(""))
        }
      }
    }
    let log = Recorder()
    let scene = try scene { Page(log: log) }
    try scene.type("pässword", into: .secureField("Password"))
    #expect(try scene.value(of: .secureField("Password")) == "••••••••")
    #expect(try scene.value(of: .textField("Password")) == "••••••••")
    try scene.press(.leftArrow)
    try scene.press(.delete)
    try scene.press(.return)
    #expect(log.entries == ["pässwod"])
    #expect(scene.log.contains("\"text\":\"•\""))
    #expect(!scene.log.contains("\"text\":\"p\""))
    #expect(scene.logWithSecrets.contains("\"text\":\"p\""))
    let again = try TestScene(size: CGSize(width: 300, height: 300)) { Page(log: log) }
    try again.replay(scene.logWithSecrets)
    #expect(log.entries == ["pässwod", "pässwod"])
    #expect(again.log == scene.log)
    #expect(try scene.count(.secureField()) == 1)
    #expect(try scene.count(.textField()) == 2)
  }

  @Test("A mouse puts the caret between letters, selects, and takes words and paragraphs")
  func mouse() throws {
    let scene = try scene {
      Field(Recorder(), text: "one two three").font(.system(size: 20)).frame(width: 280)
    }
    let frame = try scene.frame(of: .textField("Name"))
    func click(_ x: CGFloat, _ time: Double) throws {
      try scene.point(.down, CGPoint(x: frame.minX + x, y: frame.midY), at: time, isMouse: true)
      try scene.point(.up, CGPoint(x: frame.minX + x, y: frame.midY), isMouse: true)
    }
    try click(1, 1)
    try scene.type("<")
    #expect(try scene.value(of: .textField("Name")) == "<one two three")
    try click(65, 2)
    try click(65, 2.2)
    try scene.type("2")
    #expect(try scene.value(of: .textField("Name")) == "<one 2 three")
    try scene.point(.down, CGPoint(x: frame.minX, y: frame.midY), at: 4, isMouse: true)
    try scene.point(.move, CGPoint(x: frame.maxX - 5, y: frame.midY), at: 4.1, isMouse: true)
    try scene.point(.up, CGPoint(x: frame.maxX - 5, y: frame.midY), at: 4.2, isMouse: true)
    try scene.type("all")
    #expect(try scene.value(of: .textField("Name")) == "all")
    for time in [6, 6.2, 6.4] { try click(10, time) }
    try scene.press(.delete)
    #expect(try scene.value(of: .textField("Name")) == "")
  }

  @Test("A finger puts the caret at the nearest end of a word")
  func touch() throws {
    let scene = try scene {
      Field(Recorder(), text: "one two three").font(.system(size: 20)).frame(width: 280)
    }
    let frame = try scene.frame(of: .textField("Name"))
    try scene.tap(CGPoint(x: frame.minX + 32, y: frame.midY))
    try scene.type("X")
    #expect(try scene.value(of: .textField("Name")) == "oneX two three")
  }

  @Test("A field that is off takes no focus, and one that is switched off gives it up")
  func disabled() throws {
    struct Page: View {
      @State private var text = ""
      var body: some View {
        TextField("Name", text: $text).disabled(text.count > 1)
      }
    }
    let scene = try scene { Page() }
    try scene.type("ab", into: .textField("Name"))
    #expect(try scene.focused == nil)
    #expect { try scene.type("c") } throws: { ($0 as? SceneError)?.code == .unfocused }
    #expect { try scene.tap(.textField("Name")) } throws: { ($0 as? SceneError)?.code == .disabled }
  }

  @Test("A prompt is the name of a field without a label, and finds one with another")
  func prompts() throws {
    let scene = try scene {
      VStack {
        TextField("", text: .constant("x"), prompt: Text("Street"))
        TextField("Town", text: .constant("y"), prompt: Text("where you live"))
      }
    }
    #expect(try scene.value(of: .textField("Street")) == "x")
    #expect(try scene.value(of: .textField("Town")) == "y")
    #expect(try scene.value(of: .textField("where you live")) == "y")
  }

  @Test("Any moment of a session in which somebody writes is drawn alone as it was")
  func anyOrder() throws {
    func make() throws -> TestScene {
      try TestScene(size: CGSize(width: 300, height: 300)) {
        Field(Recorder(), text: "a text that is far too long for a field of this width")
      }
    }
    let scene = try make()
    try scene.tap(.textField("Name"), at: 1)
    try scene.type("abc", at: 2)
    try scene.press(.leftArrow, modifiers: [.shift, .option], at: 3)
    try scene.press(.home, at: 4)
    try scene.press(.return, at: 5)
    let times = [0.5, 1, 2, 2.7, 3, 4, 6]
    let forward = try times.map { try scene.displayList(at: $0).dump() }
    #expect(try times.reversed().map { try scene.displayList(at: $0).dump() } == forward.reversed())
    let again = try make()
    try again.replay(scene.log)
    #expect(try times.map { try again.displayList(at: $0).dump() } == forward)
    #expect(Set(forward).count == 6)
  }
}
