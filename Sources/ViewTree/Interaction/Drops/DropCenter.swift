import Foundation
import VectorGeometry

/// What is carried over a scene, and the view that it is over.
@MainActor
final class DropCenter {
  private var payload: Any?
  /// What would take it where it is.
  private var target: NodeLink<AnyViewNode>?

  /// Takes up something that goes with a pointer from now on.
  func lift(_ payload: Any) { (self.payload, target) = (payload, nil) }

  /// Carries it to a point of the canvas.
  func move(to point: CGPoint, in graph: ViewGraph) {
    guard let payload else { return }
    let (responder, place) = responder(for: payload, at: point, in: graph)
    let former = target?.node as? any DropResponder
    target = responder?.link
    if let former, former !== responder, former.isMounted { former.dropDidExit(payload) }
    guard let responder, let place else { return }
    let spot = place.location(point, in: .local)
    if former === responder {
      responder.dropDidMove(payload, to: spot)
    } else {
      responder.dropDidEnter(payload, at: spot)
    }
  }

  /// Lets it go at the point of the canvas that it was carried to; whether it was taken there.
  func drop(at point: CGPoint, in graph: ViewGraph) -> Bool {
    guard let payload else { return false }
    let (responder, place) = responder(for: payload, at: point, in: graph)
    (self.payload, target) = (nil, nil)
    guard let responder, let place else { return false }
    return responder.drop(payload, at: place.location(point, in: .local))
  }

  /// Gives it up.
  func cancel() {
    if let payload, let former = target?.node as? any DropResponder, former.isMounted {
      former.dropDidExit(payload)
    }
    (payload, target) = (nil, nil)
  }

  /// The innermost view at a point that takes something, and where it is.
  private func responder(
    for payload: Any, at point: CGPoint, in graph: ViewGraph
  ) -> ((any DropResponder)?, ResponderPlace?) {
    let steps = EventGeometry(graph).steps(at: point)
    for (index, step) in steps.enumerated().reversed() {
      guard let responder = step.region.node?.owner as? any DropResponder,
        responder.accepts(payload)
      else { continue }
      return (responder, ResponderPlace(steps: Array(steps[...index])))
    }
    return (nil, nil)
  }
}

/// A node on which things may be dropped.
@MainActor
protocol DropResponder: AnyViewNode {
  /// Whether something could be dropped on it.
  func accepts(_ payload: Any) -> Bool
  /// Something has come over it; points are its own.
  func dropDidEnter(_ payload: Any, at point: CGPoint)
  /// Something has moved over it.
  func dropDidMove(_ payload: Any, to point: CGPoint)
  /// Something has left it.
  func dropDidExit(_ payload: Any)
  /// Something is let go over it; whether it takes that.
  func drop(_ payload: Any, at point: CGPoint) -> Bool
}
