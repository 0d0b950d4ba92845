// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreGraphics
public import Foundation
import ShapeShift
import Synchronization
import ViewTree

// Source sets how the controls of UIKit look, for all of them at once. The controls of pictures are not UIKit's and have
// their own look: that a setting changes nothing is said once for each of its kind, on the standard error.

/// A view of UIKit's: what it draws itself is seen where a representable shows it.
open class UIView {
  /// The rectangle in the coordinates of the drawing.
  public var bounds = CGRect.zero
  /// The rectangle in the view around.
  public var frame: CGRect {
    get { CGRect(origin: origin, size: bounds.size) }
    set { (origin, bounds.size) = (newValue.origin, newValue.size) }
  }
  private var origin = CGPoint.zero

  /// What is in the view, from behind to the front.
  public private(set) var subviews: [UIView] = []
  /// The view around.
  public private(set) weak var superview: UIView?
  /// Which lengths follow those of the view around.
  public var autoresizingMask: AutoresizingMask = []
  /// What the view is drawn on.
  public private(set) lazy var layer = Self.makeLayer()
  /// The kind of what the view is drawn on.
  open class var layerClass: AnyClass { CALayer.self }
  /// A number to find the view by.
  public var tag = 0

  private static func makeLayer() -> CALayer {
    (layerClass as? CALayer.Type ?? CALayer.self).init()
  }

  /// Puts a view in front of those that are there.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Puts a view among those that are there.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
  }

  /// Takes the view out of the one around.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Called before a picture, once the size is known; sets the places of the views inside.
  open func layoutSubviews() { layer.frame = bounds }

  /// A view in a rectangle.
  public init(frame: CGRect) {
    self.frame = frame
  }

  /// A view without size.
  public convenience init() { self.init(frame: .zero) }

  /// A view from an archive; nothing of that is read.
  public required init?(coder: NSCoder) {}

  /// The one that stands for all of its kind.
  public static func appearance() -> Self { standIn() }

  /// The one that stands for those inside others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [UIView.Type]
  ) -> Self { standIn() }

  private static func standIn() -> Self {
    guard let view = Self(coder: NSCoder()) else {
      preconditionFailure("\(Self.self) cannot be made without a frame")
    }
    view.standsForAll = true
    return view
  }

  private var standsForAll = false

  public var backgroundColor: UIColor? { didSet { note() } }
  public var tintColor: UIColor? { didSet { note() } }
  /// Whether it is away.
  public var isHidden = false { didSet { note() } }
  /// How opaque it is.
  public var alpha: CGFloat = 1 { didSet { note() } }
  /// The color scheme of the view and its subviews.
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Whether it covers all of its rectangle; here it may always be seen through.
  public var isOpaque = true
  /// Whether what is outside of the rectangle is cut.
  public var clipsToBounds = false
  /// How what is shown fills the rectangle.
  public var contentMode = ContentMode.scaleToFill
  /// Whether fingers reach it; here none do.
  public var isUserInteractionEnabled = true
  /// Whether old rules of size become new ones; without effect.
  public var translatesAutoresizingMaskIntoConstraints = true

  /// Draws the view on the current context.
  open func draw(_ rect: CGRect) { drawsItself = false }
  /// Whether `draw(_:)` is the kind's own.
  var drawsItself = true

  /// Does nothing: pictures are drawn anew.
  open func setNeedsDisplay() {}
  /// Does nothing: pictures are drawn anew.
  open func setNeedsLayout() {}
  /// Does nothing.
  open func layoutIfNeeded() {}

  /// The size that the content asks for, in points; -1 where there is none.
  ///
  /// Known on the main actor only.
  open var intrinsicContentSize: CGSize {
    switch self {
    case is UILabel, is UIImageView, is UIButton, is HostingView:
      UIViewPicture(view: self).size(in: .unspecified)
    default: CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
  }
  /// A length that no content asks for.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The size that the view takes of one, in points.
  ///
  /// Known on the main actor only.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    switch self {
    case is UILabel, is UIImageView, is HostingView:
      UIViewPicture(view: self).size(in: ProposedViewSize(size))
    default: bounds.size
    }
  }

  /// Draws the view, and all in it, on the current context.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = CGContext.current(for: "UIView.drawHierarchy(in:)") else { return false }
    context.draw(UIViewPicture(view: self), in: rect)
    return true
  }

  private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

  /// How much the view keeps its content's length; above 250 it takes no more.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    hugging[axis] = priority
  }
  /// How much the view keeps from being smaller than its content; here it gives way as text does.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  /// Whether the view takes no more than its content's length.
  func hugs(_ axis: NSLayoutConstraint.Axis) -> Bool {
    (hugging[axis] ?? .defaultLow).rawValue > UILayoutPriority.defaultLow.rawValue
  }

  /// What would watch fingers; here none come.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  private static let noted = Mutex<Set<String>>([])

  /// Says once that the look of this kind is not followed.
  func note() {
    guard standsForAll else { return }
    let kind = "\(Self.self)"
    guard Self.noted.withLock({ $0.insert(kind).inserted }) else { return }
    say("\(kind).appearance() has no effect on images: use view modifiers instead")
  }
}

