import DocumentModel
import FileStorage
import MacroSyntax
import ShapeShiftDocuments

/// The Swift code that a path names: a folder of files, which are one module, or a package.
struct SwiftSources {
  /// The modules, each behind those that it imports.
  private(set) var modules: [SwiftModule] = []

  /// The file that makes a folder a package.
  static let manifest = "Package.swift"

  /// Whether a path is a folder with Swift files in it.
  static func isFolder(_ path: String) -> Bool {
    guard (try? FileStatus(of: path))?.isDirectory == true else { return false }
    return isPackage(path) || !FolderFiles(path).swift.isEmpty
  }

  /// Whether a folder is a package.
  static func isPackage(_ path: String) -> Bool {
    FileSystem.exists(join(path, manifest))
  }

  /// A path beneath a folder.
  static func join(_ folder: String, _ path: String) -> String {
    var (folder, path) = (folder[...], path[...])
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    while path.hasPrefix("./") { path.removeFirst(2) }
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    if path.isEmpty || path == "." { return String(folder) }
    if path.hasPrefix("/") { return String(path) }
    return folder == "." ? String(path) : folder == "/" ? "/\(path)" : "\(folder)/\(path)"
  }

  /// Finds the code of a folder.
  ///
  /// - Parameters:
  ///   - installed: The modules that are there without a package.
  ///   - folder: For temporary files.
  init(
    of path: String, _ toolchain: SwiftToolchain, installed: Set<String>, folder: String
  ) throws(Failure) {
    guard Self.isPackage(path) else {
      let name = FileSystem.name(of: FileSystem.resolved(path) ?? path)
      let files = FolderFiles(Self.join(path, ".")).swift.map { Self.join(".", $0) }
      modules = [
        SwiftModule(
          name: SwiftModule.identifier(name) + "_swift",
          files: files.filter { FileSystem.name(of: $0) != "main.swift" })
      ]
      return
    }
    var reader = PackageReader(toolchain, installed: installed, folder: folder, root: path)
    modules = try reader.modules()
  }

  /// The files that are looked at for changes: those with code, and what a package has beside them.
  static func followed(from path: String) -> [String] {
    let folder = join(path, ".")
    guard isPackage(path) else { return FolderFiles(folder).swift.map { join(".", $0) } }
    let places = [manifest, "Sources", "Source", "src", "srcs"].map { join(folder, $0) }
    return places.flatMap { FolderFiles($0).all }
  }

  /// All that a folder is drawn from, as one text: another one if anything has changed.
  static func text(of path: String) throws(Failure) -> SourceText {
    var bytes: [UInt8] = []
    for file in followed(from: path) {
      bytes += Array("// \(file)\n".utf8) + (try SwiftModule.contents(of: file))
    }
    return SourceText(name: path, bytes: bytes)
  }

  /// The library of all of it.
  ///
  /// - Parameter type: A view that is drawn in place of the previews.
  func product(
    of path: String, type: String?, _ compiler: SwiftCompiler
  ) throws(Failure) -> SwiftCompiler.Product {
    guard let type else {
      guard try hasPreviews else {
        throw Failure(
          .badDocument, "\(path) has no previews",
          help: "add one to a file: #Preview { Text(\"Hello\") }")
      }
      return try compiler.product(of: modules)
    }
    guard !Self.isPackage(path), let module = modules.first else {
      throw Failure(
        .usage, "--type is for files and folders; \(path) is a package",
        help: "add a preview: #Preview { \(type)() }")
    }
    return try compiler.product(of: module, showing: type)
  }

  private var hasPreviews: Bool {
    get throws(Failure) {
      for module in modules where try Self.hasPreviews(module) { return true }
      return false
    }
  }

  /// Whether there is something to draw.
  static func hasPreviews(_ module: SwiftModule) throws(Failure) -> Bool {
    for file in module.files {
      let text = String(decoding: try SwiftModule.contents(of: file), as: UTF8.self)
      if ViewTypes(text).hasPreviews { return true }
    }
    return false
  }
}

/// Finds what has to be compiled of a package and of those that it is made of.
private struct PackageReader {
  private let toolchain: SwiftToolchain
  private let installed: Set<String>
  private let folder: String
  private let root: String
  private var packages: [String: SwiftPackage] = [:]
  private var found: [SwiftModule] = []
  private var names: Set<String> = []

  init(_ toolchain: SwiftToolchain, installed: Set<String>, folder: String, root: String) {
    (self.toolchain, self.installed) = (toolchain, installed)
    (self.folder, self.root) = (folder, root)
  }

  /// The modules of the targets with previews, and of all that these use.
  mutating func modules() throws(Failure) -> [SwiftModule] {
    let package = try package(at: root)
    for target in package.targets where target.isOfSwift {
      if try SwiftSources.hasPreviews(target.module) { try add(target, of: package) }
    }
    return found
  }

  private mutating func package(at path: String) throws(Failure) -> SwiftPackage {
    if let known = packages[path] { return known }
    let package = try SwiftPackage(path, toolchain, folder: folder)
    packages[path] = package
    return package
  }

  private mutating func add(
    _ target: SwiftPackage.Target, of package: SwiftPackage
  ) throws(Failure) {
    guard names.insert(target.name).inserted else { return }
    guard target.isOfSwift else {
      throw Failure(
        .badDocument,
        "the target \(target.name) of the package \(package.name) is no Swift library; previews "
          + "can use those only")
    }
    for use in target.uses { try add(use, of: package) }
    found.append(target.module)
  }

  private mutating func add(
    _ use: SwiftPackage.Use, of package: SwiftPackage
  ) throws(Failure) {
    if !use.isProduct, let target = package.targets.first(where: { $0.name == use.name }) {
      return try add(target, of: package)
    }
    // ShapeShift itself is there, built.
    guard !installed.contains(use.name), use.package != "shapeshift" else { return }
    for dependency in package.dependencies
    where use.package == nil || use.package == dependency.identity {
      let other = try self.package(at: try place(of: dependency, for: package))
      guard let targets = other.products[use.name] else { continue }
      for target in other.targets where targets.contains(target.name) {
        try add(target, of: other)
      }
      return
    }
    throw Failure(
      .badDocument, "the package \(package.name) uses \(use.name), which no package has")
  }

  /// The folder of a package that another one names; of fetched ones where the package manager has put them.
  private func place(
    of dependency: SwiftPackage.Dependency, for package: SwiftPackage
  ) throws(Failure) -> String {
    if let path = dependency.path { return path }
    let checkouts = SwiftSources.join(root, ".build/checkouts")
    let names = (try? FileSystem.names(in: checkouts)) ?? []
    if let name = names.first(where: { $0.lowercased() == dependency.identity }) {
      return "\(checkouts)/\(name)"
    }
    throw Failure(
      .noInput,
      "the package \(package.name) uses \(dependency.identity), which is not fetched yet",
      help: "swift package resolve --package-path \(root.shellWord)")
  }
}
