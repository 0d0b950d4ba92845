import DocumentModel
import FileStorage
import MacroSyntax
import ShapeShiftDocuments

/// A single Swift file, to be compiled.
struct SwiftFile {
  private let path: String
  private let compiler: SwiftCompiler
  private let types: ViewTypes
  private let module: SwiftModule

  /// - Throws: When the file can't be read.
  init(
    _ input: InputFile, _ resources: ProgramResources, limits: DocumentLimits,
    _ compiler: SwiftCompiler
  ) throws(Failure) {
    (path, self.compiler) = (input.path, compiler)
    let source = try input.source(limits: limits)
    types = ViewTypes(String(decoding: source.bytes, as: UTF8.self))
    // Not the name of a module that the file may import.
    var module = SwiftModule(
      name: "\(SwiftModule.identifier(input.stem))_swift", files: [input.path])
    module.takeCatalogs(resources.catalogs, bundle: "main")
    self.module = module
  }

  /// The library of the file.
  ///
  /// - Parameter type: The view that is drawn; nil for the previews, or the only view that there is.
  func product(type: String?) throws(Failure) -> SwiftCompiler.Product {
    do throws(Failure) {
      if let type { return try compiler.product(of: module, showing: type) }
      return types.hasPreviews ? try compiler.product(of: [.swift(module)]) : try onlyView()
    } catch {
      throw SwiftProject.helping(error, with: path)
    }
  }

  /// The one view of a file without previews that is made without arguments.
  private func onlyView() throws(Failure) -> SwiftCompiler.Product {
    guard !types.names.isEmpty else {
      throw Failure(
        .badDocument, "\(path) contains no preview and no view",
        help: "add a preview: #Preview { Text(\"Hello\") }")
    }
    var possible: [(type: String, product: SwiftCompiler.Product)] = []
    for type in types.names {
      do throws(Failure) {
        possible.append((type, try compiler.product(of: module, showing: type)))
      } catch {
        // What is wrong with the file itself is told; a view that needs arguments is no candidate.
        let own = error.diagnostics.filter { $0.span?.source.name == path }
        guard own.isEmpty, !error.diagnostics.isEmpty else {
          throw own.isEmpty ? error : Failure(own)
        }
      }
    }
    if possible.count == 1, let only = possible.first { return only.product }
    throw Self.ambiguity(path, all: types.names, possible: possible.map(\.type))
  }

  private static func ambiguity(_ path: String, all: [String], possible: [String]) -> Failure {
    guard !possible.isEmpty else {
      return Failure(
        .usage,
        "\(path) has no preview, and its views require arguments: \(all.joined(separator: ", "))",
        help: "add a preview: #Preview { \(all[0])(…) }")
    }
    return Failure(
      .usage, "\(path) has no preview and several views: \(possible.joined(separator: ", "))",
      help: "select one with --type")
  }
}

extension SwiftCompiler {
  /// A module with a preview of a view of it, which is made without arguments.
  func product(of module: SwiftModule, showing type: String) throws(Failure) -> Product {
    let added = "\(folder)/\(module.name)-\(SwiftModule.identifier(type)).swift"
    let text = "import ShapeShift\n#Preview(\"\(type)\") { \(type)() }\n"
    try Self.write(Array(text.utf8), to: added)
    var module = module
    module.added.append(added)
    return try product(of: [.swift(module)])
  }
}