extension UIView {
  /// Which lengths follow those of the view around.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Lengths by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The room on the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The room on the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The room above.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The room below.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Gives the view a size, and the views inside their places.
  func lay(out size: CGSize) {
    let old = bounds.size
    bounds.size = size
    let (dx, dy) = (size.width - old.width, size.height - old.height)
    for view in subviews where dx != 0 || dy != 0 { view.follow(dx, dy) }
    layoutSubviews()
  }

  /// Follows a change of the view around; who has two lengths to change shares it among them.
  private func follow(_ dx: CGFloat, _ dy: CGFloat) {
    let mask = autoresizingMask
    if mask.contains(.flexibleWidth) {
      frame.size.width += dx
    } else if mask.contains(.flexibleLeftMargin) {
      frame.origin.x += mask.contains(.flexibleRightMargin) ? dx / 2 : dx
    }
    if mask.contains(.flexibleHeight) {
      frame.size.height += dy
    } else if mask.contains(.flexibleTopMargin) {
      frame.origin.y += mask.contains(.flexibleBottomMargin) ? dy / 2 : dy
    }
  }

  /// Takes the focus from what has it.
  @MainActor @preconcurrency @discardableResult
  public func endEditing(_ force: Bool) -> Bool { SceneFocus.end() }

  /// Calls a closure at once: nothing of UIKit's moves.
  public static func animate(withDuration duration: TimeInterval, animations: () -> Void) {
    animations()
  }

  /// Calls closures at once: nothing of UIKit's moves.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    animations()
    completion?(true)
  }

  /// Without effect: nothing of UIKit's moves.
  public static func setAnimationsEnabled(_ enabled: Bool) {}

  /// How what is shown fills a rectangle.
  public enum ContentMode: Int, Sendable {
    case scaleToFill
    /// All of it, as large as there is room.
    case scaleAspectFit
    /// As large as to leave nothing free.
    case scaleAspectFill
    /// Drawn anew.
    case redraw
    case center
    case top
    case bottom
    case left
    case right
    case topLeft
    case topRight
    case bottomLeft
    case bottomRight

    /// Where what keeps its size stands.
    var alignment: Alignment {
      switch self {
      case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .leading
      case .right: .trailing
      case .topLeft: .topLeading
      case .topRight: .topTrailing
      case .bottomLeft: .bottomLeading
      case .bottomRight: .bottomTrailing
      }
    }
  }
}

/// How much a wish for a length counts.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// 0...1000.
  public let rawValue: Float
  /// A priority of 0...1000.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority of 0...1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// It must be.
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
}

/// A rule of lengths, for the names of its axes.
public enum NSLayoutConstraint {
  /// An axis.
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
  }
}
