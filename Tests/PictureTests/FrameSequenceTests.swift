import Foundation
import ImageCoding
import ShapeShift
import Testing

@Suite("Frames of a view")
@MainActor
struct FrameSequenceTests {
  /// A disc that grows by a spring as soon as it appears.
  private struct Pulse: View {
    @State private var isBig = false

    var body: some View {
      Circle().fill(.red).frame(width: isBig ? 36 : 8, height: isBig ? 36 : 8)
        .frame(width: 48, height: 40)
        .onAppear { withAnimation(.spring(duration: 0.4, bounce: 0.3)) { isBig = true } }
    }
  }

  private let timeline = FrameTimeline(duration: 1)

  @Test("Each frame alone, in any order, is that of the whole run")
  func alone() throws {
    let sequence = try ImageRenderer(content: Pulse()).displaySequence(timeline)
    #expect(sequence.lists.count == 31)
    #expect(sequence.lists[0] != sequence.lists[5])
    let reused = ImageRenderer(content: Pulse())
    for frame in [30, 17, 3, 29, 0, 8] {
      let time = timeline.time(ofFrame: frame)
      #expect(try reused.displayList(at: time) == sequence.lists[frame])
      let fresh = ImageRenderer(content: Pulse())
      #expect(try fresh.bitmap(at: time) == sequence.lists[frame].bitmap())
    }
  }

  @Test(
    "A file that moves has the same bytes in every run",
    arguments: [AnimatedFormat.gif, .png, .svg, .lottie])
  func files(format: AnimatedFormat) async throws {
    let one = try await ImageRenderer(content: Pulse()).data(format, timeline: timeline)
    let other = try await ImageRenderer(content: Pulse()).data(format, timeline: timeline)
    #expect(!one.isEmpty)
    #expect(one == other)
  }

  @Test("An exposure blurs what moves and leaves what rests")
  func shutter() async throws {
    let sharp = try await frames(shutter: nil)
    let blurred = try await frames(shutter: Shutter(angle: 360, samples: 8))
    #expect(sharp.count == 31)
    #expect(sharp[2] != blurred[2])
    #expect(sharp[30] == blurred[30])
  }

  /// The raw frames of a video.
  private func frames(shutter: Shutter?) async throws -> [Data] {
    let data = try await ImageRenderer(content: Pulse()).data(
      .y4m, timeline: timeline, shutter: shutter)
    let head = try #require(data.firstIndex(of: 10)) + 1
    let size = "FRAME\n".utf8.count + 3 * 48 * 40
    return stride(from: head, to: data.count, by: size).map { data[$0..<$0 + size] }
  }

  @Test("What is written by others is refused with a reason")
  func refused() async {
    await #expect(throws: RenderError.self) {
      try await ImageRenderer(content: Pulse()).data(.mp4, timeline: timeline)
    }
  }
}
