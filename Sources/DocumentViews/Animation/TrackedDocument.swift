import DocumentModel
import VectorGraphics
import ViewTree

/// A document of which some values follow keyframes: its view for any time.
struct TrackedDocument: Sendable {
  let document: JSONNode
  let timeline: SceneTimeline
  let limits: DocumentLimits
  let files: DocumentFiles
  let colors: [String: Color]

  /// What makes the view, which follows the time of the picture.
  ///
  /// Where the tracks reach into views alone, the rest is read once; else all of it for each time.
  var maker: ViewMaker {
    if let parts = MovingParts(self), let scene = scene(with: parts), parts.met == parts.places {
      return scene.makeView
    }
    return {
      AnyView(PresentedView(timeline.motion) { time, report in view(at: time, report) })
    }
  }

  private func scene(with parts: MovingParts) -> SceneDocument? {
    let decoder = decoder
    decoder.moving = parts
    return (try? applied(at: 0)).flatMap(decoder.scene)
  }

  /// Reads the document at a time.
  ///
  /// - Returns: The errors, and the decoder that has read the document.
  func problems(at time: Double) -> ([Diagnostic], DocumentDecoder) {
    let decoder = decoder
    do throws(Diagnostic) {
      _ = decoder.scene(try applied(at: time))
    } catch {
      return ([error], decoder)
    }
    return (decoder.diagnostics.filter { $0.severity != .warning }, decoder)
  }

  /// The view of a time; where a curve overshoots what a value can be, that of the keyframe before.
  @MainActor
  private func view(at time: Double, _ report: (ViewProblem) -> Void) -> AnyView {
    shown(at: time, report) { time, decoder throws(Diagnostic) in
      decoder.scene(try applied(at: time))?.makeView
    } decoder: {
      decoder
    }
  }

  /// What `make` makes for a time; where that can't be, for the keyframe before.
  @MainActor
  func shown(
    at time: Double, _ report: (ViewProblem) -> Void,
    _ make: (Double, DocumentDecoder) throws(Diagnostic) -> ViewMaker?,
    decoder makeDecoder: () -> DocumentDecoder
  ) -> AnyView {
    let decoder = makeDecoder()
    if let maker = try? make(time, decoder) { return maker() }
    let earlier = timeline.keyframeTime(before: time)
    let reason = decoder.diagnostics.first?.message ?? "its values cannot be used"
    report(.timeline("at \(JSONNumber(time).text) s: \(reason); the previous keyframe is shown"))
    guard let maker = try? make(earlier, makeDecoder()) else { return AnyView(EmptyView()) }
    return maker()
  }

  private func applied(at time: Double) throws(Diagnostic) -> JSONNode {
    try timeline.applied(to: document, at: time, KeyframeValues(colors: colors))
  }

  private var decoder: DocumentDecoder {
    let decoder = DocumentDecoder(limits: limits, files: files)
    decoder.isFrame = true
    decoder.keepsReadings = false
    return decoder
  }
}
