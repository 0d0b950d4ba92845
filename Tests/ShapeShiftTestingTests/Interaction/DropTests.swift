import Foundation
import ShapeShift
import ShapeShiftTesting
import Testing

/// Something to carry on the left, and a place to carry it to on the right.
private struct Ground<Source: View, Target: View>: View {
  @ViewBuilder let source: Source
  @ViewBuilder let target: Target

  var body: some View {
    HStack(spacing: 0) {
      source.frame(width: 100, height: 100).accessibilityIdentifier("source")
      Spacer(minLength: 0)
      target.frame(width: 100, height: 100).accessibilityIdentifier("target")
    }
    .frame(width: 300, height: 100)
  }
}

/// Takes values of a type, and tells what is let go where, and when something comes and leaves.
private struct Taker<Value>: View {
  let log: Recorder

  init(_ type: Value.Type, _ log: Recorder) { self.log = log }

  var body: some View {
    Color.gray.dropDestination(for: Value.self) { items, place in
      log("\(items) at \(place.x), \(place.y)")
      return true
    } isTargeted: {
      log("\($0)")
    }
  }
}

/// A task that can be taken for its title.
private struct Errand: Codable, Transferable {
  var title: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.title)
  }
}

/// What a text can be taken for.
private struct Note: Transferable {
  let text: String

  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation {
      $0.text
    } importing: {
      Note(text: $0.uppercased())
    }
  }
}

@MainActor
private func scene<Source: View, Target: View>(
  @ViewBuilder _ source: @escaping () -> Source, @ViewBuilder to target: @escaping () -> Target
) throws -> TestScene {
  try TestScene(size: CGSize(width: 300, height: 100)) { Ground(source: source, target: target) }
}

@MainActor
@Suite("What is carried from view to view")
struct DropTests {
  @Test("A finger that is held carries a value to where its type is taken")
  func values() throws {
    let log = Recorder()
    let scene = try scene {
      Color.red.draggable("red")
    } to: {
      Taker(String.self, log)
    }
    try scene.drag(.id("source"), onto: .id("target"))
    #expect(log.entries == ["true", #"["red"] at 50.0, 50.0"#, "false"])
    try scene.settle()
    #expect(try scene.displayList().items.count == 1)
  }

  @Test("A finger that moves before half a second has gone carries nothing")
  func early() throws {
    let log = Recorder()
    let scene = try scene {
      Color.red.draggable("red")
    } to: {
      Taker(String.self, log)
    }
    try scene.drag(.id("source"), onto: .id("target"), holding: 0.4)
    #expect(log.entries.isEmpty)
    try scene.drag(.id("source"), by: CGSize(width: 200, height: 0))
    #expect(log.entries.isEmpty)
  }

  @Test("A mouse carries at once")
  func mouse() throws {
    let log = Recorder()
    let scene = try scene {
      Color.red.draggable(7)
    } to: {
      Taker(Int.self, log)
    }
    try scene.point(.down, CGPoint(x: 50, y: 50), isMouse: true)
    try scene.point(.move, CGPoint(x: 52, y: 50), at: 0.1, isMouse: true)
    try scene.point(.move, CGPoint(x: 60, y: 50), at: 0.2, isMouse: true)
    try scene.point(.up, CGPoint(x: 210, y: 50), at: 0.3, isMouse: true)
    #expect(log.entries == ["true", "[7] at 10.0, 50.0", "false"])
  }

  @Test("Values of other types are not taken, and nobody is told")
  func types() throws {
    let log = Recorder()
    let scene = try scene {
      Color.red.draggable(7)
    } to: {
      Taker(String.self, log)
    }
    try scene.drag(.id("source"), onto: .id("target"))
    #expect(log.entries.isEmpty)
  }

  @Test("A value is taken for what its type says it can stand for")
  func transferable() throws {
    let log = Recorder()
    let errand = try scene {
      Color.red.draggable(Errand(title: "buy milk"))
    } to: {
      Taker(String.self, log)
    }
    try errand.drag(.id("source"), onto: .id("target"))
    let text = try scene {
      Color.red.draggable("hello")
    } to: {
      Color.gray.dropDestination(for: Note.self) { items, _ in
        log(items.map(\.text).joined())
        return true
      }
    }
    try text.drag(.id("source"), onto: .id("target"))
    #expect(log.entries == ["true", #"["buy milk"] at 50.0, 50.0"#, "false", "HELLO"])
  }

