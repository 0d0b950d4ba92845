import DocumentModel
import FileStorage
import MacroSyntax
import ShapeShiftDocuments

/// The Swift code that a path names: a folder of files, which are one module, or a package.
struct SwiftSources {
  /// The modules, each behind those that it imports.
  private(set) var modules: [CompiledModule] = []
  /// What the code finds as the resources of its program.
  private(set) var resources: ProgramResources

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
  init(of path: String, _ compiler: SwiftCompiler) throws(Failure) {
    guard Self.isPackage(path) else {
      let name = FileSystem.name(of: FileSystem.resolved(path) ?? path)
      let files = FolderFiles(Self.join(path, ".")).swift.map { Self.join(".", $0) }
      var module = SwiftModule(
        name: SwiftModule.identifier(name) + "_swift",
        files: files.filter { FileSystem.name(of: $0) != "main.swift" })
      module.maySkipFiles = true
      resources = ProgramResources(of: path)
      module.takeCatalogs(resources.catalogs, bundle: "main")
      modules = [.swift(module)]
      return
    }
    var reader = PackageReader(compiler, root: path)
    modules = try reader.modules()
    resources = ProgramResources(ofPrograms: reader.programResources)
  }

  /// The files that are looked at for changes: those with code, and what a package has beside them.
  static func followed(from path: String) -> [String] {
    let folder = join(path, ".")
    guard isPackage(path) else {
      let files = (try? FileStatus(of: path))?.isDirectory == true ? FolderFiles(folder).swift : []
      return files.map { join(".", $0) } + ProgramResources(of: path).followed
    }
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
          help: "add a preview to a file: #Preview { Text(\"Hello\") }")
      }
      return try compiler.product(of: modules)
    }
    guard !Self.isPackage(path), case .swift(let module)? = modules.first else {
      throw Failure(
        .usage, "--type applies only to files and folders; \(path) is a package",
        help: "add a preview: #Preview { \(type)() }")
    }
    return try compiler.product(of: module, showing: type)
  }

  private var hasPreviews: Bool {
    get throws(Failure) {
      for case .swift(let module) in modules where try Self.hasPreviews(module) { return true }
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
