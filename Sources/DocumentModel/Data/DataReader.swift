/// Reads the files of `--data`: JSON, or CSV if the name ends in `.csv`.
package enum DataReader {
  /// The value of a data file, and what is wrong with it.
  package static func read(_ source: SourceText, limits: DocumentLimits = DocumentLimits())
    -> (value: JSONValue?, diagnostics: [Diagnostic])
  {
    if source.name.lowercased().hasSuffix(".csv") { return CSVReader.read(source, limits: limits) }
    let reading = JSONReader.read(source, limits: limits)
    return (reading.root?.value, reading.diagnostics)
  }
}
