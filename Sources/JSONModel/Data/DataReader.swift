/// Reads the files of `--data` by the end of their name: CSV for `.csv`, `.tsv` or `.tab`, an array of the lines' values for
/// `.jsonl` or `.ndjson`, otherwise JSON.
package enum DataReader {
  /// Returns the text in which values of a file have their places: that of the file, in UTF-8.
  package static func text(of source: SourceText) -> SourceText {
    CSVReader.reads(source.name) ? CSVDialect(source).source : source
  }

  /// The value of a data file, whose objects know their places, and the problems in the file.
  package static func read(_ source: SourceText, limits: DocumentLimits = DocumentLimits())
    -> (value: JSONValue?, diagnostics: [Diagnostic])
  {
    if CSVReader.reads(source.name) { return CSVReader.read(source, limits: limits) }
    if JSONLines.reads(source.name) {
      let lines = JSONLines.read(source, limits)
      let problems = lines.flatMap(\.diagnostics)
      guard problems.isEmpty else { return (nil, Array(problems.prefix(limits.diagnostics))) }
      let rows = JSONNode(
        elements: lines.compactMap(\.root), source: source, range: 0..<source.bytes.count)
      return (rows.located, [])
    }
    let reading = JSONReader.read(source, limits: limits)
    return (reading.root?.located, reading.diagnostics)
  }
}

/// Reads files with a JSON value per line.
///
/// Source: "JSON Lines", https://jsonlines.org.
enum JSONLines {
  /// Returns whether a file's name is that of JSON Lines.
  static func reads(_ name: String) -> Bool {
    [".jsonl", ".ndjson"].contains { name.lowercased().hasSuffix($0) }
  }

  /// The values of the lines that are not blank, with their places in the file.
  static func read(_ source: SourceText, _ limits: DocumentLimits) -> [JSONReading] {
    let lines = source.bytes.split(separator: ASCII.lineFeed, omittingEmptySubsequences: true)
    return lines.filter { $0.contains { $0 > ASCII.space } }.map {
      JSONReader.read(source, part: $0.indices, limits: limits)
    }
  }
}
