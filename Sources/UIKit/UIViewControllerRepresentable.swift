// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import ShapeShift
import ViewTree

/// A controller of UIKit's inside other views: its view is shown as a `UIViewRepresentable`'s is.
///
/// Controllers that the system draws, such as `UIActivityViewController`, are marked boxes, which is reported.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  /// The type of the object that the controller would talk to.
  associatedtype Coordinator = Void
  /// What the controller is made in.
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Sets what may have changed.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Called when the controller goes; here never.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes the object that the controller would talk to.
  func makeCoordinator() -> Coordinator
}

/// What a controller of UIKit's is made in.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The object that the controller would talk to.
  public let coordinator: Representable.Coordinator
  /// The values of the surroundings.
  public let environment: EnvironmentValues
  /// Nothing is on its way.
  public let transaction = Transaction()
}

extension UIViewControllerRepresentable {
  /// Called when the controller goes; here never.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// There is none; asking for it is a mistake of the caller.
  public var body: Never {
    preconditionFailure("\(Self.self) represents a UIKit view controller: it has no body")
  }

  /// A node that makes the controller.
  public static func _makeNode() -> _ViewNode<Self> {
    BodyNode<Self, RepresentedController<Self>> { RepresentedController(source: $0) }
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// No object.
  public func makeCoordinator() {}
}

/// Makes the controller with the values of its surroundings, and shows its view.
private struct RepresentedController<Source: UIViewControllerRepresentable>: View {
  @Environment(\.self) private var environment
  @State private var made = MadeController<Source>()
  let source: Source

  var body: some View {
    let coordinator = made.coordinator ?? source.makeCoordinator()
    let context = UIViewControllerRepresentableContext<Source>(
      coordinator: coordinator, environment: environment)
    let controller = made.controller ?? source.makeUIViewController(context: context)
    (made.coordinator, made.controller) = (coordinator, controller)
    source.updateUIViewController(controller, context: context)
    return UIViewPicture(view: controller.view)
  }
}

/// What is made once for a view and kept as long as it is there.
private final class MadeController<Source: UIViewControllerRepresentable> {
  var coordinator: Source.Coordinator?
  var controller: Source.UIViewControllerType?
}
