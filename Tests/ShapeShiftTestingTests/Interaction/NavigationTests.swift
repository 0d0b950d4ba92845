import Foundation
import ShapeShift
import ShapeShiftTesting
import Testing

private let phone = CGSize(width: 390, height: 844)

/// A page with its number, which tells when it comes and goes.
private struct Leaf: View {
  let n: Int
  let log: Recorder
  @Environment(\.dismiss) private var dismiss
  @State private var taps = 0

  var body: some View {
    VStack {
      Text("leaf \(n)")
      Button("Taps \(taps)") { taps += 1 }
      Button("Out") { dismiss() }
      NavigationLink("Next", value: n + 1)
    }
    .navigationTitle("Leaf \(n)")
    .onAppear { log("+\(n)") }
    .onDisappear { log("-\(n)") }
  }
}

/// A stack of pages with numbers.
private struct Numbers: View {
  let log: Recorder
  @State var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        NavigationLink("Go", value: 7)
        Button("Two") { path = [1, 2] }
        Button("Still") {
          var transaction = Transaction()
          transaction.disablesAnimations = true
          withTransaction(transaction) { path = [3] }
        }
      }
      .navigationTitle("Root")
      .navigationDestination(for: Int.self) { Leaf(n: $0, log: log) }
      .onAppear { log("+root") }
      .onDisappear { log("-root") }
    }
    .onChange(of: path) { log("\(path)") }
  }
}

@MainActor
@Suite("Stacks that are gone through")
struct NavigationTests {
  private func numbers(_ path: [Int] = []) throws -> (scene: TestScene, log: Recorder) {
    let log = Recorder()
    let scene = try TestScene(size: phone) { Numbers(log: log, path: path) }
    return (scene, log)
  }

  @Test("A link leads on at the up, and the way back has the title of the page below")
  func push() throws {
    let (scene, log) = try numbers()
    try scene.tap(.button("Go"), at: 1)
    #expect(log.entries.contains("[7]"))
    try scene.advance(to: 3)
    #expect(try scene.exists(.text("leaf 7")))
    #expect(try !scene.exists(.button("Go")))
    #expect(log.entries.count == 4)
    #expect(Set(log.entries[1...2]) == ["[7]", "+7"])
    #expect(log.entries.last == "-root")
    try scene.tap(.backButton("Root"))
    try scene.advance(to: 5)
    #expect(try scene.exists(.button("Go")))
    #expect(try !scene.exists(.text("leaf 7")))
    #expect(Set(log.entries.suffix(3).prefix(2)) == ["[]", "+root"])
    #expect(log.entries.last == "-7")
  }

  @Test("A page comes from the trailing edge, and the one under it goes by a third as much")
  func motion() throws {
    let (scene, _) = try numbers()
    let start = try scene.frame(of: .button("Go")).midX
    try scene.tap(.button("Go"), at: 1)
    try scene.advance(to: 1.0875)
    let old = try scene.frame(of: .button("Go")).midX
    let new = try scene.frame(of: .text("leaf 7")).midX
    // A critically damped spring after a quarter of its duration: 1 - (1 + x) exp(-x) with x = pi / 2.
    let part = 1 - (1 + Double.pi / 2) * exp(-Double.pi / 2)
    #expect(abs(start - old - 390 * 0.3 * part) < 1)
    #expect(abs(new - 195 - 390 * (1 - part)) < 1)
  }

  @Test("Pages come from the left where one reads from right to left")
  func mirrored() throws {
    let scene = try TestScene(size: phone) {
      Numbers(log: Recorder()).environment(\.layoutDirection, .rightToLeft)
    }
    try scene.tap(.button("Go"), at: 1)
    try scene.advance(to: 1.05)
    #expect(try scene.frame(of: .text("leaf 7")).midX < 100)
    try scene.advance(to: 3)
    try scene.drag(from: CGPoint(x: 385, y: 400), to: CGPoint(x: 60, y: 400))
    try scene.advance(to: 5)
    #expect(try scene.exists(.button("Go")))
  }

  @Test("A path of several values is one transition to the last of them")
  func severalAtOnce() throws {
    let (scene, log) = try numbers()
    try scene.tap(.button("Two"), at: 1)
    try scene.advance(to: 1.1)
    #expect(try scene.exists(.text("leaf 2")))
    #expect(try !scene.exists(.text("leaf 1")))
    try scene.advance(to: 3)
    #expect(Set(log.entries) == ["+root", "[1, 2]", "+2", "-root"])
    try scene.tap(.backButton("Leaf 1"))
    try scene.advance(to: 5)
    #expect(try scene.exists(.text("leaf 1")))
    #expect(Set(log.entries.suffix(3)) == ["[1]", "+1", "-2"])
  }

