import ArgumentParser
import DocumentModel
import DocumentViews

/// Which document, and what is changed in it before it is read.
struct DocumentOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("The document; - for standard input.", valueName: "doc"))
  var document: String

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Set a value of the document, such as fill.hue=0.5 or /fill/hue=0.5; may be repeated.",
      valueName: "path=value"))
  var set: [String] = []

  @Option(
    help: ArgumentHelp("A JSON or CSV file that expressions know as data.", valueName: "file"))
  var data: String?

  @OptionGroup(title: "LIMITS")
  var limitOptions: LimitOptions

  var file: InputFile { InputFile(document) }

  /// The document, read and checked.
  func read() throws(Failure) -> SceneDocument {
    let limits = limitOptions.limits
    let overrides = try set.map { (text) throws(Failure) in
      try DocumentOverride(argument: text, limits: limits)
    }
    let source = try file.source(limits: limits)
    let reader = SceneReader(
      limits: limits, root: file.folder, overrides: overrides.map { ($0.pointer, $0.value) },
      data: try dataValue(limits))
    do throws(DocumentErrors) {
      return try reader.read(source)
    } catch {
      throw Failure(error.diagnostics)
    }
  }

  private func dataValue(_ limits: DocumentLimits) throws(Failure) -> JSONValue? {
    guard let data else { return nil }
    let result = DataReader.read(try InputFile(data).source(limits: limits), limits: limits)
    guard let value = result.value else { throw Failure(result.diagnostics) }
    return value
  }
}

/// A value that the command line puts in the place of the document's.
struct DocumentOverride {
  let pointer: JSONPointer
  let value: JSONValue

  /// Reads `path=value`; a value that is no JSON is a string.
  ///
  /// - Throws: `usage` when there is no `=`, no path, or a value that begins as JSON and isn't.
  init(argument: String, limits: DocumentLimits) throws(Failure) {
    guard let equals = argument.firstIndex(of: "=") else {
      throw Failure(.usage, "--set \(argument) has no \"=\"; expected a path, = and a value")
    }
    do throws(Diagnostic) {
      pointer = try JSONPointer(path: String(argument[..<equals]))
    } catch {
      throw Failure(.usage, "--set \(argument): \(error.message)")
    }
    let text = String(argument[argument.index(after: equals)...])
    let reading = JSONReader.read(SourceText(name: "--set", text: text), limits: limits)
    if let root = reading.root {
      value = root.value
    } else if let first = text.first, "{[\"'".contains(first) {
      var failure = Failure(reading.diagnostics)
      failure.status = .usage
      throw failure
    } else {
      value = .string(text)
    }
  }
}
