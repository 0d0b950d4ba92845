import FileStorage
import ShapeShiftDocuments

/// The program that expands the macros of a target, as the package manager has built it.
///
/// It is made of swift-syntax, which takes minutes to compile, so that it is not built here.
struct MacroProgram {
  /// The module that `#externalMacro` names.
  let module: String
  let path: String

  /// Finds it.
  ///
  /// - Parameter root: The folder of the package that is drawn, which has what is built of all packages.
  /// - Throws: When it is not there, or older than its source.
  ///
  /// Source: Swift Package Manager, where macros are executables with `-tool` behind their names.
  init(_ target: SwiftPackage.Target, ofPackageAt root: String) throws(Failure) {
    module = SwiftModule.identifier(target.name)
    path = SwiftSources.join(root, ".build/debug/\(target.name)-tool")
    let help = "swift build --package-path \(root.shellWord)"
    guard let built = try? FileStatus(of: path) else {
      throw Failure(
        .noInput, "the macros of \(target.name) are not built", help: help)
    }
    let sources = target.module.files.compactMap { try? FileStatus(of: $0) }
    guard sources.allSatisfy({ $0.written <= built.written }) else {
      throw Failure(
        .noInput, "the macros of \(target.name) have changed since they were built", help: help)
    }
  }

  /// What the compiler is told.
  var arguments: [String] { ["-load-plugin-executable", "\(path)#\(module)"] }

  /// Another text for another program.
  var state: String {
    let status = try? FileStatus(of: path)
    return "\(path) \(status?.size ?? 0) \(status?.written ?? 0)"
  }
}
