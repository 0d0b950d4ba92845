import Foundation
import VectorGeometry

/// A spring's way to a target from a value and a velocity that it took over.
struct SpringMotion<Value: VectorArithmetic> {
  /// When the spring takes over, in seconds; before, whatever ran goes on.
  let takeover: Double
  private let target: Value
  private let displacement: Value
  private let velocity: Value
  private let course: SpringCourse
  /// The spring's seconds per second.
  private let speed: Double
  /// When the value is put on the target, nil for never.
  let end: Double?

  init(
    from value: Value, velocity: Value, to target: Value,
    takeover: Double, course: SpringCourse, speed: Double
  ) {
    self.takeover = takeover
    self.target = target
    self.course = course
    self.speed = speed
    displacement = target - value
    self.velocity = velocity.scaled(by: 1 / speed)
    let start = SpringStart(displacement: displacement, velocity: self.velocity)
    end = course.restingTime(start).map { takeover + $0 / speed }
  }

  /// The value after the takeover and before the end.
  func value(at time: Double) -> Value {
    let response = course.response(at: (time - takeover) * speed)
    return target - displacement.scaled(by: response.displacement)
      + velocity.scaled(by: response.velocity)
  }

  /// The velocity per second after the takeover and before the end.
  func velocity(at time: Double) -> Value {
    let response = course.response(at: (time - takeover) * speed)
    return velocity.scaled(by: response.velocityRate * speed)
      - displacement.scaled(by: response.displacementRate * speed)
  }
}
