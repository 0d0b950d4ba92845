public import ShapeShift
import ViewTree

/// A placeholder for a view of a framework that draws nothing here, with the name of the view; it is reported.
public struct _FrameworkPlaceholder: View {
  private let name: String
  private let framework: String

  /// Creates a placeholder for a view by its name, as large as it is offered.
  public init(_ name: String, of framework: String) {
    (self.name, self.framework) = (name, framework)
  }

  /// A gray rectangle with the name.
  public var body: some View {
    Rectangle()
      .fill(Color(.systemGray5))
      .overlay {
        // The image reports, and has no size.
        Image(missing: "\(name) of \(framework) can't be drawn; a labeled placeholder is drawn")
          .frame(width: 0, height: 0).clipped()
        Text(verbatim: name)
          .font(.footnote).foregroundStyle(.secondary).lineLimit(1).minimumScaleFactor(0.5)
      }
  }
}

/// A UIKit view of a framework that draws nothing here: a placeholder with the name of its type.
open class _FrameworkView: UIView {
  /// The name of the framework.
  open class var _framework: String { "UIKit" }
  /// The name on the placeholder, and that of its framework.
  lazy var subject = (name: "\(type(of: self))", framework: type(of: self)._framework)
}

/// A view controller of a framework that draws nothing here: a placeholder with the name of its type.
open class _FrameworkController: UIViewController {
  /// The name of the framework.
  open class var _framework: String { "UIKit" }

  /// Makes a view with the placeholder.
  open override func loadView() {
    let picture = _FrameworkView(frame: UIScreen.main.bounds)
    picture.subject = ("\(type(of: self))", type(of: self)._framework)
    view = picture
  }
}
