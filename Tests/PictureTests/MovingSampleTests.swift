import Foundation
import SVGBackend
import Testing
import VectorGraphics

/// Animated SVG as a browser plays it, against our frames.
@Suite("Moving samples", .serialized)
@MainActor
struct MovingSampleTests {
  /// A browser takes a second for each picture: one sample always, all of them in long tests.
  private nonisolated static let names = isLongRun ? all : Array(all.prefix(1))

  private nonisolated static let all = [
    "pulse", "undo-spring", "progress-ring", "bouncing-stack", "phase", "keyframes", "spinner",
    "counter", "morph-kind",
  ]

  @Test("A browser shows of a sample at three times what our frames show", arguments: names)
  func played(name: String) throws {
    let drawing = try Sample.named(name).drawing(scale: 1)
    let timeline = FrameTimeline(rate: try #require(FrameRate(60)), duration: 1.5)
    let sequence = try DisplaySequence(timeline) { try drawing($0) }
    let text = try SVGRenderer().render(sequence, plays: 1).text
    for frame in [18, 39, 78] {
      let time = Double(frame) / 60
      // The browser cuts times to whole microseconds: 0.65 s would still be the frame before.
      let paused =
        "<script>document.querySelector('svg').pauseAnimations();"
        + "document.querySelector('svg').setCurrentTime(\(time + 0.00001))</script>"
      try Agreement.expect(
        browserShows: Array((text + paused).utf8), as: try drawing(time),
        named: "\(name)-moving-\(frame)")
    }
  }
}
