// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import ShapeShift
import ViewTree

/// A UIKit button with the title, image and background of its normal state.
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom
    case system
    case detailDisclosure
    case infoLight
    case infoDark
    case contactAdd
    case close = 7
  }

  public let buttonType: ButtonType
  public var configuration: Configuration?
  /// A label whose font the title uses; its text and color are not used.
  public let titleLabel: UILabel? = UILabel()
  public let imageView: UIImageView? = UIImageView()
  /// The space around the content, in points.
  public var contentEdgeInsets = UIEdgeInsets.zero
  public var imageEdgeInsets = UIEdgeInsets.zero
  public var titleEdgeInsets = UIEdgeInsets.zero

  private var titles: [UInt: String] = [:]
  private var colors: [UInt: UIColor] = [:]
  private var images: [UInt: UIImage] = [:]

  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  public init(type buttonType: ButtonType) {
    self.buttonType = buttonType
    super.init(frame: .zero)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    if let action = primaryAction {
      self.configuration?.title = configuration.title ?? action.title
      self.configuration?.image = configuration.image ?? action.image
    }
  }

  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
  }

  public func setTitle(_ title: String?, for state: State) { titles[state.rawValue] = title }
  public func setTitleColor(_ color: UIColor?, for state: State) { colors[state.rawValue] = color }
  public func setImage(_ image: UIImage?, for state: State) { images[state.rawValue] = image }
  /// Has no effect: background images are not drawn.
  public func setBackgroundImage(_ image: UIImage?, for state: State) {}
  public func title(for state: State) -> String? { titles[state.rawValue] }
  public func titleColor(for state: State) -> UIColor? { colors[state.rawValue] }
  public func image(for state: State) -> UIImage? { images[state.rawValue] }
  public var currentTitle: String? { configuration?.title ?? title(for: .normal) }
  public var currentTitleColor: UIColor {
    titleColor(for: .normal) ?? (buttonType == .custom ? .white : tintColor ?? .systemBlue)
  }
  public var currentImage: UIImage? { configuration?.image ?? image(for: .normal) }

  /// The appearance of a button, as of iOS 15.
  public struct Configuration {
    public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }
    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle = CornerStyle.dynamic
    public var contentInsets = UIEdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
    fileprivate var kind = Kind.plain

    fileprivate enum Kind { case plain, gray, tinted, filled }

    public static func plain() -> Configuration { Configuration() }
    public static func borderless() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration(kind: .gray) }
    public static func bordered() -> Configuration { Configuration(kind: .gray) }
    public static func tinted() -> Configuration { Configuration(kind: .tinted) }
    public static func borderedTinted() -> Configuration { Configuration(kind: .tinted) }
    public static func filled() -> Configuration { Configuration(kind: .filled) }
    public static func borderedProminent() -> Configuration { Configuration(kind: .filled) }
  }
}

extension UIButton.Configuration {
  private init(kind: Kind) { self.kind = kind }

  fileprivate func foreground(_ tint: UIColor) -> UIColor {
    baseForegroundColor ?? (kind == .filled ? .white : tint)
  }

  fileprivate func background(_ tint: UIColor) -> Color {
    switch kind {
    case .plain: .clear
    case .gray: baseBackgroundColor.map { Color(uiColor: $0) } ?? Color(uiColor: .systemGray5)
    case .tinted: Color(uiColor: baseBackgroundColor ?? tint).opacity(0.18)
    case .filled: Color(uiColor: baseBackgroundColor ?? tint)
    }
  }
}

/// An action of a menu or a button; it is never performed.
open class UIAction {
  public let title: String
  public let image: UIImage?

  public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    (self.title, self.image) = (title, image)
  }
}

/// A button as an image shows it.
struct UIButtonPicture: ObjectPicture {
  nonisolated(unsafe) let button: UIButton

  nonisolated init(button: UIButton) { unsafe self.button = button }

  var body: some View {
    content.frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(background, in: .rect(cornerRadius: cornerRadius))
      .opacity(unsafe button.isEnabled ? 1 : 0.4)
  }

  /// The title after the image.
  var content: some View {
    let button = unsafe button
    return HStack(spacing: button.configuration?.imagePadding ?? 0) {
      if let image = button.currentImage { Image(uiImage: image) }
      if let title = button.currentTitle {
        Text(verbatim: title).font(Font(font)).lineLimit(1)
      }
    }
    .foregroundStyle(Color(uiColor: color))
    .padding(insets)
  }

  private var tint: UIColor { unsafe button.tintColor ?? .systemBlue }
  private var color: UIColor {
    unsafe button.configuration?.foreground(tint) ?? button.currentTitleColor
  }
  private var background: Color { unsafe button.configuration?.background(tint) ?? .clear }

  /// Source: the fonts of `titleLabel` of new buttons on iOS, 15 points for system buttons and 18 for others.
  private var font: UIFont {
    let button = unsafe button
    let size = button.configuration != nil ? 17.0 : button.buttonType == .system ? 15 : 18
    return button.titleLabel?.font ?? .systemFont(ofSize: size)
  }

  private var insets: EdgeInsets {
    let insets = unsafe button.configuration?.contentInsets ?? button.contentEdgeInsets
    return EdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }

  /// Source: our choice; UIKit does not document these radii.
  private var cornerRadius: CGFloat {
    switch unsafe button.configuration?.cornerStyle {
    case .capsule: 1000
    case .large: 9
    default: 6
    }
  }
}
