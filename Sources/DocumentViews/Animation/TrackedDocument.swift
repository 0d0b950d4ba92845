import DocumentModel
import VectorGraphics
import ViewTree

/// A document of which some values follow keyframes: its view for any time.
struct TrackedDocument: Sendable {
  let document: JSONNode
  let timeline: SceneTimeline
  let limits: DocumentLimits
  let files: DocumentFiles
  let images: [String: EncodedImage]
  let colors: [String: Color]

  /// The view, which follows the time of the picture.
  @MainActor var view: AnyView {
    AnyView(PresentedView(timeline.motion) { time, report in view(at: time, report) })
  }

  /// What is wrong with the document at a time; empty if nothing is.
  func problems(at time: Double) -> [Diagnostic] {
    let decoder = decoder
    do throws(Diagnostic) {
      _ = decoder.scene(try applied(at: time))
    } catch {
      return [error]
    }
    return decoder.diagnostics.filter { $0.severity != .warning }
  }

  /// The view of a time; where a curve overshoots what a value can be, that of the keyframe before.
  @MainActor
  private func view(at time: Double, _ report: (ViewProblem) -> Void) -> AnyView {
    let decoder = decoder
    if let scene = (try? applied(at: time)).flatMap(decoder.scene) { return scene.makeView() }
    let earlier = timeline.keyframeTime(before: time)
    let reason = decoder.diagnostics.first?.message ?? "its values cannot be used"
    report(.timeline("at \(JSONNumber(time).text) s: \(reason); the keyframe before is shown"))
    return (try? applied(at: earlier)).flatMap(self.decoder.scene)?.makeView()
      ?? AnyView(EmptyView())
  }

  private func applied(at time: Double) throws(Diagnostic) -> JSONNode {
    try timeline.applied(to: document, at: time, KeyframeValues(colors: colors))
  }

  private var decoder: DocumentDecoder {
    let decoder = DocumentDecoder(limits: limits, files: files)
    decoder.images = images
    decoder.isFrame = true
    return decoder
  }
}
