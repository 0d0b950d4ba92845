import Testing
import ViewAnimation

/// Springs of numbers that no spring has.
@Suite struct SpringExtremeTests {
  private static let numbers = [
    0, -1, 1e-300, 1e9, 1e300, -1e300, .infinity, -.infinity, .nan,
  ]

  @Test(arguments: numbers)
  func `Any numbers make a spring that moves between finite values`(number: Double) {
    let springs = [
      Spring(mass: number, stiffness: 100, damping: 10),
      Spring(mass: 1, stiffness: number, damping: 10),
      Spring(mass: 1, stiffness: 100, damping: number),
      Spring(mass: 1, stiffness: 100, damping: number, allowOverDamping: true),
      Spring(duration: number), Spring(duration: 1, bounce: number),
      Spring(response: number, dampingRatio: 0.5), Spring(response: 1, dampingRatio: number),
      Spring(settlingDuration: number, dampingRatio: 0.5),
      Spring(settlingDuration: 1, dampingRatio: number),
      Spring(settlingDuration: 1, dampingRatio: 0.5, epsilon: number),
    ]
    for (index, spring) in springs.enumerated() {
      #expect(spring.mass > 0, "\(index)")
      #expect(!spring.settlingDuration.isNaN, "\(index)")
      for time in [0, 0.1, 1, 100] {
        #expect(!spring.value(target: 1.0, time: time).isNaN, "\(index) at \(time)")
      }
    }
  }

  @Test func `A mass that cannot be counts as 1`() {
    let usual = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(Spring(mass: 0, stiffness: 100, damping: 10) == usual)
    #expect(Spring(mass: -3, stiffness: 100, damping: 10) == usual)
    #expect(Spring(mass: .nan, stiffness: 100, damping: 10) == usual)
  }
}