  @Test("A path that is there at the start shows its last page at once")
  func startingPath() throws {
    let (scene, log) = try numbers([4, 5])
    #expect(try scene.exists(.text("leaf 5")))
    #expect(try !scene.exists(.text("leaf 4")))
    #expect(try !scene.exists(.button("Go")))
    #expect(try scene.exists(.backButton("Leaf 4")))
    #expect(log.entries == ["+5"])
    #expect(try scene.displayList(at: 0) == scene.displayList(at: 2))
  }

  @Test("A transaction without animations shows the page at once")
  func still() throws {
    let (scene, _) = try numbers()
    try scene.tap(.button("Still"), at: 1)
    // The frame of a text is as wide as whole pixels.
    #expect(abs(try scene.frame(of: .text("leaf 3")).midX - 195) <= 0.5)
    #expect(try !scene.exists(.button("Go")))
  }

  @Test("A page that is covered keeps its state, one that has been left does not")
  func state() throws {
    let (scene, _) = try numbers([1])
    try scene.tap(.button("Taps 0"), at: 1)
    try scene.tap(.button("Next"), at: 2)
    try scene.advance(to: 3)
    try scene.tap(.button("Taps 0"))
    try scene.tap(.button("Out"), at: 4)
    try scene.advance(to: 5)
    #expect(try scene.exists(.button("Taps 1")))
    try scene.tap(.button("Next"))
    try scene.advance(to: 6)
    #expect(try scene.exists(.button("Taps 0")))
  }

  @Test("A finger draws the page away by its edge, and the path changes at the up")
  func edge() throws {
    let (scene, log) = try numbers([1])
    try scene.point(.down, CGPoint(x: 8, y: 400), at: 1)
    try scene.point(.move, CGPoint(x: 60, y: 400), at: 1.05)
    try scene.point(.move, CGPoint(x: 203, y: 400), at: 1.4)
    #expect(try abs(scene.frame(of: .text("leaf 1")).midX - 390) < 1)
    #expect(try scene.exists(.button("Go")))
    #expect(log.entries == ["+1", "+root"])
    try scene.point(.move, CGPoint(x: 211, y: 400), at: 1.8)
    try scene.point(.up, CGPoint(x: 211, y: 400), at: 2)
    #expect(log.entries.contains("[]"))
    try scene.advance(to: 4)
    #expect(try !scene.exists(.text("leaf 1")))
    #expect(log.entries.suffix(2) == ["[]", "-1"])
  }

