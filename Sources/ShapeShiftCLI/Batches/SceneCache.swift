import DocumentModel
import DocumentViews
import ShapeShift

/// What several pictures of one run share: documents and fonts are read once.
@MainActor
final class SceneCache {
  private var sources: [String: SourceText] = [:]
  private var scenes: [String: SceneDocument] = [:]
  private var fonts: [String: Fonts] = [:]

  /// The bytes of a document, now or at a step of its history.
  private func source(
    _ options: DocumentOptions, _ limits: DocumentLimits
  ) throws(Failure) -> SourceText {
    let key = "\(options.at ?? "")\n\(options.document)"
    if let known = sources[key] { return known }
    let source = try options.source(limits: limits)
    sources[key] = source
    return source
  }

  /// A document; one that nothing is changed in is decoded once.
  func scene(
    _ options: DocumentOptions, data: JSONValue? = nil, _ limits: DocumentLimits
  ) throws(Failure) -> (scene: SceneDocument, source: SourceText) {
    let source = try source(options, limits)
    let isPlain = options.set.isEmpty && options.data == nil && data == nil && options.at == nil
    if isPlain, let known = scenes[options.document] { return (known, source) }
    let scene = try options.read(source, data: data, limits: limits)
    if isPlain { scenes[options.document] = scene }
    return (scene, source)
  }

  /// The fonts for a document.
  func library(_ options: StageOptions, for document: SceneDocument) throws(Failure) -> Fonts {
    let names = document.fonts.map { "\($0.name)=\($0.url.path)" }
    let key = ([options.fonts.rawValue] + options.fontDir + names).joined(separator: "\n")
    if let known = fonts[key] { return known }
    let library = try options.library(for: document)
    fonts[key] = library
    return library
  }
}
