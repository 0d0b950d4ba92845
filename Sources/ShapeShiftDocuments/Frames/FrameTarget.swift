import FileStorage
import Foundation
package import ShapeShift
package import VectorGraphics

/// Where numbered frames go, and as what.
package struct FrameTarget {
  package let folder: String
  package let name: FrameName
  package let format: PictureFormat

  /// Decides by `-o` and `--format`; without `-o`, `Output/<stem>/frame_%04d.png`.
  ///
  /// - Throws: `usage` when the name has no place for a number or is of no format.
  package init(path: String?, format: PictureFormat?, stem: String) throws(RequestError) {
    let suffix = format?.fileExtension ?? "png"
    var path = path ?? "\(OutputFile.defaultFolder)/\(stem)/frame_%04d.\(suffix)"
    guard path != "-" else {
      throw RequestError(
        .usage, "frames can't be written to standard output; expected a folder and a name")
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
      throw RequestError(
        .usage, "\(path) \(error)", help: "for example -o \(folder)/frame_%04d.png")
    }
    self.format = try PictureFormat.of(path, asked: format)
  }

  /// The name of a frame's file.
  package func fileName(of frame: Int, in timeline: FrameTimeline) -> String {
    name.name(ofFrame: frame, last: timeline.count - 1)
  }

  /// Makes the folder, and for the default one that above it.
  package func makeFolder(isDefault: Bool) throws(RequestError) {
    if isDefault { try OutputFile.makeFolder(OutputFile.defaultFolder) }
    try OutputFile.makeFolder(folder)
  }
}
