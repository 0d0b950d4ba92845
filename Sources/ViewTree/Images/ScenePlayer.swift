import Foundation
import VectorGeometry
import VectorGraphics
import ViewAnimation
import ViewLayout

/// The graph of an embedded scene at one of the images that show it.
@MainActor
final class ScenePlayer {
  nonisolated let scene: EmbeddedScene
  /// The size of the canvas at time 0, in points.
  nonisolated let size: CGSize
  private let host: EmbeddedScene.Host
  let graph: ViewGraph
  /// The number of the graph's problems that the image has reported.
  private var reportedCount = 0

  /// Creates the graph, and advances it to a time in seconds.
  ///
  /// - Throws: `ViewGraphError`, or the errors of the scene's script.
  init(
    _ scene: EmbeddedScene, in environment: EnvironmentValues, _ session: LayoutSession,
    at time: Double
  ) throws {
    self.scene = scene
    host = EmbeddedScene.Host(
      environment: environment.inheritedByScenes, scale: session.scale,
      shaper: session.texts.shaper, work: session.work)
    graph = try scene.makeGraph(host)
    try graph.advance(to: 0)
    size = graph.canvasSize
    try graph.advance(to: time)
  }

  /// Returns whether the player shows a scene in an environment.
  func shows(_ scene: EmbeddedScene, in environment: EnvironmentValues) -> Bool {
    scene === self.scene && host.environment.isInheritedAlike(environment)
  }

  /// Returns whether something in the scene moves at a time, in seconds, until its next event.
  func isMoving(at time: Double) -> Bool { graph.isMoving(at: time) }

  /// The length of the motion that has begun.
  var motion: MotionLength { graph.motion }

  /// Brings the scene to a time, in seconds.
  ///
  /// - Returns: Whether the scene is at the time; drawing reports the reason if it is not.
  @discardableResult
  func advance(to time: Double) -> Bool {
    if time > graph.time { try? graph.advance(to: time) }
    return graph.time >= time
  }

  /// Draws the scene at a time, in seconds, scaled to a rectangle.
  func items(in rect: CGRect, at time: Double) throws(ViewGraphError) -> [DisplayItem] {
    guard size.width > 0, size.height > 0, size.isFinite else { return [] }
    let list = try graph.displayList(at: time)
    let bounds = CGRect(origin: .zero, size: size)
    var items = list.roots
    if let color = scene.background(graph) {
      let fill = FillItem(path: Path(bounds), paint: .color(color))
      items.insert(DisplayItem(.fill(fill)), at: 0)
    }
    var effects = DisplayGroup.Effects()
    effects.transform = CGAffineTransform(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
      ty: rect.minY)
    effects.isIsolated = items.blend
    if !bounds.contains(items.bounds) { effects.clip = DisplayClip(path: Path(bounds)) }
    return items.grouped(effects)
  }

  /// Returns sentences about new problems of the scene's views.
  func newProblems() -> [String] {
    defer { reportedCount = graph.problems.count }
    return graph.problems.dropFirst(reportedCount).map { "\($0.path): \($0.problem.message)" }
  }
}

extension [DisplayItem] {
  /// Whether an item blends with the items under it.
  fileprivate var blend: Bool {
    contains { item in
      guard case .group(let group) = item.content else { return false }
      return group.effects.blendMode != .normal || !group.effects.isIsolated && group.items.blend
    }
  }
}
