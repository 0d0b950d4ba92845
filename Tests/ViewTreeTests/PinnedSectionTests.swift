import Foundation
import InputModel
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics

@testable import ViewTree

/// Headers and footers that stay visible during scrolling.
///
/// Source: the frames of footers are those of macOS 26 (`lazy/pinned-footers`).
@Suite("Pinned headers and footers")
@MainActor
struct PinnedSectionTests {
  private struct Goal: Equatable {
    var id: String
    var anchor = UnitPoint.top
  }

  private struct Chapter: View {
    let name: String

    var body: some View {
      Section {
        ForEach(0..<8, id: \.self) { block(.mint, 20, "\(name)\($0)") }
      } header: {
        block(.gray, 24, "\(name)H")
      } footer: {
        block(.black, 16, "\(name)F")
      }
    }

    private func block(_ color: Color, _ height: CGFloat, _ id: String) -> some View {
      color.frame(width: 200, height: height).accessibilityIdentifier(id).id(id)
    }
  }

  private struct Book: View {
    let goal: Goal?
    let pinned: PinnedScrollableViews

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: pinned) {
            Chapter(name: "a")
            Chapter(name: "b")
            Chapter(name: "c")
          }
        }
        .onChange(of: goal) { if let goal { proxy.scrollTo(goal.id, anchor: goal.anchor) } }
      }
    }
  }

  /// The tops of visible blocks, by name, after scrolling to some.
  private func tops(
    _ pinned: PinnedScrollableViews, _ goals: Goal...
  ) throws -> [String: CGFloat] {
    let stage = try Stage(nil as Goal?, width: 300, height: 200) { Book(goal: $0, pinned: pinned) }
    for goal in goals { _ = try stage.show(goal) }
    var tops: [String: CGFloat] = [:]
    for element in stage.graph.accessibilityTree().all {
      guard let id = element.identifier, element.frame.intersects(canvas) else { continue }
      tops[id] = element.frame.minY
    }
    return tops
  }

  private let canvas = CGRect(x: 0, y: 0, width: 300, height: 200)

  @Test("A pinned footer sticks to the bottom edge while a row of its section is visible")
  func footers() throws {
    let first = try tops(.sectionFooters, Goal(id: "b3"))
    #expect(first["b3"] == 0 && first["bF"] == 100 && first["cH"] == 116 && first["c2"] == 180)
    #expect(first["cF"] == 184)
    let second = try tops(.sectionFooters, Goal(id: "b3"), Goal(id: "b0", anchor: .bottom))
    #expect(second["b0"] == 180 && second["bH"] == 156 && second["aF"] == 140)
    #expect(second["bF"] == 184)
  }

  @Test("A pinned header stays at the top edge until its section ends")
  func headers() throws {
    let inside = try tops(.sectionHeaders, Goal(id: "b3"))
    #expect(inside["bH"] == 0 && inside["b3"] == 0 && inside["cH"] == 116)
    #expect(try tops(.sectionHeaders, Goal(id: "bF"))["bH"] == -8)
    #expect(try tops(.sectionHeaders)["aH"] == 0)
  }

  @Test("Headers and footers that are not pinned scroll with their rows")
  func unpinned() throws {
    let tops = try tops([], Goal(id: "b3"))
    #expect(tops["b3"] == 0 && tops["bH"] == nil && tops["cF"] == nil)
  }

  private final class Log { var lines: [String] = [] }

  private struct Told: View {
    let log: Log
    let pinned: PinnedScrollableViews

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinned) {
          ForEach(0..<4, id: \.self) { section in
            Section {
              ForEach(0..<8, id: \.self) { block("\(section)", 20, name: "\(section).\($0)") }
            } header: {
              block("H", 24, name: "H\(section)")
            } footer: {
              block("F", 16, name: "F\(section)")
            }
          }
        }
      }
    }

    private func block(_ text: String, _ height: CGFloat, name: String) -> some View {
      Color.red.frame(height: height).onAppear { log.lines.append(name) }
    }
  }

  @Test("Headers and footers of sections that are not visible do not appear")
  func creation() throws {
    func appeared(_ pinned: PinnedScrollableViews) throws -> [String] {
      let log = Log()
      _ = try scene(width: 100, height: 150) { Told(log: log, pinned: pinned) }.displayList()
      return log.lines.filter { $0.hasPrefix("H") || $0.hasPrefix("F") }
    }
    #expect(try appeared([]) == ["H0"])
    #expect(try appeared(.sectionHeaders) == ["H0"])
    #expect(try Set(appeared(.sectionFooters)) == ["H0", "F0"])
  }

  @Test("A pinned header is drawn and hit over the rows")
  func order() throws {
    var log = 0
    let graph = scene(width: 100, height: 100) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(0..<9) { _ in Color.red.frame(height: 40) }
          } header: {
            Color.blue.frame(height: 20).onTapGesture { log += 1 }
          }
        }
      }
      .scrollPosition(.constant(ScrollPosition(y: 90)))
    }
    let list = try graph.displayList()
    let blue = try #require(list.fills.last)
    #expect(blue.path.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 20))
    try graph.append(finger(at: CGPoint(x: 50, y: 10), 1))
    try graph.append(finger(at: CGPoint(x: 50, y: 10), 1.1, .up))
    try graph.advance(to: 2)
    #expect(log == 1)
  }
}
