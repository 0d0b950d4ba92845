import Foundation
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics
import ViewAnimation

@testable import ViewTree

@Suite("Symbol effects") @MainActor
struct SymbolEffectTests {
  /// The effects of the outermost group; none if the symbol stands still.
  private func effects(_ list: DisplayList) -> DisplayGroup.Effects? {
    guard list.items.count == 1, case .group(let group) = list.items[0].content else { return nil }
    return group.effects
  }

  private func graph<V: View>(@ViewBuilder _ view: @escaping (Image) -> V) -> ViewGraph {
    scene { view(Image(systemName: "circle")) }
  }

  @Test("a turn goes round again and again")
  func rotate() throws {
    let graph = graph { $0.symbolEffect(.rotate) }
    // A quarter of its 1.6 s: 90 degrees about the middle of the canvas.
    let transform = try #require(effects(graph.displayList(at: 0.4))).transform
    expectNear(transform.a, 0, tolerance: 1e-9)
    expectNear(transform.b, 1, tolerance: 1e-9)
    // The edges of the frame are on whole pixels, so its middle may be half a pixel away.
    let middle = CGPoint(x: 50, y: 50).applying(transform)
    expectNear(middle.x, 50, tolerance: 0.5)
    expectNear(middle.y, 50, tolerance: 0.5)
    #expect(try graph.length() == .loop(from: 0, period: 1.6))
    let again = try #require(effects(graph.displayList(at: 2))).transform
    expectNear(again.b, 1, tolerance: 1e-9)
  }

  @Test("speed, repetition and pauses")
  func options() throws {
    let fast = graph { $0.symbolEffect(.rotate, options: .speed(2)) }
    #expect(try fast.length() == .loop(from: 0, period: 0.8))
    let twice = graph { $0.symbolEffect(.rotate, options: .repeat(2)) }
    #expect(try twice.length() == .rest(at: 3.2))
    let paused = graph {
      $0.symbolEffect(.rotate, options: .repeat(.periodic(delay: 0.4)))
    }
    #expect(try paused.length() == .loop(from: 0, period: 2))
    #expect(try effects(paused.displayList(at: 1.8)) == nil)
  }

  @Test("a pulse is palest in the middle, and ends with its round when it is told to stop")
  func pulse() throws {
    let stage = try Stage(true) { Image(systemName: "circle").symbolEffect(.pulse, isActive: $0) }
    stage.set(false, at: 0.4)
    let middle = try #require(effects(stage.graph.displayList(at: 0.8)))
    expectNear(middle.opacity, 0.35, tolerance: 1e-9)
    #expect(try effects(stage.graph.displayList(at: 1.6)) == nil)
    #expect(try effects(stage.graph.displayList(at: 2)) == nil)
  }

  @Test("a value sets a bounce off, once for each change")
  func bounce() throws {
    let stage = try Stage(0) { Image(systemName: "circle").symbolEffect(.bounce, value: $0) }
    stage.set(1, at: 1)
    #expect(try effects(stage.graph.displayList(at: 0.9)) == nil)
    // A quarter of 0.6 s: a fifth of three quarters larger.
    let scale = try #require(effects(stage.graph.displayList(at: 1.15))).transform.a
    expectNear(scale, 1.15, tolerance: 1e-9)
    #expect(try effects(stage.graph.displayList(at: 1.6)) == nil)
    let other = try Stage(0) { Image(systemName: "circle").symbolEffect(.bounce, value: $0) }
    other.set(1, at: 1)
    #expect(try other.graph.length() == .rest(at: 1.6))
  }

  @Test("a symbol is larger as long as it is told to, and gone as long as it is told to")
  func states() throws {
    let stage = try Stage(false) {
      Image(systemName: "circle").symbolEffect(.scale.up, isActive: $0)
    }
    stage.set(true, at: 1)
    stage.set(false, at: 2)
    #expect(try effects(stage.graph.displayList(at: 0.5)) == nil)
    let scale = try #require(effects(stage.graph.displayList(at: 1.5))).transform.a
    expectNear(scale, 1.25, tolerance: 1e-9)
    #expect(try effects(stage.graph.displayList(at: 2.5)) == nil)
    #expect(try graph { $0.symbolEffect(.disappear) }.displayList().items.isEmpty)
    #expect(try !graph { $0.symbolEffect(.disappear, isActive: false) }.displayList().items.isEmpty)
  }

  @Test("parts are lit one after another")
  func variableColor() throws {
    let light = SymbolPose.Light(share: 0.5, isCumulative: false, dimmed: 0.3)
    #expect((0..<4).map { light.opacity(ofPart: $0, of: 4) } == [0.3, 0.3, 1, 0.3])
    let cumulative = SymbolPose.Light(share: 0.5, isCumulative: true, dimmed: 0)
    #expect((0..<4).map { cumulative.opacity(ofPart: $0, of: 4) } == [1, 1, 1, 0])
    #expect((0..<2).map { light.opacity(ofPart: $0, of: 1) }.first == 1)
  }

  @Test("text, other pictures and what is kept still do not move")
  func still() throws {
    #expect(try effects(scene { Text("a").symbolEffect(.rotate) }.displayList(at: 0.4)) == nil)
    let removed = graph { $0.symbolEffectsRemoved().symbolEffect(.rotate) }
    #expect(try effects(removed.displayList(at: 0.4)) == nil)
  }
}
