import DocumentModel
import DocumentViews
import FileStorage
import Foundation
import ImageCoding
import ShapeShift
import ShapeShiftDocuments
import SnapshotDiff
import VectorGraphics

/// One of the pictures of a comparison: a file of pixels, or a document that is drawn.
struct ComparedPicture {
  /// What there is of the picture.
  enum Content {
    /// A PNG file.
    case file([UInt8])
    /// The pixels of a drawn document, and what was drawn.
    case drawn(StraightBitmap, DisplayList)
  }

  let name: String
  let content: Content
  /// The frames of views with ids, in pixels.
  private(set) var frames: [String: [PixelRect]] = [:]
  /// What is to be known about the file, one sentence each.
  private(set) var notes: [String] = []

  /// Reads or draws what a path leads to.
  @MainActor
  init(
    _ path: String, layout: LayoutSettings, at time: Double = 0, limits: DocumentLimits,
    mayRunCode: Bool, _ console: Console
  )
    throws(Failure)
  {
    let file = InputFile(path)
    name = file.name
    let (kind, bytes) = try file.contents(limits: limits)
    switch kind {
    case .picture: (content, notes) = try Self.pixels(bytes, of: file)
    case .document:
      let document = try Self.document(bytes, of: file, limits, mayRunCode: mayRunCode)
      console.warn(document.warnings)
      let drawing = try DrawnDocument(document, layout, at: time)
      for warning in drawing.warnings { console.warn(warning) }
      content = .drawn(StraightBitmap(drawing.bitmap), drawing.list)
      frames = drawing.frames
    }
  }

  /// Reads a file of pixels, on any thread.
  init(picture file: InputFile) throws(Failure) {
    name = file.name
    let (kind, bytes) = try file.contents(limits: DocumentLimits())
    guard kind == .picture else { throw Failure(.badDocument, "\(name) is not an image") }
    (content, notes) = try Self.pixels(bytes, of: file)
  }

  private static func pixels(
    _ bytes: [UInt8], of file: InputFile
  ) throws(Failure) -> (Content, [String]) {
    let pixels = try file.png(bytes)
    var notes = try Self.notes(on: pixels, named: file.name)
    if let kind = FileSignature(bytes), kind.format != "PNG",
      file.path.lowercased().hasSuffix(".png")
    {
      notes.append("\(file.name) is \(kind.noun) despite its extension")
    }
    return (.file(pixels), notes)
  }

  @MainActor
  private static func document(
    _ bytes: [UInt8], of file: InputFile, _ limits: DocumentLimits, mayRunCode: Bool
  ) throws(Failure) -> SceneDocument {
    guard !file.isSwift else {
      let swift = try SwiftPreviews(file, type: nil, limits: limits, mayRun: mayRunCode)
      return swift.scene(try swift.preview(nil).index)
    }
    do throws(DocumentErrors) {
      return try SceneReader(limits: limits, root: file.folder)
        .read(SourceText(name: file.name, bytes: bytes))
    } catch {
      throw Failure(error.diagnostics)
    }
  }

  /// Refuses what is no PNG file; says what of it is lost in comparing.
  private static func notes(on bytes: [UInt8], named name: String) throws(Failure) -> [String] {
    do throws(ImageCodingError) {
      let header = try PNGHeader(bytes)
      guard header.bitDepth == 16 else { return [] }
      return [
        "\(name) has 16 bits per channel but is compared at 8; smaller differences are ignored"
      ]
    } catch {
      throw Failure(.badDocument, "\(name): \(error)")
    }
  }

  /// What was drawn, if that is known.
  var list: DisplayList? {
    if case .drawn(_, let list) = content { list } else { nil }
  }

  /// The digest of what was drawn, if that is known.
  var drawingHash: String? {
    switch content {
    case .drawn(_, let list): "sha256 \(SnapshotSubject.drawingHash(list.dump()))"
    case .file(let bytes): PNGStamp(in: bytes)[PNGStamp.drawingKeyword]
    }
  }

  /// The remarks in the file.
  var stamp: PNGStamp {
    if case .file(let bytes) = content { PNGStamp(in: bytes) } else { PNGStamp() }
  }

  /// The picture as a PNG file.
  func png() throws -> [UInt8] {
    switch content {
    case .file(let bytes): bytes
    case .drawn(let bitmap, _): try PNGEncoder().encode(bitmap.premultiplied)
    }
  }

  /// The pixels.
  func pixels() throws(Failure) -> StraightBitmap {
    switch content {
    case .drawn(let bitmap, _): return bitmap
    case .file(let bytes):
      do throws(ImageCodingError) {
        return try PNGDecoder().decodeStraight(bytes)
      } catch {
        throw Failure(.badDocument, "\(name): \(error)")
      }
    }
  }
}
