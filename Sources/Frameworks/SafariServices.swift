// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, OneVariableDeclarationPerLine

@_exported import UIKit

public protocol SFSafariViewControllerDelegate: AnyObject {}

open class SFSafariViewController: _FrameworkController {
  open override class var _framework: String { "SafariServices" }
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }
  public final class Configuration: NSObject {
    public var entersReaderIfAvailable = false, barCollapsingEnabled = true
  }
  public weak var delegate: (any SFSafariViewControllerDelegate)?
  public var preferredBarTintColor: UIColor?, preferredControlTintColor: UIColor?
  public var dismissButtonStyle = DismissButtonStyle.done
  public convenience init(url: URL) { self.init(nibName: nil, bundle: nil) }
  public convenience init(url: URL, configuration: Configuration) { self.init(url: url) }
  public convenience init(url: URL, entersReaderIfAvailable: Bool) { self.init(url: url) }
}
