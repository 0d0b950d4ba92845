import FileStorage
import Foundation
import ShapeShift

/// The dependencies of compiled code other than its own files: the compiler, the installed library and modules, the
/// working directory and environment variables.
///
/// System headers and libraries that a package's C code uses are not included, except for the flags and versions that
/// pkg-config reports. After an update of such a library, run `doctor --clear-cache`.
enum BuildContext {
  /// Environment variables that affect compilers and pkg-config.
  private static let variables = [
    "CPATH", "CPLUS_INCLUDE_PATH", "C_INCLUDE_PATH", "LIBRARY_PATH", "PKG_CONFIG_LIBDIR",
    "PKG_CONFIG_PATH", "PKG_CONFIG_SYSROOT_DIR", "SDKROOT", "SOURCE_DATE_EPOCH", "TOOLCHAINS",
  ]

  /// Returns a digest of all dependencies.
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

  /// The variables with their values, as `NAME=value`.
  static var settings: [String] {
    let environment = ProcessInfo.processInfo.environment
    return variables.map { "\($0)=\(environment[$0] ?? "")" }
  }

  /// Returns a text that changes if the file at a path is replaced or written.
  static func state(of path: String) -> String {
    guard let status = try? FileStatus(of: path) else { return path }
    // Without the number of the device, which may change when the machine restarts.
    return "\(path) \(status.size) \(status.written) \(status.identity.last ?? 0)"
  }

  /// Returns the SHA-256 digest of a list of texts.
  static func digest(_ texts: [String]) -> String {
    // Each text follows its length, so that different lists have different digests.
    SHA256.hexDigest(of: texts.flatMap { Array("\($0.utf8.count) \($0)\n".utf8) })
  }
}
