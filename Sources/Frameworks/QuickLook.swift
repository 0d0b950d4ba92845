// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, OneVariableDeclarationPerLine

@_exported import UIKit

extension View {
  public func quickLookPreview(_ item: Binding<URL?>) -> some View { self }
}
public protocol QLPreviewControllerDataSource: AnyObject {}
open class QLPreviewController: _FrameworkController {
  open override class var _framework: String { "QuickLook" }
  public weak var dataSource: (any QLPreviewControllerDataSource)?
}
