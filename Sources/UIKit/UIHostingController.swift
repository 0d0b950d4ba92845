// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation
import ShapeShift
import ViewTree

/// A controller that holds a view of SwiftUI's, which its own view draws.
open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content {
    didSet { (view as? HostingView)?.content = AnyView(rootView) }
  }

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller from an archive: there is none, as no view is in it.
  public required init?(coder: NSCoder) { nil }

  /// Makes a view that draws the root view.
  open override func loadView() {
    let host = HostingView(frame: UIScreen.main.bounds)
    host.content = AnyView(rootView)
    view = host
  }

  /// The size that the view takes of one, in points.
  ///
  /// Known on the main actor only.
  open func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }
}

/// The view of a hosting controller.
final class HostingView: UIView {
  var content = AnyView(EmptyView())
}

extension UIViewPicture {
  /// The size that the content of the view takes, without the ground, which takes all; zero elsewhere than on the main actor, which is said.
  nonisolated func size(in proposal: ProposedViewSize) -> CGSize {
    guard MainActor.isHere else {
      say("the size of a \(type(of: unsafe view)) is only available on the main actor")
      return .zero
    }
    let picture = self
    return MainActor.assumeIsolated {
      let renderer = ImageRenderer(content: picture.ideal)
      renderer.proposedSize = proposal
      do throws(RenderError) {
        return try renderer.displayList().size
      } catch {
        say("\(error)")
        return .zero
      }
    }
  }
}
