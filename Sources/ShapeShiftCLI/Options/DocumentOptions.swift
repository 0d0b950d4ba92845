import ArgumentParser
import DocumentModel
import DocumentViews

/// Which document, and what is changed in it before it is read.
struct DocumentOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The document; - for standard input. Or Swift code: a file, a folder or a package.",
      valueName: "doc"))
  var document: String

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Set a value of the document, such as fill.hue=0.5 or /fill/hue=0.5; may be repeated.",
      valueName: "path=value"))
  var set: [String] = []

  @Option(
    help: ArgumentHelp(
      "A JSON or CSV file: the members of an object become values, rows the value data.",
      valueName: "file"))
  var data: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The document as it was at a step of its history: 12, -3, 5m or a label.", valueName: "step"))
  var at: String?

  @Option(
    help: ArgumentHelp(
      "Of Swift code: the preview of this name, or of this number from 1.", valueName: "name"))
  var preview: String?

  @Option(
    help: ArgumentHelp(
      "Of a Swift file or folder: a view that is made without arguments, in place of previews.",
      valueName: "name"))
  var type: String?

  var file: InputFile { InputFile(document) }

  /// The document, read and checked.
  @MainActor
  func read(limits: DocumentLimits) throws(Failure) -> SceneDocument {
    try read(try source(limits: limits), limits: limits)
  }

  /// The document of a file that was read before.
  ///
  /// - Parameter data: Data that stands in no file.
  @MainActor
  func read(
    _ source: SourceText, data: JSONValue? = nil, limits: DocumentLimits
  ) throws(Failure) -> SceneDocument {
    guard !file.isSwiftCode else { return try swiftScene(data: data, limits: limits) }
    let reader = try reader(data: data, limits: limits)
    do throws(DocumentErrors) {
      return try reader.read(source)
    } catch {
      throw Failure(error.diagnostics)
    }
  }

  /// The previews of Swift code.
  @MainActor
  func swiftPreviews(limits: DocumentLimits) throws(Failure) -> SwiftPreviews {
    for (option, isGiven) in [
      ("--set", !set.isEmpty), ("--data", data != nil), ("--at", at != nil),
    ]
    where isGiven {
      throw Failure(.usage, "\(option) is for documents; \(document) is Swift code")
    }
    return try SwiftPreviews(file, type: type, limits: limits)
  }

  @MainActor
  private func swiftScene(
    data: JSONValue?, limits: DocumentLimits
  ) throws(Failure) -> SceneDocument {
    guard data == nil else {
      throw Failure(.usage, "data is for documents; \(document) is Swift code")
    }
    let swift = try swiftPreviews(limits: limits)
    return swift.scene(try swift.preview(preview).index)
  }

  /// What reads the document, with what is changed in it.
  func reader(data: JSONValue? = nil, limits: DocumentLimits) throws(Failure) -> SceneReader {
    for (option, value) in [("--preview", preview), ("--type", type)] where value != nil {
      throw Failure(.usage, "\(option) is for Swift code; \(document) is a document")
    }
    let data = if let data { data } else { try dataValue(limits) }
    return SceneReader(limits: limits, root: file.folder, overrides: try overrides(), data: data)
  }

  /// The text of the document, now or as it was.
  func source(limits: DocumentLimits) throws(Failure) -> SourceText {
    guard let at else {
      return file.isSwift || !file.isSwiftCode
        ? try file.source(limits: limits) : try SwiftSources.text(of: document)
    }
    let store = try HistoryOptions.open(document, Console(), limits, for: .looking)
    do {
      let id = try StepName(at).resolve(in: store, now: HistoryOptions.now)
      let text = JSONWriter.canonical(try store.value(at: id))
      return SourceText(name: "\(document), step \(id)", text: text)
    } catch {
      throw Failure(error) ?? Failure(.internalError, "\(error)")
    }
  }

  private func overrides() throws(Failure) -> [SceneReader.Override] {
    try set.map { (text) throws(Failure) in
      guard let equals = text.firstIndex(of: "=") else {
        throw Failure(.usage, "--set \(text) has no \"=\"; expected a path, = and a value")
      }
      return SceneReader.Override(
        String(text[..<equals]), text: String(text[text.index(after: equals)...]))
    }
  }

  private func dataValue(_ limits: DocumentLimits) throws(Failure) -> JSONValue? {
    guard let data else { return nil }
    let result = DataReader.read(try InputFile(data).source(limits: limits), limits: limits)
    guard let value = result.value else { throw Failure(result.diagnostics) }
    return value
  }
}
