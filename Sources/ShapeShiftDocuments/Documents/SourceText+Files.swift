public import DocumentModel
public import Foundation

extension SourceText {
  /// Reads a file, whose size is looked at before.
  ///
  /// - Throws: `noInput` when it isn't there or may not be read, `badDocument` when it is too large.
  public convenience init(
    contentsOf url: URL, limits: DocumentLimits = DocumentLimits()
  ) throws(RequestError) {
    let source = try InputFile(url.relativePath).source(limits: limits)
    self.init(name: source.name, bytes: source.bytes)
  }
}
