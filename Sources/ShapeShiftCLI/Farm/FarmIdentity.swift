import DocumentModel
import FileStorage
import Foundation
import ShapeShift
import ShapeShiftDocuments

/// What decides how pictures look: parts of a film go together only where all of it is the same.
struct FarmIdentity: Equatable {
  /// A digest of the document, of the files that it uses and of the options.
  var document: String
  /// A digest of the fonts.
  var fonts: String
  /// The version of the command and of the libraries it draws with.
  var renderer: String

  /// One digest of the three.
  var digest: String {
    SHA256.hexDigest(of: Array("\(document)\n\(fonts)\n\(renderer)".utf8))
  }

  /// What is otherwise than in the plan, as a sentence; nil if nothing is.
  func difference(from plan: FarmIdentity) -> String? {
    if renderer != plan.renderer {
      return "the renderer is \(renderer), but the plan was created with \(plan.renderer)"
    }
    if fonts != plan.fonts { return "the fonts differ from those of the plan" }
    if document != plan.document {
      return "the document, a file it uses, or the data differ from those of the plan"
    }
    return nil
  }

  var json: JSONValue {
    .object([
      "document": .string(document), "fonts": .string(fonts), "renderer": .string(renderer),
    ])
  }

  init(document: String, fonts: String, renderer: String = PictureEnvironment.renderer) {
    (self.document, self.fonts, self.renderer) = (document, fonts, renderer)
  }

  init?(_ value: JSONValue?) {
    guard let document = value?["document"]?.string, let fonts = value?["fonts"]?.string,
      let renderer = value?["renderer"]?.string
    else { return nil }
    self.init(document: document, fonts: fonts, renderer: renderer)
  }
}

extension FarmIdentity {
  /// A digest of the font files that text may be drawn with.
  ///
  /// Of each file it takes the name, the size and the first 64 KB, where OpenType keeps a checksum of every table:
  /// that takes milliseconds. Folders make no difference.
  ///
  /// Source: OpenType 1.9.1, "Organization of an OpenType Font", table directory,
  /// https://learn.microsoft.com/en-us/typography/opentype/spec/otff
  static func fontsDigest(
    directories: [String] = [], includesSystem: Bool = false
  ) throws(SystemError) -> String {
    let files = Fonts.files(
      directories: directories.map { URL(fileURLWithPath: $0, isDirectory: true) },
      includesSystem: includesSystem)
    var lines: [String] = []
    for path in files {
      let size = try FileStatus(of: path).size
      let head = try FileSystem.contents(of: path, atMost: 1 << 16)?.bytes ?? []
      lines.append("\(FileSystem.name(of: path)) \(size) \(SHA256.hexDigest(of: head))")
    }
    return SHA256.hexDigest(of: Array(lines.sorted().joined(separator: "\n").utf8))
  }
}
