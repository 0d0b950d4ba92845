package import FileStorage
import Glibc
import ShapeShift

/// A folder of frames and of their manifests.
package struct FrameFolder {
  /// A manifest and the name of its file.
  package struct Book {
    package var fileName: String
    package var manifest: FrameManifest
  }

  package let path: String

  package init(_ path: String) { self.path = path }

  /// The names in the folder, sorted; none if it can't be read.
  package func names() -> [String] { (try? FileSystem.names(in: path)) ?? [] }

  /// The bytes of a plain file in the folder.
  package func bytes(of name: String) throws(SystemError) -> [UInt8] {
    let path = try ContainedFolder(path).existingPath(of: name)
    return try FileDescriptor.regular(path, flags: O_RDONLY).read(atMost: .max)
  }

  /// The manifests, by name; one without a head counts as none.
  package func manifests() throws(RequestError) -> [Book] {
    var books: [Book] = []
    for name in names() where FrameManifest.isFileName(name) {
      let text: [UInt8]
      do throws(SystemError) {
        text = try bytes(of: name)
      } catch {
        throw RequestError(.inputOutput, "\(path)/\(name) can't be read: \(error.sentence)")
      }
      try checkMarkers(in: text, of: name)
      guard let manifest = FrameManifest(String(decoding: text, as: UTF8.self)) else { continue }
      books.append(Book(fileName: name, manifest: manifest))
    }
    return books
  }

  /// Refuses a manifest in which Git has left a conflict: half of its lines would count.
  package func checkMarkers(in text: [UInt8], of name: String) throws(RequestError) {
    guard let markers = MergeMarkers(text) else { return }
    throw RequestError(
      .badDocument,
      "\(path)/\(name), line \(markers.firstLineNumber(in: text)): \(MergeMarkers.sentence)",
      help: MergeMarkers.help)
  }

  /// Removes what processes of this machine that have ended left half-written under names that earlier
  /// versions gave: `.NAME.PROCESS.MACHINE.tmp`, and those of Foundation, `.dat.nosyncPROCESS.XXXXXX`.
  package func removeAbandonedFiles() {
    AbandonedFiles.remove(in: path)
    for name in names() {
      guard let process = Self.writer(of: name), process > 0, kill(process, 0) != 0,
        SystemError.last.code == ESRCH,
        let status = try? FileStatus(ofLink: "\(path)/\(name)"), status.isRegular
      else { continue }
      FileSystem.remove("\(path)/\(name)")
    }
  }

  /// The process of this machine that gave a file its name until it was whole; nil for other names.
  ///
  /// Source: swift-foundation, `Data+Writing.swift`: the process in hexadecimal digits and six letters of
  /// `mkstemp`.
  private static func writer(of name: String) -> pid_t? {
    // Most names are those of frames: the expression, which is compiled at each use, is for few.
    if name.hasPrefix(".dat.nosync"),
      let match = name.wholeMatch(of: /\.dat\.nosync([0-9A-F]+)\.[A-Za-z0-9]{6}/)
    {
      return pid_t(match.output.1, radix: 16)
    }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard name.hasPrefix("."), parts.count >= 5, parts.last == "tmp",
      parts[parts.count - 2] == Self.machine
    else { return nil }
    return pid_t(parts[parts.count - 3])
  }

  /// The name of this machine, limited to characters that file names can have.
  private static let machine: String = {
    var buffer = [CChar](repeating: 0, count: 256)
    let isKnown = unsafe gethostname(&buffer, buffer.count - 1) == 0
    let bytes = isKnown ? buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) } : []
    let name = String(decoding: bytes, as: UTF8.self).filter {
      $0.isLetter || $0.isNumber || $0 == "-"
    }
    return name.isEmpty ? "localhost" : String(name.prefix(40))
  }()
}
