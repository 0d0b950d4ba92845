import DocumentModel
import FileStorage
import Foundation

/// Makes a library of Swift files.
///
/// The compiler and the linker are started by themselves, without the driver and without a package: that takes the
/// least time.
struct SwiftCompiler {
  let installation: SwiftInstallation
  let toolchain: SwiftToolchain
  /// Where the library goes.
  let folder: String

  /// What was made, and what the compiler finds odd.
  struct Product {
    let library: String
    let warnings: [Diagnostic]
  }

  /// Compiles files, all of one module.
  ///
  /// - Throws: What the compiler finds wrong.
  func product(of sources: [String], module: String, name: String) throws(Failure) -> Product {
    let (object, library) = ("\(folder)/\(name).o", "\(folder)/\(name).so")
    let compiled = try ChildProcess.output(
      of: toolchain.frontend, arguments(sources, module: module, object: object),
      environment: environment)
    let text = String(decoding: compiled.output, as: UTF8.self)
    let found = CompilerMessages(text).diagnostics
    guard compiled.end == .exited(0) else {
      guard found.contains(where: { $0.severity == .error }) else {
        throw Failure(.internalError, "the Swift compiler failed: \(Self.excerpt(text))")
      }
      throw Failure(found)
    }
    try link(object, to: library)
    FileSystem.remove(object)
    return Product(library: library, warnings: found)
  }

  /// The variables of the compiler, which leaves the source of macros among temporary files.
  private var environment: [String] {
    var variables = ProcessInfo.processInfo.environment
    variables["TMPDIR"] = folder
    return variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }

  private func arguments(_ sources: [String], module: String, object: String) -> [String] {
    let host = "\(toolchain.target.paths.runtimeResourcePath)/host"
    let stubs = (try? FileSystem.names(in: installation.stubs)) ?? []
    return ["-frontend", "-c"] + sources
      + ["-target", toolchain.target.target.triple, "-disable-objc-interop", "-Onone", "-g"]
      + ["-parse-as-library", "-swift-version", "5", "-module-name", module]
      + ["-diagnostic-style", "llvm", "-I", installation.modules]
      + stubs.flatMap { ["-I", "\(installation.stubs)/\($0)"] }
      + ["-load-plugin-executable", "\(installation.plugin)#ShapeShiftMacros"]
      + ["-in-process-plugin-server-path", "\(host)/libSwiftInProcPluginServer.so"]
      + ["-plugin-path", "\(host)/plugins"]
      + ["-module-cache-path", Self.cache ?? "\(folder)/ModuleCache", "-o", object]
  }

  private func link(_ object: String, to library: String) throws(Failure) {
    let runtime = "\(toolchain.libraries[0])/\(toolchain.target.target.arch)/swiftrt.o"
    let linked = try ChildProcess.output(
      of: toolchain.linker,
      ["-shared", "-o", library, object, runtime, "-L", installation.folder, "-lShapeShift"]
        + toolchain.libraries.flatMap { ["-L", $0] } + ["-lswiftCore"])
    guard linked.end == .exited(0) else {
      throw Failure(
        .badDocument,
        "linking failed: \(Self.excerpt(String(decoding: linked.output, as: UTF8.self)))")
    }
  }

  /// Where the compiler keeps what it makes of the system's modules; nil where there is no place for it.
  private static var cache: String? {
    let variables = ProcessInfo.processInfo.environment
    if let folder = variables["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      return "\(folder)/shapeshift/modules"
    }
    guard let home = variables["HOME"], unsafe access(home, W_OK) == 0 else { return nil }
    return "\(home)/.cache/shapeshift/modules"
  }

  private static func excerpt(_ text: String) -> String {
    text.split(separator: "\n").prefix(12).joined(separator: "\n")
  }
}
