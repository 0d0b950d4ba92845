import DocumentModel
import Foundation
import SVGReading
import VectorGraphics
import ViewTree

extension DocumentDecoder {
  /// The most pixels that an image may have.
  private static let maximumPixels = 64_000_000

  /// The image of a file, read once; nil after a report.
  func image(_ path: String, _ node: JSONNode) -> EncodedImage? {
    noteFile(path)
    do throws(Diagnostic) {
      return try files.resources.images.value(path) { () throws(Diagnostic) in
        let bytes = try files.imageBytes(of: path, limits: limits)
        let (image, problem) = try Self.image(bytes, at: path)
        if let problem {
          diagnostics.append(
            Diagnostic(
              .invalidImage, "\(Diagnostic.quoted(path)): \(problem)", severity: .warning,
              at: node.span, pointer: pointer))
        }
        return image
      }
    } catch {
      report(error.code, error.message, at: node.span, help: error.help)
      return nil
    }
  }

  private static func image(_ bytes: [UInt8], at path: String) throws(Diagnostic)
    -> (image: EncodedImage, problem: String?)
  {
    let name = Diagnostic.quoted(path)
    if bytes.first(where: { $0 > 32 }) == UInt8(ascii: "{") {
      throw Diagnostic(
        .invalidImage, "\(name) is a document, not an image",
        help: DataURL.isOne(path)
          ? "save the document as a file, and write {\"view\": \"Image\", \"document\": \"card.json\"}"
          : "write {\"view\": \"Image\", \"document\": \(name)}")
    }
    let (read, problem) = EncodedImage.reading(file: bytes)
    guard let image = read else {
      if EncodedImage.hasShapes(bytes), FileSignature(bytes)?.help == nil, let problem {
        throw Diagnostic(
          .invalidImage, "\(name): \(problem)", help: "export the image again")
      }
      let problem = FileSignature.problem(with: bytes)
      throw Diagnostic(.invalidImage, "\(name) \(problem.predicate)", help: problem.help)
    }
    guard !image.isCutOff else {
      throw Diagnostic(
        .invalidImage,
        "\(name) is a broken \(FileSignature(bytes)?.format ?? "image") file: it ends too early",
        help: "copy or export the image again")
    }
    guard image.width.multipliedReportingOverflow(by: image.height).partialValue <= maximumPixels,
      image.width <= maximumPixels, image.height <= maximumPixels
    else {
      throw Diagnostic(
        .invalidImage,
        "\(name) has \(image.width) x \(image.height) pixels; the limit is \(maximumPixels)",
        help: "scale the image down")
    }
    return (image, problem)
  }

  /// The font files that a document names.
  func fonts(_ node: JSONNode) -> [NamedFontFile] {
    guard let members = node.members else {
      reportType("an object of font files by name", node)
      return []
    }
    return members.compactMap { member in at(member.key) { font(member) } }
  }

  private func font(_ member: JSONNode.Member) -> NamedFontFile? {
    guard let path = member.value.string else {
      reportType("the path of a font file", member.value)
      return nil
    }
    noteFile(path)
    do throws(Diagnostic) {
      let url = try files.resources.fonts.value(path) { () throws(Diagnostic) in
        // Reading proves that it is there, a file, and not too large.
        let bytes = try files.bytes(of: path, limits: limits)
        if !bytes.isEmpty, let kind = FileSignature(bytes) {
          throw Diagnostic(
            .fileUnreadable, "\(Diagnostic.quoted(path)) is \(kind.noun), not a font",
            help: "use a TrueType or OpenType font file (.ttf, .otf or .ttc)")
        }
        return try files.url(of: path)
      }
      return NamedFontFile(name: member.key, url: url)
    } catch {
      report(error.code, error.message, at: member.value.span, help: error.help)
      return nil
    }
  }

  /// Notes a file that is asked for, before it is known whether it is there.
  func noteFile(_ path: String) {
    guard notedPaths.insert(path).inserted else { return }
    guard (try? files.url(of: path)) != nil else { return }
    guard let url = files.root?.appendingPathComponent(path), !usedFiles.contains(url) else {
      return
    }
    usedFiles.append(url)
  }
}
