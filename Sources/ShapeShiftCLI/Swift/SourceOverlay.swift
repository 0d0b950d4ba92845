import FileStorage
import Foundation
import MacroSyntax

/// Files of Swift that the compiler is to read other than they are: in the same places, without what it refuses here.
///
/// Source: LLVM, "Virtual File System overlay file", as `-vfsoverlay` takes it.
struct SourceOverlay {
  private var replaced: [(path: String, text: String)] = []

  /// Looks for the words of Apple's systems in files.
  init(of files: [String]) throws(Failure) {
    for file in files {
      let source = String(decoding: try SwiftModule.contents(of: file), as: UTF8.self)
      guard let plain = AppleWords.plain(source) else { continue }
      replaced.append((file, plain))
    }
  }

  /// What the compiler is told; the texts and the list of them go to a folder.
  func arguments(in folder: String) throws(Failure) -> [String] {
    guard !replaced.isEmpty else { return [] }
    var entries: [Root] = []
    for (index, file) in replaced.enumerated() {
      let text = "\(folder)/plain-\(index).swift"
      try SwiftCompiler.write(Array(file.text.utf8), to: text)
      let path = Self.absolute(file.path)
      entries.append(
        Root(
          name: FileSystem.folder(of: path),
          contents: [Root.File(name: FileSystem.name(of: path), contents: Self.absolute(text))]))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let list = try? encoder.encode(Overlay(roots: entries)) else {
      preconditionFailure("names of files can be written as JSON")
    }
    let path = "\(folder)/overlay.json"
    try SwiftCompiler.write(Array(list), to: path)
    return ["-vfsoverlay", path]
  }

  private static func absolute(_ path: String) -> String {
    // Without `..`, and with links as they are named: so does the compiler look for them.
    URL(fileURLWithPath: path).standardized.path
  }

  private struct Overlay: Encodable {
    let version = 0
    /// What the compiler says is of the files as they are named.
    let usesOtherNames = false
    let roots: [Root]

    enum CodingKeys: String, CodingKey {
      case version, roots
      case usesOtherNames = "use-external-names"
    }
  }

  private struct Root: Encodable {
    let type = "directory"
    let name: String
    let contents: [File]

    enum CodingKeys: String, CodingKey {
      case type, name, contents
    }

    struct File: Encodable {
      let type = "file"
      let name: String
      let contents: String

      enum CodingKeys: String, CodingKey {
        case type, name
        case contents = "external-contents"
      }
    }
  }
}
