import DocumentModel
import ShapeShiftDocuments

/// Whether Swift files can be drawn here, and with what.
struct SwiftSupport {
  /// Where the library and the host are; nil where there are none.
  private(set) var folder: String?
  /// The compiler, and its version; nil where there is none that fits.
  private(set) var compiler: (path: String, version: String)?
  /// Why Swift files can't be drawn; nil if they can.
  private(set) var problem: String?

  /// Looks for what it takes.
  init() {
    do throws(Failure) {
      let installation = try SwiftInstallation.find()
      folder = installation.folder
      let temporary = try HostFolder()
      let toolchain = try SwiftToolchain(for: installation, temporaryFolder: temporary.path)
      compiler = (toolchain.compiler, toolchain.version)
      temporary.remove()
    } catch {
      problem = error.message ?? "unknown reason"
    }
  }

  /// For people.
  var lines: [(name: String, text: String)] {
    var lines: [(name: String, text: String)] = []
    if let compiler { lines.append(("swift", "\(compiler.version), \(compiler.path)")) }
    lines.append(("swift files", problem.map { "can't be rendered: \($0)" } ?? folder ?? ""))
    return lines
  }

  /// For scripts.
  var json: JSONObject {
    [
      "library": folder.map { .string($0) } ?? .null,
      "compiler": compiler.map { .string($0.path) } ?? .null,
      "version": compiler.map { .string($0.version) } ?? .null,
      "problem": problem.map { .string($0) } ?? .null,
    ]
  }
}
