import Foundation
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics
import ViewAnimation

@testable import ViewTree

/// Text on its way from one string to another.
///
/// Letters of size 20 are 12 wide, lines are 20 high with the
/// baseline at 16; a text of n letters in 100 points begins at 50 - 6 n, its baseline is at 56.
@Suite("Content transitions") @MainActor
struct ContentTransitionTests {
  /// A text as it is seen.
  private struct Seen: Equatable, CustomStringConvertible {
    let text: String
    let x: Double
    let y: Double
    let opacity: Double

    init(_ text: String, _ x: Double, _ y: Double, _ opacity: Double) {
      func rounded(_ number: Double) -> Double { (number * 1e6).rounded() / 1e6 }
      (self.text, self.x, self.y) = (text, rounded(x), rounded(y))
      self.opacity = rounded(opacity)
    }

    var description: String { "\(text) (\(x) \(y)) \(opacity)" }
  }

  private func seen(_ items: [DisplayItem], _ opacity: Double = 1) -> [Seen] {
    items.flatMap { item -> [Seen] in
      switch item.content {
      case .text(let text):
        [Seen(text.run.text, Double(text.position.x), Double(text.position.y), opacity)]
      case .group(let group): seen(group.items, opacity * group.effects.opacity)
      case .fill, .stroke, .image, .perspective: []
      }
    }
  }

  private func seen<V: View>(
    _ steps: [(time: Double, text: String)], at time: Double,
    animation: Animation? = .linear(duration: 1), _ view: @escaping (String) -> V
  ) throws -> [Seen] {
    let stage = try Stage(steps[0].text) { view($0).font(.system(size: 20)) }
    for step in steps.dropFirst() { stage.set(step.text, at: step.time, animation: animation) }
    return seen(try stage.graph.displayList(at: time).items)
  }

  // MARK: Digits

  @Test("digits that change roll up and those that stay stay")
  func numeric() throws {
    let texts = try seen([(0, "12"), (0, "13")], at: 0.5) {
      Text($0).contentTransition(.numericText())
    }
    // Half of the line's height are 10 points, of which half are gone; what goes fades by the square.
    #expect(texts == [Seen("2", 50, 51, 0.25), Seen("1", 38, 56, 1), Seen("3", 50, 61, 0.5)])
  }

  @Test("digits roll down if they count down, or if the value does")
  func down() throws {
    let down = [Seen("2", 50, 61, 0.25), Seen("1", 38, 56, 1), Seen("3", 50, 51, 0.5)]
    let counting = try seen([(0, "12"), (0, "13")], at: 0.5) {
      Text($0).contentTransition(.numericText(countsDown: true))
    }
    #expect(counting == down)
    let falling = try seen([(0, "12"), (0, "13")], at: 0.5) {
      Text($0).contentTransition(.numericText(value: $0 == "12" ? 7 : 3))
    }
    #expect(falling == down)
    let rising = try seen([(0, "12"), (0, "13")], at: 0.5) {
      Text($0).contentTransition(.numericText(value: $0 == "12" ? 3 : 7))
    }
    #expect(rising != down)
  }

  @Test("a number that grows keeps its ones under each other")
  func columns() throws {
    let texts = try seen([(0, "9"), (0, "10")], at: 0.5) {
      Text($0).contentTransition(.numericText())
    }
    // The frame goes from 44 to 38; the ones are at 0 before, and at 12 after; the ten keeps beside.
    #expect(texts == [Seen("9", 47, 51, 0.25), Seen("1", 35, 61, 0.5), Seen("0", 47, 61, 0.5)])
  }

