import Foundation
import Testing

@testable import ViewAnimation

@Suite("Scrolling goes by formulas of the time")
struct ScrollMotionTests {
  private static let long = ScrollRange(windowLength: 400, contentLength: 10_000)

  @Test(
    "A content that is let go slows down, and rests at its projected end",
    arguments: [(0.25, 196.6895), (0.5, 315.928), (1, 432.0351), (3.46, 499.4998)])
  func deceleration(time: Double, place: Double) {
    let motion = ScrollMotion(releasedAt: 0, velocity: 1000, time: 0, in: Self.long)
    #expect(abs(motion.offset(at: time) - place) < 0.001)
    #expect(abs(motion.end - 3.450) < 0.001)
    #expect(abs(motion.destination - 499.4998) < 0.001)
  }

  @Test("Fast deceleration goes a fifth as far")
  func fast() {
    let end = ScrollDeceleration.fast.projectedEnd(from: 10, velocity: 1000)
    #expect(abs(end - 109.4992) < 0.001)
    #expect(abs(ScrollDeceleration.fast.velocity(from: 10, to: end) - 1000) < 1e-9)
  }

  @Test(
    "Beyond an end a content follows the finger less and less, at both ends alike",
    arguments: [
      (10, 5.4254), (50, 25.731), (100, 48.3516), (200, 86.2745), (400, 141.9355), (0, 0),
    ])
  func band(finger: Double, drawn: Double) {
    let range = Self.long
    #expect(abs(range.banded(-finger) + drawn) < 0.0001)
    #expect(abs(range.banded(9600 + finger) - 9600 - drawn) < 0.0001)
    #expect(abs(range.unbanded(range.banded(-finger)) + finger) < 1e-6)
    #expect(abs(range.unbanded(range.banded(9600 + finger)) - 9600 - finger) < 1e-6)
    #expect(range.banded(123) == 123)
  }

  private static let releases: [(Double, Double, Bool)] = [
    (100, -2000, true), (9500, 2000, true), (-80, 0, true), (-80, -500, true), (-80, 3000, true),
    (9650, -3000, true), (300, 20, true), (100, -2000, false), (5000, 90_000, true),
  ]

  @Test("Place and velocity never jump by more than the half point of the end", arguments: releases)
  func continuity(offset: Double, velocity: Double, bounces: Bool) {
    let motion = ScrollMotion(
      releasedAt: offset, velocity: velocity, time: 2, in: Self.long, bounces: bounces)
    #expect(motion.offset(at: 2) == offset)
    #expect(abs(motion.velocity(at: 2) - velocity) < 1e-9)
    let step = 1e-4
    var time = 2.0
    while time < motion.end + 2 * step {
      let way = motion.offset(at: time + step) - motion.offset(at: time)
      let fastest = max(abs(motion.velocity(at: time)), abs(motion.velocity(at: time + step)))
      let rest = time + step >= motion.end ? ScrollMotion.restingDistance : 0
      #expect(abs(way) <= fastest * step * 1.01 + rest + 0.005)
      time += step
    }
    #expect(motion.offset(at: motion.end) == motion.destination)
    #expect(Self.long.overshoot(motion.destination) == 0)
  }

  @Test("Both ends are alike", arguments: releases)
  func symmetry(offset: Double, velocity: Double, bounces: Bool) {
    let motion = ScrollMotion(
      releasedAt: offset, velocity: velocity, time: 0, in: Self.long, bounces: bounces)
    let mirrored = ScrollMotion(
      releasedAt: 9600 - offset, velocity: -velocity, time: 0, in: Self.long, bounces: bounces)
    #expect(abs(motion.end - mirrored.end) < 1e-9)
    for time in stride(from: 0, to: motion.end, by: 0.05) {
      #expect(abs(motion.offset(at: time) + mirrored.offset(at: time) - 9600) < 1e-6)
    }
  }

  @Test("A motion taken up on its way goes on as if it had not been", arguments: releases)
  func stepping(offset: Double, velocity: Double, bounces: Bool) {
    let whole = ScrollMotion(
      releasedAt: offset, velocity: velocity, time: 0, in: Self.long, bounces: bounces)
    var stepped = whole
    for time in stride(from: 0.02, to: min(whole.end, 1), by: 0.02) {
      stepped = ScrollMotion(
        releasedAt: stepped.offset(at: time), velocity: stepped.velocity(at: time), time: time,
        in: Self.long, bounces: bounces)
      // A spring through the very end of the content can't be told from a release within.
      guard Self.long.overshoot(whole.offset(at: time)) == 0 || bounces else { continue }
      #expect(abs(stepped.offset(at: time + 0.013) - whole.offset(at: time + 0.013)) < 1e-3)
    }
  }

