import AssetCatalogs
import DocumentModel
import FileStorage
import Foundation
import ShapeShiftDocuments

/// The files of a Swift module that is compiled.
struct SwiftPart {
  let module: SwiftModule
  /// A name that other code does not have.
  let name: String
  /// The folder of the files.
  let folder: String
  /// Whether no other module imports it.
  let isAlone: Bool

  var object: String { "\(folder)/code.o" }
  var interface: String { "\(folder)/\(module.name).swiftmodule" }
  /// What the compiler makes.
  var products: [String] { isAlone ? [object] : [object, interface] }
  /// What code finds as `Bundle.module`.
  var bundle: String { "\(folder)/\(bundleName)" }
  var bundleName: String { "\(module.name).resources" }
  /// The file that says where that is.
  var accessor: String { "\(folder)/resource_bundle_accessor.swift" }
  /// The file with the names of assets.
  var symbols: String { "\(folder)/GeneratedAssetSymbols.swift" }

  init(module: SwiftModule, name: String, in folder: String, isAlone: Bool) {
    (self.module, self.name, self.isAlone) = (module, name, isAlone)
    self.folder = "\(folder)/\(name)"
  }
}

extension SwiftCompiler {
  /// Compiles a module, unless the cache has what is made of it.
  ///
  /// - Parameter imports: What the compiler is told of the modules that it may import.
  func report(of part: SwiftPart, _ imports: [String]) throws(Failure) -> ModuleReport {
    // The library is all that is ever needed of a single module.
    guard !part.isAlone else { return try compile(part, imports) }
    let entry = try cache.entry(part.name) { () throws(Failure) in
      let report = try compile(part, imports)
      var entry = BuildEntry(reports: [report])
      guard report.isSuccessful else { return entry }
      for file in part.products { entry.files.append(try SwiftModule.contents(of: file)) }
      return entry
    }
    try makeFolders(part.folder)
    for (bytes, file) in zip(entry.files, part.products) where !FileSystem.exists(file) {
      try Self.write(bytes, to: file)
    }
    return entry.reports.first ?? ModuleReport()
  }

  /// Compiles a module.
  private func compile(
    _ part: SwiftPart, _ imports: [String]
  ) throws(Failure) -> ModuleReport {
    try makeFolders(part.folder)
    var added = ["-o", part.object]
    added += try SourceOverlay(of: part.module.files).arguments(in: part.folder)
    if !part.isAlone { added += ["-emit-module-path", part.interface] }
    if part.module.resources != nil {
      try Self.write(Array(Self.accessor(of: part).utf8), to: part.accessor)
      added.append(part.accessor)
    }
    let symbols = try part.module.symbols()
    if let symbols {
      try Self.write(Array(symbols.text.utf8), to: part.symbols)
      added.append(part.symbols)
    }
    var report = ModuleReport(assetWarnings: symbols?.warnings ?? [])
    do throws(Failure) {
      _ = try diagnostics(of: part.module) { (files) throws(Failure) in
        let (run, isLasting) = try run(
          arguments(part.module, files, imports) + added, of: files)
        report.runs.append(run.replacing(folder, with: ModuleReport.folder))
        if !isLasting { report.isLasting = false }
        return run
      }
    } catch {
      // Errors of code are read from the report.
      if error.diagnostics.isEmpty { throw error }
    }
    return report
  }

  /// Has the compiler compile files.
  ///
  /// With a name that is missing in a chart, the compiler may try all overloads around it for many seconds. A first run
  /// gives such expressions up early. If it finds missing names, the files with these are wrong, whatever the expressions
  /// are; otherwise a second run decides about the expressions.
  private func run(_ arguments: [String], of files: [String]) throws(Failure) -> Run {
    let limited = try run(
      arguments + ["-solver-scope-threshold=\(Self.scopeLimit)"], of: files, isLimited: true)
    let found = CompilerMessages(limited.run.output).diagnostics
    guard found.contains(where: \.isGivenUp), !found.contains(where: \.isOfMissingName) else {
      return limited
    }
    return try run(arguments, of: files, isLimited: false)
  }

