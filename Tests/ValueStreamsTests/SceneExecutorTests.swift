#if os(Linux) && compiler(>=6.3) && compiler(<6.4)
import Testing

@testable import ValueStreams

@Suite("Sleeps of tasks by the scene's time")
struct SceneExecutorTests {
  @Test(
    "a sleep is as long as it was asked for, however long ago the machine's clock was read",
    arguments: [
      (2_000, 7), (2_000, 900), (2_000, 12_000), (350, 3), (350, 4_000), (100, 60), (125, 800),
      (17, 20), (1, 0), (0, 0), (60_000, 100_000), (86_400_000, 50),
    ] as [(Int, Int)])
  func lengths(milliseconds: Int, passedMicroseconds: Int) {
    let asked = Duration.milliseconds(milliseconds)
    let passed = Duration.microseconds(passedMicroseconds)
    // What is left, if the clock was read at once, and in the middle of what has passed since then.
    for gone in [passed, passed / 2] {
      #expect(
        SceneExecutor.seconds(asked - gone, at: passed) == Double(milliseconds) / 1000,
        "\(asked) \(gone)")
    }
  }

  @Test("others last up to the next whole millisecond; none is below 0")
  func rounded() {
    #expect(SceneExecutor.seconds(.microseconds(16_660), at: .microseconds(5)) == 0.017)
    #expect(SceneExecutor.seconds(.seconds(-3), at: .microseconds(5)) == 0)
  }
}
#endif
