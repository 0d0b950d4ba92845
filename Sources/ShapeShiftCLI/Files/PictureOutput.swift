import FileStorage
import Foundation
import ImageCoding
import ShapeShift

/// Where a picture goes, and as what.
struct PictureOutput: Equatable {
  /// A file or standard output.
  enum Target: Equatable {
    case standardOutput
    case file(String)
    /// A file in the default folder, which is made.
    case defaultFile(String)
  }

  let target: Target
  let format: PictureFormat

  /// The folder of pictures for which no name is given.
  static let defaultFolder = "Output"

  /// Decides by the options `-o` and `--format`.
  ///
  /// - Throws: `usage` when there is no format to be had, or when the picture would replace `document`.
  init(path: String?, format: PictureFormat?, document: InputFile) throws(Failure) {
    guard let path else {
      self.format = format ?? .png
      let name = "\(document.stem).\(self.format.fileExtension)"
      target = .defaultFile("\(Self.defaultFolder)/\(name)")
      return
    }
    guard path != "-" else {
      self.format = format ?? .png
      target = .standardOutput
      return
    }
    self.format = try Self.format(of: path, format)
    target = .file(path)
    if document.isReplaced(by: path) {
      throw Failure(.usage, "the picture would replace the document \(path)")
    }
  }

  /// The format of a file by its name, or the one that is asked for.
  static func format(
    of path: String, _ asked: PictureFormat?
  ) throws(Failure) -> PictureFormat {
    let format = try named(path, asked)
    try checkBuilt(format)
    return format
  }

  /// Refuses a format that this build can't write.
  private static func checkBuilt(_ format: PictureFormat) throws(Failure) {
    do throws(ImageCodingError) {
      try format.checkBuilt()
    } catch {
      throw Failure(error)
    }
  }

  private static func named(
    _ path: String, _ asked: PictureFormat?
  ) throws(Failure) -> PictureFormat {
    let suffix = URL(fileURLWithPath: path).pathExtension
    let named = PictureFormat(fileExtension: suffix)
    switch (asked, named) {
    case (let asked?, let named?) where asked != named:
      throw Failure(.usage, "\(path) is not a name for \(asked.rawValue.uppercased())")
    case (let format?, _), (nil, let format?): return format
    case (nil, nil):
      let problem = suffix.isEmpty ? "no extension" : "the extension \".\(suffix)\""
      throw Failure(
        .usage, "\(path) has \(problem); expected .png, .jpg, .webp, .svg or .pdf",
        help: "say which with --format")
    }
  }

  /// What messages call it.
  var name: String {
    switch target {
    case .standardOutput: "<stdout>"
    case .file(let path), .defaultFile(let path): path
    }
  }

  /// Refuses to show bytes to a person.
  ///
  /// - Throws: `usage` when a terminal would get anything but SVG, `unavailable` for a format that was not built in.
  func check() throws(Failure) {
    try Self.checkBuilt(format)
    guard target == .standardOutput, format != .svg, FileDescriptor.standardOutput.isTerminal
    else { return }
    throw Failure(
      .usage, "\(format.rawValue.uppercased()) is not for a terminal",
      help: "write to a file with -o FILE, or send it on with |")
  }

  /// Writes the picture, whole or not at all.
  func write(_ bytes: [UInt8], _ console: Console) throws(Failure) {
    switch target {
    case .standardOutput: try console.write(bytes)
    case .file(let path): try OutputFile(path: path).write(bytes)
    case .defaultFile(let path):
      try OutputFile.makeFolder(Self.defaultFolder)
      try OutputFile(path: path).write(bytes)
    }
  }
}
