package import DocumentViews
import FileStorage
import Foundation
import Glibc
package import JSONModel
import SVGBackend
package import ShapeShift
package import VectorGraphics

/// A digest of everything that decides what the frames of a scene look like.
package struct SceneDigest {
  private var lines: [String] = []

  /// The document, the files it uses, and the changes made to it.
  package init(
    _ source: SourceText, _ scene: SceneDocument, _ input: DocumentInput
  ) throws(RequestError) {
    add("document", SHA256.hexDigest(of: source.bytes))
    // The first file is the document itself.
    for url in scene.files.dropFirst() + scene.fonts.map(\.url) { try addFile(url.path) }
    for change in input.changes { add("set", change.assignment) }
    switch input.data {
    case nil: break
    case .file(let path)?: try addFile(path)
    case .value(let value)?: add("data", JSONWriter.compact(value))
    }
  }

  /// Adds the layout settings and the input.
  package mutating func add(
    _ layout: LayoutSettings, limits: DocumentLimits
  ) throws(RequestError) {
    if let size = layout.size { add("size", "\(size.width)x\(size.height)") }
    add("scale", JSONNumber(layout.scale).text)
    for (key, name) in layout.surroundings.names { add(key, name) }
    add("fonts", layout.fonts.rawValue)
    for folder in layout.fontFolders { add("font-dir", folder) }
    if let session = try layout.log(limits: limits) {
      add("input", SHA256.hexDigest(of: session.source.bytes))
    }
    if layout.showsPointer { add("show-pointer", "true") }
  }

  /// Adds the output settings.
  package mutating func add(_ picture: PictureSettings, as format: PictureFormat) {
    add("format", format.rawValue)
    if let background = picture.background { add("background", background.text) }
    add("text", picture.text.rawValue)
    add("svg", picture.svg.rawValue)
    add("compression", picture.compression.rawValue)
    if let quality = picture.quality { add("quality", "\(quality)") }
  }

  /// Adds the rendered times.
  package mutating func add(_ timeline: FrameTimeline) {
    add("fps", timeline.rate.description)
    add("duration", "\(timeline.duration)")
    add("end", timeline.end.rawValue)
  }

  package mutating func add(_ key: String, _ value: String) { lines.append("\(key) \(value)") }

  private mutating func addFile(_ path: String) throws(RequestError) {
    do throws(SystemError) {
      let bytes = try FileDescriptor.regular(path, flags: O_RDONLY).read(atMost: .max)
      add("file", SHA256.hexDigest(of: bytes))
    } catch {
      throw RequestError(.noInput, "\(path) can't be read: \(error.sentence)")
    }
  }

  /// The digest, in hexadecimal digits.
  package var text: String { SHA256.hexDigest(of: Array(lines.joined(separator: "\n").utf8)) }
}

extension PictureEnvironment {
  /// The renderer: frames of two versions do not match.
  package static var renderer: String { "shapeshift \(version), \(Renderer.libraries)" }
}
