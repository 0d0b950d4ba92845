import FileStorage
import Foundation
import ShapeShift

/// All that compiled code depends on apart from its own files: the compiler, the library and how it is found.
///
/// Headers and libraries of the system that a package's C code uses are not part of it, except for the answers and
/// versions of pkg-config: after an update of such a library, `doctor --clear-cache` has the code compiled again.
enum BuildContext {
  /// Variables that change what compilers do and what pkg-config answers.
  private static let variables = [
    "CPATH", "CPLUS_INCLUDE_PATH", "C_INCLUDE_PATH", "LIBRARY_PATH", "PKG_CONFIG_LIBDIR",
    "PKG_CONFIG_PATH", "PKG_CONFIG_SYSROOT_DIR", "SDKROOT", "SOURCE_DATE_EPOCH", "TOOLCHAINS",
  ]

  /// A digest for a host.
  static func digest(_ installation: SwiftInstallation, _ toolchain: SwiftToolchain) -> String {
    let modules = ((try? FileSystem.names(in: installation.modules)) ?? [])
      .map { "\(installation.modules)/\($0)" }
    let files =
      [
        toolchain.frontend, toolchain.clang, toolchain.linker, installation.library,
        installation.host, installation.plugin,
      ] + modules
    return digest(
      [toolchain.target.compilerVersion, FileManager.default.currentDirectoryPath]
        + settings + files.map(state))
  }

  /// The variables with their values.
  static var settings: [String] {
    let environment = ProcessInfo.processInfo.environment
    return variables.map { "\($0)=\(environment[$0] ?? "")" }
  }

  /// A text that differs for another file at the path, or for other content.
  static func state(of path: String) -> String {
    guard let status = try? FileStatus(of: path) else { return path }
    // Without the device, whose number may change when the machine starts.
    return "\(path) \(status.size) \(status.written) \(status.identity.last ?? 0)"
  }

  /// A digest of texts.
  static func digest(_ texts: [String]) -> String {
    // Each with its length, so that no other texts are the same in a row.
    SHA256.hexDigest(of: texts.flatMap { Array("\($0.utf8.count) \($0)\n".utf8) })
  }
}
