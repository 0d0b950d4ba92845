import FileStorage
import Foundation
import ShapeShift
import ShapeShiftDocuments

/// A module of C or C++ of the user's, as it is compiled and imported; or one of the system's, which has only a module map.
struct ClangModule {
  /// The name that it is imported by.
  let name: String
  let folder: String
  /// The files that are compiled, sorted.
  let files: [String]
  /// The folder of what others include.
  let headers: String
  /// How files are compiled, by the tool: `c` or `cxx`.
  let flags: [String: [String]]
  /// The names of libraries of the system that it needs.
  private let linked: [String]
  /// Its name for pkg-config.
  let pkgConfig: String?

  /// The tools by the endings of files.
  ///
  /// Source: Swift Package Manager, `SupportedLanguageExtension`; Objective-C needs Apple's systems.
  static let endings = [
    "c": "c", "s": "c", "S": "c", "cc": "cxx", "cpp": "cxx", "cxx": "cxx", "C": "cxx",
  ]

  init(
    name: String, folder: String, files: [String], headers: String, flags: [String: [String]],
    libraries: [String], pkgConfig: String?
  ) {
    (self.name, self.folder, self.files) = (name, folder, files)
    (self.headers, self.flags, self.pkgConfig) = (headers, flags, pkgConfig)
    linked = libraries
  }

  /// Returns a name for the module's products: its own, with a digest of everything that they depend on.
  func productName(after before: [String]) throws(Failure) -> String {
    let flags = flags.sorted { $0.key < $1.key }.flatMap(\.value)
    var texts = before + flags + linked
    texts += ["--cflags", "--libs", "--modversion"].flatMap(systemFlags)
    // Headers may be in other folders of the package.
    let searched = flags.filter { $0.hasPrefix("-I") }.map { String($0.dropFirst(2)) }
    let outside = ([headers] + searched).filter { !"\($0)/".hasPrefix("\(folder)/") }
    for file in ([folder] + outside).flatMap({ FolderFiles($0).all }) {
      texts += [file, SHA256.hexDigest(of: try SwiftModule.contents(of: file))]
    }
    return "\(name)-\(BuildContext.digest(texts).prefix(32))"
  }

  /// The names of libraries of the system that it needs.
  var libraries: [String] {
    let isCxx = files.contains { tool(for: $0) == "cxx" }
    return linked + named + (isCxx ? ["stdc++"] : [])
  }

  /// Those that the author's module map names.
  private var named: [String] {
    guard let map = ownMap, let contents = (try? FileSystem.contents(of: map)) ?? nil else {
      return []
    }
    let text = String(decoding: contents.bytes, as: UTF8.self)
    return text.matches(of: #/\blink\s+"([^"]+)"/#).map { String($0.1) }
  }

  func tool(for file: String) -> String? {
    Self.endings[String(file.split(separator: ".").last ?? "")]
  }

  // MARK: Module maps

  /// The author's module map.
  private var ownMap: String? {
    let path = "\(headers)/module.modulemap"
    return FileSystem.exists(path) ? path : nil
  }

  /// What the module map says where the author has none.
  ///
  /// Source: Swift Package Manager, `ModuleMapGenerator`.
  var map: String {
    let candidates = ["\(headers)/\(name).h", "\(headers)/\(name)/\(name).h"]
    let header = candidates.first(where: FileSystem.exists)
    let umbrella = header.map { "umbrella header \"\($0.absolutePath)\"" }
    return """
      module \(name) {
        \(umbrella ?? "umbrella \"\(headers.absolutePath)\"")
        export *
      }

      """
  }

  /// What a Swift compiler that imports it is told.
  ///
  /// - Parameter folder: Where ``map`` lies, if it is used.
  func importArguments(mapIn folder: String) -> [String] {
    let map = ownMap ?? "\(folder)/module.modulemap"
    return (["-fmodule-map-file=\(map)", "-I\(headers)"] + systemFlags("--cflags")).flatMap {
      ["-Xcc", $0]
    }
  }

  var needsMap: Bool { ownMap == nil }

  /// What pkg-config says of the library that it stands for.
  func systemFlags(_ question: String) -> [String] {
    guard let pkgConfig,
      let answer = try? ChildProcess.output(
        of: "/usr/bin/env", ["pkg-config", question, pkgConfig]),
      answer.end == .exited(0)
    else { return [] }
    return String(decoding: answer.output, as: UTF8.self).split { $0.isWhitespace }.map(String.init)
  }
}

extension String {
  /// The path from the root on.
  var absolutePath: String { URL(fileURLWithPath: self).standardizedFileURL.path }
}
