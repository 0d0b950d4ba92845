import FileStorage
import MacroSyntax
import ShapeShiftDocuments

/// Modules with the names of Apple's frameworks that draw nothing in an image, such as `AVFoundation`.
///
/// Each is a Swift file in the installation. It is compiled like the user's modules if their code imports it.
struct FrameworkModules {
  private let folder: String
  private let names: Set<String>

  /// Finds the frameworks in a folder, or none if the folder does not exist.
  init(in folder: String) {
    self.folder = folder
    let files = (try? FileSystem.names(in: folder)) ?? []
    names = Set(files.filter { $0.hasSuffix(".swift") }.map { InputFile($0).stem })
  }

  /// Returns the frameworks that modules import, directly or through other frameworks, in the order of their dependencies.
  ///
  /// One of the given modules takes precedence over a framework with the same name.
  func imported(by modules: [CompiledModule]) throws(Failure) -> [CompiledModule] {
    let available = names.subtracting(modules.map(\.name))
    var found: [SwiftModule] = []
    for case .swift(let module) in modules {
      for file in module.files { try add(importsOf: file, available, to: &found) }
    }
    return found.map { .swift($0) }
  }

  private func add(
    importsOf file: String, _ available: Set<String>, to found: inout [SwiftModule]
  ) throws(Failure) {
    let source = String(decoding: try SwiftModule.contents(of: file), as: UTF8.self)
    for name in ModuleImports(source).names.intersection(available).sorted()
    where !found.contains(where: { $0.name == name }) {
      let module = SwiftModule(name: name, files: ["\(folder)/\(name).swift"])
      try add(importsOf: module.files[0], available, to: &found)
      found.append(module)
    }
  }
}
