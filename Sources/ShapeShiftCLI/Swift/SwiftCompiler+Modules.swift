import AssetCatalogs
import DocumentModel
import FileStorage
import Foundation
import ShapeShiftDocuments

/// A Swift module to compile, and the paths of its products and temporary files.
struct SwiftPart {
  let module: SwiftModule
  /// A unique name, with a digest of everything that the products depend on.
  let name: String
  /// The folder of the files.
  let folder: String
  /// Whether it is the only module of the library.
  let isAlone: Bool

  var object: String { "\(folder)/code.o" }
  var interface: String { "\(folder)/\(module.name).swiftmodule" }
  /// The files that the compiler writes.
  var products: [String] { isAlone ? [object] : [object, interface] }
  /// The folder of `Bundle.module`.
  var bundle: String { "\(folder)/\(bundleName)" }
  var bundleName: String { "\(module.name).resources" }
  /// The generated file that declares `Bundle.module`.
  var accessor: String { "\(folder)/resource_bundle_accessor.swift" }
  /// The generated file with the names of assets.
  var symbols: String { "\(folder)/GeneratedAssetSymbols.swift" }

  init(module: SwiftModule, name: String, in folder: String, isAlone: Bool) {
    (self.module, self.name, self.isAlone) = (module, name, isAlone)
    self.folder = "\(folder)/\(name)"
  }
}

extension SwiftCompiler {
  /// Compiles a module unless its products are cached, and returns the compiler's messages.
  ///
  /// - Parameter imports: The compiler's arguments for previous modules.
  func report(of part: SwiftPart, _ imports: [String]) throws(Failure) -> ModuleReport {
    // The cached library contains the products of an only module.
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
      // The report contains errors in code; `warnings(of:_:)` throws them.
      if error.diagnostics.isEmpty { throw error }
    }
    return report
  }

  /// Compiles files.
  ///
  /// If a name in a chart is missing, the compiler may try all overloads around it for many seconds. A first run therefore
  /// has a lower limit of attempts per expression. If an expression exceeds the limit, missing names decide: files with
  /// them have errors in any case; without any, a second run has the compiler's own limit.
  private func run(_ arguments: [String], of files: [String]) throws(Failure) -> Run {
    let limited = try run(
      arguments + ["-solver-scope-threshold=\(Self.scopeLimit)"], of: files, isLimited: true)
    let found = CompilerMessages(limited.run.output).diagnostics
    guard found.contains(where: \.isGivenUp), !found.contains(where: \.isOfMissingName) else {
      return limited
    }
    return try run(arguments, of: files, isLimited: false)
  }

  /// The maximum number of attempts per expression in a first run; the compiler's own limit is 1,000,000.
  ///
  /// Source: measured; a chart of ten marks takes less than 20,000, and 100,000 take a second.
  private static let scopeLimit = 100_000

  /// A run, and whether the same code has the same result in the next run.
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

  /// Returns the compiler's warnings about a module, and a warning for each skipped file.
  ///
  /// - Throws: The errors of a module that does not compile.
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

  /// Calls a function with the files of a module until they compile.
  ///
  /// If the module may skip files, each call is without the files that did not compile and their dependents.
  ///
  /// - Parameter run: Compiles files, or returns the recorded run of the compiler.
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

  /// The environment variable with the folder of all bundles, which differs in each run.
  static let bundleVariable = "SHAPESHIFT_BUNDLES"

  /// Copies the resources of a module to its bundle.
  func placeResources(of part: SwiftPart) throws(Failure) {
    guard let resources = part.module.resources, !FileSystem.exists(part.bundle) else { return }
    for (file, name) in resources.flatMap(\.places) {
      let target = "\(part.bundle)/\(name)"
      try makeFolders(FileSystem.folder(of: target))
      try Self.write(try SwiftModule.contents(of: file), to: target)
    }
  }

  /// Returns the code that declares `Bundle.module`.
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
