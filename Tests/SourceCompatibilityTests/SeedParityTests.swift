import Foundation
import ShapeShift
import Testing

@Suite("The first ShapeShifter's undo")
@MainActor
struct SeedParityTests {
  /// What happens, and what is seen of it.
  @MainActor
  private struct Stage {
    let renderer: ImageRenderer<SeedEditor>
    /// The environment object is made with the scene, and anew when time goes back: ask in order.
    let env: SeedEnv

    init(_ events: (time: Double, action: @MainActor (SeedEnv) -> Void)...) {
      let env = SeedEnv()
      self.env = env
      renderer = ImageRenderer(content: SeedEditor(env: env, events: events))
    }

    func width(at time: Double) throws -> Double {
      let list = try renderer.displayList(at: time)
      return Double(try #require(list.roots.first).paintedBounds.width)
    }
  }

  @Test("nothing is registered until there is a manager, and direct edits are at once")
  func registration() throws {
    let manager = UndoManager()
    let stage = Stage(
      (0.5, { $0.width = 30 }), (1, { $0.undoManager = manager }), (1.5, { $0.width = 60 }),
      (2, { _ in manager.disableUndoRegistration() }), (2.5, { $0.width = 70 }))
    #expect(try stage.width(at: 0) == 15)
    #expect(try stage.width(at: 0.5) == 30)
    #expect(try stage.width(at: 1.25) == 30)
    #expect(!manager.canUndo)
    #expect(try stage.width(at: 1.5) == 60)
    #expect(manager.undoCount == 1 && manager.canUndo)
    #expect(try stage.width(at: 2.5) == 70)
    #expect(manager.undoCount == 1)
  }

  @Test("each event is one step, however many changes it makes")
  func events() throws {
    let manager = UndoManager()
    let stage = Stage(
      (0.5, { $0.undoManager = manager }),
      (
        1,
        {
          $0.width = 20
          $0.width = 30
        }
      ),
      (1, { $0.width = 40 }), (1.5, { $0.width = 50 }))
    _ = try stage.width(at: 2)
    #expect(manager.groupingLevel == 0)
    #expect(manager.undoCount == 3)
    manager.undo()
    #expect(stage.env.width == 40)
    manager.undo()
    manager.undo()
    #expect(stage.env.width == 15 && !manager.canUndo && manager.redoCount == 3)
  }

  @Test("undo registers redo, and both move with a spring that keeps its velocity")
  func springs() throws {
    let manager = UndoManager()
    let stage = Stage(
      (0, { $0.undoManager = manager }), (0.5, { $0.width = 95 }), (1, { _ in manager.undo() }),
      (1.25, { _ in manager.redo() }))
    #expect(try stage.width(at: 0.5) == 95)
    #expect(try stage.width(at: 1) == 95)
    #expect(manager.canRedo && !manager.canUndo)
    let times = [1.1, 1.2, 1.2499, 1.2501, 1.3]
    let widths = try times.map { try stage.width(at: $0) }
    #expect(manager.canUndo && !manager.canRedo)
    for width in widths { #expect(width > 15 && width < 95) }
    // On its way back it goes on for a moment, as fast as it was.
    #expect(widths[3] < widths[2])
    #expect(try stage.width(at: 8) == 95)
  }
}
