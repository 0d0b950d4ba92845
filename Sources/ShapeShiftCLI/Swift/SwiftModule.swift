import AssetCatalogs
import DocumentModel
import FileStorage
import Foundation
import ShapeShift
import ShapeShiftDocuments

/// A module of the user's, as it is compiled.
struct SwiftModule {
  /// The name that it is imported by.
  let name: String
  /// Its files, sorted.
  var files: [String]
  /// Files that the command adds to it; they are never skipped.
  var added: [String] = []
  /// How it is compiled, in words for the compiler.
  var flags = ["-swift-version", "5", "-D", "DEBUG"]
  /// What `Bundle.module` holds; nil for modules that have none.
  var resources: [SwiftResource]?
  /// The asset catalogs of which the module has names, as Xcode makes them: `Image(.heart)`.
  var catalogs: [String] = []
  /// The bundle that has the catalogs: `module` or `main`.
  var bundle = "module"
  /// The programs that expand macros of packages.
  var macros: [MacroProgram] = []
  /// Whether files that do not compile may be skipped.
  var maySkipFiles = false
  /// The names of libraries of the system that it is linked with.
  var libraries: [String] = []

  /// Returns a name for the module's products: its own, with a digest of everything that they depend on.
  ///
  /// - Parameter before: The digest of the context, and the names of the products of previous modules.
  func productName(after before: [String]) throws(Failure) -> String {
    var texts = before + flags + ["\(maySkipFiles)", "\(resources != nil)"]
    texts += libraries + macros.map(\.state)
    for file in files + (resources ?? []).flatMap(\.files) {
      texts += [file, try Self.digest(of: file)]
    }
    // The folder of these files differs in each run.
    for file in added { texts += [FileSystem.name(of: file), try Self.digest(of: file)] }
    let symbols = try symbols()
    texts += [symbols?.text ?? ""] + (symbols?.warnings ?? [])
    return "\(name)-\(BuildContext.digest(texts).prefix(32))"
  }

  private static func digest(of file: String) throws(Failure) -> String {
    SHA256.hexDigest(of: try contents(of: file))
  }

  /// Returns the warning that the module is skipped because none of its files compile; nil if it may not be skipped.
  func skipWarning(for failure: Failure) -> Diagnostic? {
    guard maySkipFiles, let error = failure.diagnostics.first(where: { $0.severity == .error })
    else { return nil }
    return Diagnostic(
      .skippedFile, "the module \(name) does not compile and is skipped: \(error.message)",
      severity: .warning, at: error.span)
  }

  static func contents(of file: String) throws(Failure) -> [UInt8] {
    let input = InputFile(file)
    do throws(SystemError) {
      guard let contents = try FileSystem.contents(of: file) else { throw SystemError(code: 2) }
      return contents.bytes
    } catch {
      throw input.unreadable(error)
    }
  }

  /// A name that Swift takes for a module.
  static func identifier(_ text: String) -> String {
    let letters = text.unicodeScalars.map { scalar in
      scalar.properties.isXIDContinue ? String(scalar) : "_"
    }
    let name = letters.joined()
    return name.first?.isNumber == false ? name : "_\(name)"
  }
}

/// A file or a folder of a package that its code finds in `Bundle.module`.
struct SwiftResource: Equatable {
  /// Where it is.
  let path: String
  /// Whether it keeps its folders; else its files lie side by side, but for those of languages.
  let isCopied: Bool

  /// All of its files.
  var files: [String] { FolderFiles(path).all }

  /// Where each of the files is, and what it is called in the bundle.
  var places: [(file: String, name: String)] {
    let root = FileSystem.folder(of: path)
    return files.map { file in
      let inner = String(file.dropFirst(root.count + 1))
      guard !isCopied else { return (file, inner) }
      let parts = inner.split(separator: "/").map(String.init)
      // What Xcode keeps in folders stays in them: languages and asset catalogs.
      let start = parts.firstIndex { $0.hasSuffix(".lproj") || $0.hasSuffix(".xcassets") }
      return (file, parts[(start ?? parts.count - 1)...].joined(separator: "/"))
    }
  }
}

/// The plain files beneath a folder.
struct FolderFiles {
  let path: String

  init(_ path: String) { self.path = path }

  /// Those of the folder and of all that are in it, but for hidden ones; the path itself where that is a file.
  var all: [String] { Self.files(path, depth: 0) }

  /// Those of them that are Swift; what other programs have put there is left out.
  var swift: [String] { all.filter { $0.hasSuffix(".swift") } }

  private static func files(_ path: String, depth: Int) -> [String] {
    guard let status = try? FileStatus(of: path) else { return [] }
    guard status.isDirectory else { return status.isRegular ? [path] : [] }
    // A link may lead back to a folder above it.
    guard depth < 32 else { return [] }
    return ((try? FileSystem.names(in: path)) ?? [])
      .filter { !$0.hasPrefix(".") && $0 != "__Snapshots__" && $0 != "node_modules" }
      .flatMap { files("\(path)/\($0)", depth: depth + 1) }
  }
}
