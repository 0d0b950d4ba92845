import ArgumentParser
import FileStorage
import Foundation
import ShapeShift

/// Where numbered frames go, and as what.
struct FrameTarget {
  let folder: String
  let name: FrameName
  let format: PictureFormat

  /// Decides by `-o` and `--format`; without `-o`, `Output/<stem>/frame_%04d.png`.
  ///
  /// - Throws: `usage` when the name has no place for a number or is of no format.
  init(path: String?, format: PictureFormat?, stem: String) throws(Failure) {
    let suffix = format?.fileExtension ?? "png"
    var path = path ?? "\(PictureOutput.defaultFolder)/\(stem)/frame_%04d.\(suffix)"
    guard path != "-" else {
      throw Failure(.usage, "frames can't go to standard output; expected a folder and a name")
    }
    if path.hasSuffix("/") || (try? FileStatus(of: path))?.isDirectory == true {
      path += "/frame_%04d.\(suffix)"
    }
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent().relativePath
    self.folder = folder.isEmpty ? "." : folder
    do throws(FrameName.Problem) {
      name = try FrameName(url.lastPathComponent)
    } catch {
      throw Failure(.usage, "\(path) \(error)", help: "such as -o \(folder)/frame_%04d.png")
    }
    self.format = try PictureOutput.format(of: path, format)
  }

  /// The name of a frame's file.
  func fileName(of frame: Int, in timeline: FrameTimeline) -> String {
    name.name(ofFrame: frame, last: timeline.count - 1)
  }

  /// Makes the folder, and for the default one that above it.
  func makeFolder(isDefault: Bool) throws(Failure) {
    if isDefault { try OutputFile.makeFolder(PictureOutput.defaultFolder) }
    try OutputFile.makeFolder(folder)
  }
}
