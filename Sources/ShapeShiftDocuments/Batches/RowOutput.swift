import DocumentModel
import FileStorage
import Foundation
import ShapeShift

/// The output of rows: a folder, and in it a name for each row, made from its cells.
package struct RowOutput {
  private enum Piece {
    case text(String)
    case value(column: String, format: String?)
  }

  package let folder: String
  /// The verb that writes files of such names.
  package let verb: String
  private let pieces: [Piece]
  private let pattern: String

  /// The placeholder for the number of a row, from 1, unless a column has that name.
  private static let rowName = "row"
  /// The format that makes text fit for names in addresses.
  private static let slug = "slug"

  /// - Parameters:
  ///   - output: A folder, or a pattern such as `out/{name}.png`.
  ///   - document: The template, which names the images if `output` is a folder.
  ///   - verb: The verb that writes the images, or `nil` to derive it from the pattern's extension.
  package init(_ output: String, document: InputFile, verb: String? = nil) throws(RequestError) {
    let parts = output.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let first = parts.firstIndex(where: { $0.contains("{") || $0.contains("}") }) else {
      let suffix = output.pathSuffix
      guard PictureFormat(fileExtension: suffix) == nil,
        AnimatedFormat(fileExtension: suffix) == nil
      else {
        throw RequestError(
          .usage, "every row would write \(output)",
          help: "use a column, for example -o '{name}.\(suffix)', or '{row}' for the row number")
      }
      folder = output
      pattern = "\(document.stem)-{\(Self.rowName)}.png"
      pieces = [
        .text("\(document.stem)-"), .value(column: Self.rowName, format: nil), .text(".png"),
      ]
      self.verb = verb ?? "render"
      return
    }
    let before = parts[..<first].joined(separator: "/")
    folder = before.isEmpty ? (output.hasPrefix("/") ? "/" : ".") : before
    pattern = parts[first...].joined(separator: "/")
    pieces = try Self.pieces(pattern, of: output)
    self.verb = verb ?? Self.verb(pattern)
  }

  private static func verb(_ pattern: String) -> String {
    if pattern.contains(/%0[0-9]+d/) { return "frames" }
    let suffix = pattern.pathSuffix
    if PictureFormat(fileExtension: suffix) != nil { return "render" }
    return AnimatedFormat(fileExtension: suffix) == nil ? "render" : "animate"
  }

  private static func pieces(_ pattern: String, of output: String) throws(RequestError) -> [Piece] {
    var pieces: [Piece] = []
    var rest = pattern[...]
    while let open = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      if open > rest.startIndex { pieces.append(.text(String(rest[..<open]))) }
      guard rest[open] == "{", let close = rest[open...].firstIndex(of: "}") else {
        throw RequestError(
          .usage, "-o \(output) has unbalanced braces",
          help: "put each column name in braces, for example 'out/{row}.png'")
      }
      let inside = rest[rest.index(after: open)..<close]
      let parts = inside.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard let column = parts.first, !column.isEmpty, !inside.contains("{") else {
        throw RequestError(
          .usage, "-o \(output) has braces without a column name",
          help: "write a column name between the braces")
      }
      let format = parts.count > 1 ? String(parts[1]) : nil
      pieces.append(.value(column: String(column), format: format))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    return pieces
  }

  /// The columns that names are made of.
  var columns: [String] {
    pieces.compactMap { if case .value(let column, _) = $0 { column } else { nil } }
  }

  /// Whether a name is there for every row, column or not.
  func check(_ table: DataTable, named name: String) throws(RequestError) {
    for column in columns where column != Self.rowName && !table.columns.contains(column) {
      throw RequestError(
        .usage, "unknown column \(Diagnostic.quoted(column)) in -o: \(name) does not have it",
        help: Suggestion.help(for: column, among: table.columns + [Self.rowName])
          ?? "the columns are \(table.columns.map(Diagnostic.quoted).joined(separator: ", "))")
    }
  }

  /// Returns the output name of a row.
  func name(for row: DataRow) throws(RequestError) -> String {
    var name = ""
    for piece in pieces {
      switch piece {
      case .text(let text): name += text
      case .value(let column, let format): name += try text(column, format, row)
      }
    }
    return name
  }

  private func text(
    _ column: String, _ format: String?, _ row: DataRow
  ) throws(RequestError) -> String {
    let cell = row.cells.first { $0.column == column }
    guard cell != nil || column == Self.rowName else {
      throw RequestError(
        .badDocument, "missing \(Diagnostic.quoted(column)), which is part of the output name")
    }
    let value = cell?.value ?? .number(JSONNumber(row.number))
    let written = try Self.text(value, cell?.text, format, column)
    guard !written.isEmpty, !written.contains("/"), !written.utf8.contains(0) else {
      throw RequestError(
        .badDocument,
        "\(Diagnostic.quoted(written)) in the column \(Diagnostic.quoted(column)) cannot be part of a file name",
        help: written.isEmpty
          ? "fill in the cell, or use another column in -o"
          : "use {\(column):\(Self.slug)} to remove characters that file names cannot contain")
    }
    return written
  }

  private static func text(
    _ value: JSONValue, _ written: String?, _ format: String?, _ column: String
  ) throws(RequestError) -> String {
    if format == nil, let written { return written }
    let text: String
    switch value {
    case .string(let string): text = string
    case .number(let number): text = number.text
    case .bool(let isTrue): text = isTrue ? "true" : "false"
    case .null, .array, .object:
      throw RequestError(
        .badDocument,
        "the column \(Diagnostic.quoted(column)) has \(value.kindName), which cannot be part of a file name"
      )
    }
    guard let format else { return text }
    if format == slug { return Self.slug(of: text) }
    do {
      let expression = try DocumentModel.Expression(parsing: "format(value, spec)")
      let scope = ExpressionScope(["value": value, "spec": .string(format)])
      return try expression.evaluate(in: scope).string ?? text
    } catch {
      throw RequestError(
        .usage, "the format \(Diagnostic.quoted(format)) of \(column): \(error.message)")
    }
  }

  /// Letters and digits in lower case, without accents, joined by `-`.
  private static func slug(of text: String) -> String {
    let plain = text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    return plain.split { !($0.isLetter || $0.isNumber) }.joined(separator: "-").lowercased()
  }
}
