import CairoBackend
import Foundation
package import ImageCoding
import IntegerConversion
import Synchronization
package import VectorGraphics

/// The rendering environment as recorded in references, without time and machine.
package enum PictureEnvironment {
  /// The version of the library.
  package static let version = "0.4.0"

  private static let digests = Mutex<[URL: String]>([:])

  /// The remarks for a picture: the renderer, the libraries and the fonts of its texts.
  package static func remarks(on list: DisplayList) -> [PNGEncoder.Text] {
    var remarks = [
      PNGEncoder.Text(keyword: PNGStamp.softwareKeyword, value: "ShapeShift \(version)"),
      PNGEncoder.Text(keyword: PNGStamp.librariesKeyword, value: libraries),
    ]
    let fonts = fontNames(of: list.roots)
    if !fonts.isEmpty {
      remarks.append(
        PNGEncoder.Text(
          keyword: PNGStamp.fontsKeyword, value: fonts.sorted().joined(separator: ", ")))
    }
    return remarks
  }

  /// The libraries that shape and draw.
  private static var libraries: String {
    LibraryVersions.all.filter { $0.name != "fontconfig" }
      .map { "\($0.name) \($0.version)" }.joined(separator: ", ")
  }

  /// The fonts of all texts, each with a digest of its file.
  private static func fontNames(of items: [DisplayItem]) -> Set<String> {
    items.reduce(into: []) { names, item in
      switch item.content {
      case .text(let text): names.insert(name(of: text.run.face))
      case .group(let group):
        names.formUnion(fontNames(of: group.items))
        names.formUnion(fontNames(of: group.effects.mask ?? []))
      case .perspective(let perspective): names.formUnion(fontNames(of: perspective.items))
      case .fill, .stroke, .image: break
      }
    }
  }

  private static func name(of face: any FontFace) -> String {
    guard let url = face.fileURL else { return face.id }
    return digests.withLock { digests in
      if let known = digests[url] { return known }
      let name = "\(url.lastPathComponent) \(digest(of: url))"
      digests[url] = name
      return name
    }
  }

  /// The hash of a file's bytes, four at a time, the last ones filled up with zeros.
  private static func digest(of url: URL) -> String {
    guard let data = try? Data(contentsOf: url) else { return "unreadable" }
    let bytes = [UInt8](data)
    var words = [UInt32](repeating: 0, count: (bytes.count + 3) / 4)
    for (index, byte) in bytes.enumerated() {
      words[index / 4] |= UInt32(byte) << UInt32(index % 4 * 8)
    }
    return "\(PixelHash(words: words, seed: UInt64(bytes.count)))"
  }
}
