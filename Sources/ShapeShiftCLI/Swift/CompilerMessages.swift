import DocumentModel
import DocumentViews
import FileStorage
import Foundation
import IntegerConversion

/// What a Swift compiler says, as problems with their places.
struct CompilerMessages {
  private(set) var diagnostics: [Diagnostic] = []
  private var sources: [String: SourceText] = [:]
  /// The lines of errors and warnings so far: the compiler may say one several times.
  private var said: Set<Substring> = []
  /// The names of the files in which an import was suggested.
  private var filesWithoutImport: Set<String> = []
  /// Whether the last of them had been said before, so that what is noted of it has been as well.
  private var isRepeated = false

  /// Reads the style `llvm`: `path:line:column: error: text`, then the source and a caret, which are left out.
  init(_ text: String) {
    for line in text.split(separator: "\n") { read(line) }
  }

  private mutating func read(_ line: Substring) {
    for kind in ["error", "warning", "note"] {
      guard let mark = line.range(of: ": \(kind): ") else { continue }
      let place = line[..<mark.lowerBound].split(separator: ":")
      guard place.count >= 3, let column = Int(place[place.count - 1]),
        let number = Int(place[place.count - 2])
      else { continue }
      let path = place.dropLast(2).joined(separator: ":")
      let span = span(path, line: number, column: column)
      if kind == "warning", span?.isInSelector == true { return }
      if kind != "note" { isRepeated = !said.insert(line).inserted }
      if isRepeated { return }
      add(kind, String(line[mark.upperBound...]), at: span)
      return
    }
    // Without a place: of the compiler itself.
    if let message = line.split(separator: "error: ", maxSplits: 1).last,
      line.hasPrefix("<unknown>:0: error: ") || line.hasPrefix("error: ")
    {
      add("error", String(message), at: nil)
    }
  }

  private mutating func add(_ kind: String, _ message: String, at span: SourceSpan?) {
    let message = message.prefix(1).lowercased() + message.dropFirst()
    switch kind {
    case "note":
      guard !diagnostics.isEmpty else { return }
      diagnostics[diagnostics.count - 1].notes.append(Diagnostic.Note(message, at: span))
    case "warning":
      diagnostics.append(Diagnostic(.swiftWarning, message, severity: .warning, at: span))
    default:
      diagnostics.append(Diagnostic(.swiftError, message, at: span, help: help(for: message, span)))
    }
  }

  /// Returns what to do about names that are unknown because a file imports nothing; only for the first of a file.
  private mutating func help(for message: String, _ span: SourceSpan?) -> String? {
    guard message.hasPrefix("cannot find "), message.hasSuffix(" in scope"),
      let source = span?.source,
      !source.importsModules, filesWithoutImport.insert(source.name).inserted
    else { return nil }
    return "write \"import SwiftUI\" at the top of the file"
  }

  private mutating func span(_ path: String, line: Int, column: Int) -> SourceSpan? {
    source(path)?.span(line: line, column: column)
  }

  /// A place in a file; nil where there is none.
  static func span(in path: String, line: Int, column: Int) -> SourceSpan? {
    var messages = CompilerMessages("")
    return messages.span(path, line: line, column: column)
  }

  private mutating func source(_ path: String) -> SourceText? {
    if let known = sources[path] { return known }
    guard let contents = try? FileSystem.contents(of: path) else { return nil }
    let source = SourceText(name: path, bytes: contents.bytes)
    sources[path] = source
    return source
  }
}

extension SourceSpan {
  /// Whether `#selector(` stands before it with nothing but a function's name between; what the compiler reads there
  /// is not what the file says.
  fileprivate var isInSelector: Bool {
    let before = source.bytes[..<range.lowerBound].reversed()
    let name = before.prefix { $0.isOfSwiftName || $0 == UInt8(ascii: ".") }
    return before.dropFirst(name.count).starts(with: "#selector(".utf8.reversed())
  }
}

extension SourceText {
  /// Whether a line imports a module.
  fileprivate var importsModules: Bool {
    bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      String(decoding: line, as: UTF8.self).split(separator: " ").contains("import")
    }
  }

  /// The word at a place, both counted from 1; nil behind the end.
  fileprivate func span(line: Int, column: Int) -> SourceSpan? {
    let start = offset(ofLine: line) + column - 1
    guard start >= 0, start <= bytes.count else { return nil }
    let word = bytes[start...].prefix { $0.isOfSwiftName }
    return SourceSpan(source: self, range: start..<start + max(word.count, 1))
  }

  /// Where a line begins, counted from 1.
  fileprivate func offset(ofLine line: Int) -> Int {
    var (rest, offset) = (line - 1, 0)
    while rest > 0, offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "\n") { rest -= 1 }
      offset += 1
    }
    return offset
  }
}

extension UInt8 {
  fileprivate var isOfSwiftName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

extension DiagnosticCode {
  static let swiftError = DiagnosticCode(
    "E0801", "Swift compiler error",
    """
    A Swift file does not compile. The message is that of the Swift compiler. Docs/Compatibility.md lists the parts \
    of SwiftUI that ShapeShift does not support.
    """)
  static let swiftWarning = DiagnosticCode(
    "E0802", "Swift compiler warning",
    "The Swift compiler reports a warning in a file. The file is rendered anyway.")

  static let swiftCrash = DiagnosticCode(
    "E0803", "Preview crash or timeout",
    """
    The code of a preview ended its rendering process, or it took more than 10 s of processor time, 60 s or 2 GiB of \
    memory for one image. The location is that of the innermost call in the file's own code. The other previews are \
    rendered.
    """)

  static let skippedFile = DiagnosticCode(
    "E0804", "Skipped Swift file",
    """
    A file of a folder or a package does not compile, for example because it imports an unavailable module such as \
    WatchKit. It is skipped, with the files that use its types; the other files are compiled and rendered.
    """)

  /// Every code of this module and of SVG files, in order.
  static let commandCodes = [swiftError, swiftWarning, swiftCrash, skippedFile] + svgCodes
}

extension Diagnostic {
  /// Whether the compiler stopped the check of an expression.
  ///
  /// Source: the compiler's `DiagnosticsSema.def`, `expression_too_complex`.
  var isGivenUp: Bool {
    severity == .error
      && message.hasPrefix(
        "the compiler is unable to type-check this expression in reasonable time")
  }

  /// Whether a name or a module is missing.
  ///
  /// The compiler reports these errors before it type-checks expressions.
  ///
  /// Source: the compiler's `DiagnosticsSema.def`, `cannot_find_in_scope`, `cannot_find_type_in_scope`, `sema_no_import`.
  var isOfMissingName: Bool {
    severity == .error
      && (SwiftProject.missingName(in: message) != nil || message.hasPrefix("no such module '"))
  }
}