  @Test("The innermost view that takes the type has it")
  func nested() throws {
    let log = Recorder()
    func place<V: View>(_ name: String, _ view: V) -> some View {
      view.dropDestination(for: String.self) { _, place in
        log("\(name) \(place.x)")
        return true
      } isTargeted: {
        log("\(name) \($0)")
      }
    }
    let scene = try scene {
      Color.red.draggable("x")
    } to: {
      place(
        "outer",
        ZStack(alignment: .trailing) {
          Color.gray
          place("inner", Color.blue.frame(width: 40, height: 100))
          Color.green.frame(width: 10, height: 10).dropDestination(for: Int.self) { _, _ in true }
        })
    }
    try scene.drag(.id("source"), onto: .id("target"))
    let outer = ["outer true", "outer 50.0", "outer false"]
    #expect(log.entries == outer)
    try scene.point(.down, CGPoint(x: 50, y: 50), at: 3)
    try scene.point(.move, CGPoint(x: 220, y: 50), at: 4)
    // Nothing that is around the green square but the outer view takes text.
    try scene.point(.move, CGPoint(x: 295, y: 50), at: 4.2)
    try scene.point(.up, CGPoint(x: 270, y: 50), at: 4.5)
    #expect(
      log.entries.dropFirst(outer.count)
        == ["outer true", "outer false", "inner true", "inner 10.0", "inner false"])
  }

  @Test("What is refused goes home, and what is let go nowhere does too")
  func refused() throws {
    let scene = try scene {
      Color.red.draggable("x")
    } to: {
      Color.gray.dropDestination(for: String.self) { _, _ in false }
    }
    let rest = try scene.displayList()
    try scene.drag(.id("source"), onto: .id("target"))
    #expect(try scene.displayList() != rest)
    try scene.advance(by: 0.1)
    #expect(try scene.displayList() != rest)
    try scene.settle()
    #expect(try scene.displayList() == rest)
    try scene.drag(.id("source"), by: CGSize(width: 60, height: 0))
    try scene.settle()
    #expect(try scene.displayList() == rest)
  }

  @Test("A pointer that is taken away leaves the view that it is over")
  func cancelled() throws {
    let log = Recorder()
    let scene = try scene {
      Color.red.draggable("x")
    } to: {
      Color.gray.dropDestination(for: String.self) { _, _ in
        log("taken")
        return true
      } isTargeted: {
        log("\($0)")
      }
    }
    try scene.point(.down, CGPoint(x: 50, y: 50))
    try scene.point(.move, CGPoint(x: 250, y: 50), at: 1)
    try scene.point(.cancel, CGPoint(x: 250, y: 50), at: 1.5)
    #expect(log.entries == ["true", "false"])
  }

  @Test("A button that can be carried is pressed by a tap")
  func tapped() throws {
    let log = Recorder()
    let scene = try scene {
      Button("Press") { log("pressed") }.draggable("x")
    } to: {
      Color.gray
    }
    try scene.tap(.button("Press"))
    #expect(log.entries == ["pressed"])
    try scene.drag(.button("Press"), onto: .id("target"))
    #expect(log.entries == ["pressed"])
  }

  @Test("Providers carry text, addresses and files, by kind")
  func providers() throws {
    let log = Recorder()
    func carry(_ types: [UTType], _ provider: @escaping () -> NSItemProvider) throws {
      let scene = try scene {
        Color.red.onDrag(provider)
      } to: {
        Color.gray.onDrop(of: types, isTargeted: nil) { providers in
          _ = providers.first?.loadObject(ofClass: String.self) { text, error in
            log(text ?? error.map { "\($0)" } ?? "")
          }
          return true
        }
      }
      try scene.drag(.id("source"), onto: .id("target"))
    }
    try carry([.text]) { NSItemProvider(object: NSString(string: "word")) }
    try carry([.image]) { NSItemProvider(object: "word") }
    try carry([.url]) { NSItemProvider(object: NSURL(fileURLWithPath: "/a")) }
    #expect(log.entries == ["word", "the item has a different type"])
  }

  @Test("A delegate is asked and told in order")
  func delegate() throws {
    let log = Recorder()
    let scene = try scene {
      Color.red.onDrag { NSItemProvider(object: NSString(string: "a")) }
    } to: {
      Color.gray.onDrop(of: [UTType.plainText], delegate: Porter(log: log))
    }
    try scene.point(.down, CGPoint(x: 50, y: 50))
    try scene.point(.move, CGPoint(x: 220, y: 50), at: 1)
    try scene.point(.move, CGPoint(x: 150, y: 50), at: 1.5)
    try scene.point(.move, CGPoint(x: 230, y: 50), at: 2)
    try scene.point(.up, CGPoint(x: 240, y: 50), at: 2.5)
    #expect(
      log.entries == [
        "entered 20.0", "exited", "entered 30.0", "updated 40.0", "updated 40.0", "dropped 40.0",
      ])
  }

  @Test("Cards go from column to column, in any order of the pictures")
  func board() throws {
    let scene = try TestScene(size: CGSize(width: 320, height: 200)) { Board() }
    try scene.drag(.text("Write"), onto: .id("Done"), at: 0.5)
    try scene.settle()
    #expect(try scene.frame(of: .text("Write")).minX > 160)
    try scene.drag(.text("Draw"), onto: .id("To do"))
    try scene.settle()
    try scene.expectFilm(from: 0, through: 4, fps: 4, showsPointer: true, named: "board")
    try scene.expectDeterministic(fps: 3)
  }
}

private struct Porter: DropDelegate {
  let log: Recorder

  func dropEntered(info: DropInfo) { log("entered \(info.location.x)") }
  func dropExited(info: DropInfo) { log("exited") }
  func dropUpdated(info: DropInfo) -> DropProposal? {
    log("updated \(info.location.x)")
    return DropProposal(operation: .move)
  }
  func performDrop(info: DropInfo) -> Bool {
    log("dropped \(info.location.x)")
    return info.hasItemsConforming(to: [UTType.text])
  }
}

/// Two columns of cards.
private struct Board: View {
  @State private var columns = ["To do": ["Write", "Test"], "Done": ["Draw"]]
  @State private var target: String?

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      column("To do")
      column("Done")
    }
    .padding(12)
    .background(Color(white: 0.95))
  }

  private func column(_ name: String) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(name).font(.headline)
      ForEach(columns[name, default: []], id: \.self) { card in
        Text(card)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(8)
          .background(.white, in: .rect(cornerRadius: 8))
          .draggable(card)
      }
      Spacer(minLength: 0)
    }
    .padding(8)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(
      target == name ? Color.blue.opacity(0.15) : Color(white: 0.88), in: .rect(cornerRadius: 12)
    )
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier(name)
    .dropDestination(for: String.self) { cards, _ in
      withAnimation {
        for key in columns.keys { columns[key]?.removeAll(where: cards.contains) }
        columns[name]?.append(contentsOf: cards)
      }
      return true
    } isTargeted: { isTargeted in
      withAnimation(.easeOut(duration: 0.2)) { target = isTargeted ? name : nil }
    }
  }
}
