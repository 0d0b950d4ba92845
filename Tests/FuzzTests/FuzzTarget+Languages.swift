import DocumentModel
import Foundation
import ShapeMorphing
import VectorGeometry

@testable import ShapeShiftCLI

/// What people write by hand.
extension FuzzTarget {
  static let languages = [expression, path, morph, json, csv, jsonLines, patch]

  private static let expression = FuzzTarget(
    name: "expression",
    words: [
      "a", "b.c", "(", ")", "[", "]", "+", "*", "%", "?", ":", "&&", "||", "==", "<=", "..<", "...",
      "count(", "format(", "range(", "max(", "repeat(", "join(", "round(", "true", "null", "'x'",
      "1e308", "-1", "0.1",
    ],
    shortRuns: 2000
  ) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    let scope = ExpressionScope(["a": [1, 2, 3], "b": ["c": 4], "s": "text"])
    do throws(ExpressionError) {
      let expression = try Expression(parsing: text)
      _ = (expression.names, expression.references)
      var budget = ExpressionBudget(limit: 2000)
      _ = try expression.evaluate(in: scope, budget: &budget)
    } catch {
      let length = text.utf8.count
      try expect(!error.message.isEmpty, "an error without words")
      try expect(
        error.range.lowerBound >= 0 && error.range.upperBound <= max(length, 1),
        "an error at \(error.range) in a text of \(length) bytes")
    }
  }

  private static let path = FuzzTarget(
    name: "path",
    words: [
      "M0 0", "L10-5", "C1 2 3 4 5 6", "Q", "T", "S", "A5 5 0 01 9 9", "z", "1e308", "-.5e-300",
    ],
    shortRuns: 1500
  ) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    do throws(PathSyntaxError) {
      let path = try Path(svg: text)
      _ = (path.boundingRect, path.isEmpty, path.contains(CGPoint(x: 1, y: 1)))
      guard Path(path.description) == nil else { return }
    } catch {
      return try expect(!"\(error)".isEmpty, "an error without words")
    }
    throw Finding(description: "a path can't read its own description")
  }

  /// Where morphs must have finite numbers.
  private static let plane = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)

  /// Two paths, one per line: the path in the middle has finite numbers and can be written and read.
  private static let morph = FuzzTarget(
    name: "morph",
    words: ["M0 0", "L10-5", "C1 2 3 4 5 6", "A5 5 0 01 9 9", "z", "\n", "1e9", "-"],
    longest: 160, shortRuns: 30, countsAccepted: true
  ) { bytes in
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard lines.count == 2, let from = try? Path(svg: String(lines[0])),
      let to = try? Path(svg: String(lines[1])),
      [from, to].allSatisfy({ plane.contains($0.boundingRect) })
    else { return }
    accept()
    let plan = MorphPlan(from: from, to: to)
    for path in [plan.path(at: 0.5), plan.compatibleEnds.from] {
      let data = MorphText.data(path)
      try expectFiniteNumbers(data.utf8, input: [])
      guard (try? Path(svg: data)) == nil else { continue }
      throw Finding(description: "the path in the middle can't be read: \(data)")
    }
  }

  /// What is read can be written, and is read as the same again.
  private static let json = FuzzTarget(
    name: "json",
    words: [
      "{", "}", "[", "]", "\"$ref\":", "0x1F", "+.5e-3", "Infinity", "NaN", "//", "/*", "*/", "'a'",
      "\\u00e9", "\\uD83D", "null", "true", "1e400", ",", ":",
    ],
    shortRuns: 1500
  ) { bytes in
    let reading = JSONReader.read(SourceText(name: "f", bytes: bytes), limits: limits)
    try expect(
      (reading.root == nil) == !reading.diagnostics.isEmpty, "no value and no problem, or both")
    try expectPlaces(reading.diagnostics)
    guard let value = reading.root?.value else { return }
    let text = JSONWriter.canonical(value)
    let again = JSONReader.read(SourceText(name: "f", text: text), limits: limits)
    try expect(
      again.root?.value.isIdentical(to: value) == true, "another value is read from \(text)")
  }

  private static let csv = FuzzTarget(
    name: "csv", words: ["\"", "\"\"", ",", "\r\n", "1e5", "-0.5"], shortRuns: 1500
  ) { bytes in
    let reading = CSVReader.read(SourceText(name: "f.csv", bytes: bytes), limits: limits)
    try expect(
      (reading.value == nil) == !reading.diagnostics.isEmpty, "no value and no problem, or both")
    try expectPlaces(reading.diagnostics)
    let table = CSVReader.table(SourceText(name: "f.csv", bytes: bytes), limits: limits)
    if let value = reading.value {
      try expect(table.rows.count == value.array?.count, "rows are lost")
    }
    for row in table.rows {
      try expect(row.cells.isEmpty == !row.diagnostics.isEmpty, "cells and a problem, or neither")
      try expectPlaces(row.diagnostics)
    }
  }

  /// Rows of a template, a JSON object per line.
  private static let jsonLines = FuzzTarget(
    name: "json-lines", words: ["{\"a\":1}", "\n", "\"a\":", "[1,2]", "null", "\r\n", "{", "}"],
    shortRuns: 1000
  ) { bytes in
    let table = DataTable.read(SourceText(name: "f.jsonl", bytes: bytes), limits: limits)
    try expectPlaces(table.diagnostics)
    for row in table.rows {
      try expect(row.cells.isEmpty || row.diagnostics.isEmpty, "a row with cells and problems")
      try expectPlaces(row.diagnostics)
      let known: [JSONValue] = [.null, true, 1, "a", [], [:]]
      for cell in row.cells { for value in known { _ = try? cell.value(inPlaceOf: value) } }
    }
  }

  /// A document and a patch: what a patch changes, its inverse and the difference undo.
  private static let patch = FuzzTarget(
    name: "patch",
    words: [
      #"{"op":"add","path":"/a/-","value":1}"#, #""op":"move""#, #""from":"/a""#, #""op":"test""#,
      "~0", "~1", "/0", "/-",
    ]
  ) { bytes in
    guard let root = JSONReader.read(SourceText(name: "f", bytes: bytes), limits: limits).root,
      case .array(let parts) = root.value, parts.count == 2
    else { return }
    do {
      let (changed, inverse) = try JSONPatch(json: parts[1]).applied(to: parts[0])
      for back in [inverse, JSONPatch(from: changed, to: parts[0])] {
        try expect(
          try back.applied(to: changed).value.isIdentical(to: parts[0]),
          "\(back) does not lead back")
      }
    } catch let error as Diagnostic {
      try expect(!error.description.isEmpty, "an error without words")
    }
  }

  /// Small enough that no input takes long.
  static let limits: DocumentLimits = {
    var limits = DocumentLimits()
    (limits.depth, limits.values, limits.nodes, limits.expressionSteps) = (40, 2000, 300, 5000)
    limits.drawingSteps = 50_000_000
    return limits
  }()

  static func expectPlaces(_ diagnostics: [Diagnostic]) throws {
    for diagnostic in diagnostics {
      if let span = diagnostic.span {
        let length = span.source.bytes.count
        try expect(
          span.range.lowerBound >= 0 && span.range.upperBound <= length,
          "a problem at \(span.range) in \(length) bytes")
      }
      try expect(!diagnostic.description.isEmpty, "a problem without words")
    }
  }
}
