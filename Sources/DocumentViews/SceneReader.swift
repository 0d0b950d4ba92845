package import DocumentModel
package import Foundation
import VectorGeometry
import VectorGraphics
import ViewTree

/// Reads documents: the plain model, and documents with views.
package struct SceneReader {
  private let limits: DocumentLimits
  private let root: URL?
  private let overrides: [DocumentChange]
  private let data: JSONValue?
  private let vocabulary: DocumentVocabulary
  private var requested = RequestedEnvironment()

  /// - Parameters:
  ///   - limits: What a document may ask for.
  ///   - root: The folder beneath which everything lies that a document may read; nil if it may
  ///     read nothing.
  ///   - overrides: Changes made before reading, in their order.
  ///   - data: What becomes the document's values: the members of an object, or `values.data`.
  ///   - vocabulary: Views and functions that the program adds.
  package init(
    limits: DocumentLimits = DocumentLimits(), root: URL? = nil, overrides: [DocumentChange] = [],
    data: JSONValue? = nil, vocabulary: DocumentVocabulary = DocumentVocabulary()
  ) {
    self.vocabulary = vocabulary
    self.limits = limits
    self.root = root
    self.overrides = overrides
    self.data = data
  }

  /// The scene of a document.
  ///
  /// - Throws: All that is wrong with it, in the order of places.
  package func read(_ source: SourceText) throws(DocumentErrors) -> SceneDocument {
    try read(source, isState: false)
  }

  /// - Parameter isState: Whether it is a state of a film, whose own script does not count.
  func read(_ source: SourceText, isState: Bool) throws(DocumentErrors) -> SceneDocument {
    var nesting = DocumentNesting()
    if let file = file(of: source) {
      let path = file.standardizedFileURL.resolvingSymlinksInPath().path
      nesting.links = [DocumentNesting.Link(name: file.lastPathComponent, path: path)]
    }
    return try read(source, isState: isState, in: nil, nesting)
  }

  /// Reads a document that an image of another document shows; it counts toward that document's limits.
  func read(
    _ source: SourceText, in outer: DocumentDecoder, _ nesting: DocumentNesting
  ) throws(DocumentErrors) -> SceneDocument {
    try read(source, isState: false, in: outer, nesting)
  }

  private func read(
    _ source: SourceText, isState: Bool, in outer: DocumentDecoder?, _ nesting: DocumentNesting
  ) throws(DocumentErrors) -> SceneDocument {
    if EncodedImage.isMarkup(source.bytes) {
      return try SVGScene(source, root: root, changes: overrides, data: data, limits: limits)
        .document()
    }
    var files = DocumentFiles(root: root, vocabulary: vocabulary, requested: requested)
    files.nesting = nesting
    let loading = try load(source, files)
    let decoder = DocumentDecoder(limits: limits, files: files)
    decoder.isState = isState
    outer.map { decoder.begin(inside: $0) }
    defer { outer?.end(decoder) }
    var node = loading.node
    do {
      node = try OverrideList(overrides, data: data).applied(to: node)
    } catch {
      throw DocumentErrors([error], files: loading.files)
    }
    let scene = decoder.sceneInBothSchemes(node)
    guard var scene, decoder.diagnostics.allSatisfy({ $0.severity == .warning }) else {
      throw DocumentErrors(
        Diagnostic.sorted(decoder.diagnostics), files: loading.files + decoder.usedFiles)
    }
    scene.drawingSteps = limits.drawingSteps
    scene.files = loading.files + decoder.usedFiles
    scene.warnings = Diagnostic.sorted(decoder.diagnostics)
    if outer == nil {
      scene.warnings += Self.unusedValues(
        in: node, before: loading.node, data: data, overrides: overrides)
    }
    scene.root = node
    let (usesLocale, usesColorScheme) = (decoder.usesLocale, decoder.usesColorScheme)
    guard usesLocale || usesColorScheme else { return scene }
    scene.inEnvironment = { (requested) throws(DocumentErrors) in
      var reader = self
      if usesLocale { reader.requested.locale = requested.locale }
      if usesColorScheme { reader.requested.colorScheme = requested.colorScheme }
      guard reader.requested != self.requested else { return nil }
      return try reader.read(source, isState: isState)
    }
    return scene
  }

  /// The value of a file with its references resolved, and the files that it took.
  private func load(_ source: SourceText, _ files: DocumentFiles) throws(DocumentErrors)
    -> (node: JSONNode, files: [URL])
  {
    let reading = JSONReader.read(source, limits: limits)
    guard let node = reading.root else { throw allProblems(of: reading, files) }
    let name = Self.fileName(of: source)
    let file = self.file(of: source)
    guard reading.containsReferences else { return (node, file.map { [$0] } ?? []) }
    var resolver = ReferenceResolver(limits: limits) { path in
      do throws(Diagnostic) {
        return try files.bytes(of: path, limits: limits)
      } catch  where error.code == .fileUnreadable {
        throw Diagnostic(.referenceUnreadable, error.message)
      }
    }
    let resolution = resolver.resolve(node, path: name)
    let included = resolver.includedFiles.compactMap { root?.appendingPathComponent($0) }
    guard let resolved = resolution else {
      throw DocumentErrors(Diagnostic.sorted(resolver.diagnostics), files: included)
    }
    return (resolved, (file.map { [$0] } ?? []) + included)
  }

  private static func fileName(of source: SourceText) -> String {
    String(source.name.split(separator: "/").last ?? "document")
  }

  private func file(of source: SourceText) -> URL? {
    root.map { $0.appendingPathComponent(Self.fileName(of: source)) }
  }

  /// The problems of a file with broken tokens: its own, and those of the rest of the document.
  private func allProblems(of reading: JSONReading, _ files: DocumentFiles) -> DocumentErrors {
    guard let node = reading.repairedRoot, !reading.containsReferences else {
      return DocumentErrors(reading.diagnostics)
    }
    let decoder = DocumentDecoder(limits: limits, files: files)
    _ = decoder.scene(node)
    let broken = reading.diagnostics.compactMap(\.span)
    let others = decoder.diagnostics.filter { problem in
      guard let span = problem.span else { return true }
      return !broken.contains { $0.source === span.source && $0.range.overlaps(span.range) }
    }
    return DocumentErrors(Diagnostic.sorted(reading.diagnostics + others))
  }
}
