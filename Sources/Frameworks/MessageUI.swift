// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, OneVariableDeclarationPerLine

@_exported import UIKit

// The device is not configured to send mail or messages.

public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }
public protocol MFMailComposeViewControllerDelegate: AnyObject {}
open class MFMailComposeViewController: _FrameworkController {
  open override class var _framework: String { "MessageUI" }
  public weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  public class func canSendMail() -> Bool { false }
  public func setSubject(_ subject: String) {}
  public func setToRecipients(_ toRecipients: [String]?) {}
  public func setCcRecipients(_ ccRecipients: [String]?) {}
  public func setMessageBody(_ body: String, isHTML: Bool) {}
  public func addAttachmentData(_ attachment: Data, mimeType: String, fileName: String) {}
}
public protocol MFMessageComposeViewControllerDelegate: AnyObject {}
open class MFMessageComposeViewController: _FrameworkController {
  open override class var _framework: String { "MessageUI" }
  public weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  public var recipients: [String]?, body: String?
  public class func canSendText() -> Bool { false }
}
