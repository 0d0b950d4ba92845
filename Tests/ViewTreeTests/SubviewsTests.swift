import Foundation
import Testing
import VectorGeometry
import VectorGraphics
import ViewLayout

@testable import ViewTree

private enum RejectedKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}

extension ContainerValues {
  fileprivate var isRejected: Bool {
    get { self[RejectedKey.self] }
    set { self[RejectedKey.self] = newValue }
  }
}

/// The last value that a closure was given.
private final class Seen<Value> {
  private(set) var value: Value?

  func note(_ value: Value) { self.value = value }
}

/// A bar as wide as ten times the number that it stands for.
private struct Bar: View {
  let number: CGFloat
  var body: some View { Color.red.frame(width: 10 * number, height: 10) }
}

@Suite("Resolved subviews")
@MainActor
struct SubviewsTests {
  private func rects<V: View>(@ViewBuilder _ view: @escaping () -> V) throws -> [CGRect] {
    let list = try scene { view() }.displayList()
    #expect(list.violations().isEmpty)
    return list.fillRects
  }

  @Test("a loop, a group, a condition and nothing resolve to the views that they amount to")
  func counts() throws {
    let seen = Seen<Int>()
    let empty = false
    _ = try scene {
      Group(
        subviews: Group {
          Bar(number: 1)
          ForEach(0..<3) { _ in Bar(number: 2) }
          EmptyView()
          if empty { Bar(number: 1) }
          Group {
            Bar(number: 1)
            Bar(number: 1)
          }
          HStack {
            Bar(number: 1)
            Bar(number: 1)
          }
        }
      ) { subviews in
        let _ = seen.note(subviews.count)
        subviews
      }
    }
    .displayList()
    #expect(seen.value == 1 + 3 + 2 + 1)
  }

  @Test("each subview stands in a view of its own; its modifiers stay inside")
  func wrapped() throws {
    let found = try rects {
      HStack(spacing: 0) {
        ForEach(subviews: ForEach(1..<3) { Bar(number: CGFloat($0)) }) { subview in
          subview.padding(.horizontal, 5)
        }
      }
    }
    // 20 and 30 wide with their padding, 50 together: from 25 to 75.
    #expect(found == [CGRect(30, 45, 10, 10), CGRect(50, 45, 20, 10)])
  }

  @Test("container values pass out through modifiers and groups, not out of containers")
  func containerValues() throws {
    let seen = Seen<[Bool]>()
    _ = try scene {
      Group(
        subviews: Group {
          Bar(number: 1).containerValue(\.isRejected, true)
          Bar(number: 1).containerValue(\.isRejected, true).padding()
          Group { Bar(number: 1) }.containerValue(\.isRejected, true)
          HStack { Bar(number: 1).containerValue(\.isRejected, true) }
          Bar(number: 1)
        }
      ) { subviews in
        let _ = seen.note(subviews.map(\.containerValues.isRejected))
        subviews
      }
    }
    .displayList()
    #expect(seen.value == [true, true, true, false, false])
  }

  @Test("tags are found by their type, and by its optional")
  func tags() throws {
    let tags = Seen<[Int?]>()
    let optionals = Seen<[Int??]>()
    _ = try scene {
      Group(
        subviews: Group {
          Bar(number: 1).tag(1)
          Bar(number: 2).tag("two")
        }
      ) { subviews in
        let _ = tags.note(subviews.map { $0.containerValues.tag(for: Int.self) })
        let _ = optionals.note(subviews.map { $0.containerValues.tag(for: Int?.self) })
        subviews
      }
    }
    .displayList()
    #expect(tags.value == [1, nil])
    #expect(optionals.value == [.some(.some(1)), .none])
  }

