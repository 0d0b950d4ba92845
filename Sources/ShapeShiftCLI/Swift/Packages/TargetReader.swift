import AssetCatalogs
import DocumentModel
import FileStorage
import ShapeShiftDocuments

/// Reads what a manifest says of one target.
struct TargetReader {
  /// What the manifest says of all targets.
  struct Context {
    /// The folder of the package.
    let root: String
    let package: String
    /// The version of Swift, as a number.
    let language: String
    /// Those of C and C++, by the names of the tools.
    let standards: [String: String]
  }

  private let value: JSONValue
  private let context: Context

  init(_ value: JSONValue, _ context: Context) {
    (self.value, self.context) = (value, context)
  }

  var target: SwiftPackage.Target {
    var module = SwiftModule(
      name: SwiftModule.identifier(name), files: files, flags: flags,
      resources: resources.isEmpty ? nil : resources)
    module.takeCatalogs(
      resources.flatMap { CatalogFinder.catalogs(in: $0.path, depth: 8) }, bundle: "module")
    module.maySkipFiles = true
    module.libraries = settings("linker", "linkedLibrary")
    return SwiftPackage.Target(
      name: name, kind: kind, uses: uses, module: module, clang: clang)
  }

  private var name: String { value["name"]?.string ?? "" }
  private var kind: String { value["type"]?.string ?? "" }

  /// Source: Swift Package Manager, `PackageBuilder`, predefined folders of sources.
  private var folder: String {
    if let path = value["path"]?.string { return SwiftSources.join(context.root, path) }
    for parent in ["Sources", "Source", "src", "srcs"] {
      let folder = SwiftSources.join(context.root, "\(parent)/\(name)")
      if (try? FileStatus(of: folder))?.isDirectory == true { return folder }
    }
    return SwiftSources.join(context.root, "Sources")
  }

  private func texts(_ key: String) -> [String] {
    (value[key]?.array ?? []).compactMap(\.string)
  }

  private var files: [String] {
    // A program's first file would start it.
    sources.filter { $0.hasSuffix(".swift") && FileSystem.name(of: $0) != "main.swift" }
  }

  /// The files that belong to it.
  private var sources: [String] {
    let wanted = texts("sources").map { SwiftSources.join(folder, $0) }
    let left = (texts("exclude").map { SwiftSources.join(folder, $0) }) + resources.map(\.path)
    let files = (wanted.isEmpty ? [folder] : wanted).flatMap { FolderFiles($0).all }
    return files.filter { file in !left.contains { file == $0 || file.hasPrefix("\($0)/") } }
  }

  /// Source: Swift Package Manager, `TargetSourcesBuilder` and `ModuleMapGenerator`.
  private var clang: ClangModule? {
    let isSystem = kind == "system"
    let files = sources.filter {
      ClangModule.endings[String($0.split(separator: ".").last ?? "")] != nil
    }
    guard isSystem || kind == "regular" && !files.isEmpty else { return nil }
    let headers =
      isSystem ? folder : SwiftSources.join(folder, value["publicHeadersPath"]?.string ?? "include")
    var flags: [String: [String]] = [:]
    for tool in ["c", "cxx"] {
      flags[tool] =
        settings(tool, "headerSearchPath").map { "-I\(SwiftSources.join(folder, $0))" }
        + settings(tool, "define").map { "-D\($0)" }
        + (context.standards[tool].map { ["-std=\($0)"] } ?? [])
    }
    return ClangModule(
      name: SwiftModule.identifier(name), folder: folder, files: isSystem ? [] : files,
      headers: headers, flags: flags,
      libraries: settings("linker", "linkedLibrary"), pkgConfig: value["pkgConfig"]?.string)
  }

  /// What it says to a tool, for debug builds on Linux.
  private func settings(_ tool: String, _ kind: String) -> [String] {
    (value["settings"]?.array ?? []).compactMap { setting in
      guard setting["tool"]?.string == tool, Self.isForLinux(setting["condition"]) else {
        return nil
      }
      return setting["kind"]?[kind]?["_0"]?.string
    }
  }

  private var resources: [SwiftResource] {
    (value["resources"]?.array ?? []).compactMap { resource in
      guard let path = resource["path"]?.string else { return nil }
      return SwiftResource(
        path: SwiftSources.join(folder, path), isCopied: resource["rule"]?["copy"] != nil)
    }
  }

  private var uses: [SwiftPackage.Use] {
    (value["dependencies"]?.array ?? []).compactMap { value in
      guard let member = value.object?.members.first, let name = member.value[0]?.string,
        Self.isForLinux(member.value.array?.last)
      else { return nil }
      let isProduct = member.key == "product"
      return SwiftPackage.Use(
        name: name, package: isProduct ? member.value[1]?.string?.lowercased() : nil,
        isProduct: isProduct)
    }
  }

  /// Whether a condition holds in a debug build on Linux.
  private static func isForLinux(_ condition: JSONValue?) -> Bool {
    let platforms = (condition?["platformNames"]?.array ?? []).compactMap(\.string)
    guard platforms.isEmpty || platforms.contains("linux") else { return false }
    return condition?["config"]?.string != "release"
  }

  private var flags: [String] {
    var flags = ["-package-name", context.package, "-D", "SWIFT_PACKAGE", "-D", "DEBUG"]
    var language = context.language
    for setting in value["settings"]?.array ?? [] {
      guard setting["tool"]?.string == "swift", Self.isForLinux(setting["condition"]),
        let kind = setting["kind"]?.object?.members.first
      else { continue }
      let text = kind.value["_0"]?.string
      switch (kind.key, text) {
      case ("define", let name?): flags += ["-D", name]
      case ("enableUpcomingFeature", let name?): flags += ["-enable-upcoming-feature", name]
      case ("enableExperimentalFeature", let name?):
        flags += ["-enable-experimental-feature", name]
      case ("defaultIsolation", let name?): flags += ["-default-isolation", name]
      case ("swiftLanguageMode", let mode?): language = mode
      case ("interoperabilityMode", "Cxx"?): flags.append("-cxx-interoperability-mode=default")
      // What is left changes warnings, or is for C.
      default: break
      }
    }
    return flags + ["-swift-version", language]
  }
}
