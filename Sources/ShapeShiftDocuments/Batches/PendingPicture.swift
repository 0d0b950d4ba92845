import ShapeShift
import VectorGraphics

/// A picture that is laid out and waits to be drawn.
struct PendingPicture: Sendable {
  /// The written file and its warnings.
  struct Written: Sendable {
    var bytes: Int
    var sha256: String
    var warnings: [SceneWarning]
  }

  var list: DisplayList
  var format: PictureFormat
  var options: RenderOptions
  var path: String
  var warnings: [SceneWarning]
  /// Whether a text ends in "…".
  let isTextCutOff: Bool

  /// Creates the image of a request, prepared for drawing on other threads.
  ///
  /// - Parameter reportsDocument: Whether the document's own warnings are among those of the picture.
  @MainActor
  init(
    _ request: RenderRequest, to path: String, reportsDocument: Bool, _ cache: SceneCache
  ) throws(RequestError) {
    format = try request.resolvedFormat()
    if InputFile(request.document.path).isReplaced(by: path) {
      throw RequestError(
        .usage, "the output would overwrite the input \(path)", help: "choose another output name")
    }
    try request.picture.check(for: format)
    let (scene, _) = try cache.scene(request.document)
    let stage = try Stage(
      scene, request.layout, at: request.time, isStill: true,
      limits: request.document.limits, cache)
    list = try stage.displayList()
    isTextCutOff = stage.graph.textsOfAllScenes().contains(where: \.isCutOff)
    options = try request.picture.renderOptions(
      scale: request.layout.scale, documentBackground: stage.background,
      of: scene)
    if !format.isPixels { options.description = stage.description }
    self.path = path
    warnings =
      (reportsDocument ? scene.warnings.map { SceneWarning($0.message) } : []) + stage.sceneWarnings
  }

  /// Draws the picture into its file; the disk is made to hold it later.
  func write() throws -> Written {
    let encoded = try list.encoded(as: format, options: options)
    try OutputFile(path: path, isSynchronized: false, replacesLink: true).write(encoded.bytes)
    return Written(
      bytes: encoded.bytes.count, sha256: SHA256.hexDigest(of: encoded.bytes),
      warnings: warnings + encoded.unsupported.map { SceneWarning($0.description) })
  }
}
