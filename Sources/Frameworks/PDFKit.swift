// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, OneVariableDeclarationPerLine

@_exported import UIKit

public final class PDFPage: NSObject { public let string: String? = nil }
public final class PDFDocument: NSObject {
  public let pageCount = 0, string: String? = nil
  public init?(url: URL) {}
  public init?(data: Data) {}
  public func page(at index: Int) -> PDFPage? { nil }
}
public enum PDFDisplayMode: Int, Sendable { case singlePage, singlePageContinuous, twoUp }
open class PDFView: _FrameworkView {
  open override class var _framework: String { "PDFKit" }
  public var document: PDFDocument?, autoScales = false
  public var displayMode = PDFDisplayMode.singlePageContinuous
}