  @Test(
    "Half the width or its speed decide whether a page goes",
    arguments: [(150, 0.3, false), (210, 0.3, true), (60, 0.1, true)] as [(CGFloat, Double, Bool)])
  func edgeDecision(_ way: CGFloat, _ duration: Double, _ goes: Bool) throws {
    let (scene, log) = try numbers([1])
    let start = CGPoint(x: 10, y: 400)
    try scene.point(.down, start, at: 1)
    for step in 1...6 {
      let part = CGFloat(step) / 6
      try scene.point(
        .move, CGPoint(x: start.x + way * part, y: 400), at: 1 + duration * Double(part))
    }
    // Held still where only the way is to count.
    try scene.point(
      .up, CGPoint(x: start.x + way, y: 400), at: 1 + duration + (way > 100 ? 0.2 : 0))
    try scene.advance(to: 4)
    #expect(try scene.exists(.text("leaf 1")) != goes)
    #expect(log.entries.contains("[]") == goes)
    if !goes { #expect(log.entries == ["+1", "+root", "-root"]) }
  }

  @Test("A drag that does not begin at the edge leaves the page, and taps at the edge go through")
  func noEdge() throws {
    let (scene, _) = try numbers([1])
    try scene.drag(from: CGPoint(x: 40, y: 400), to: CGPoint(x: 380, y: 400), at: 1)
    try scene.advance(to: 3)
    #expect(try scene.exists(.text("leaf 1")))
    let calls = Recorder()
    let other = try TestScene(size: phone) {
      NavigationStack(path: .constant([1])) {
        Text("root").navigationDestination(for: Int.self) { _ in
          Color.red.onTapGesture { calls("tap") }
        }
      }
    }
    try other.tap(CGPoint(x: 5, y: 400))
    #expect(calls.entries == ["tap"])
  }

  @Test("A value that nothing makes a page of is reported, and leads to a sign")
  func missing() throws {
    let scene = try TestScene(size: phone) {
      NavigationStack(path: .constant(["x"])) { Text("root") }
    }
    #expect(try scene.exists(.named("Missing page")))
  }

  @Test("A link to a view goes there and back, and its page follows the page it is from")
  func viewLink() throws {
    struct Detail: View {
      @Binding var count: Int
      let shown: Int
      var body: some View {
        Button("Add") { count += 1 }
        Text("\(shown)")
      }
    }
    struct Page: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          NavigationLink("In") { Detail(count: $count, shown: count) }
        }
      }
    }
    let scene = try TestScene(size: phone) { Page() }
    try scene.tap(.button("In"))
    try scene.advance(to: 1)
    try scene.tap(.button("Add"))
    #expect(try scene.exists(.text("1")))
    try scene.tap(.backButton("Back"))
    try scene.advance(to: 2)
    #expect(try !scene.exists(.text("1")))
  }

  @Test(
    "A value, an item and links of old lead to a page and follow it back",
    arguments: ["isPresented", "item", "isActive", "tag"])
  func bound(_ way: String) throws {
    struct Page: View {
      let way: String
      let log: Recorder
      @State private var isOn = false
      @State private var item: Int?
      var body: some View {
        NavigationStack {
          VStack {
            switch way {
            case "isPresented":
              Button("Go") { isOn = true }
                .navigationDestination(isPresented: $isOn) { Text("page") }
            case "item":
              Button("Go") { item = 3 }.navigationDestination(item: $item) { _ in Text("page") }
            case "isActive": NavigationLink("Go", destination: Text("page"), isActive: $isOn)
            default: NavigationLink("Go", destination: Text("page"), tag: 3, selection: $item)
            }
          }
        }
        .onChange(of: isOn) { log("\(isOn)") }
        .onChange(of: item) { log(item.map { "\($0)" } ?? "nil") }
      }
    }
    let log = Recorder()
    let scene = try TestScene(size: phone) { Page(way: way, log: log) }
    try scene.tap(.button("Go"), at: 1)
    try scene.advance(to: 2)
    #expect(try scene.exists(.text("page")))
    try scene.tap(.backButton("Back"))
    try scene.advance(to: 3)
    #expect(try !scene.exists(.text("page")))
    let hasItem = way == "item" || way == "tag"
    #expect(log.entries == (hasItem ? ["3", "nil"] : ["true", "false"]))
  }

  @Test("A link whose value becomes false takes all pages away that stand on its own")
  func popToRoot() throws {
    struct Home: View {
      @State private var isOn = false
      var body: some View {
        NavigationView {
          NavigationLink(destination: Second(goHome: { isOn = false }), isActive: $isOn) {
            Text("Second")
          }
          .navigationTitle("Home")
        }
      }
    }
    struct Second: View {
      let goHome: @MainActor () -> Void
      @State private var isOn = false
      var body: some View {
        NavigationLink(
          "Third", destination: Button("Go home", action: goHome).navigationTitle("Third"),
          isActive: $isOn
        )
        .navigationTitle("Second")
      }
    }
    let scene = try TestScene(size: phone) { Home() }
    for time in [1.0, 5] {
      try scene.tap(.button("Second"), at: time)
      try scene.tap(.button("Third"), at: time + 1)
      try scene.advance(by: 1)
      #expect(try scene.exists(.backButton("Second")))
      try scene.tap(.button("Go home"))
      try scene.advance(by: 1)
      #expect(try scene.exists(.button("Second")) && !scene.exists(.button("Go home")))
      #expect(try !scene.exists(.backButton("Home")))
    }
  }

  @Test("A row with a link is used as a whole")
  func rows() throws {
    let scene = try TestScene(size: phone) {
      NavigationStack {
        List(0..<3) { n in NavigationLink("Row \(n)", value: n) }
          .navigationDestination(for: Int.self) { Text("row \($0)!") }
      }
    }
    let frame = try scene.frame(of: .button("Row 1"))
    try scene.point(.down, CGPoint(x: frame.maxX + 10, y: frame.minY - 8), at: 1)
    // In what scrolls a press shows only once it is no longer likely to become a drag.
    #expect(try !scene.displayList(at: 1.1).description.contains("#D1D1D6FF"))
    #expect(try scene.displayList(at: 1.16).description.contains("#D1D1D6FF"))
    try scene.point(.up, CGPoint(x: frame.maxX + 10, y: frame.minY - 8), at: 1.2)
    try scene.advance(to: 3)
    #expect(try scene.exists(.text("row 1!")))
  }

  @Test("A path of any values is written and read")
  func codable() throws {
    var path = NavigationPath()
    path.append(3)
    path.append("x")
    let written = try JSONEncoder().encode(#require(path.codable))
    let read = NavigationPath(
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: written))
    #expect(read == path)
    struct Plain: Hashable {}
    path.append(Plain())
    #expect(path.codable == nil)
    #expect(path.count == 3)
  }

  @Test("Pictures of any time, in any order, are those of the session played from its start")
  func anyOrder() throws {
    let (scene, _) = try numbers()
    try scene.tap(.button("Two"), at: 0.5)
    try scene.tap(.backButton("Leaf 1"), at: 1.5)
    try scene.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 250, y: 300), at: 2.5)
    let times = stride(from: 0.0, through: 4, by: 0.11).map { $0 }
    let forward = try times.map { try scene.displayList(at: $0) }
    let backward = try times.reversed().map { try scene.displayList(at: $0) }
    #expect(forward == backward.reversed())
    let other = try numbers().scene
    try other.replay(scene.log)
    #expect(try other.displayList(at: 2.7) == scene.displayList(at: 2.7))
  }
}
