import AssetCatalogs
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
  /// Where the library goes.
  let folder: String

  /// What was made, and what the compiler finds odd.
  struct Product {
    let library: String
    let warnings: [Diagnostic]
  }

  /// Compiles modules, each behind those that it imports, and links them as one library.
  ///
  /// What was made of a module by an earlier call is taken as it is, if neither it nor a module before it has changed.
  ///
  /// A module that does not compile is skipped if its files may be skipped, and so are files that need it.
  ///
  /// - Throws: The errors of the first module that does not compile, if it may not be skipped or no other module is left.
  func product(of modules: [CompiledModule]) throws(Failure) -> Product {
    let modules = try FrameworkModules(in: installation.frameworks).imported(by: modules) + modules
    var names: [String] = []
    var linked = LinkedParts()
    var warnings: [Diagnostic] = []
    var refusal: Failure?
    for (index, module) in modules.enumerated() {
      let name = try module.productName(after: names)
      names.append(name)
      switch module {
      case .swift(let module):
        let part = Part(module: module, name: name, in: folder)
        if !FileSystem.exists(part.object) {
          do throws(Failure) {
            warnings += try compile(
              part, linked.imports, isImported: index + 1 < modules.count)
          } catch {
            guard let warning = module.skipWarning(for: error) else { throw error }
            warnings.append(warning)
            refusal = refusal ?? error
            continue
          }
        }
        linked.objects.append(part.object)
        linked.imports += ["-I", part.folder]
      case .clang(let module):
        let part = "\(folder)/\(name)"
        linked.objects += try compile(module, in: part, linked.headers)
        linked.imports += module.importArguments(mapIn: part)
        linked.headers.append("-I\(module.headers)")
        let flags = module.systemFlags("--libs")
        linked.libraries += flags.filter { $0.hasPrefix("-l") }.map { String($0.dropFirst(2)) }
        linked.folders += flags.filter { $0.hasPrefix("-L") }.map { String($0.dropFirst(2)) }
      }
      linked.libraries += module.libraries
    }
    if let refusal, linked.objects.isEmpty { throw refusal }
    let library = "\(folder)/\(names.last ?? "empty").so"
    try link(linked, to: library)
    return Product(library: library, warnings: warnings)
  }

  /// What was made of the modules so far.
  struct LinkedParts {
    var objects: [String] = []
    /// The names of libraries of the system.
    var libraries: [String] = []
    /// Where these are looked for first.
    var folders: [String] = []
    /// What a compiler of Swift is told of them.
    var imports: [String] = []
    /// What a compiler of C is told of them.
    var headers: [String] = []
  }

  /// What is made of one module.
  private struct Part {
    let module: SwiftModule
    let name: String
    /// Where all of it lies.
    let folder: String
    var object: String { "\(folder)/code.o" }
    var interface: String { "\(folder)/\(module.name).swiftmodule" }
    /// What code finds as `Bundle.module`.
    var bundle: String { "\(folder)/\(module.name).resources" }
    /// The file that says where that is.
    var accessor: String { "\(folder)/resource_bundle_accessor.swift" }
    /// The file with the names of assets.
    var symbols: String { "\(folder)/GeneratedAssetSymbols.swift" }

    init(module: SwiftModule, name: String, in folder: String) {
      (self.module, self.name, self.folder) = (module, name, "\(folder)/\(name)")
    }
  }

  /// Compiles one module.
  ///
  /// - Parameters:
  ///   - imports: What the compiler is told of the modules that it may import.
  ///   - isImported: Whether others import it.
  /// - Returns: What the compiler finds odd.
  private func compile(
    _ part: Part, _ imports: [String], isImported: Bool
  ) throws(Failure) -> [Diagnostic] {
    try makeFolders(part.folder)
    var added = ["-o", "\(part.object).new"]
    added += try SourceOverlay(of: part.module.files).arguments(in: part.folder)
    if isImported { added += ["-emit-module-path", part.interface] }
    if let resources = part.module.resources {
      try write(resources, to: part)
      added.append(part.accessor)
    }
    let symbols = try part.module.symbols()
    if let symbols {
      try Self.write(Array(symbols.text.utf8), to: part.symbols)
      added.append(part.symbols)
    }
    let found = try compile(part.module, imports, added)
    do throws(SystemError) {
      try FileSystem.rename("\(part.object).new", to: part.object)
    } catch {
      throw Failure(.cannotCreate, "\(part.object) can't be written: \(error.sentence)")
    }
    return found
      + (symbols?.warnings ?? []).map {
        Diagnostic(.swiftWarning, $0, severity: .warning)
      }
  }

  /// Compiles a module; if it may skip files, those that do not compile are skipped, and so are files that need them.
  ///
  /// - Returns: The compiler's warnings, and a warning for each skipped file.
  private func compile(
    _ module: SwiftModule, _ imports: [String], _ added: [String]
  ) throws(Failure) -> [Diagnostic] {
    var skipped = SkippedFiles()
    while true {
      let files = module.files.filter { !skipped.contains($0) } + module.added
      let compiled = try ChildProcess.output(
        of: toolchain.frontend, arguments(module, files, imports) + added,
        environment: environment)
      let text = String(decoding: compiled.output, as: UTF8.self)
      let found = CompilerMessages(text).diagnostics
      if compiled.end == .exited(0) { return skipped.warnings + found }
      guard found.contains(where: { $0.severity == .error }) else {
        throw Failure(.internalError, "the Swift compiler failed: \(Self.excerpt(text))")
      }
      let errors = skipped.helping(found)
      let isOfAdded = found.contains {
        $0.severity == .error && module.added.contains($0.span?.source.name ?? "")
      }
      guard module.maySkipFiles, !isOfAdded, skipped.take(from: found, of: module.files) else {
        throw Failure(errors)
      }
    }
  }

  // MARK: Resources

  /// Copies what code finds in its bundle, and says where that is.
  ///
  /// Source: Swift Package Manager, `resource_bundle_accessor.swift`.
  private func write(_ resources: [SwiftResource], to part: Part) throws(Failure) {
    for (file, name) in resources.flatMap(\.places) {
      let target = "\(part.bundle)/\(name)"
      try makeFolders(FileSystem.folder(of: target))
      try Self.write(try SwiftModule.contents(of: file), to: target)
    }
    let text = """
      import Foundation

      extension Foundation.Bundle {
        static let module: Foundation.Bundle = Foundation.Bundle(path: \(Self.literal(part.bundle)))!
      }

      """
    try Self.write(Array(text.utf8), to: part.accessor)
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

  private static func literal(_ text: String) -> String {
    let escaped = text.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }.joined()
    return "\"\(escaped)\""
  }

  // MARK: Arguments

  /// The variables of the compiler, which leaves the source of macros among temporary files.
  var environment: [String] {
    var variables = ProcessInfo.processInfo.environment
    variables["TMPDIR"] = folder
    return variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }

  private func arguments(
    _ module: SwiftModule, _ files: [String], _ imports: [String]
  ) -> [String] {
    let host = "\(toolchain.target.paths.runtimeResourcePath)/host"
    let stubs = (try? FileSystem.names(in: installation.stubs)) ?? []
    return ["-frontend", "-c"] + files + module.flags
      + ["-target", toolchain.target.target.triple, "-disable-objc-interop", "-Onone", "-g"]
      + ["-parse-as-library", "-module-name", module.name]
      + ["-entry-point-function-name", "\(module.name)_main"]
      + ["-diagnostic-style", "llvm", "-I", installation.modules]
      + imports + module.macros.flatMap(\.arguments)
      + stubs.flatMap { ["-I", "\(installation.stubs)/\($0)"] }
      + ["-load-plugin-executable", "\(installation.plugin)#ShapeShiftMacros"]
      + ["-in-process-plugin-server-path", "\(host)/libSwiftInProcPluginServer.so"]
      + ["-plugin-path", "\(host)/plugins"]
      + ["-module-cache-path", Self.cache ?? "\(folder)/ModuleCache"]
  }

  private func link(_ parts: LinkedParts, to library: String) throws(Failure) {
    var others: [String] = []
    for name in Set(parts.libraries).sorted() {
      others.append(try systemLibrary(name, in: parts.folders))
    }
    let runtime = "\(toolchain.libraries[0])/\(toolchain.target.target.arch)/swiftrt.o"
    let linked = try ChildProcess.output(
      of: toolchain.linker,
      ["-shared", "-Bsymbolic", "-o", library, runtime] + parts.objects
        + ["-L", installation.folder, "-lShapeShift"]
        + toolchain.libraries.flatMap { ["-L", $0] } + ["--as-needed"]
        + toolchain.libraryNames.map { "-l\($0)" } + others)
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

  static func excerpt(_ text: String) -> String {
    text.split(separator: "\n").prefix(12).joined(separator: "\n")
  }
}