  @Test(
    "letters are matched by the place of numbers",
    arguments: [
      ("9", "10", ["0-1"]), ("99", "100", ["0-1", "1-2"]),
      ("$9", "$10", ["0-0", "1-2"]), ("5 km", "12 km", ["0-1", "1-2", "2-3", "3-4"]),
      ("1,234.5", "999.25", ["2-0", "3-1", "4-2", "5-3", "6-4"]),
      ("1.234", "2.345", ["0-0", "1-1", "2-2", "3-3", "4-4"]),
      ("1.5", "12.25", ["0-1", "1-2", "2-3"]),
      ("3 of 9", "3 of 10", ["0-0", "1-1", "2-2", "3-3", "4-4", "5-6"]),
      ("12", "n/a", ["0-1", "1-2"]), ("", "1", []), ("1", "", []),
    ])
  func matching(old: String, new: String, pairs: [String]) {
    let found = LetterMatching.byPlace(old.map(String.init), new.map(String.init))
    #expect(found.map { "\($0.old)-\($0.new)" }.sorted() == pairs.sorted())
  }

  @Test("a change that comes while another one runs goes on from what is seen")
  func chain() throws {
    let texts = try seen([(0, "1"), (0, "2"), (0.5, "3")], at: 0.75) {
      Text($0).contentTransition(.numericText())
    }
    // The 2 has come by 0.75, to 2.5 points below, and has gone by 0.25 since, as far up.
    #expect(
      texts == [
        Seen("1", 44, 48.5, 0.0625), Seen("2", 44, 56, 0.75 * 0.5625), Seen("3", 44, 63.5, 0.25),
      ])
  }

  @Test("of two changes at one time the last one counts")
  func replaced() throws {
    let texts = try seen([(0, "1"), (0, "2"), (0, "3")], at: 0.5) {
      Text($0).contentTransition(.numericText())
    }
    #expect(texts.map(\.text) == ["1", "3"])
  }

  // MARK: Fading and moving

  @Test("another string fades, by default and on request")
  func fade() throws {
    let half = [Seen("ab", 38, 56, 0.25), Seen("cd", 38, 56, 0.75)]
    #expect(try seen([(0, "ab"), (0, "cd")], at: 0.75) { Text($0) } == half)
    for transition in [ContentTransition.opacity, .interpolate, .symbolEffect] {
      let texts = try seen([(0, "ab"), (0, "cd")], at: 0.75) {
        Text($0).contentTransition(transition)
      }
      #expect(texts == half)
    }
  }

  @Test("nothing is on its way without an animation, under identity, and at the end")
  func atOnce() throws {
    let end = [Seen("cd", 38, 56, 1)]
    #expect(try seen([(0, "ab"), (0, "cd")], at: 0.5, animation: nil) { Text($0) } == end)
    let identity = try seen([(0, "ab"), (0, "cd")], at: 0.5) {
      Text($0).contentTransition(.identity)
    }
    #expect(identity == end)
    #expect(try seen([(0, "ab"), (0, "cd")], at: 1) { Text($0) } == end)
    #expect(
      try seen([(0, "12"), (0, "34")], at: 1) { Text($0).contentTransition(.numericText()) }
        == [Seen("34", 38, 56, 1)])
  }

  @Test("the same letters go to their new size and place")
  func size() throws {
    let stage = try Stage(CGFloat(20)) { Text("ab").font(.system(size: $0)) }
    stage.set(40, at: 0, animation: .linear(duration: 1))
    let texts = try stage.graph.displayList(at: 0.5).texts
    // From (38, 56) and (50, 56) to (26, 62) and (50, 62).
    #expect(texts.map(\.run.size) == [30, 30])
    #expect(texts.map(\.position) == [CGPoint(x: 32, y: 59), CGPoint(x: 50, y: 59)])
    #expect(try stage.graph.displayList(at: 1).texts.map(\.run.text) == ["ab"])
  }

  @Test("letters of another weight become each other's outlines, unless they are to fade")
  func weight() throws {
    func items(_ transition: ContentTransition) throws -> DisplayList {
      let stage = try Stage(false) {
        Text("ab").font(.system(size: 20, weight: $0 ? .bold : .regular))
          .contentTransition(transition)
      }
      stage.set(true, at: 0, animation: .linear(duration: 1))
      return try stage.graph.displayList(at: 0.5)
    }
    let morph = try items(.interpolate)
    #expect(morph.texts.isEmpty)
    // Both faces have the same boxes: 0.5 em wide, 0.7 em high, 0.05 em from the origin.
    #expect(morph.fillRects == [CGRect(39, 42, 10, 14), CGRect(51, 42, 10, 14)])
    #expect(try items(.opacity).texts.count == 2)
  }

  @Test("text with lines and pictures fades as a whole")
  func decorated() throws {
    let texts = try seen([(0, "12"), (0, "13")], at: 0.5) {
      Text($0).underline().contentTransition(.numericText())
    }
    #expect(texts == [Seen("12", 38, 56, 0.5), Seen("13", 38, 56, 0.5)])
  }

  @Test("a text that another animation writes anew at each frame does not fade")
  func followed() throws {
    struct Count: View, Animatable {
      var value: Double
      nonisolated var animatableData: Double {
        get { value }
        set { value = newValue }
      }
      var body: some View { Text("\(Int(value))").font(.system(size: 20)) }
    }
    let stage = try Stage(0.0) { Count(value: $0) }
    stage.set(80, at: 0, animation: .linear(duration: 1))
    #expect(try stage.graph.displayList(at: 0.5).texts.map(\.run.text) == ["40"])
  }

  @Test("the length of a scene counts what is on its way")
  func length() throws {
    let stage = try Stage("1") { Text($0).frame(width: 50) }
    stage.set("2", at: 0.5, animation: .linear(duration: 1))
    #expect(try stage.graph.length() == .rest(at: 1.5))
  }

  // MARK: Symbols

  @Test("another symbol fades, or makes way")
  func symbols() throws {
    func list(_ transition: ContentTransition?, at time: Double) throws -> DisplayList {
      let stage = try Stage("circle") { name in
        let image = Image(systemName: name).font(.system(size: 20))
        return transition.map { AnyView(image.contentTransition($0)) } ?? AnyView(image)
      }
      stage.set("star.fill", at: 0, animation: .linear(duration: 1))
      return try stage.graph.displayList(at: time)
    }
    let fading = try list(nil, at: 0.5)
    #expect(fading.strokes.count == 1 && fading.fills.count == 1)
    let replacing = ContentTransition.symbolEffect(.replace.downUp)
    let (going, coming) = (try list(replacing, at: 0.25), try list(replacing, at: 0.75))
    #expect(going.strokes.count == 1 && going.fills.isEmpty)
    #expect(coming.strokes.isEmpty && coming.fills.count == 1)
    let rest = try list(replacing, at: 1)
    // Half of the second half: it has grown from a half to three quarters.
    expectNear(coming.paintedBounds.width / rest.paintedBounds.width, 0.75, tolerance: 0.03)
    #expect(try list(.identity, at: 0.5).strokes.isEmpty)
  }

  @Test("the same symbol goes to its new size, weight and colour")
  func symbolLook() throws {
    func stroke(at time: Double) throws -> StrokeItem {
      let stage = try Stage(false) {
        Image(systemName: "circle").font(.system(size: $0 ? 40 : 20))
          .foregroundStyle($0 ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0))
      }
      stage.set(true, at: 0, animation: .linear(duration: 1))
      return try #require(stage.graph.displayList(at: time).strokes.first)
    }
    let half = try stroke(at: 0.5)
    let widths = try [0.0, 1].map { try stroke(at: $0).style.lineWidth }
    expectNear(half.style.lineWidth, (widths[0] + widths[1]) / 2, tolerance: 0.05)
    guard case .color(let color) = half.paint else { return #expect(Bool(false), "no colour") }
    #expect(color.red > 0.1 && color.blue > 0.1)
  }
}
