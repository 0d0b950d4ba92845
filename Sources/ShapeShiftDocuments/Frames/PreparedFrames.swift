package import DocumentViews
package import JSONModel
package import ShapeShift
package import VectorGraphics
import ViewAnimation
import ViewTree

/// A sequence that is ready to be drawn: all that its parts have in common.
@MainActor
package struct PreparedFrames {
  package let target: FrameTarget
  package let stage: Stage
  package let drawing: FrameDrawing
  /// Whether the request specifies the background of the frames.
  private let hasOwnGround: Bool
  /// The numbers of all frames that are asked for, of all parts together.
  package let frames: [Int]
  /// The shared properties recorded at the top of each manifest.
  package var head: FrameManifest.Head
  /// The warnings about the document.
  package let diagnostics: [Diagnostic]

  package var timeline: FrameTimeline { drawing.timeline }

  /// Returns the display lists of a frame.
  package func lists(ofFrame frame: Int) throws(RequestError) -> [DisplayList] {
    var lists: [DisplayList] = []
    for time in drawing.times(ofFrame: frame) {
      lists.append(
        hasOwnGround ? try stage.displayList(at: time) : try stage.pictureOnGround(at: time))
    }
    return lists
  }

  /// Reads the document, and sees to it that its frames can be drawn.
  package init(_ request: FrameRequest, _ cache: SceneCache = SceneCache()) throws(RequestError) {
    let stem = InputFile(request.document.path).stem
    target = try FrameTarget(path: request.output, format: request.format, stem: stem)
    guard target.format == .png || request.timeline.shutter == nil else {
      throw RequestError(.usage, "--shutter requires PNG frames")
    }
    try request.picture.check(for: target.format)
    let limits = request.document.limits
    let (scene, source) = try cache.scene(request.document)
    diagnostics = scene.warnings
    stage = try Stage(scene, request.layout, limits: limits, cache)
    let timeline = try request.timeline.timeline(of: scene, on: stage)
    let (selection, numbers) = try Self.selected(request.frames, of: timeline)
    frames = numbers
    hasOwnGround = request.picture.replacesBackground
    drawing = FrameDrawing(
      timeline,
      options: try request.picture.renderOptions(
        scale: request.layout.scale, documentBackground: stage.ground,
        of: scene),
      shutter: request.timeline.shutter)
    var digest = try SceneDigest(source, scene, request.document)
    try digest.add(request.layout, limits: limits)
    digest.add(request.picture, as: target.format)
    digest.add(timeline)
    if let shutter = request.timeline.shutter { digest.add("shutter", "\(shutter)") }
    head = FrameManifest.Head(
      document: digest.text, renderer: PictureEnvironment.renderer, name: target.name.pattern,
      fps: timeline.rate.description, count: timeline.count, frames: selection.description)
  }

  private static func selected(
    _ frames: FrameSelection?, of timeline: FrameTimeline
  ) throws(RequestError) -> (selection: FrameSelection, frames: [Int]) {
    do throws(FrameSelection.Problem) {
      let selection =
        if let frames { frames } else { try FrameSelection("0-\(timeline.count - 1)") }
      return (selection, try selection.frames(of: timeline.count))
    } catch {
      throw RequestError(.usage, "--frames: \(error)")
    }
  }
}

extension TimelineSettings {
  /// Returns the timeline of a scene: as requested, or as set by the scene.
  ///
  /// - Parameter highest: The highest frame rate that a scene may set.
  /// - Throws: `usage` if the duration of the scene is unknown, `badDocument` if it has too many frames.
  @MainActor
  package func timeline(
    of scene: SceneDocument, on stage: Stage, upTo highest: FrameRate? = nil
  ) throws(RequestError) -> FrameTimeline {
    let (length, natural) = try length(of: scene, on: stage)
    var own = scene.timeline.rate ?? .standard
    if let highest, own.value > highest.value { own = highest }
    let timeline = FrameTimeline(
      rate: rate ?? own, duration: length, end: end ?? natural)
    guard timeline.count <= maximumFrames else {
      throw RequestError(
        .badDocument,
        "\(timeline.count) frames are too many; at most \(maximumFrames) are allowed",
        help: "raise the limit with --max-frames")
    }
    return timeline
  }

  /// The length in seconds, and how a sequence of it ends unless told otherwise.
  @MainActor
  private func length(
    of scene: SceneDocument, on stage: Stage
  ) throws(RequestError) -> (Double, FrameTimeline.End) {
    if let duration { return (duration, .inclusive) }
    let length: MotionLength
    do throws(ViewGraphError) {
      length = try scene.length(in: stage.graph)
    } catch {
      throw RequestError(error)
    }
    switch length {
    case .rest(let end): return (end, .inclusive)
    case .loop(let start, let period): return (start + period, start > 0 ? .exclusive : .loop)
    case .unknown(let reason):
      throw RequestError(
        .usage, "the duration of the scene is unknown: \(reason)",
        help: "specify it with --duration")
    }
  }
}