  /// The number of attempts after which a first run gives an expression up; the compiler's own limit is 1,000,000.
  ///
  /// Source: measured; a chart of ten marks takes less than 20,000, and 100,000 take a second.
  private static let scopeLimit = 100_000

  /// A run, and whether the next one has the same result.
  private typealias Run = (run: CompilerRun, isLasting: Bool)

  private func run(
    _ arguments: [String], of files: [String], isLimited: Bool
  ) throws(Failure) -> Run {
    let compiled = try ChildProcess.output(
      of: toolchain.frontend, arguments, environment: environment)
    let run = CompilerRun(
      output: String(decoding: compiled.output, as: UTF8.self),
      isSuccessful: compiled.end == .exited(0), isLimited: isLimited)
    if run.isSuccessful { return (run, true) }
    let errors = CompilerMessages(run.output).diagnostics.filter { $0.severity == .error }
    let areOfFiles = errors.allSatisfy { files.contains($0.span?.source.name ?? "") }
    return (run, compiled.end == .exited(1) && areOfFiles)
  }

  /// The compiler's warnings of a module, and a warning for each skipped file.
  func warnings(of module: SwiftModule, _ report: ModuleReport) throws(Failure) -> [Diagnostic] {
    var runs = report.runs[...]
    let found = try diagnostics(of: module) { (_) throws(Failure) in
      guard let run = runs.popFirst() else {
        throw Failure(.temporary, "\(module.name) has changed while it was compiled; try again")
      }
      return run.replacing(ModuleReport.folder, with: folder)
    }
    return found
      + report.assetWarnings.map { Diagnostic(.swiftWarning, $0, severity: .warning) }
  }

  /// Has a module compiled; if it may skip files, those that do not compile are skipped, and so are files that need them.
  ///
  /// - Parameter run: Compiles some of its files, or gives what the compiler has reported of them.
  /// - Returns: The compiler's warnings, and a warning for each skipped file.
  private func diagnostics(
    of module: SwiftModule, _ run: (_ files: [String]) throws(Failure) -> CompilerRun
  ) throws(Failure) -> [Diagnostic] {
    var skipped = SkippedFiles()
    while true {
      let run = try run(module.files.filter { !skipped.contains($0) } + module.added)
      let found = run.diagnostics
      if run.isSuccessful { return skipped.warnings + found }
      guard found.contains(where: { $0.severity == .error }) else {
        throw Failure(
          .internalError, "the Swift compiler failed: \(Self.excerpt(run.output))")
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

  /// The variable with the folder of all bundles, which is another one in each run.
  static let bundleVariable = "SHAPESHIFT_BUNDLES"

  /// Copies what code finds in its bundle.
  func placeResources(of part: SwiftPart) throws(Failure) {
    guard let resources = part.module.resources, !FileSystem.exists(part.bundle) else { return }
    for (file, name) in resources.flatMap(\.places) {
      let target = "\(part.bundle)/\(name)"
      try makeFolders(FileSystem.folder(of: target))
      try Self.write(try SwiftModule.contents(of: file), to: target)
    }
  }

  /// The code that says where the bundle is.
  ///
  /// Source: Swift Package Manager, `resource_bundle_accessor.swift`.
  private static func accessor(of part: SwiftPart) -> String {
    """
    import Foundation

    extension Foundation.Bundle {
      static let module: Foundation.Bundle = Foundation.Bundle(
        path: Foundation.ProcessInfo.processInfo.environment["\(bundleVariable)"]!
          + \(literal("/\(part.name)/\(part.bundleName)")))!
    }

    """
  }

  private static func literal(_ text: String) -> String {
    let escaped = text.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }.joined()
    return "\"\(escaped)\""
  }

  // MARK: Arguments

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
      + ["-module-cache-path", UserCache.folder("modules") ?? "\(folder)/ModuleCache"]
  }
}
