import Foundation
import Glibc
import ShapeShift

/// A folder of frames and of the manifests that tell of them.
struct FrameFolder {
  /// A manifest and the name of its file.
  struct Book {
    var fileName: String
    var manifest: FrameManifest
  }

  let path: String

  init(_ path: String) { self.path = path }

  /// The names in the folder, sorted; none if it can't be read.
  func names() -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// The bytes of a file.
  func bytes(of name: String) throws(SystemError) -> [UInt8] {
    try FileDescriptor("\(path)/\(name)", flags: O_RDONLY).read(atMost: .max)
  }

  /// The manifests, by name; one without a head counts as none.
  func manifests() throws(Failure) -> [Book] {
    var books: [Book] = []
    for name in names() where FrameManifest.isFileName(name) {
      do throws(SystemError) {
        let text = String(decoding: try bytes(of: name), as: UTF8.self)
        guard let manifest = FrameManifest(text) else { continue }
        books.append(Book(fileName: name, manifest: manifest))
      } catch {
        throw Failure(.inputOutput, "\(path)/\(name) can't be read: \(error.sentence)")
      }
    }
    return books
  }

  /// Removes what processes of this machine that have ended left half-written.
  func removeAbandonedFiles() {
    let host = OutputFile.host
    for name in names() where name.hasPrefix(".") && name.hasSuffix(".\(host).tmp") {
      let parts = name.dropLast(".\(host).tmp".count).split(separator: ".")
      guard let process = parts.last.flatMap({ Int32($0) }), process > 0 else { continue }
      if kill(process, 0) != 0, SystemError.last.code == ESRCH { unsafe unlink("\(path)/\(name)") }
    }
  }
}
