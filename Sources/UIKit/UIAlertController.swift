// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation

// Controllers whose views the system draws: they compile, and where one is shown, a marked box stands for it.

/// What the system draws, and pictures do not.
final class SystemView: UIView {
  /// What the system draws.
  var subject = "view of the system's"

  /// A view of the screen's size.
  convenience init(of controller: UIViewController.Type) {
    self.init(frame: UIScreen.main.bounds)
    subject = "\(controller)"
  }
}

/// A question with answers; nothing presents it here.
open class UIAlertController: UIViewController {
  /// How a question is asked.
  public enum Style: Int, Sendable {
    case actionSheet
    case alert
  }

  /// The text below the title.
  public var message: String?
  /// How it is asked.
  public private(set) var preferredStyle = Style.alert
  public private(set) var actions: [UIAlertAction] = []
  public private(set) var textFields: [UITextField]?
  /// The answer that stands out.
  public var preferredAction: UIAlertAction?

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
  }

  /// A marked box.
  open override func loadView() { view = SystemView(of: UIAlertController.self) }

  /// Adds an answer.
  public func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field.
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// An answer to a question.
public final class UIAlertAction {
  /// What an answer does.
  public enum Style: Int, Sendable {
    case `default`
    case cancel
    case destructive
  }

  public let title: String?
  public let style: Style
  /// Whether it can be given.
  public var isEnabled = true

  /// An answer; here nobody gives it.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style) = (title, style)
  }
}

/// What hands things on to other programs; a marked box where it is shown.
open class UIActivityViewController: UIViewController {
  /// What is not offered.
  public var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Would be called at the end; here never.
  public var completionWithItemsHandler:
    ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

  /// Something that would hand things on.
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
  }

  /// A marked box.
  open override func loadView() { view = SystemView(of: UIActivityViewController.self) }
}

/// A way to hand things on.
open class UIActivity {
  public init() {}

  /// The name of a way.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// A way by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A way by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// To devices nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// To the address book.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
  }
}

/// What is told of a controller of pages; here nothing is.
public protocol UINavigationControllerDelegate: AnyObject {}

/// What is told of a choice of pictures; here nothing is.
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Would be called with what was chosen.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Would be called when nothing was chosen.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// What lets people choose pictures; a marked box where it is shown.
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// Those that are kept.
    case photoLibrary
    case camera
    /// Those that were kept last.
    case savedPhotosAlbum
  }

  /// What is told of a choice.
  public struct InfoKey: Hashable, Sendable {
    private let name: String
    public static let originalImage = InfoKey(name: "originalImage")
    /// The picture as it was cut.
    public static let editedImage = InfoKey(name: "editedImage")
    /// Where its file is.
    public static let imageURL = InfoKey(name: "imageURL")
  }

  /// Where pictures come from.
  public var sourceType = SourceType.photoLibrary
  /// Whether they may be cut.
  public var allowsEditing = false
  /// What would be told of a choice.
  public weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

  /// Whether there are pictures: there are none.
  public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }

  /// What lets people choose pictures.
  public init() { super.init(rootViewController: UIViewController()) }
  /// A controller from an archive; nothing of that is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A marked box.
  open override func loadView() { view = SystemView(of: UIImagePickerController.self) }
}
