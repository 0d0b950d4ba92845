import DocumentModel
import Foundation
import VectorGraphics
import ViewTree

extension DocumentDecoder {
  /// Returns the image of another document; `nil` after a report.
  func image(of use: EmbeddedDocument, in node: DocumentNode) -> Subject? {
    let place = node.argument("document")?.value ?? node.node
    guard let reading = at("document", { self.reading(of: use, at: place) }) else { return nil }
    guard countViews(reading.viewCount, at: place.span) else { return nil }
    checkValues(of: reading, use.path, in: node)
    if !embedded.contains(where: { $0.scene === reading.scene }) {
      embedded.append(reading)
      noteFiles(reading.document.files)
      noteFonts(reading.document.fonts.map { $0.inside(use.path) })
    }
    let image = use.image(reading.scene, reading.label)
    return .view { AnyView(image) }
  }

  /// Returns the document, read once with the same values.
  private func reading(of use: EmbeddedDocument, at place: JSONNode) -> EmbeddedReading? {
    let values = JSONNode(members: use.values, source: place.source, range: place.range)
    let key = [
      use.path, JSONWriter.compact(values.value), scope.environment.locale.locale.identifier,
      scope.environment.colorScheme ?? "",
    ]
    noteFile(use.path)
    do throws(DocumentErrors) {
      return try files.resources.readings.value(key, isKept: keepsReadings) {
        () throws(DocumentErrors) in try read(use, values)
      }
    } catch {
      noteFiles(error.files)
      for problem in error.diagnostics { reportInside(problem, at: place.span) }
      return nil
    }
  }

  private func read(
    _ use: EmbeddedDocument, _ values: JSONNode
  ) throws(DocumentErrors) -> EmbeddedReading {
    let (source, url): (SourceText, URL)
    do throws(Diagnostic) {
      url = try files.url(of: use.path)
      try checkNesting(of: url)
      source = try files.resources.sources.value(use.path) { () throws(Diagnostic) in
        try self.source(of: use.path)
      }
    } catch {
      throw DocumentErrors([error])
    }
    return try read(source, use, values, url)
  }

  private func checkNesting(of url: URL) throws(Diagnostic) {
    if let cycle = files.nesting.cycle(to: url.path) {
      throw Diagnostic(
        .referenceCycle, "the document contains itself: \(cycle)",
        help: "remove one of these images")
    }
    guard files.nesting.links.count <= DocumentNesting.maximumDepth else {
      throw Diagnostic(
        .nestedTooDeeply,
        "documents are nested deeper than \(DocumentNesting.maximumDepth) levels",
        help: "show the inner document directly")
    }
  }

  /// Returns the text of a document, which is the same object for each use.
  private func source(of path: String) throws(Diagnostic) -> SourceText {
    let bytes = try files.bytes(of: path, limits: limits)
    if let kind = FileSignature(bytes), FileSignature.isImage(bytes) {
      throw Diagnostic(
        .invalidImage, "\(Diagnostic.quoted(path)) is \(kind.noun), not a document",
        help: "write \"path\": \(Diagnostic.quoted(path))")
    }
    let folder = document.map { $0.source.name.split(separator: "/").dropLast() } ?? []
    let isAbsolute = document?.source.name.hasPrefix("/") == true
    let name = (isAbsolute ? "/" : "") + (folder + [Substring(path)]).joined(separator: "/")
    return SourceText(name: name, bytes: bytes)
  }

  private func read(
    _ source: SourceText, _ use: EmbeddedDocument, _ values: JSONNode, _ url: URL
  ) throws(DocumentErrors) -> EmbeddedReading {
    let folder = files.root?.appendingPathComponent(use.path).deletingLastPathComponent()
    var nesting = files.nesting
    nesting.links.append(DocumentNesting.Link(name: use.path, path: url.path))
    nesting.environment = scope.environment
    var data: JSONValue?
    if !use.values.isEmpty { data = values.located }
    let reader = SceneReader(
      limits: limits, root: folder, data: data,
      vocabulary: files.vocabulary)
    let before = viewCount
    let document = try reader.read(source, in: self, nesting)
    // Each image of the document counts its views.
    let viewCount = viewCount - before + DocumentNesting.viewsPerDocument
    self.viewCount = before
    for warning in document.warnings { reportInside(warning, at: values.span) }
    return EmbeddedReading(
      scene: EmbeddedScene(document, named: use.path), document: document, viewCount: viewCount)
  }

  /// Reports a problem of an embedded document.
  private func reportInside(_ problem: Diagnostic, at span: SourceSpan) {
    var problem = problem
    if problem.span == nil {
      (problem.span, problem.pointer) = (span, pointer)
      problem.notes += origins(at: span)
    } else {
      problem.notes.append(Diagnostic.Note("the image of the document is here", at: span))
    }
    report(problem)
  }

  /// Adds files to those that the document has used.
  func noteFiles(_ files: [URL]) {
    for file in files where !usedFiles.contains(file) { usedFiles.append(file) }
  }

  /// Adds fonts to those of the document.
  func noteFonts(_ fonts: [NamedFontFile]) {
    for font in fonts where !fontFiles.contains(font) { fontFiles.append(font) }
  }

  /// Warns of values that an embedded document does not use.
  private func checkValues(of reading: EmbeddedReading, _ path: String, in node: DocumentNode) {
    guard let given = node.argument("values")?.value, !given.isExpression,
      let members = given.members, let root = reading.document.root
    else { return }
    let used = UsedNames(in: root)
    let names = root["values"]?.members?.map(\.key) ?? []
    for member in members where !used.contains(member.key) {
      report(
        Diagnostic(
          .dataWithoutValues,
          "\(Diagnostic.quoted(path)) does not use the value \(Diagnostic.quoted(member.key))",
          severity: .warning, at: member.keySpan,
          pointer: pointer.appending("values").appending(member.key),
          help: used.suggestion(for: member.key, also: names)))
    }
  }
}

extension EmbeddedScene {
  /// Creates the scene of a document.
  fileprivate convenience init(_ document: SceneDocument, named name: String) {
    self.init(name: name) { host in
      // A document that first appears after a change has fonts that the scene did not know.
      let shaper = try RenamingShaper(shaper: host.shaper, path: name).adding(document.fonts)
      var configuration = document.configuration(
        scale: host.scale, shaper: shaper, inheriting: host.environment)
      configuration.host = host
      return try document.makeGraph(configuration)
    } background: { graph in
      document.background(in: graph)
    }
  }
}
