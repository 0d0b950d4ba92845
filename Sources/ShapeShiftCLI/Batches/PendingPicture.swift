import DocumentModel
import DocumentViews
import ShapeShift

/// A picture that is laid out and waits to be drawn.
struct PendingPicture: Sendable {
  /// What was written, and what is odd about it.
  struct Written: Sendable {
    var bytes: Int
    var sha256: String
    var warnings: [String]
  }

  var list: DisplayList
  var format: PictureFormat
  var options: RenderOptions
  var path: String
  var warnings: [String]

  /// Draws the picture into its file; the disk is made to hold it later.
  func write() throws -> Written {
    let encoded = try list.encoded(as: format, options: options)
    try OutputFile(path: path, isSynchronized: false, replacesLink: true).write(encoded.bytes)
    return Written(
      bytes: encoded.bytes.count, sha256: SHA256.hexDigest(of: encoded.bytes),
      warnings: warnings + encoded.unsupported.map(\.description))
  }
}

extension Render {
  /// The picture, up to where threads can go on.
  @MainActor
  func pending(_ cache: SceneCache, data: JSONValue?) throws -> PendingPicture {
    let target = try PictureOutput(
      path: output.path, format: output.format, document: document.file)
    guard case .file(let path) = target.target else {
      throw Failure(.usage, "a batch writes files")
    }
    try picture.check(for: target.format)
    let (scene, _) = try cache.scene(document, data: data, limitOptions.limits)
    let stage = try Stage(scene, stage, session, limitOptions.limits, cache)
    let list = try stage.displayList()
    var options = picture.renderOptions(
      scale: self.stage.scale.value, documentBackground: scene.canvas.background)
    if !target.format.isPixels { options.description = stage.description }
    return PendingPicture(
      list: list, format: target.format, options: options,
      path: path, warnings: stage.warnings)
  }
}
