public import VectorGeometry

extension Spring {
  /// The value after `time` seconds of a motion from zero towards `target`.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    let response = response(at: time)
    return target.scaled(by: 1 - response.displacement)
      + initialVelocity.scaled(by: response.velocity)
  }

  /// The velocity, per second, after `time` seconds of a motion from zero towards `target`.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    let response = response(at: time)
    return target.scaled(by: -response.displacementRate)
      + initialVelocity.scaled(by: response.velocityRate)
  }

  /// Moves `value` and `velocity` on by `deltaTime` seconds towards `target`.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: Double
  ) {
    let change = target - value
    let moved = self.value(target: change, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: change, initialVelocity: velocity, time: deltaTime)
    value += moved
  }

  /// The force at a position and velocity: k(target - position) - c·velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// The value after `time` seconds of a motion between two values.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: Double
  ) -> V {
    let change = toValue.animatableData - fromValue.animatableData
    var result = fromValue
    result.animatableData =
      fromValue.animatableData
      + value(target: change, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The velocity, per second, after `time` seconds of a motion between two values.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: Double
  ) -> V {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The force at a position and velocity on the way between two values.
  public func force<V: Animatable>(
    fromValue: V, toValue: V, position: V, velocity: V
  ) -> V {
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData - fromValue.animatableData,
      position: position.animatableData - fromValue.animatableData,
      velocity: velocity.animatableData)
    return result
  }
}
