public import ShapeShift
import ViewTree

/// A labeled placeholder for a view that cannot be drawn; it is reported.
public struct _FrameworkPlaceholder: View {
  private let name: String
  private let framework: String

  /// Creates a placeholder with the view's name; it fills the proposed size.
  public init(_ name: String, of framework: String) {
    (self.name, self.framework) = (name, framework)
  }

  /// A gray rectangle with the view's name.
  public var body: some View {
    Rectangle()
      .fill(Color(.systemGray5))
      .overlay {
        // The missing image records the problem and has no size.
        Image(missing: "\(name) of \(framework) can't be drawn; a labeled placeholder is drawn")
          .frame(width: 0, height: 0).clipped()
        Text(verbatim: name)
          .font(.footnote).foregroundStyle(.secondary).lineLimit(1).minimumScaleFactor(0.5)
      }
  }
}

/// A UIKit view that cannot be drawn: a placeholder with the name of its type.
open class _FrameworkView: UIView {
  /// The name of the framework.
  open class var _framework: String { "UIKit" }
  /// The name on the placeholder, and the framework's name.
  lazy var subject = (name: "\(type(of: self))", framework: type(of: self)._framework)
}

/// A view controller whose view cannot be drawn: a placeholder with the name of its type.
open class _FrameworkController: UIViewController {
  /// The name of the framework.
  open class var _framework: String { "UIKit" }

  /// Creates the placeholder view.
  open override func loadView() {
    let picture = _FrameworkView(frame: UIScreen.main.bounds)
    picture.subject = ("\(type(of: self))", type(of: self)._framework)
    view = picture
  }
}
