import DocumentModel
import FileStorage
import Foundation
import ShapeShiftDocuments

/// A package of the user's, as its manifest tells.
///
/// Source: Swift Package Manager, `swift package dump-package`.
struct SwiftPackage {
  /// Its folder.
  let path: String
  let name: String
  let targets: [Target]
  /// The names of the targets of each product.
  let products: [String: [String]]
  let dependencies: [Dependency]

  /// A part that is compiled by itself.
  struct Target {
    let name: String
    /// `regular`, `executable`, `test` and so on.
    let kind: String
    let uses: [Use]
    let module: SwiftModule

    /// Whether its code can be loaded with previews.
    var isOfSwift: Bool { ["regular", "executable"].contains(kind) && !module.files.isEmpty }
  }

  /// What a target names as what it is made of.
  struct Use {
    let name: String
    /// The package of the product; nil where a target or a product may be meant.
    let package: String?
    let isProduct: Bool
  }

  /// Another package.
  struct Dependency {
    let identity: String
    /// Its folder; nil for one that is fetched.
    let path: String?
  }

  /// Reads the manifest.
  ///
  /// - Parameters:
  ///   - path: The package's folder.
  ///   - toolchain: Its package manager reads it.
  ///   - folder: For temporary files.
  init(_ path: String, _ toolchain: SwiftToolchain, folder: String) throws(Failure) {
    let root = try Self.description(of: path, toolchain, folder: folder)
    self.path = path
    name = root["name"]?.string ?? FileSystem.name(of: path)
    let language = Self.languageMode(root)
    let identity = name.lowercased()
    targets = (root["targets"]?.array ?? []).map { value in
      let reader = TargetReader(value, in: path, package: identity, language: language)
      return reader.target
    }
    products = (root["products"]?.array ?? []).reduce(into: [:]) { products, product in
      guard let name = product["name"]?.string else { return }
      products[name] = (product["targets"]?.array ?? []).compactMap(\.string)
    }
    dependencies = (root["dependencies"]?.array ?? []).compactMap(Self.dependency)
  }

  private static func description(
    of path: String, _ toolchain: SwiftToolchain, folder: String
  ) throws(Failure) -> JSONValue {
    var variables = ProcessInfo.processInfo.environment
    variables["TMPDIR"] = folder
    let result = try ChildProcess.output(
      of: toolchain.packageManager,
      ["--package-path", path, "--scratch-path", "\(folder)/scratch", "dump-package"],
      environment: variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
    let lines = String(decoding: result.output, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    // Warnings stand before it.
    let text = lines.drop { !$0.hasPrefix("{") }.joined(separator: "\n")
    let source = SourceText(name: "\(path)/\(SwiftSources.manifest)", text: text)
    guard result.end == .exited(0), let root = JSONReader.read(source).root?.value else {
      let errors = lines.filter { $0.contains("error: ") }.prefix(5).joined(separator: "\n")
      throw Failure(
        .badDocument,
        "\(path)/\(SwiftSources.manifest) can't be read: "
          + (errors.isEmpty ? "the package manager does not say why" : errors))
    }
    return root
  }

  /// The version of the language in which targets are compiled that do not say another.
  private static func languageMode(_ root: JSONValue) -> String {
    let asked = (root["swiftLanguageVersions"]?.array ?? []).compactMap(\.string)
    if let newest = asked.max(by: { (Double($0) ?? 0) < (Double($1) ?? 0) }) { return newest }
    let tools = root["toolsVersion"]?["_version"]?.string ?? ""
    return (Int(tools.prefix { $0 != "." }) ?? 5) >= 6 ? "6" : "5"
  }

  private static func dependency(_ value: JSONValue) -> Dependency? {
    guard let member = value.object?.members.first, let content = member.value[0] else {
      return nil
    }
    let identity = content["identity"]?.string ?? ""
    return Dependency(identity: identity.lowercased(), path: content["path"]?.string)
  }
}

/// Reads what a manifest says of one target.
private struct TargetReader {
  private let value: JSONValue
  private let root: String
  private let package: String
  private let language: String

  init(_ value: JSONValue, in root: String, package: String, language: String) {
    (self.value, self.root, self.package, self.language) = (value, root, package, language)
  }

  var target: SwiftPackage.Target {
    SwiftPackage.Target(
      name: name, kind: value["type"]?.string ?? "", uses: uses,
      module: SwiftModule(
        name: SwiftModule.identifier(name), files: files, flags: flags,
        resources: resources.isEmpty ? nil : resources))
  }

  private var name: String { value["name"]?.string ?? "" }

  /// Source: Swift Package Manager, `PackageBuilder`, predefined folders of sources.
  private var folder: String {
    if let path = value["path"]?.string { return SwiftSources.join(root, path) }
    for parent in ["Sources", "Source", "src", "srcs"] {
      let folder = SwiftSources.join(root, "\(parent)/\(name)")
      if (try? FileStatus(of: folder))?.isDirectory == true { return folder }
    }
    return SwiftSources.join(root, "Sources")
  }

  private func texts(_ key: String) -> [String] {
    (value[key]?.array ?? []).compactMap(\.string)
  }

  private var files: [String] {
    let wanted = texts("sources").map { SwiftSources.join(folder, $0) }
    let left = (texts("exclude").map { SwiftSources.join(folder, $0) }) + resources.map(\.path)
    let files = (wanted.isEmpty ? [folder] : wanted).flatMap { FolderFiles($0).swift }
    return files.filter { file in
      // A program's first file would start it.
      FileSystem.name(of: file) != "main.swift"
        && !left.contains { file == $0 || file.hasPrefix("\($0)/") }
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
    var flags = ["-package-name", package, "-D", "SWIFT_PACKAGE", "-D", "DEBUG"]
    var language = language
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
      // What is left changes warnings, or is for C.
      default: break
      }
    }
    return flags + ["-swift-version", language]
  }
}