  @Test("A spring after an end starts with the speed there and never gains energy")
  func bounce() {
    let motion = ScrollMotion(releasedAt: 100, velocity: -2000, time: 0, in: Self.long)
    let rate = ScrollDeceleration.normal.rate
    let meeting = log(1 + -100 * rate / -2000) / rate
    let speed = -2000 * exp(rate * meeting)
    #expect(abs(motion.velocity(at: meeting) - speed) < 1e-6)
    #expect(abs(motion.offset(at: meeting + 0.1) - speed * 0.1 * exp(-1)) < 1e-6)
    var energy = Double.infinity
    for time in stride(from: meeting, to: motion.end, by: 0.01) {
      let (x, v) = (motion.offset(at: time), motion.velocity(at: time))
      #expect(v * v + 100 * x * x <= energy + 1e-6)
      energy = v * v + 100 * x * x
    }
    #expect(motion.destination == 0)
  }

  @Test("Without a bounce the content stops at the end")
  func noBounce() {
    let motion = ScrollMotion(
      releasedAt: 100, velocity: -2000, time: 0, in: Self.long, bounces: false)
    #expect(stride(from: 0, to: 1, by: 0.01).allSatisfy { motion.offset(at: $0) >= 0 })
    #expect(motion.offset(at: motion.end) == 0)
    #expect(motion.end < 0.06)
  }

  @Test("A spring to a target takes over the velocity and stays within the content")
  func target() {
    let motion = ScrollMotion(from: 50, velocity: 700, to: 20_000, time: 1, in: Self.long)
    #expect(motion.offset(at: 1) == 50)
    #expect(abs(motion.velocity(at: 1) - 700) < 1e-6)
    #expect(motion.destination == 9600)
    let short = ScrollMotion(from: 0, to: 400, time: 0, in: Self.long)
    let angle = 4 * Double.pi * 0.25
    #expect(abs(short.offset(at: 0.25) - 400 * (1 - (1 + angle) * exp(-angle))) < 1e-9)
  }

  @Test(
    "Paging goes one page at most",
    arguments: [
      (0, 150, 0, 0), (0, 250, 0, 400), (0, 50, 300, 400), (0, 350, -300, 0), (400, 380, -251, 0),
      (400, 390, -250, 400), (0, 1900, 0, 400), (800, 900, 9000, 1200), (0, -50, -900, 0),
      (9600, 9640, 500, 9600),
    ] as [(Double, Double, Double, Double)])
  func paging(origin: Double, offset: Double, velocity: Double, page: Double) {
    #expect(Self.long.page(from: origin, at: offset, velocity: velocity) == page)
  }

  @Test("Sizes that change keep a resting content within its ends and a moving one moving")
  func resizing() {
    let small = ScrollRange(windowLength: 400, contentLength: 600)
    let resting = ScrollMotion(at: 5000, in: Self.long).resized(to: small, at: 1)
    #expect(resting.offset(at: 1) == 200)
    #expect(resting.end == -.infinity)
    let moving = ScrollMotion(releasedAt: 0, velocity: 1000, time: 0, in: Self.long)
    let resized = moving.resized(to: small, at: 0.1)
    #expect(abs(resized.offset(at: 0.1) - moving.offset(at: 0.1)) < 1e-9)
    #expect(abs(resized.velocity(at: 0.1) - moving.velocity(at: 0.1)) < 1e-9)
    #expect(resized.destination == 200)
    let longer = moving.resized(
      to: ScrollRange(windowLength: 400, contentLength: 20_000), at: 0.1)
    #expect(abs(longer.offset(at: 1) - moving.offset(at: 1)) < 1e-6)
  }

  @Test("Nothing that is given leads to anything but numbers")
  func extremes() {
    for velocity in [Double.infinity, -.infinity, .nan, 1e300, -1e300, 1e-300] {
      for length in [0, -1, .nan, .infinity, 500, 1e12] as [Double] {
        let range = ScrollRange(windowLength: 400, contentLength: length)
        let motion = ScrollMotion(releasedAt: 0, velocity: velocity, time: 0, in: range)
        for time in [0, 0.001, 0.5, 10, 1e6] { #expect(motion.offset(at: time).isFinite) }
      }
    }
  }
}
