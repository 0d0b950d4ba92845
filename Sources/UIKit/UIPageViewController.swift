// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation

/// A controller of pages that lie side by side, of which the first one that it was given is seen.
open class UIPageViewController: UIViewController {
  /// How pages are turned.
  public enum TransitionStyle: Int, Sendable {
    /// As those of a book.
    case pageCurl
    case scroll
  }

  /// How pages lie.
  public enum NavigationOrientation: Int, Sendable {
    /// Side by side.
    case horizontal
    /// One above the other.
    case vertical
  }

  /// Where the next page comes from.
  public enum NavigationDirection: Int, Sendable {
    case forward
    case reverse
  }

  /// What would be asked for pages.
  public weak var dataSource: (any UIPageViewControllerDataSource)?
  /// What would be told of pages.
  public weak var delegate: (any UIPageViewControllerDelegate)?
  /// The pages that are seen.
  public private(set) var viewControllers: [UIViewController]?

  /// A controller of pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [AnyHashable: Any]? = nil
  ) {
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller from an archive; nothing of that is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows pages.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.viewControllers = viewControllers
    for view in view.subviews { view.removeFromSuperview() }
    guard let page = viewControllers?.first, let inner = page.view else { return }
    inner.frame = view.bounds
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(inner)
  }
}

/// What would be asked for pages; here nobody turns them.
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before another one.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page behind another one.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// What would be told of pages; here nobody turns them.
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Would be called when a page has been turned.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}
