import FileStorage
import Foundation
import ShapeShiftDocuments

/// What lies beside the command so that it can draw Swift files: the library, its modules and the host.
struct SwiftInstallation {
  /// `lib/shapeshift` beside `bin`, or `live` beside a command that was just built.
  let folder: String
  /// What the compiler says of itself with which all of this was made.
  let compilerVersion: String

  /// The program that loads what is made of Swift files.
  var host: String { "\(folder)/\(Self.hostName)" }
  /// The modules that Swift files import.
  var modules: String { "\(folder)/Modules" }
  /// Swift files with the names of frameworks that draw nothing, one per framework.
  var frameworks: String { "\(folder)/Frameworks" }
  /// A folder for each C module that the compiler asks for and nobody needs.
  var stubs: String { "\(folder)/stubs" }
  /// The program that expands macros.
  var plugin: String { "\(folder)/ShapeShiftMacros" }
  /// The names of the modules that Swift files import.
  var moduleNames: Set<String> {
    let names = (try? FileSystem.names(in: modules)) ?? []
    return Set(names.filter { $0.hasSuffix(".swiftmodule") }.map { InputFile($0).stem })
  }
  var library: String { "\(folder)/libShapeShift.so" }

  static let hostName = "shapeshift-preview-host"

  /// Finds it by where the running program is.
  ///
  /// - Throws: `unavailable` where it is missing.
  static func find() throws(Failure) -> SwiftInstallation {
    guard let program = FileSystem.resolved("/proc/self/exe") else { throw missing }
    let beside = FileSystem.folder(of: program)
    let folders = [beside, "\(FileSystem.folder(of: beside))/lib/shapeshift", "\(beside)/live"]
    guard let folder = folders.first(where: { FileSystem.exists("\($0)/\(hostName)") }),
      let record = try? FileSystem.contents(of: "\(folder)/toolchain.json"),
      let target = try? JSONDecoder().decode(SwiftToolchain.Target.self, from: Data(record.bytes))
    else { throw missing }
    return SwiftInstallation(folder: folder, compilerVersion: target.compilerVersion)
  }

  private static var missing: Failure {
    Failure(
      .unavailable,
      "Swift support is not installed",
      help: "run 'make install', or 'make live' for a debug build")
  }
}
