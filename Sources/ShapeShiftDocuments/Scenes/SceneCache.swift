import DocumentModel
package import DocumentViews
package import JSONModel
import ShapeShift

/// A reader of scenes other than documents.
package struct SceneReading: Sendable {
  /// The scene of an input; nil for a document.
  package var scene: @MainActor @Sendable (DocumentInput) throws(RequestError) -> SceneDocument?
  /// The text of an input, for its digest; nil for a document.
  package var text: @Sendable (DocumentInput) throws(RequestError) -> SourceText?
  /// Receives warnings about histories.
  package var note: @Sendable (String) -> Void
  /// The views and functions that a program adds.
  package var vocabulary = DocumentVocabulary()

  package init(
    scene: @escaping @MainActor @Sendable (DocumentInput) throws(RequestError) -> SceneDocument?,
    text: @escaping @Sendable (DocumentInput) throws(RequestError) -> SourceText?,
    note: @escaping @Sendable (String) -> Void
  ) {
    (self.scene, self.text, self.note) = (scene, text, note)
  }

  /// Documents and SVG files alone.
  package static let documents = SceneReading(
    scene: { (input: DocumentInput) throws(RequestError) in
      guard InputFile(input.path).suffix != "swift" else {
        throw RequestError(
          .usage, "\(input.path) is Swift code, which only the command renders",
          help: "in a program, render views with ImageRenderer")
      }
      return nil
    }, text: { _ in nil }, note: { _ in })
}

extension SceneReading {
  /// The text of an input, now or as it was.
  package func source(_ input: DocumentInput) throws(RequestError) -> SourceText {
    if let text = try text(input) { return text }
    return try input.source(note)
  }
}

extension SceneReading {
  /// Returns the reader of documents and SVG files, with a program's additions.
  static func documents(_ vocabulary: DocumentVocabulary) -> SceneReading {
    var reading = documents
    reading.vocabulary = vocabulary
    return reading
  }
}

/// Data shared by the images of one run: documents and fonts are read once.
@MainActor
package final class SceneCache {
  private let reading: SceneReading
  private var sources: [String: SourceText] = [:]
  private var scenes: [String: SceneDocument] = [:]
  private var fonts: [String: Fonts] = [:]

  nonisolated package init(_ reading: SceneReading = .documents) { self.reading = reading }

  /// The bytes of a document, now or at a step of its history.
  private func source(_ input: DocumentInput) throws(RequestError) -> SourceText {
    let key = "\(input.step ?? "")\n\(input.path)"
    if let known = sources[key] { return known }
    let source = try reading.source(input)
    sources[key] = source
    return source
  }

  /// Refuses Swift source in a request with `"code": false`.
  func checkCode(of input: DocumentInput) throws(RequestError) {
    guard !input.runsCode, try reading.text(input) != nil else { return }
    throw RequestError(
      .usage, "\(input.path) is Swift source, but \"code\" is false",
      help: "remove \"code\": false if you trust the source; it runs with your permissions")
  }

  /// A document; one that nothing is changed in is decoded once.
  package func scene(
    _ input: DocumentInput
  ) throws(RequestError) -> (scene: SceneDocument, source: SourceText) {
    let source = try source(input)
    guard input.changes.isEmpty, input.data == nil, input.step == nil else {
      return (try scene(input, source), source)
    }
    let key = Self.key(input)
    if let known = scenes[key] { return (known, source) }
    let scene = try scene(input, source)
    scenes[key] = scene
    return (scene, source)
  }

  /// Tells inputs apart: a file of Swift code has several previews, and limits may differ.
  private static func key(_ input: DocumentInput) -> String {
    JSONWriter.compact(.object(input.members))
  }

  private func scene(
    _ input: DocumentInput, _ source: SourceText
  ) throws(RequestError) -> SceneDocument {
    if let scene = try reading.scene(input) { return scene }
    return try input.scene(of: source, reading.vocabulary)
  }

  /// The fonts for a document.
  package func library(
    _ layout: LayoutSettings, for document: SceneDocument
  ) throws(RequestError) -> Fonts {
    let names = document.fonts.map { "\($0.name)=\($0.url.path)" }
    let key = ([layout.fonts.rawValue, "\(document.isStill)"] + layout.fontFolders + names).joined(
      separator: "\n")
    if let known = fonts[key] { return known }
    let library = try layout.library(for: document)
    fonts[key] = library
    return library
  }
}

extension DocumentInput {
  /// The document of a file that was read before.
  @MainActor
  package func scene(
    of source: SourceText, _ vocabulary: DocumentVocabulary = DocumentVocabulary()
  ) throws(RequestError) -> SceneDocument {
    let reader = try reader(vocabulary)
    do throws(DocumentErrors) {
      return try reader.read(source)
    } catch {
      throw RequestError(error.diagnostics)
    }
  }

  /// Returns the reader of the document, with its changes.
  package func reader(
    _ vocabulary: DocumentVocabulary = DocumentVocabulary()
  ) throws(RequestError) -> SceneReader {
    for (option, value) in [("--preview", preview), ("--type", viewType)] where value != nil {
      throw RequestError(
        .usage, "\(option) applies only to Swift code; \(path) is a document",
        help: "remove \(option)")
    }
    return SceneReader(
      limits: limits, root: InputFile(path).folder, overrides: changes, data: try dataValue(),
      vocabulary: vocabulary)
  }

  private func dataValue() throws(RequestError) -> JSONValue? {
    switch data {
    case nil: return nil
    case .value(let value)?: return value
    case .file(let path)?:
      guard !path.hasPrefix("{"), !path.hasPrefix("[") else {
        throw RequestError(
          .usage, "--data expects a file name, not JSON",
          help: "set a value with --set NAME=VALUE, or pass JSON on standard input with --data -")
      }
      let result = DataReader.read(try InputFile(path).source(limits: limits), limits: limits)
      guard let value = result.value else { throw RequestError(result.diagnostics) }
      return value
    }
  }

  /// The text of the document, now or as it was.
  package func source(_ note: (String) -> Void = { _ in }) throws(RequestError) -> SourceText {
    guard let step else { return try InputFile(path).source(limits: limits) }
    guard path != "-" else {
      throw RequestError(
        .usage, "a document from standard input has no history",
        help: "pass the document as a file")
    }
    do {
      let (store, notes) = try DocumentStore.open(path, limits: limits, for: .looking)
      for odd in notes { note(odd.sentence) }
      let id = try StepName(step).resolve(in: store)
      let text = JSONWriter.canonical(try store.value(at: id))
      return SourceText(name: "\(path), step \(id)", text: text)
    } catch {
      throw RequestError(any: error)
    }
  }
}
