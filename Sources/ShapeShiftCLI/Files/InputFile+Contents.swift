import DocumentModel
import FileStorage
import Foundation
import ImageCoding
import ShapeShift
import ShapeShiftDocuments
import VectorGraphics

extension InputFile {
  /// What a file is, by its first bytes.
  enum Kind {
    case picture
    case document
  }

  /// The most bytes of a picture's file.
  ///
  /// Source: chosen; a picture of all pixels that are decoded has as many bytes uncompressed.
  private static let maximumPictureSize = 1 << 30
  /// So many bytes say what a file is; an SVG file may begin with comments.
  private static let headSize = 4096

  /// A file that may be anything: what it is decides how large it may be, before the rest is read.
  ///
  /// - Throws: `noInput` when it can't be read, `badDocument` when it is too large, or is called a picture
  ///   and is none.
  func contents(limits: DocumentLimits) throws(Failure) -> (kind: Kind, bytes: [UInt8]) {
    let file = try open()
    let status = try reading { () throws(SystemError) in try file.status() }
    guard !status.isDirectory else { throw unreadable(.isDirectory) }
    var bytes = try reading { () throws(SystemError) in try file.read(atMost: Self.headSize) }
    let kind = kind(of: bytes)
    let limit = kind == .document ? limits.fileSize : Self.maximumPictureSize
    if kind == .picture { try checkPicture(bytes) }
    try check(status.isRegular ? status.size : 0, kind, limits)
    // One byte more than allowed shows that there is too much.
    bytes += try reading { () throws(SystemError) in
      try file.read(atMost: limit - bytes.count + 1)
    }
    try check(bytes.count, kind, limits)
    return (kind, bytes)
  }

  private func kind(of head: [UInt8]) -> Kind {
    let suffix = path.pathSuffix.lowercased()
    if let format = FileSignature(head)?.format, format != "empty" {
      return ["SVG", "HTML", "gzip"].contains(format) ? .document : .picture
    }
    return suffix == "png" ? .picture : .document
  }

  /// Refuses what is called a picture and is none.
  private func checkPicture(_ head: [UInt8]) throws(Failure) {
    guard !["JPEG", "WebP", "GIF"].contains(FileSignature(head)?.format) else { return }
    do throws(ImageCodingError) {
      _ = try PNGHeader(head)
    } catch {
      throw Failure(.badDocument, "\(name): \(error)")
    }
  }

  private func check(_ size: Int, _ kind: Kind, _ limits: DocumentLimits) throws(Failure) {
    if kind == .document {
      guard let problem = limits.problem(withFileOf: size, named: name) else { return }
      throw Failure([problem])
    }
    guard size > Self.maximumPictureSize else { return }
    throw Failure([
      Diagnostic(
        .fileTooLarge,
        "\(Diagnostic.quoted(name)) has \(size) bytes; the limit for an image is "
          + "\(Self.maximumPictureSize)")
    ])
  }

  private func reading<Result: ~Copyable>(
    _ body: () throws(SystemError) -> Result
  ) throws(Failure) -> Result {
    do throws(SystemError) {
      return try body()
    } catch {
      throw unreadable(error)
    }
  }
}
