// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import ShapeShift
import ViewTree

/// Spokes that turn while something goes on.
open class UIActivityIndicatorView: UIView {
  /// How large the spokes are.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  /// How large the spokes are.
  public var style = Style.medium
  /// The color; nil for the usual one.
  public var color: UIColor?
  /// Whether they are away while they stand.
  public var hidesWhenStopped = true
  /// Whether they turn.
  public private(set) var isAnimating = false

  /// Spokes in a rectangle.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Spokes from an archive; nothing of that is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Spokes of a size.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }

  /// Lets them turn.
  open func startAnimating() { isAnimating = true }
  /// Stops them.
  open func stopAnimating() { isAnimating = false }
}

/// Spokes as a picture shows them.
struct UIActivityIndicatorPicture: ObjectPicture {
  nonisolated(unsafe) let view: UIActivityIndicatorView

  nonisolated init(view: UIActivityIndicatorView) { unsafe self.view = view }

  var body: some View {
    let view = unsafe view
    if view.isAnimating || !view.hidesWhenStopped {
      ProgressView()
        .controlSize(view.style == .large ? .large : .regular)
        .tint(view.color.map { Color(uiColor: $0) })
    }
  }
}
