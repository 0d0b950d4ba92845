/// Reads the files of `--data`: CSV if the name ends in `.csv`, `.tsv` or `.tab`, otherwise JSON.
package enum DataReader {
  /// The value of a data file, and what is wrong with it.
  package static func read(_ source: SourceText, limits: DocumentLimits = DocumentLimits())
    -> (value: JSONValue?, diagnostics: [Diagnostic])
  {
    if CSVReader.reads(source.name) { return CSVReader.read(source, limits: limits) }
    let reading = JSONReader.read(source, limits: limits)
    return (reading.root?.value, reading.diagnostics)
  }
}
