public import Foundation
import InputModel
public import VectorGeometry
import ViewAnimation

/// Two fingers that part.
public struct MagnifyGesture: _PrimitiveGesture {
  /// By how much.
  public struct Value: Equatable, Sendable {
    /// The time of the event: the scene's time after a fixed date.
    public var time: Date
    /// The scale factor.
    public var magnification: CGFloat
    /// The velocity of the factor, per second.
    public var velocity: CGFloat
    /// Where the middle of the fingers was first, as fractions of the view.
    public var startAnchor: UnitPoint
    /// Where the middle of the fingers was first, in points.
    public var startLocation: CGPoint
  }

  /// By how much the factor must differ from 1 before it counts.
  public var minimumScaleDelta: CGFloat

  /// A change of scale of some size.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// One that measures the distance of two pointers.
  @MainActor public func _recognizer(_ last: _Recognizer<Value>?) -> _Recognizer<Value> {
    let least = minimumScaleDelta
    let recognizer =
      last as? TwoPointerRecognizer<Value>
      ?? TwoPointerRecognizer { Double($0.distance / $1.distance) }
    recognizer.isEnough = { abs($0 - 1) >= Double(least) }
    recognizer.value = { measure in
      Value(
        time: measure.time, magnification: CGFloat(measure.amount),
        velocity: CGFloat(measure.velocity), startAnchor: measure.anchor,
        startLocation: measure.location)
    }
    return recognizer
  }
}

/// Two fingers that part, as a factor.
public struct MagnificationGesture: _PrimitiveGesture {
  /// The scale factor.
  public typealias Value = CGFloat
  /// By how much the factor must differ from 1 before it counts.
  public var minimumScaleDelta: CGFloat

  /// A change of scale of some size.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// One that measures the distance of two pointers.
  @MainActor public func _recognizer(_ last: _Recognizer<CGFloat>?) -> _Recognizer<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)._recognizer(last)
  }
}

/// Two fingers that turn.
public struct RotateGesture: _PrimitiveGesture {
  /// By how much.
  public struct Value: Equatable, Sendable {
    /// The time of the event: the scene's time after a fixed date.
    public var time: Date
    /// The angle, clockwise.
    public var rotation: Angle
    /// The velocity of the angle, per second.
    public var velocity: Angle
    /// Where the middle of the fingers was first, as fractions of the view.
    public var startAnchor: UnitPoint
    /// Where the middle of the fingers was first, in points.
    public var startLocation: CGPoint
  }

  /// The minimum angle for the gesture to begin.
  public var minimumAngleDelta: Angle

  /// A turn of some size.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// One that measures the angle of two pointers.
  @MainActor public func _recognizer(_ last: _Recognizer<Value>?) -> _Recognizer<Value> {
    let least = abs(minimumAngleDelta.radians)
    let recognizer =
      last as? TwoPointerRecognizer<Value> ?? TwoPointerRecognizer { $0.angle - $1.angle }
    recognizer.isEnough = { abs($0) >= least }
    recognizer.value = { measure in
      Value(
        time: measure.time, rotation: .radians(measure.amount),
        velocity: .radians(measure.velocity), startAnchor: measure.anchor,
        startLocation: measure.location)
    }
    return recognizer
  }
}

/// Two fingers that turn, as an angle.
public struct RotationGesture: _PrimitiveGesture {
  /// The angle, clockwise.
  public typealias Value = Angle
  /// The minimum angle for the gesture to begin.
  public var minimumAngleDelta: Angle

  /// A turn of some size.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// One that measures the angle of two pointers.
  @MainActor public func _recognizer(_ last: _Recognizer<Angle>?) -> _Recognizer<Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)._recognizer(last)
  }
}

/// The line from one pointer to another.
private struct PointerLine {
  var first: CGPoint
  var second: CGPoint
  /// The angle in radians, clockwise from the right; it goes on beyond a turn.
  var angle: Double

  init(_ first: CGPoint, _ second: CGPoint, after last: PointerLine? = nil) {
    (self.first, self.second) = (first, second)
    angle = atan2(Double(second.y - first.y), Double(second.x - first.x))
    if let last { angle += ((last.angle - angle) / (2 * .pi)).rounded() * 2 * .pi }
  }

  var distance: CGFloat {
    let (x, y) = (second.x - first.x, second.y - first.y)
    return max((x * x + y * y).squareRoot(), 1e-6)
  }

  var middle: CGPoint { CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2) }
}

/// What a recogniser of two pointers has measured.
private struct TwoPointerMeasure {
  var time: Date
  var amount: Double
  var velocity: Double
  var anchor: UnitPoint
  var location: CGPoint
}

/// Follows two pointers, in the coordinates of the canvas; it ends when one of them goes up.
private final class TwoPointerRecognizer<Value>: PointerRecognizer<Value> {
  private let measure: (PointerLine, PointerLine) -> Double
  var isEnough: (Double) -> Bool = { _ in true }
  var value: ((TwoPointerMeasure) -> Value)?
  private var pointers: [(id: Int, place: CGPoint)] = []
  private var lines: (start: PointerLine, now: PointerLine)?
  private var origin: (anchor: UnitPoint, location: CGPoint)?
  private var sampler = VelocitySampler<Double>()

  init(_ measure: @escaping (PointerLine, PointerLine) -> Double) { self.measure = measure }

  override func forget() {
    (pointers, lines, origin, sampler) = ([], nil, nil, VelocitySampler())
  }

  override func respond(to pointer: PointerEvent, _ input: GestureInput) -> GesturePhase<Value> {
    switch pointer.phase {
    case .down: begin(pointer, input)
    case .move: move(pointer)
    case .up, .cancel: return end(pointer, input)
    }
    return phase(at: input)
  }

  private func begin(_ pointer: PointerEvent, _ input: GestureInput) {
    guard pointers.count < 2 else { return }
    pointers.append((pointer.id, pointer.location))
    guard pointers.count == 2 else { return }
    let line = PointerLine(pointers[0].place, pointers[1].place)
    lines = (line, line)
    let (place, size) = (input.place.location(line.middle, in: .local), input.place.size)
    let anchor = UnitPoint(
      x: size.width > 0 ? place.x / size.width : 0.5,
      y: size.height > 0 ? place.y / size.height : 0.5)
    origin = (anchor, place)
  }

  private func move(_ pointer: PointerEvent) {
    guard let index = pointers.firstIndex(where: { $0.id == pointer.id }) else { return }
    pointers[index].place = pointer.location
    guard pointers.count == 2, let last = lines?.now else { return }
    lines?.now = PointerLine(pointers[0].place, pointers[1].place, after: last)
  }

  private func end(_ pointer: PointerEvent, _ input: GestureInput) -> GesturePhase<Value> {
    guard pointers.contains(where: { $0.id == pointer.id }) else { return phase }
    guard pointer.phase == .up, case .active = phase(at: input), let value = phase(at: input).value
    else { return .failed }
    return .ended(value)
  }

  private func phase(at input: GestureInput) -> GesturePhase<Value> {
    guard let lines, let origin, let value else { return .possible }
    let amount = measure(lines.now, lines.start)
    sampler.add(amount, at: input.time)
    guard standing == .active || isEnough(amount) else { return .possible }
    return .active(
      value(
        TwoPointerMeasure(
          time: Date(timeIntervalSinceReferenceDate: input.time), amount: amount,
          velocity: sampler.velocity(at: input.time), anchor: origin.anchor,
          location: origin.location)))
  }
}
