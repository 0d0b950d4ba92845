import DocumentModel
import FileStorage
import Foundation
import ShapeShiftDocuments

/// The manifest of a package, a program that the package manager compiles and runs.
struct PackageManifest {
  private let folder: String

  init(_ folder: String) { self.folder = folder }

  /// Returns the package manager's JSON description of the package, from the cache if possible.
  func description(_ compiler: SwiftCompiler) throws(Failure) -> JSONValue {
    let text =
      if let key = try key(compiler.toolchain) {
        String(
          decoding: try compiler.cache.entry(key) { () throws(Failure) in
            BuildEntry(files: [Array(try run(compiler).utf8)])
          }.files.first ?? [], as: UTF8.self)
      } else {
        try run(compiler)
      }
    guard let description = Self.value(text, in: folder) else { throw unreadable("") }
    return description
  }

  private static func value(_ text: String, in folder: String) -> JSONValue? {
    let name = "\(folder)/\(SwiftSources.manifest)"
    return JSONReader.read(SourceText(name: name, text: text)).root?.value
  }

  /// Runs the manifest, and returns the JSON description.
  ///
  /// Source: Swift Package Manager, `swift package dump-package`.
  private func run(_ compiler: SwiftCompiler) throws(Failure) -> String {
    // The package manager waits for all processes that the manifest starts.
    HostProcess.current?.begin("the manifest of \(folder)", number: HostProcess.noNumber)
    let result = try HostProcess.watched(seconds: HostProcess.manifestLimit) {
      () throws(Failure) in
      try ChildProcess.output(
        of: compiler.toolchain.packageManager,
        [
          "--package-path", folder, "--scratch-path", "\(compiler.folder)/scratch", "dump-package",
        ], environment: compiler.environment)
    }
    let lines = String(decoding: result.output, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    // Warnings precede the JSON.
    let text = lines.drop { !$0.hasPrefix("{") }.joined(separator: "\n")
    guard result.end == .exited(0), Self.value(text, in: folder) != nil else {
      throw unreadable(lines.filter { $0.contains("error: ") }.prefix(5).joined(separator: "\n"))
    }
    return text
  }

  private func unreadable(_ errors: String) -> Failure {
    Failure(
      .badDocument,
      "\(folder)/\(SwiftSources.manifest) can't be read: "
        + (errors.isEmpty ? "Swift Package Manager reported no reason" : errors))
  }

  // MARK: Caching

  /// The modules that give a manifest no access to anything but its `Context`.
  private static let plainImports: Set = ["PackageDescription", "CompilerPluginSupport"]

  /// Returns the key of the description in the cache, or `nil` if the description cannot be cached.
  ///
  /// A manifest is a program. If it imports other modules, such as Foundation, it may read files and clocks, and is run
  /// each time. So is a manifest that reads the state of the Git repository. If it contains the word `Context`, it may
  /// read the environment, so all variables are part of the key. Random numbers are not detected.
  private func key(_ toolchain: SwiftToolchain) throws(Failure) -> String? {
    var texts = [
      FileSystem.resolved(folder) ?? folder, toolchain.target.compilerVersion,
      BuildContext.state(of: toolchain.packageManager),
    ]
    for file in files {
      let words = try SwiftWords(ofFile: file)
      guard words.names(behind: ["import"]).isSubset(of: Self.plainImports),
        !words.contains("gitInformation")
      else { return nil }
      if words.contains("Context") { texts += Self.environment }
      texts += [file, String(decoding: try SwiftModule.contents(of: file), as: UTF8.self)]
    }
    return "manifest-\(BuildContext.digest(texts))"
  }

  /// The paths of the manifest and of manifests for other tools versions, such as `Package@swift-6.0.swift`.
  private var files: [String] {
    let names = ((try? FileSystem.names(in: folder)) ?? []).filter {
      $0 == SwiftSources.manifest || $0.hasPrefix("Package@swift-")
    }
    return names.map { SwiftSources.join(folder, $0) }
  }

  private static var environment: [String] {
    ProcessInfo.processInfo.environment.filter { !changing.contains($0.key) }
      .map { "\($0.key)=\($0.value)" }.sorted()
  }

  /// Variables of the host that differ in each run; they do not affect manifests.
  private static let changing: Set = [
    ProgramFolder.variable, SwiftCompiler.bundleVariable, CrashPlace.variable,
  ]
}
