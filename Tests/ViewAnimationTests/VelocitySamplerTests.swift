import Testing
import VectorGeometry

@testable import ViewAnimation

@Suite("A velocity comes from the last three samples")
struct VelocitySamplerTests {
  private func sampler(_ samples: [(Double, Double)]) -> VelocitySampler<Double> {
    var sampler = VelocitySampler<Double>()
    for (time, value) in samples { sampler.add(value, at: time) }
    return sampler
  }

  @Test(
    "The newest difference counts a quarter, the one before three",
    arguments: [
      ([], 0), ([(0, 5)], 0), ([(0, 0), (0.5, 5)], 10), ([(0, 0), (1, 10), (2, 30)], 12.5),
      ([(0, 900), (1, 0), (2, 10), (3, 30)], 12.5), ([(0, 0), (1, 10), (2, 99), (2, 30)], 12.5),
      ([(0, 0), (0, 7)], 0),
    ] as [([(Double, Double)], Double)])
  func velocity(samples: [(Double, Double)], expected: Double) {
    #expect(sampler(samples).velocity == expected)
  }

  @Test("A uniform drag has its velocity, and its end is a quarter of a second ahead")
  func uniform() {
    var drag = VelocitySampler<Double>()
    for step in 0...18 {
      let share = Double(step) / 18
      drag.add(50 + 100 * share, at: 1 + 0.3 * share)
    }
    #expect(abs(drag.velocity(at: 1.3) - 100 / 0.3) < 1e-9)
    #expect(abs((drag.predictedEnd(at: 1.3) ?? 0) - (150 + 100 / 1.2)) < 1e-9)
  }

  @Test("A value that was held for more than a tenth of a second does not move")
  func held() {
    let sampler = sampler([(0, 0), (0.5, 5)])
    #expect(sampler.velocity(at: 0.59) == 10)
    #expect(sampler.velocity(at: 0.61) == 0)
    #expect(sampler.predictedEnd(at: 0.61) == 5)
    #expect(VelocitySampler<Double>().predictedEnd(at: 0) == nil)
  }
}