  @Test("sections keep header, content and footer apart; loose views make sections of their own")
  func sections() throws {
    let found = Seen<[[Int]]>()
    let rejected = Seen<[Bool]>()
    _ = try scene {
      Group(
        sections: Group {
          Bar(number: 1)
          Bar(number: 1)
          Section(
            content: { ForEach(0..<3) { _ in Bar(number: 1) } }, header: { Bar(number: 2) },
            footer: { Bar(number: 3) }
          )
          .containerValue(\.isRejected, true)
          Section { Bar(number: 4) }
          Bar(number: 5)
        }
      ) { sections in
        let _ = found.note(
          sections.map { [$0.header.count, $0.content.count, $0.footer.count] })
        let _ = rejected.note(sections.map(\.containerValues.isRejected))
        ForEach(sections) { $0.content }
      }
    }
    .displayList()
    #expect(found.value == [[0, 2, 0], [1, 3, 1], [0, 1, 0], [0, 1, 0]])
    #expect(rejected.value == [false, true, false, false])
  }

  @Test("a value set on a section is one on each of its views")
  func sectionValues() throws {
    let seen = Seen<[Bool]>()
    _ = try scene {
      ForEach(
        sections: Section("Title") {
          Bar(number: 1)
          Bar(number: 2)
        }
        .containerValue(\.isRejected, true)
      ) { section in
        let _ = seen.note(section.content.map(\.containerValues.isRejected))
        section.content
      }
    }
    .displayList()
    #expect(seen.value == [true, true])
  }

  @Test("a section without a container of sections shows header, content and footer")
  func looseSection() throws {
    let found = try rects {
      VStack(spacing: 0) {
        Section(
          content: { Bar(number: 2) }, header: { Bar(number: 1) }, footer: { Bar(number: 3) })
      }
    }
    #expect(found.map(\.width) == [10, 20, 30])
    #expect(found.map(\.minY) == [35, 45, 55])
  }

  @Test("subviews that come and go are found again, and keep their state")
  func changes() throws {
    struct Counting: View {
      let number: CGFloat
      @State private var start: CGFloat?
      var body: some View {
        Bar(number: start ?? number).onAppear { start = start ?? number }
      }
    }
    let stage = try Stage([1, 2]) { (numbers: [CGFloat]) in
      HStack(spacing: 0) {
        ForEach(subviews: ForEach(numbers, id: \.self) { Counting(number: $0) }) { $0 }
      }
    }
    #expect(try stage.show([2, 4, 1]).fillRects.map(\.width) == [20, 40, 10])
    #expect(try stage.show([4]).fillRects.map(\.width) == [40])
  }

  @Test("a change inside a body of the content changes the subviews")
  func inner() throws {
    struct Half: View {
      @State private var isLarge = false
      var body: some View {
        Bar(number: 1).onAppear { isLarge = true }
        if isLarge { Bar(number: 2) }
      }
    }
    let found = try rects {
      Group(subviews: Half()) { subviews in
        Color.blue.frame(width: CGFloat(subviews.count), height: 1)
      }
    }
    #expect(found.map(\.width) == [2])
  }

  /// A view made of a subview, which reads the subview's values in its own body.
  private struct Reading: View {
    let subview: Subview
    var body: some View {
      subview.frame(width: CGFloat(subview.containerValues.tag(for: Int.self) ?? 1), height: 1)
    }
  }

  @Test("a view that holds a subview sees its container values change, also through a section")
  func changedValues() throws {
    let plain = try Stage(10) { number in
      ForEach(subviews: Color.red.tag(number)) { Reading(subview: $0) }
    }
    #expect(try plain.show(20).fillRects.map(\.width) == [20])
    let sections = try Stage(10) { number in
      ForEach(sections: Section { Color.red.tag(number) }) { section in
        ForEach(section.content) { Reading(subview: $0) }
      }
    }
    #expect(try sections.show(20).fillRects.map(\.width) == [20])
  }

  @Test("a subview that is shown twice is drawn once, and reported")
  func twice() throws {
    let graph = scene {
      HStack(spacing: 0) {
        Group(subviews: Bar(number: 1)) { subviews in
          subviews[0]
          subviews[0]
        }
      }
    }
    #expect(try graph.displayList().fillRects.count == 1)
    #expect(graph.problems.count == 1)
  }
}
