import DocumentModel
import DocumentViews
import FileStorage
import Foundation
import Glibc
import MacroSyntax
import ShapeShift

/// A Swift file, compiled and loaded into this process.
@MainActor
struct SwiftFile {
  /// The path as it was given.
  let path: String
  /// What it has to show, in order.
  let previews: [Preview]
  /// What the compiler finds odd.
  let warnings: [Diagnostic]

  private let bytes: [UInt8]
  private let host: HostProcess
  private let compiler: SwiftCompiler

  /// Compiles and loads a file.
  ///
  /// - Parameters:
  ///   - source: The file's text.
  ///   - type: The view that is drawn; nil for the previews, or the only view that there is.
  /// - Throws: What the compiler finds wrong; and, in a process that is no host, that one is needed.
  init(_ source: SourceText, at path: String, type: String?) throws(Failure) {
    guard let host = HostProcess.current else { throw .needsHost }
    let installation = try SwiftInstallation.find()
    let toolchain = try SwiftToolchain(of: host, for: installation)
    compiler = SwiftCompiler(
      installation: installation, toolchain: toolchain, folder: host.folder)
    (self.path, self.host, bytes) = (path, host, source.bytes)
    let types = ViewTypes(String(decoding: source.bytes, as: UTF8.self))
    let product =
      if let type {
        try Self.views([type], of: path, source.bytes, compiler)
      } else if types.hasPreviews {
        try Self.product(of: path, source.bytes, compiler)
      } else {
        try Self.onlyView(types.names, of: path, source.bytes, compiler)
      }
    warnings = product.warnings
    previews = try Self.load(product.library, of: path, host)
  }

  // MARK: Compiling

  /// The module's name, which is not that of a module that the file may import.
  private static func module(of path: String) -> String {
    let stem = InputFile(path).stem
    let letters = stem.unicodeScalars.map { scalar in
      scalar.properties.isXIDContinue ? String(scalar) : "_"
    }
    let name = letters.joined()
    return name.first?.isNumber == false ? "\(name)_swift" : "_\(name)_swift"
  }

  /// A name for what is made of a file: the same for the same bytes.
  private static func name(of path: String, _ bytes: [UInt8], _ addition: String = "") -> String {
    let digest = SHA256.hexDigest(of: bytes + Array("\u{0}\(path)\u{0}\(addition)".utf8))
    return "\(module(of: path))-\(digest.prefix(16))"
  }

  private static func product(
    of path: String, _ bytes: [UInt8], _ compiler: SwiftCompiler
  ) throws(Failure) -> SwiftCompiler.Product {
    try compiler.product(of: [path], module: module(of: path), name: name(of: path, bytes))
  }

  /// The file with previews of views of it, which are made without arguments.
  private static func views(
    _ types: [String], of path: String, _ bytes: [UInt8], _ compiler: SwiftCompiler
  ) throws(Failure) -> SwiftCompiler.Product {
    let name = name(of: path, bytes, types.joined(separator: "\n"))
    let added = addition(to: name, compiler)
    let lines = types.map { "#Preview(\"\($0)\") { \($0)() }\n" }
    do throws(SystemError) {
      let file = try FileReplacement(of: added)
      try file.write(Array("import ShapeShift\n\(lines.joined())".utf8))
      try file.commit(isSynchronized: false)
    } catch {
      throw Failure(.cannotCreate, "\(added) can't be written: \(error.sentence)")
    }
    return try compiler.product(of: [path, added], module: module(of: path), name: name)
  }

  private static func addition(to name: String, _ compiler: SwiftCompiler) -> String {
    "\(compiler.folder)/\(name).swift"
  }

  /// The one view of a file without previews that is made without arguments.
  private static func onlyView(
    _ types: [String], of path: String, _ bytes: [UInt8], _ compiler: SwiftCompiler
  ) throws(Failure) -> SwiftCompiler.Product {
    guard !types.isEmpty else {
      throw Failure(
        .badDocument, "\(path) has neither a preview nor a view",
        help: "add one: #Preview { Text(\"Hello\") }")
    }
    var possible: [(type: String, product: SwiftCompiler.Product)] = []
    for type in types {
      do throws(Failure) {
        possible.append((type, try views([type], of: path, bytes, compiler)))
      } catch {
        // What is wrong with the file itself is told; a view that needs arguments is no candidate.
        let own = error.diagnostics.filter { $0.span?.source.name == path }
        guard own.isEmpty, !error.diagnostics.isEmpty else {
          throw own.isEmpty ? error : Failure(own)
        }
      }
    }
    guard possible.count == 1, let only = possible.first else {
      let names = (possible.isEmpty ? types : possible.map(\.type)).joined(separator: ", ")
      throw Failure(
        .usage,
        possible.isEmpty
          ? "\(path) has no preview, and its views need arguments: \(names)"
          : "\(path) has no preview and several views: \(names)",
        help: possible.isEmpty
          ? "add a preview: #Preview { \(types[0])(…) }" : "name one with --type")
    }
    return only.product
  }

  // MARK: Loading

  private static func load(
    _ library: String, of path: String, _ host: HostProcess
  ) throws(Failure) -> [Preview] {
    guard unsafe dlopen(library, RTLD_NOW | RTLD_LOCAL) != nil else {
      let reason = unsafe dlerror().map { unsafe String(cString: $0) } ?? "no reason is given"
      throw Failure(.badDocument, "\(path) can't be loaded: \(reason)")
    }
    host.begin("the list of previews of \(path)", number: HostProcess.noNumber)
    return host.run { Preview.all(loadedFrom: library) }
  }

  // MARK: Choosing

  /// The preview that is asked for by its name, or by its number from 1; without a question the first one.
  func preview(_ wanted: String?) throws(Failure) -> (index: Int, preview: Preview) {
    guard !previews.isEmpty else {
      throw Failure(.badDocument, "\(path) has no preview that can be drawn")
    }
    guard let wanted else { return (0, previews[0]) }
    if let index = previews.firstIndex(where: { $0.description == wanted }) {
      return (index, previews[index])
    }
    if let number = Int(wanted), previews.indices.contains(number - 1) {
      return (number - 1, previews[number - 1])
    }
    let names = previews.map(\.description)
    throw Failure(
      .usage, "\(path) has no preview \(Diagnostic.quoted(wanted))",
      help: Suggestion.help(for: wanted, among: names)
        ?? "the previews are \(names.joined(separator: ", "))")
  }

  /// A preview as a scene.
  ///
  /// - Parameter number: Behind which the host that comes after this one goes on, if that dies; nil if none does.
  func scene(_ index: Int, number: Int? = nil) -> SceneDocument {
    let preview = previews[index]
    host.begin(
      "the preview \(Diagnostic.quoted(preview.description)) of \(path)",
      number: number ?? HostProcess.noNumber)
    var scene = SceneDocument(
      size: preview.size, files: [URL(fileURLWithPath: path)], makeView: { preview.content })
    scene.warnings = warnings
    return scene
  }
}

extension InputFile {
  /// Whether it is a file of Swift, by its name.
  var isSwift: Bool { URL(fileURLWithPath: path).pathExtension == "swift" }
}

extension Failure {
  /// That the command must be run by a host; no one sees it.
  static var needsHost: Failure {
    var failure = Failure(.internalError, "a Swift file is drawn by a host")
    failure.isForHost = true
    return failure
  }
}
