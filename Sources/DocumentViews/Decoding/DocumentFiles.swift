import DocumentModel
import Foundation
import SVGReading
import VectorGraphics

/// The environment that is requested in place of that of a document's canvas.
struct RequestedEnvironment: Hashable, Sendable {
  /// The locale of numbers and dates.
  var locale: String?
  var colorScheme: ColorScheme?
}

/// The resources of a document: the files of its folder, the views and functions that a program adds, and the
/// requested environment.
struct DocumentFiles {
  /// Nil if the document may read nothing.
  let root: URL?
  /// The views and functions of the program.
  var vocabulary = DocumentVocabulary()
  /// The results of earlier reads.
  let resources = DocumentResources()
  var requested = RequestedEnvironment()
  /// The documents around.
  var nesting = DocumentNesting()

  /// The file at a path relative to the folder, which must contain it.
  ///
  /// Links are followed before the place is judged.
  func url(of path: String) throws(Diagnostic) -> URL {
    guard !DataURL.isOne(path) else {
      throw Diagnostic(
        .fileUnreadable, "\(Diagnostic.quoted(path)) is a data URL, which only images may have",
        help: "save the data as a file in the document's folder")
    }
    guard let root else {
      throw Diagnostic(
        .fileOutsideRoot, "\(Diagnostic.quoted(path)) cannot be read: the document has no folder",
        help: "pass the document as a file instead of standard input")
    }
    let isRelative =
      !path.isEmpty && !path.hasPrefix("/") && !path.contains("\0")
      && !path.contains("\\") && !path.contains("://")
    let folder = root.standardizedFileURL.resolvingSymlinksInPath()
    let file = folder.appendingPathComponent(path).standardizedFileURL.resolvingSymlinksInPath()
    guard isRelative, file.pathComponents.starts(with: folder.pathComponents),
      file.pathComponents.count > folder.pathComponents.count
    else {
      throw Diagnostic(
        .fileOutsideRoot, "\(Diagnostic.quoted(path)) is not inside the document's folder",
        help: Self.helpForOutside(path))
    }
    return file
  }

  /// Returns what to write in place of a path that does not lead into the folder.
  private static func helpForOutside(_ path: String) -> String {
    if path.hasPrefix("http://") || path.hasPrefix("https://") {
      return "download the file into the document's folder, and write its relative path"
    }
    if path.contains("\\"), !path.contains(":") {
      return "separate folders with slashes: \(Diagnostic.quoted(path.replacing("\\", with: "/")))"
    }
    return "use a relative path to a file in that folder"
  }

  /// The bytes of an image: a file in the folder, or the data of a `data:` URL.
  func imageBytes(of path: String, limits: DocumentLimits) throws(Diagnostic) -> [UInt8] {
    guard DataURL.isOne(path) else { return try bytes(of: path, limits: limits) }
    let bytes: [UInt8]
    do throws(DataURL.Problem) {
      bytes = try DataURL(path).bytes()
    } catch {
      throw Diagnostic(
        .invalidImage, "\(Diagnostic.quoted(path)) \(error.predicate)", help: error.help)
    }
    if let problem = limits.problem(withFileOf: bytes.count, named: path) { throw problem }
    return bytes
  }

  /// The bytes of a file in the folder or its subfolders.
  func bytes(of path: String, limits: DocumentLimits) throws(Diagnostic) -> [UInt8] {
    let file = try url(of: path)
    let name = Diagnostic.quoted(path)
    do {
      // A device or pipe has no size and may never end.
      let values = try file.resourceValues(forKeys: [
        .isRegularFileKey, .isDirectoryKey, .fileSizeKey,
      ])
      guard values.isRegularFile == true else {
        let isFolder = values.isDirectory == true
        throw Diagnostic(
          .fileUnreadable, "\(name) is \(isFolder ? "a folder" : "not a regular file")",
          help: isFolder ? "add the name of a file in it" : "use the path of a file")
      }
      if let problem = limits.problem(withFileOf: values.fileSize ?? 0, named: path) {
        throw problem
      }
      return [UInt8](try Data(contentsOf: file))
    } catch let problem as Diagnostic {
      throw problem
    } catch {
      throw Diagnostic(.fileUnreadable, "\(name) cannot be read", help: help(for: path, file))
    }
  }

  /// Returns what to write in place of a path at which no file can be read.
  private func help(for path: String, _ file: URL) -> String? {
    if path.hasPrefix("~") { return "use a relative path to a file in the document's folder" }
    let neighbors =
      (try? FileManager.default.contentsOfDirectory(
        atPath: file.deletingLastPathComponent().path)) ?? []
    return Suggestion.help(for: file.lastPathComponent, among: neighbors.sorted())
      ?? "check the path; it is relative to the folder of the document"
  }
}
