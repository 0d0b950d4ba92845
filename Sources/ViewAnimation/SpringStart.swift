import VectorGeometry

/// The lengths of a motion's displacement and velocity, and their dot product.
struct SpringStart: Hashable, Sendable {
  let displacement: Double
  let velocity: Double
  private let product: Double

  init<V: VectorArithmetic>(displacement: V, velocity: V) {
    self.displacement = displacement.magnitudeSquared.squareRoot()
    self.velocity = velocity.magnitudeSquared.squareRoot()
    let sum = (displacement + velocity).magnitudeSquared
    product = (sum - displacement.magnitudeSquared - velocity.magnitudeSquared) / 2
  }

  private init(displacement: Double, velocity: Double, product: Double) {
    self.displacement = displacement
    self.velocity = velocity
    self.product = product
  }

  /// |βD - v₀|.
  func drive(decay: Double) -> Double { dot(decay, -1, decay, -1).magnitude.squareRoot() }

  /// The distance from the target in a response.
  func distance(_ response: SpringResponse) -> Double {
    let (a, b) = (response.displacement, -response.velocity)
    return dot(a, b, a, b).magnitude.squareRoot()
  }

  /// The displacement and velocity that a response has led to.
  func after(_ response: SpringResponse) -> SpringStart {
    let (a, b) = (-response.displacementRate, response.velocityRate)
    return SpringStart(
      displacement: distance(response), velocity: dot(a, b, a, b).magnitude.squareRoot(),
      product: dot(response.displacement, -response.velocity, a, b))
  }

  /// The dot product of aD + bv and cD + dv.
  private func dot(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
    a * c * displacement * displacement + (a * d + b * c) * product + b * d * velocity * velocity
  }
}
