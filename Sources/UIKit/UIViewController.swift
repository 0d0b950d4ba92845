// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// A controller of views that source asks for.
open class UIViewController {
  /// A controller without views of its own.
  public init(nibName: String?, bundle: Bundle?) {}
  /// A controller without views of its own.
  public convenience init() { self.init(nibName: nil, bundle: nil) }
  /// A controller from an archive; nothing of that is read.
  public required init?(coder: NSCoder) {}

  private var loaded: UIView?

  // The type is UIKit's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view, made when it is first asked for.
  public var view: UIView! {
    get {
      if loaded == nil {
        loadView()
        viewDidLoad()
      }
      return loaded
    }
    set { loaded = newValue }
  }

  /// Makes the view.
  open func loadView() { loaded = UIView(frame: UIScreen.main.bounds) }
  /// Called when the view has been made.
  open func viewDidLoad() {}
  /// Would be called before the view appears; here never.
  open func viewWillAppear(_ animated: Bool) {}
  /// Would be called when the view has appeared; here never.
  open func viewDidAppear(_ animated: Bool) {}
  /// Would be called before the view goes; here never.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Would be called when the view has gone; here never.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Would be called before the view's own are laid out; here never.
  open func viewWillLayoutSubviews() {}
  /// Would be called when the view's own are laid out; here never.
  open func viewDidLayoutSubviews() {}
  /// Whether the view has been made.
  public var isViewLoaded: Bool { loaded != nil }

  /// What it is called.
  public var title: String?
  /// How it would be presented.
  public var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How it would come.
  public var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// The color scheme of the controller's view.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { view.overrideUserInterfaceStyle }
    set { view.overrideUserInterfaceStyle = newValue }
  }

  /// What it presents: nothing.
  public var presentedViewController: UIViewController? { nil }
  /// What presents it: nothing.
  public var presentingViewController: UIViewController? { nil }
  /// Does nothing.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {}
  /// Does nothing.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}

  // MARK: Controllers in controllers

  /// The controllers inside.
  public private(set) var children: [UIViewController] = []
  /// The controller around.
  public private(set) weak var parent: UIViewController?
  /// The controller of pages around.
  public var navigationController: UINavigationController? {
    (self as? UINavigationController) ?? parent?.navigationController
  }

  /// Takes a controller in; its view is to be added by itself.
  open func addChild(_ childController: UIViewController) {
    children.append(childController)
    childController.parent = self
  }

  /// Lets the controller go from the one around.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Called before the controller around is another one.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the controller around is another one.
  open func didMove(toParent parent: UIViewController?) {}
}

/// How a controller would be presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over all of the screen.
  case fullScreen
  case pageSheet
  /// As a small sheet.
  case formSheet
  /// In place of its context.
  case currentContext
  /// By means of its own.
  case custom
  /// Over all of the screen, which stays.
  case overFullScreen
  /// Over its context, which stays.
  case overCurrentContext
  case popover
  /// Not at all.
  case none = -1
  /// As the system has it.
  case automatic = -2
}

/// How a controller would come.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical
  case flipHorizontal
  case crossDissolve
  case partialCurl
}

/// A controller of pages, of which the last one is seen; bars have no place here.
open class UINavigationController: UIViewController {
  public private(set) var viewControllers: [UIViewController]
  /// The page that is seen.
  public var topViewController: UIViewController? { viewControllers.last }
  /// The bar; it is not seen.
  public let navigationBar = UINavigationBar()

  /// A controller that begins with a page.
  public init(rootViewController: UIViewController) {
    viewControllers = [rootViewController]
    super.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
  }

  /// A controller from an archive; nothing of that is read.
  public required init?(coder: NSCoder) {
    viewControllers = []
    super.init(coder: coder)
  }

  /// Shows the last page.
  open override func loadView() {
    let page = topViewController?.view ?? UIView()
    let ground = UIView(frame: page.frame)
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ground.addSubview(page)
    view = ground
  }

  /// Adds a page.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    addChild(viewController)
    viewControllers.append(viewController)
    if isViewLoaded { loadView() }
  }

  /// Takes the last page away, unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    let last = viewControllers.removeLast()
    last.removeFromParent()
    if isViewLoaded { loadView() }
    return last
  }
}
