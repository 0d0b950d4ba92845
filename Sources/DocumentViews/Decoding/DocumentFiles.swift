import DocumentModel
import Foundation

/// The resources of a document: the files of its folder, the views and functions that a program adds, and the requested locale.
struct DocumentFiles {
  /// Nil if the document may read nothing.
  let root: URL?
  /// The views and functions of the program.
  var vocabulary = DocumentVocabulary()
  /// The requested locale, in place of that of the document's canvas.
  var locale: String?
  /// The documents around.
  var nesting = DocumentNesting()

  /// The file at a path relative to the folder, which must lie beneath it.
  ///
  /// Links are followed before the place is judged.
  func url(of path: String) throws(Diagnostic) -> URL {
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
        help: path.contains("://")
          ? "download the file to that folder" : "use a relative path to a file in that folder")
    }
    return file
  }

  /// The bytes of a file beneath the folder.
  func bytes(of path: String, limits: DocumentLimits) throws(Diagnostic) -> [UInt8] {
    let file = try url(of: path)
    let name = Diagnostic.quoted(path)
    do {
      // A device or pipe has no size and may never end.
      let values = try file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
      guard values.isRegularFile == true else {
        throw Diagnostic(
          .fileUnreadable, "\(name) is not a regular file", help: "use the path of a file")
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
    if path.hasPrefix("data:") { return "save the data as a file beside the document" }
    if path.hasPrefix("~") { return "use a relative path to a file in the document's folder" }
    let neighbors =
      (try? FileManager.default.contentsOfDirectory(
        atPath: file.deletingLastPathComponent().path)) ?? []
    return Suggestion.help(for: file.lastPathComponent, among: neighbors.sorted())
      ?? "check the path; it is relative to the folder of the document"
  }
}
