import DocumentModel
import FileStorage
import Foundation
import ShapeShiftDocuments

/// Makes a library of Swift code.
///
/// The compiler and the linker are started by themselves, without the driver and without a package: that takes the
/// least time.
struct SwiftCompiler {
  let installation: SwiftInstallation
  let toolchain: SwiftToolchain
  /// The folder of the library and of temporary files.
  let folder: String
  let cache: BuildCache

  /// A library and the compiler's warnings.
  struct Product {
    let library: String
    let warnings: [Diagnostic]
  }

  /// Compiles modules, in the order of their dependencies, and links them as one library.
  ///
  /// Nothing is compiled or linked if the library is cached. Otherwise only modules without cached products are compiled.
  /// The compiler's messages are cached too, so that every run reports them.
  ///
  /// A module that does not compile is skipped if its files may be skipped, and so are files that need it.
  ///
  /// - Throws: The errors of the first module that does not compile, if it may not be skipped or no other module is left.
  func product(of modules: [CompiledModule]) throws(Failure) -> Product {
    let frameworks = FrameworkModules(in: installation.frameworks)
    let parts = try parts(of: try frameworks.imported(by: modules) + modules)
    let name = "\(parts.last?.name ?? "empty").so"
    let entry = try cache.entry(name) { () throws(Failure) in try build(parts) }
    let warnings = try warnings(of: parts, entry.reports)
    let library = "\(folder)/\(name)"
    // A library that this process has loaded must stay as it is.
    if !FileSystem.exists(library) { try Self.write(entry.files.first ?? [], to: library) }
    for case .swift(let part) in parts { try placeResources(of: part) }
    return Product(library: library, warnings: warnings)
  }

  /// A module and the name of its products.
  enum Part {
    case swift(SwiftPart)
    case clang(ClangModule, name: String)

    var name: String {
      switch self {
      case .swift(let part): part.name
      case .clang(_, let name): name
      }
    }
  }

  private func parts(of modules: [CompiledModule]) throws(Failure) -> [Part] {
    var names = [BuildContext.digest(installation, toolchain)]
    var parts: [Part] = []
    for module in modules {
      let name = try module.productName(after: names)
      names.append(name)
      switch module {
      case .swift(let module):
        parts.append(
          .swift(SwiftPart(module: module, name: name, in: folder, isAlone: modules.count == 1)))
      case .clang(let module): parts.append(.clang(module, name: name))
      }
    }
    return parts
  }

  // MARK: Building

  /// The linker's input, and the compilers' arguments for the modules so far.
  struct LinkedParts {
    var objects: [String] = []
    /// The names of system libraries.
    var libraries: [String] = []
    /// The folders that are searched first for system libraries.
    var folders: [String] = []
    /// The Swift compiler's arguments for the modules.
    var imports: [String] = []
    /// The C compiler's arguments for the modules.
    var headers: [String] = []
  }

  /// Compiles and links modules.
  ///
  /// - Returns: The library and all reports, or only the reports up to the module whose errors prevent the library.
  private func build(_ parts: [Part]) throws(Failure) -> BuildEntry {
    var (linked, entry) = (LinkedParts(), BuildEntry())
    for part in parts {
      switch part {
      case .swift(let part):
        let report = try report(of: part, linked.imports)
        entry.reports.append(report)
        guard report.isSuccessful else {
          if part.module.maySkipFiles { continue }
          return entry
        }
        linked.objects.append(part.object)
        linked.imports += ["-I", part.folder]
        linked.libraries += part.module.libraries
      case .clang(let module, let name): try add(module, name, to: &linked)
      }
    }
    if linked.objects.isEmpty, entry.reports.contains(where: { !$0.isSuccessful }) { return entry }
    let library = "\(folder)/linked.so"
    try link(linked, to: library)
    entry.files = [try SwiftModule.contents(of: library)]
    FileSystem.remove(library)
    return entry
  }

  /// Returns the warnings of all modules, with a warning for each skipped module.
  private func warnings(
    of parts: [Part], _ reports: [ModuleReport]
  ) throws(Failure) -> [Diagnostic] {
    var (warnings, refusal, isEmpty) = ([Diagnostic](), Failure?.none, true)
    var reports = reports[...]
    for part in parts {
      guard case .swift(let part) = part, let report = reports.popFirst() else { continue }
      do throws(Failure) {
        warnings += try self.warnings(of: part.module, report)
        // C code and frameworks without any Swift code of the user have nothing to render.
        if part.module.maySkipFiles { isEmpty = false }
      } catch {
        guard let warning = part.module.skipWarning(for: error) else { throw error }
        warnings.append(warning)
        refusal = refusal ?? error
      }
    }
    if let refusal, isEmpty { throw refusal }
    return warnings
  }

  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    do throws(SystemError) {
      let file = try FileReplacement(of: path)
      try file.write(bytes)
      try file.commit(isSynchronized: false)
    } catch {
      throw Failure(.cannotCreate, "\(path) can't be written: \(error.sentence)")
    }
  }

  func makeFolders(_ path: String) throws(Failure) {
    do throws(SystemError) {
      try FileSystem.makeFolders(path)
    } catch {
      throw Failure(.cannotCreate, "\(path) can't be created: \(error.sentence)")
    }
  }

  /// The variables of the compiler, which leaves the source of macros among temporary files.
  var environment: [String] {
    var variables = ProcessInfo.processInfo.environment
    variables["TMPDIR"] = folder
    return variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }

  static func excerpt(_ text: String) -> String {
    text.split(separator: "\n").prefix(12).joined(separator: "\n")
  }
}
