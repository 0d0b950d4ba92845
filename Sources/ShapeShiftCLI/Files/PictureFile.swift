import DocumentModel
import FileStorage
import ImageCoding
import ShapeShift
import ShapeShiftDocuments

/// Files of pixels.
enum PictureFile {
  /// The picture in a PNG, JPEG or WebP file.
  static func read(_ path: String) throws(Failure) -> StraightBitmap {
    let file = InputFile(path)
    let bytes = try file.png(try file.contents(limits: DocumentLimits()).bytes)
    do throws(ImageCodingError) {
      return try PNGDecoder().decodeStraight(bytes)
    } catch {
      throw Failure(.badDocument, "\(file.name): \(error)")
    }
  }

  /// Writes a PNG file, or to standard output for `-`.
  static func write(_ bitmap: Bitmap, to path: String, _ console: Console) throws(Failure) {
    let bytes: [UInt8]
    do throws(ImageCodingError) {
      bytes = try PNGEncoder().encode(bitmap)
    } catch {
      throw Failure(.internalError, "\(error)")
    }
    guard path == "-" else { return try OutputFile(path: path).write(bytes) }
    guard !FileDescriptor.standardOutput.isTerminal else {
      throw Failure(
        .usage, "PNG output cannot be written to a terminal",
        help: "write to a file with -o FILE, or pipe the output to another program")
    }
    try console.write(bytes)
  }
}

extension InputFile {
  /// A picture's bytes as those of a PNG file, turned as it is to be seen.
  func png(_ bytes: [UInt8]) throws(Failure) -> [UInt8] {
    do throws(ImageCodingError) {
      return try PictureDecoder().png(bytes)
    } catch {
      throw Failure(.badDocument, "\(name): \(error)")
    }
  }
}
