public import Foundation
import InputModel
import VectorGeometry
import ViewAnimation

/// A drag: a pointer goes down and moves.
public struct DragGesture: _PrimitiveGesture {
  /// The state of a drag.
  public struct Value: Equatable, Sendable {
    /// The time of the event: the scene's time after a fixed date.
    public var time: Date
    /// Where, in points.
    public var location: CGPoint
    /// Where it began, in points.
    public var startLocation: CGPoint
    /// The velocity, in points per second.
    public var velocity: CGSize

    /// The distance from the start, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where it would come to rest, in points: a quarter of a second further on.
    ///
    /// Source: measured on Apple's system; `velocity` is four times the way to it.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    /// The predicted distance from the start when the drag comes to rest, in points.
    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }
  }

  /// The minimum distance for the drag to begin, in points.
  public var minimumDistance: CGFloat
  /// The coordinate space of the reported locations.
  public var coordinateSpace: CoordinateSpace

  /// A drag of some length.
  @_disfavoredOverload
  public nonisolated init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// A drag of some length.
  public nonisolated init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// One that measures distance and velocity.
  @MainActor public func _recognizer(_ last: _Recognizer<Value>?) -> _Recognizer<Value> {
    let recognizer = last as? DragRecognizer ?? DragRecognizer()
    (recognizer.minimumDistance, recognizer.space) = (minimumDistance, coordinateSpace)
    return recognizer
  }
}

/// Active from the minimum distance on, counted from the down; a pointer that goes up before it has failed.
private final class DragRecognizer: PointerRecognizer<DragGesture.Value> {
  var minimumDistance: CGFloat = 10
  var space = CoordinateSpace.local
  private var down: (id: Int, place: CGPoint, start: CGPoint)?
  private var sampler = VelocitySampler<CGPoint.AnimatableData>()

  override func forget() { (down, sampler) = (nil, VelocitySampler()) }

  override func respond(
    to pointer: PointerEvent, _ input: GestureInput
  ) -> GesturePhase<DragGesture.Value> {
    let location = input.place.location(pointer.location, in: space)
    if pointer.phase == .down {
      guard down == nil else { return phase }
      guard pointer.button == .primary else { return .failed }
      down = (pointer.id, pointer.location, location)
    }
    guard let down, pointer.id == down.id else { return phase }
    guard pointer.phase != .cancel else { return .failed }
    if pointer.phase != .up { sampler.add(location.animatableData, at: input.time) }
    let (x, y) = (pointer.location.x - down.place.x, pointer.location.y - down.place.y)
    let isFar = (x * x + y * y).squareRoot() >= minimumDistance
    guard standing == .active || isFar else { return pointer.phase == .up ? .failed : .possible }
    var velocity = CGPoint.zero
    velocity.animatableData = sampler.velocity(at: input.time)
    let value = DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: input.time), location: location,
      startLocation: down.start, velocity: CGSize(width: velocity.x, height: velocity.y))
    return pointer.phase == .up ? .ended(value) : .active(value)
  }
}
