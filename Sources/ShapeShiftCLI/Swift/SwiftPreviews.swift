import DocumentModel
import DocumentViews
import FileStorage
import Foundation
import Glibc
import IntegerConversion
import ShapeShift
import ShapeShiftDocuments

/// The previews of a Swift file, a folder or a package, which is compiled and loaded into this process.
@MainActor
struct SwiftPreviews {
  /// The path as it was given.
  let path: String
  /// What it has to show, in order.
  let previews: [Preview]
  /// What the compiler finds odd.
  let warnings: [Diagnostic]
  /// The files that it was made of, and for folders those folders.
  let files: [String]

  /// The steps that a picture may take.
  private let drawingSteps: Int
  private let host: HostProcess
  private let entrance: ProgramResources.Entrance
  /// What each of the previews belongs to: a target of the package, or all that there is.
  private let targets: [String]
  private let isPackage: Bool

  /// Compiles and loads code.
  ///
  /// - Parameters:
  ///   - input: A file, a folder or a package.
  ///   - type: The view that is drawn; nil for the previews, or the only view that a file has.
  ///   - mayRun: Whether the code may be run at all.
  /// - Throws: What the compiler finds wrong; and, in a process that is no host, that one is needed.
  init(
    _ input: InputFile, type: String?, limits: DocumentLimits, mayRun: Bool
  ) throws(Failure) {
    try input.checkCode(mayRun: mayRun)
    guard let host = HostProcess.current else { throw .needsHost }
    let installation = try SwiftInstallation.find()
    let cache = BuildCache(orIn: host.folder)
    let toolchain = try SwiftToolchain(of: host, for: installation, cache)
    let compiler = SwiftCompiler(
      installation: installation, toolchain: toolchain, folder: host.folder, cache: cache)
    let product: SwiftCompiler.Product
    let isPackage = !input.isSwift && SwiftSources.isPackage(input.path)
    let resources: ProgramResources
    if input.isSwift {
      resources = ProgramResources(of: input.path)
      product = try SwiftFile(input, resources, limits: limits, compiler).product(type: type)
      files = [input.path] + resources.followed
    } else {
      let sources = try SwiftSources(of: input.path, compiler)
      product = try sources.product(of: input.path, type: type, compiler)
      resources = sources.resources
      files = SwiftSources.followed(from: input.path)
    }
    self.isPackage = isPackage
    drawingSteps = limits.drawingSteps
    (path, self.host, warnings) = (input.path, host, product.warnings)
    entrance = try resources.entrance(in: host.folder)
    entrance.enter()
    let loaded = try Self.load(product.library, of: path, host)
    let name = input.isSwift ? input.stem : FileSystem.name(of: FileSystem.resolved(path) ?? path)
    guard !loaded.isEmpty else { throw Self.nothingToDraw(path, warnings) }
    previews = loaded.map(\.preview)
    targets = loaded.map { isPackage ? $0.module : name }
  }

  private static func load(
    _ library: String, of path: String, _ host: HostProcess
  ) throws(Failure) -> [LoadedPreview] {
    // What the code prints must not come into pictures and lists.
    try Failure.keepStandardOutput()
    do throws(SystemError) {
      try ProgramHome.begin()
    } catch {
      throw Failure(.cannotCreate, "the folders of the program can't be created: \(error.sentence)")
    }
    host.begin("the list of previews of \(path)", number: HostProcess.noNumber)
    return try host.run { () throws(Failure) in
      // Code of C may run as soon as it is loaded.
      guard unsafe dlopen(library, RTLD_NOW | RTLD_LOCAL) != nil else {
        let reason = unsafe dlerror().map { unsafe String(cString: $0) } ?? "unknown reason"
        throw Failure(.badDocument, "\(path) can't be loaded: \(reason)")
      }
      return LoadedPreview.all(loadedFrom: library) { provider in
        let number = HostProcess.number(ofProvider: provider, in: path)
        guard !host.died.contains(number) else { return false }
        host.begin("the preview provider \(provider) of \(path)", number: number)
        return true
      }
    }
  }

  /// That code has no preview, although its text has one.
  private static func nothingToDraw(_ path: String, _ warnings: [Diagnostic]) -> Failure {
    var failure = Failure(
      .badDocument, "\(path) has no preview to render",
      help: warnings.contains { $0.code == .skippedFile }
        ? "the previews are in skipped files; the warnings say why they are skipped"
        : "add a preview: #Preview { Text(\"Hello\") }")
    failure.diagnostics = warnings
    return failure
  }

  // MARK: Choosing

  /// What a preview belongs to: the target of a package, else the file or the folder.
  func target(_ index: Int) -> String { targets[index] }

  /// The file of a preview, with its target in a package.
  func file(_ index: Int) -> String {
    let file = previews[index].fileID
    return isPackage ? file : file.split(separator: "/").last.map(String.init) ?? file
  }

  /// The preview that is asked for by its name, with its target before it if need be, or by its number from 1;
  /// without a question the first one.
  func preview(_ wanted: String?) throws(Failure) -> (index: Int, preview: Preview) {
    guard let wanted else { return (0, previews[0]) }
    let known = previews.indices.first { index in
      previews[index].description == wanted || "\(targets[index])/\(previews[index])" == wanted
    }
    if let known { return (known, previews[known]) }
    if let number = Int(wanted), previews.indices.contains(number - 1) {
      return (number - 1, previews[number - 1])
    }
    let names = previews.map(\.description)
    throw Failure(
      .usage, "\(path) has no preview \(Diagnostic.quoted(wanted))",
      help: Suggestion.help(for: wanted, among: names)
        ?? "the previews are \(Suggestion.list(names))")
  }

  /// Has the code that runs from now on find the resources of its program.
  func enter() { entrance.enter() }

  /// A preview as a scene.
  ///
  /// - Parameter number: Behind which the host that comes after this one goes on, if that dies; nil if none does.
  func scene(_ index: Int, number: Int? = nil) -> SceneDocument {
    let preview = previews[index]
    host.begin(
      "the preview \(Diagnostic.quoted(preview.description)) of \(path)",
      number: number ?? HostProcess.noNumber)
    var scene = SceneDocument(
      size: preview.size, offered: Preview.screen, files: files.map { URL(fileURLWithPath: $0) },
      makeView: { preview.content })
    scene.previewFrame = preview.frame
    scene.warnings = warnings
    scene.drawingSteps = drawingSteps
    scene.watch = { [entrance] body in
      entrance.enter()
      HostProcess.watched(body)
    }
    return scene
  }
}

extension InputFile {
  /// Whether the file says how a folder's snapshots are made, and is no document.
  var isSnapshotSettings: Bool { FileSystem.name(of: path) == DocumentFolder.snapshotSettings }

  /// Whether it is a file of Swift, by its name.
  var isSwift: Bool { path.pathSuffix == "swift" }

  /// Whether it is Swift code: a file, a folder of such files, or a package.
  var isSwiftCode: Bool { !isStandardInput && (isSwift || SwiftSources.isFolder(path)) }
}

extension Failure {
  /// That the command must be run by a host; no one sees it.
  static var needsHost: Failure {
    var failure = Failure(.internalError, "a Swift file must be rendered by a host")
    failure.isForHost = true
    return failure
  }

  /// Keeps standard output for what the command writes.
  static func keepStandardOutput() throws(Failure) {
    do throws(SystemError) {
      try FileDescriptor.keepStandardOutput()
    } catch {
      throw Failure(.inputOutput, "standard output can't be kept: \(error.sentence)")
    }
  }
}
