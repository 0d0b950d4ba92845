import Foundation
import InterfaceViews
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics
import ViewAnimation
import ViewLayout

@testable import ViewTree

/// Views that are taken apart and shown elsewhere come and go once: with what shows them.
@Suite("Transitions of rows")
@MainActor
struct RowTransitionTests {
  /// The widths of the fills of a height, with the opacity that each is drawn at.
  private func rows(_ items: [DisplayItem], opacity: Double = 1) -> [CGFloat: Double] {
    items.reduce(into: [:]) { result, item in
      switch item.content {
      case .fill(let fill) where fill.path.boundingRect.height == 7:
        result[fill.path.boundingRect.width] = opacity
      case .group(let group):
        let inner = rows(group.items, opacity: opacity * group.effects.opacity)
        result.merge(inner) { $1 }
      default: break
      }
    }
  }

  private func half<V: View>(
    _ old: [Int], _ new: [Int], @ViewBuilder _ view: @escaping ([Int]) -> V
  ) throws -> [CGFloat: Double] {
    let stage = try Stage(old, width: 200, height: 400, content: view)
    stage.set(new, at: 1, animation: .linear(duration: 1))
    return rows(try stage.graph.displayList(at: 1.5).items)
  }

  private func bars(_ numbers: [Int]) -> some View {
    ForEach(numbers, id: \.self) { Color.red.frame(width: CGFloat($0), height: 7) }
  }

  @Test("a row of a list that comes or goes is half there at half time")
  func list() throws {
    #expect(try half([10, 20], [10]) { numbers in List { bars(numbers) } } == [10: 1, 20: 0.5])
    #expect(try half([10], [10, 20]) { numbers in List { bars(numbers) } } == [10: 1, 20: 0.5])
  }

  @Test("subviews in a row of one's own fade once as well")
  func wrapped() throws {
    func view(_ numbers: [Int]) -> some View {
      Group(subviews: bars(numbers)) { subviews in
        VStack { ForEach(subviews) { subview in HStack { subview } } }
      }
    }
    #expect(try half([10, 20], [10], view) == [10: 1, 20: 0.5])
    #expect(try half([10], [10, 20], view) == [10: 1, 20: 0.5])
  }

  @Test("subviews shown as they are take their own transition")
  func bare() throws {
    func view(_ numbers: [Int]) -> some View {
      let bars = ForEach(numbers, id: \.self) {
        Color.red.frame(width: CGFloat($0), height: 7)
          .transition(.opacity.animation(.linear(duration: 2)))
      }
      return VStack { ForEach(subviews: bars) { $0 } }
    }
    #expect(try half([10, 20], [10], view) == [10: 1, 20: 0.75])
    #expect(try half([10], [10, 20], view) == [10: 1, 20: 0.25])
  }

  @Test("a subview that goes to the other branch is seen there alone", arguments: [true, false])
  func moved(isFramed: Bool) throws {
    func stage() throws -> Stage<Bool> {
      let stage = try Stage(!isFramed, width: 200, height: 400) { isFramed in
        Group(subviews: Color.red.frame(width: 10, height: 7)) { subviews in
          ForEach(subviews) { subview in
            if isFramed {
              HStack {
                Circle().frame(width: 5, height: 5)
                subview.frame(maxWidth: .infinity)
              }
            } else {
              subview
            }
          }
        }
      }
      stage.set(isFramed, at: 1, animation: .linear(duration: 1))
      return stage
    }
    let half = try stage().graph.displayList(at: 1.5)
    #expect(half.fillRects.count { $0.height == 7 } == 1)
    #expect(rows(half.items) == [10: 0.5])
    let played = try stage()
    _ = try played.graph.displayList(at: 1.25)
    #expect(try played.graph.displayList(at: 1.5) == half)
    #expect(try rows(played.graph.displayList(at: 2.5).items) == [10: 1])
    #expect(played.graph.problems.isEmpty)
  }
}
