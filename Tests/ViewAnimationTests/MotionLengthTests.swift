import Testing

@testable import ViewAnimation

@Suite struct MotionLengthTests {
  @Test func `A curve rests after its duration`() {
    #expect(Animation.linear(duration: 2).motion == .rest(at: 2))
    #expect(Animation.linear(duration: 2).speed(2).delay(1).motion == .rest(at: 2))
  }

  @Test func `A repetition without end is a loop`() {
    let base = Animation.linear(duration: 2)
    #expect(base.repeatForever(autoreverses: false).motion == .loop(from: 0, period: 2))
    #expect(base.repeatForever().motion == .loop(from: 0, period: 4))
    #expect(base.repeatForever().delay(1).motion == .loop(from: 1, period: 4))
    #expect(base.delay(1).repeatForever().motion == .loop(from: 0, period: 6))
    #expect(base.repeatForever().speed(2).motion == .loop(from: 0, period: 2))
  }

  @Test func `Loops come round together after a common multiple`() {
    let loop = MotionLength.loop(from: 0, period: 0.4)
    #expect(loop.combined(with: .loop(from: 1, period: 0.6)) == .loop(from: 1, period: 1.2))
    #expect(loop.combined(with: .rest(at: 3)) == .loop(from: 3, period: 0.4))
    #expect(MotionLength.rest(at: 1).combined(with: .rest(at: 3)) == .rest(at: 3))
  }

  @Test func `Loops without a common multiple have no length`() {
    let length = MotionLength.loop(from: 0, period: 1).combined(
      with: .loop(from: 0, period: 2.squareRoot()))
    guard case .unknown = length else {
      Issue.record("\(length) should be unknown")
      return
    }
  }

  @Test func `A spring over a loop rests`() {
    var track = AnimationTrack(0.0)
    track.set(1, at: 0, animation: .linear(duration: 1).repeatForever())
    #expect(track.motion == .loop(from: 0, period: 2))
    track.set(2, at: 0.5, animation: .spring)
    guard case .rest(let end) = track.motion else {
      Issue.record("a spring rests")
      return
    }
    #expect(end == track.end)
  }

  @Test func `What chains on a loop goes on with it`() {
    var track = AnimationTrack(0.0)
    track.set(1, at: 0, animation: .linear(duration: 1).repeatForever())
    track.set(2, at: 0.5, animation: .linear(duration: 1).repeatForever(autoreverses: false))
    #expect(track.motion == .loop(from: 0.5, period: 2))
  }
}
