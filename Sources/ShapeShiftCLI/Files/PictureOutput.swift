import FileStorage
import Foundation
import ShapeShift
import ShapeShiftDocuments

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

  /// Decides by the options `-o` and `--format`.
  ///
  /// - Throws: `usage` when there is no format to be had, or when the picture would replace `document`.
  init(path: String?, format: PictureFormat?, document: InputFile) throws(Failure) {
    guard let path else {
      self.format = format ?? .png
      let name = "\(document.stem).\(self.format.fileExtension)"
      target = .defaultFile("\(OutputFile.defaultFolder)/\(name)")
      return
    }
    guard path != "-" else {
      self.format = format ?? .png
      target = .standardOutput
      return
    }
    self.format = try PictureFormat.of(path, asked: format)
    target = .file(path)
    if document.isReplaced(by: path) {
      throw Failure(
        .usage, "the output would overwrite the input \(path)",
        help: "choose another file with -o")
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
    try format.checkAvailable()
    guard target == .standardOutput, format != .svg, FileDescriptor.standardOutput.isTerminal
    else { return }
    throw Failure(
      .usage, "\(format.rawValue.uppercased()) output cannot be written to a terminal",
      help: "write to a file with -o FILE, or pipe the output to another program")
  }

  /// Writes the picture, whole or not at all.
  func write(_ bytes: [UInt8], _ console: Console) throws(Failure) {
    switch target {
    case .standardOutput: try console.write(bytes)
    case .file(let path): try OutputFile(path: path).write(bytes)
    case .defaultFile(let path):
      try OutputFile.makeFolder(OutputFile.defaultFolder)
      try OutputFile(path: path).write(bytes)
    }
  }
}
