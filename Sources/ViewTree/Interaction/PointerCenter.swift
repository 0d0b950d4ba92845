import InputModel
import VectorGeometry

/// What follows the pointers of a scene.
@MainActor
final class PointerCenter {
  private var arenas: [GestureArena] = []

  /// Takes what a pointer does, at the graph's time.
  func receive(_ pointer: PointerEvent, in graph: ViewGraph) {
    let geometry = EventGeometry(graph)
    if graph.tracesInput, pointer.phase == .down || pointer.phase == .up {
      graph.trace.hit = geometry.path(at: pointer.location)
    }
    guard let arena = arena(for: pointer, geometry) else { return }
    arena.receive(.pointer(pointer), at: graph.time, geometry)
    proceed(arena, in: graph)
  }

  /// The arena that a pointer is in, or that it comes to as it goes down.
  private func arena(for pointer: PointerEvent, _ geometry: EventGeometry) -> GestureArena? {
    guard pointer.phase == .down else {
      return arenas.first { $0.pointers.contains(pointer.id) }
    }
    guard !arenas.contains(where: { $0.pointers.contains(pointer.id) }) else { return nil }
    let steps = geometry.steps(at: pointer.location)
    let known = arenas.first { $0.meets(steps) }
    guard let arena = known ?? GestureArena(steps) else { return nil }
    if known == nil { arenas.append(arena) }
    arena.begin(pointer, on: steps)
    return arena
  }

  /// Lets go of an arena that is over, or plans when it is to be asked again.
  private func proceed(_ arena: GestureArena, in graph: ViewGraph) {
    guard !arena.isOver else {
      arenas.removeAll { $0 === arena }
      return arena.finish()
    }
    guard let deadline = arena.deadline else { return }
    let generation = arena.generation
    graph.schedule(at: max(deadline, graph.time)) { [weak self, weak graph, weak arena] in
      guard let self, let graph, let arena, arena.generation == generation else { return }
      arena.receive(.deadline, at: graph.time, EventGeometry(graph))
      proceed(arena, in: graph)
    }
  }
}
