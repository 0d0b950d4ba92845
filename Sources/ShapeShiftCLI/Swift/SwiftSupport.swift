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
  /// The folder of the user's cache of compiled code; `nil` if neither `XDG_CACHE_HOME` nor a writable `HOME` is set.
  private let cacheFolder = UserCache.folder("swift")
  /// The user's cache; `nil` if it cannot be used.
  private let cache: BuildCache?

  /// Looks for the installation and the compiler.
  ///
  /// - Parameter clearsCache: Whether all entries are removed from the cache first.
  init(clearsCache: Bool = false) {
    cache = cacheFolder.flatMap { BuildCache($0) }
    if clearsCache { cache?.clear() }
    do throws(Failure) {
      let installation = try SwiftInstallation.find()
      folder = installation.folder
      let temporary = try HostFolder()
      let toolchain = try SwiftToolchain(
        for: installation, temporaryFolder: temporary.path, BuildCache(orIn: temporary.path))
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
    lines.append(("swift cache", cacheText))
    return lines
  }

  private var cacheText: String {
    guard let cacheFolder else {
      return "not used: neither XDG_CACHE_HOME nor a writable HOME is set"
    }
    guard let cache else {
      return "not used: \(cacheFolder) belongs to another user, or is not writable by you alone"
    }
    return "\(cacheFolder), \(cache.size) bytes"
  }

  /// For scripts.
  var json: JSONObject {
    [
      "library": folder.map { .string($0) } ?? .null,
      "compiler": compiler.map { .string($0.path) } ?? .null,
      "version": compiler.map { .string($0.version) } ?? .null,
      "problem": problem.map { .string($0) } ?? .null,
      "cache": cache.map { .string($0.folder) } ?? .null,
      "cacheSize": cache.map { .number(JSONNumber(Double($0.size))) } ?? .null,
    ]
  }
}
