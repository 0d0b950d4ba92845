import CairoBackend
import ImageCoding

/// The identity of the renderer, to check whether two runs agree.
package enum Renderer {
  /// The libraries that pixels and files depend on, with their versions.
  package static let libraries: String = {
    let all =
      LibraryVersions.all + [("libpng", PNGEncoder.libraryVersion)]
      + [JPEGDecoder.libraryVersion].compactMap { $0.map { ("libjpeg-turbo", $0) } }
      + [WebPEncoder.libraryVersion].compactMap { $0.map { ("libwebp", $0) } }
    return all.map { "\($0.name) \($0.version)" }.joined(separator: ", ")
  }()
}
