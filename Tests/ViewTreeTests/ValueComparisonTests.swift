import Foundation
import Testing

@testable import ViewTree

/// What rows of a list are commonly given.
private enum Badge {
  case none, unread
  case count(Int, color: String)
  case action(() -> Void)
  indirect case pair(Badge, Badge)
}

/// An enum that shows nothing of itself.
private enum Secret: CustomReflectable {
  case open(() -> Void)
  case number(Int)
  var customMirror: Mirror { Mirror(self, children: []) }
}

private struct Person {
  var name: String
  var badge: Badge
  var place: (row: Int, column: Int)
}

private protocol Shown {}
extension Person: Shown {}

private protocol Marked: AnyObject {}
private final class Box: Marked {}

/// Fields that are not stored as their types say.
private struct Loose {
  weak var box: Box?
  unowned let other: Box
  let action: () -> Void
}

@MainActor
@Suite("Whether values are known to be equal")
struct ValueComparisonTests {
  private func areEqual<V>(_ lhs: V, _ rhs: V) -> Bool { PropertyLinker.isEqual(lhs, rhs) }

  @Test("cases of enums are compared with what they hold")
  func enums() {
    #expect(areEqual(Badge.none, .none) && !areEqual(Badge.none, .unread))
    #expect(areEqual(Badge.count(3, color: "red"), .count(3, color: "red")))
    #expect(!areEqual(Badge.count(3, color: "red"), .count(4, color: "red")))
    #expect(!areEqual(Badge.count(3, color: "red"), .count(3, color: "blue")))
    #expect(!areEqual(Badge.count(0, color: ""), .none))
    let deep = Badge.pair(.pair(.unread, .count(1, color: "a")), .none)
    #expect(areEqual(deep, .pair(.pair(.unread, .count(1, color: "a")), .none)))
    #expect(!areEqual(deep, .pair(.pair(.unread, .count(2, color: "a")), .none)))
    #expect(areEqual(Result<Badge, any Error>.success(.unread), .success(.unread)))
    #expect(!areEqual(Secret.number(1), .number(1)))
  }

  @Test("tuples are compared element by element, and so is what they stand in")
  func tuples() {
    #expect(areEqual((1, "a"), (1, "a")) && !areEqual((1, "a"), (1, "b")))
    let (first, second) = (Box(), Box())
    #expect(areEqual((first, 2.5), (first, 2.5)) && !areEqual((first, 2.5), (second, 2.5)))
    let person = Person(name: "A", badge: .unread, place: (1, 2))
    var other = person
    #expect(areEqual(person, other) && areEqual([person], [other]))
    other.place.column = 3
    #expect(!areEqual(person, other) && !areEqual([person], [other]))
  }

  @Test("values behind a protocol are compared as what they are")
  func existentials() {
    let person = Person(name: "A", badge: .count(1, color: "red"), place: (1, 2))
    var other = person
    #expect(areEqual(person as any Shown, other as any Shown))
    other.badge = .none
    #expect(!areEqual(person as any Shown, other as any Shown))
    #expect(areEqual(1 as Any, 1 as Any) && !areEqual(1 as Any, 1.0 as Any))
    let (first, second) = (Box(), Box())
    #expect(areEqual([first as Any, 1], [first as Any, 1]))
    #expect(!areEqual([first as Any], [second as Any]))
    let objects: (any Marked, any Marked) = (first, second)
    #expect(areEqual(objects.0, objects.0) && !areEqual(objects.0, objects.1))
  }

  @Test("functions are equal when they are one with one capture, or with none")
  func functions() {
    /// A function with a capture of its own each time.
    func capturing(_ number: Int) -> () -> Int { { number } }
    let (first, second) = (capturing(Int.random(in: 0..<9)), capturing(9))
    struct Holder { var action: () -> Int }
    #expect(areEqual(Holder(action: first), Holder(action: first)))
    #expect(!areEqual(Holder(action: first), Holder(action: second)))
    let plain = { Holder(action: { 1 }) }
    #expect(areEqual(plain(), plain()) && !areEqual(plain(), Holder(action: { 2 })))
    struct Action { var badge: Badge }
    let action = Badge.action {}
    #expect(areEqual(Action(badge: action), Action(badge: action)))
    #expect(!areEqual(Action(badge: action), Action(badge: .action { _ = first() })))
  }

  @Test("nothing is known of what is weak")
  func weakFields() {
    let box = Box()
    let loose = Loose(box: box, other: box, action: {})
    #expect(!areEqual(loose, loose))
  }

  /// A row with a value of any kind.
  private struct Row<Value>: View {
    let value: Value
    var body: some View { Rectangle().frame(height: 1) }
  }

  /// Rows that are made anew each time that the number goes up.
  private struct Board<Value>: View {
    @State private var number = 0
    let value: (Int) -> Value
    let change: (@escaping () -> Void) -> Void

    var body: some View {
      VStack {
        Row(value: value(number))
        Rectangle().frame(width: CGFloat(number))
      }
      .onAppear { change { number += 1 } }
    }
  }

  /// How often the body of a row runs when the view around is made twice.
  private func runs<Value>(_ value: @escaping (Int) -> Value) throws -> Int {
    var change: (() -> Void)?
    let graph = scene { Board(value: value) { change = $0 } }
    var runs = 0
    graph.onBody = { if $0 == Row<Value>.self { runs += 1 } }
    _ = try graph.displayList(at: 0)
    graph.schedule(at: 1) { change?() }
    _ = try graph.displayList(at: 1)
    return runs
  }

  @Test("rows whose values stay the same are not run again")
  func rows() throws {
    #expect(try runs { _ in (1, "a") } == 1)
    #expect(try runs { _ in Badge.count(1, color: "red") } == 1)
    #expect(try runs { _ in Person(name: "A", badge: .none, place: (0, 0)) } == 1)
    #expect(try runs { number in (number, "a") } == 2)
    #expect(try runs { number in Badge.count(number, color: "red") } == 2)
  }
}
