import DocumentModel
import DocumentViews
import FileStorage
import Foundation
import Glibc
import SVGBackend
import ShapeShift

/// A digest of everything that decides what the frames of a scene look like.
struct SceneDigest {
  private var lines: [String] = []

  /// The document, the files it uses, and the changes made to it.
  init(
    _ source: SourceText, _ scene: SceneDocument, _ options: DocumentOptions
  ) throws(Failure) {
    add("document", SHA256.hexDigest(of: source.bytes))
    // The first file is the document itself.
    for url in scene.files.dropFirst() + scene.fonts.map(\.url) { try addFile(url.path) }
    for change in options.set { add("set", change) }
    if let data = options.data { try addFile(data) }
  }

  /// How it is laid out.
  mutating func add(_ stage: StageOptions) {
    if let size = stage.size { add("size", "\(size.width)x\(size.height)") }
    add("scale", "\(stage.scale)")
    add("fonts", stage.fonts.rawValue)
    for folder in stage.fontDir { add("font-dir", folder) }
  }

  /// How it is drawn.
  mutating func add(_ picture: PictureOptions, as format: PictureFormat) {
    add("format", format.rawValue)
    if let background = picture.background {
      add("background", background.color?.description ?? "none")
    }
    add("text", picture.text.rawValue)
    add("svg", picture.svg.rawValue)
    add("compression", picture.compression.rawValue)
    if let quality = picture.quality { add("quality", "\(quality)") }
  }

  /// Which times are shown.
  mutating func add(_ timeline: FrameTimeline) {
    add("fps", timeline.rate.description)
    add("duration", "\(timeline.duration)")
    add("end", timeline.end.rawValue)
  }

  mutating func add(_ key: String, _ value: String) { lines.append("\(key) \(value)") }

  private mutating func addFile(_ path: String) throws(Failure) {
    do throws(SystemError) {
      let bytes = try FileDescriptor.regular(path, flags: O_RDONLY).read(atMost: .max)
      add("file", SHA256.hexDigest(of: bytes))
    } catch {
      throw Failure(.noInput, "\(path) can't be read: \(error.sentence)")
    }
  }

  /// The digest, in hexadecimal digits.
  var text: String { SHA256.hexDigest(of: Array(lines.joined(separator: "\n").utf8)) }
}
