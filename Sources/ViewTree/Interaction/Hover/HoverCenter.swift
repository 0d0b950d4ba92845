import Foundation
import InputModel
import VectorGeometry

/// Which views the mouse is over.
@MainActor
final class HoverCenter {
  /// A view that is told, and where it was met.
  private struct Station {
    let responder: any HoverResponder
    let node: LayoutBox
  }

  /// Where the mouse is; nil while there is none.
  private var place: CGPoint?
  /// Whether the mouse has moved since the views were told.
  private var hasMoved = false
  /// The views that the mouse is over, the outermost first.
  private var stations: [Station] = []
  /// How many views there are that want to be told.
  var listeners = 0

  /// Notes where a mouse or a pen is: fingers are over nothing.
  func note(_ pointer: PointerEvent) {
    guard pointer.kind != .touch else { return }
    place = pointer.phase == .cancel ? nil : pointer.location
    hasMoved = true
  }

  /// Tells views that the mouse has left them or come to them, and says whether it has told any.
  func update(in graph: ViewGraph) -> Bool {
    guard listeners > 0 || !stations.isEmpty else { return false }
    guard place != nil || !stations.isEmpty else { return false }
    let moved = hasMoved
    hasMoved = false
    let steps = place.map { EventGeometry(graph).steps(at: $0) } ?? []
    var places: [ObjectIdentifier: ResponderPlace] = [:]
    var now: [Station] = []
    for (index, step) in steps.enumerated() {
      guard let node = step.region.node, let responder = node.owner as? any HoverResponder,
        responder.isListening
      else { continue }
      places[ObjectIdentifier(responder)] = ResponderPlace(steps: Array(steps[...index]))
      if !now.contains(where: { $0.responder === responder }) {
        now.append(Station(responder: responder, node: node))
      }
    }
    return tell(now, places, hasMoved: moved)
  }

  private func tell(
    _ now: [Station], _ places: [ObjectIdentifier: ResponderPlace], hasMoved: Bool
  ) -> Bool {
    let before = stations
    stations = now
    var hasTold = false
    for station in before.reversed()
    where !now.contains(where: { $0.responder === station.responder }) {
      station.responder.hoverDidEnd()
      hasTold = true
    }
    for station in now {
      let isNew = !before.contains { $0.responder === station.responder }
      guard isNew || hasMoved, let place,
        let spot = places[ObjectIdentifier(station.responder)]
      else { continue }
      hasTold = station.responder.hover(at: place, in: spot, isNew: isNew) || hasTold
    }
    return hasTold
  }
}

/// A node that is told when the mouse is over it.
@MainActor
protocol HoverResponder: AnyViewNode {
  /// Whether it wants to know.
  var isListening: Bool { get }
  /// The mouse has come, or has moved; whether somebody was told.
  func hover(at point: CGPoint, in place: ResponderPlace, isNew: Bool) -> Bool
  /// The mouse has left.
  func hoverDidEnd()
}
