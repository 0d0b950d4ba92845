import Foundation
import ShapeShift
import Testing
import VectorGraphics

/// Lottie files as rlottie plays them, against our frames.
@Suite(
  "Lottie samples", .serialized,
  .enabled(if: LottiePlayer.isExpected, "librlottie0-1 is missing; `make test` installs it"))
@MainActor
struct LottieSampleTests {
  private nonisolated static let names = isLongRun ? all : Array(all.prefix(3))

  /// The samples that move.
  private nonisolated static let all = [
    "progress-ring", "bouncing-stack", "morph-kind", "pulse", "undo-spring", "phase", "keyframes",
    "spinner", "counter", "morph", "morph-views", "card-flip", "shapeshifter", "chart", "inspector",
  ]

  @Test("A player shows of a sample at ten times what our frames show", arguments: names)
  func played(name: String) async throws {
    let drawing = try Sample.named(name).drawing(scale: 1)
    let timeline = FrameTimeline(rate: try #require(FrameRate(30)), duration: 1.5)
    let writing = AnimationWriting(
      FrameDrawing(timeline, options: RenderOptions()), workers: 1, list: { try drawing($0) },
      step: {})
    let file = try await writing.lottie(AnimationOptions(), isArchive: false).bytes
    let frames = (0..<10).map { 2 + $0 * 4 }
    try Agreement.expect(
      playerShows: file, at: frames, as: try frames.map { try drawing(timeline.time(ofFrame: $0)) },
      named: "\(name)-lottie")
  }
}
