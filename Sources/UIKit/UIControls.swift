// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

// The kinds of controls whose look source sets.

/// Controls.
open class UIControl: UIView {
  /// States of controls.
  public struct State: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// States by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    /// Under a finger.
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }

  /// What happens to controls.
  public struct Event: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Events by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger comes down.
    public static let touchDown = Event(rawValue: 1)
    /// A finger leaves inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger leaves outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system takes a finger away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value is another one.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main thing that the control is for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Somebody begins to write.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Somebody has written.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Somebody ends to write.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Somebody ends to write by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All of the fingers.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All of writing.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  public var isEnabled = true
  public var isSelected = false
  public var isHighlighted = false

  private var targets: [(target: WeakTarget, action: Selector, events: Event)] = []

  /// Has a function called by events, of which `sendActions(for:)` makes some and no finger any.
  ///
  /// Without an object, it is a function of what has the focus.
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    targets.append((WeakTarget(target), action, controlEvents))
  }

  /// Has functions of an object called no longer; of all objects where none is given.
  public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { known in
      (object == nil || known.target.object === object) && (action ?? known.action) == known.action
        && controlEvents.contains(known.events)
    }
  }

  /// Calls what stands for events.
  @MainActor @preconcurrency
  public func sendActions(for controlEvents: UIControl.Event) {
    for known in targets where !known.events.isDisjoint(with: controlEvents) {
      UIApplication.shared.sendAction(
        known.action, to: known.target.object, from: self, for: nil)
    }
  }
}

/// An object that is not kept.
struct WeakTarget {
  private(set) weak var object: AnyObject?

  init(_ target: Any?) { object = target.map { $0 as AnyObject } }
}

/// Views that scroll.
open class UIScrollView: UIView {
  /// Whether they go beyond their ends.
  public var bounces: Bool = true { didSet { note() } }
  /// Whether they always go beyond their ends.
  public var alwaysBounceVertical: Bool = false { didSet { note() } }
  /// Whether indicators show.
  public var showsVerticalScrollIndicator: Bool = true { didSet { note() } }
  /// Whether indicators show.
  public var showsHorizontalScrollIndicator: Bool = true { didSet { note() } }
  /// Whether they stop at pages.
  public var isPagingEnabled: Bool = false { didSet { note() } }
  /// Whether they scroll.
  public var isScrollEnabled: Bool = true { didSet { note() } }
}

/// Lists.
public final class UITableView: UIScrollView {
  /// The color of lines.
  public var separatorColor: UIColor? = nil { didSet { note() } }
  /// Which lines there are.
  public var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { note() } }
  public var tableFooterView: UIView? = nil { didSet { note() } }
  public var sectionFooterHeight: CGFloat = 0 { didSet { note() } }
  /// Room above headers.
  public var sectionHeaderTopPadding: CGFloat = 0 { didSet { note() } }
  /// Room around the rows.
  public var contentInset: UIEdgeInsets = .zero { didSet { note() } }
  /// Whether rows can be chosen.
  public var allowsSelection: Bool = true { didSet { note() } }
}

/// Rows of lists.
public final class UITableViewCell: UIView {
  /// How chosen rows look.
  public var selectionStyle: UITableViewCell.SelectionStyle = .default { didSet { note() } }
  /// The ground of chosen rows.
  public var selectedBackgroundView: UIView? = nil { didSet { note() } }

  /// Lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none
    /// One line.
    case singleLine
  }

  /// How chosen rows look.
  public enum SelectionStyle: Int, Sendable {
    case none
    case blue
    case gray
    /// As the system has it.
    case `default`
  }
}

/// Headers and footers of lists.
public final class UITableViewHeaderFooterView: UIView {
}

/// Collections.
public final class UICollectionView: UIScrollView {
}

/// Switches.
public final class UISwitch: UIControl {
  /// Whether it is on; not seen.
  public var isOn = false
  /// Sets whether it is on.
  public func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// The ground while on.
  public var onTintColor: UIColor? = nil { didSet { note() } }
  public var thumbTintColor: UIColor? = nil { didSet { note() } }
}

/// Sliders.
public final class UISlider: UIControl {
  /// The value, within those at the ends; not seen.
  public var value: Float = 0
  /// The value at the start.
  public var minimumValue: Float = 0
  /// The value at the end.
  public var maximumValue: Float = 1
  /// Whether values are told while a finger moves.
  public var isContinuous = true
  /// Sets the value.
  public func setValue(_ value: Float, animated: Bool) { self.value = value }
  public var thumbTintColor: UIColor? = nil { didSet { note() } }
  /// The bar before the knob.
  public var minimumTrackTintColor: UIColor? = nil { didSet { note() } }
  /// The bar behind the knob.
  public var maximumTrackTintColor: UIColor? = nil { didSet { note() } }

  /// Sets the knob.
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) { note() }
}

/// Steppers.
public final class UIStepper: UIControl {
  /// The value; not seen.
  public var value = 0.0
  /// The least value.
  public var minimumValue = 0.0
  /// The greatest value.
  public var maximumValue = 100.0
  /// How far a step goes.
  public var stepValue = 1.0
}

/// Pickers of dates.
public final class UIDatePicker: UIControl {
  /// The date; not seen.
  public var date = Date()
  /// The first date.
  public var minimumDate: Date?
  /// The last date.
  public var maximumDate: Date?
  /// The minutes between choices.
  public var minuteInterval: Int = 1 { didSet { note() } }
}

/// Dots of pages.
public final class UIPageControl: UIControl {
  /// How many pages there are.
  public var numberOfPages = 0
  /// The page that is seen.
  public var currentPage = 0
  /// The dot of the page.
  public var currentPageIndicatorTintColor: UIColor? = nil { didSet { note() } }
  /// The other dots.
  public var pageIndicatorTintColor: UIColor? = nil { didSet { note() } }
}

/// Segmented pickers.
public final class UISegmentedControl: UIControl {
  /// The choice; not seen.
  public var selectedSegmentIndex = -1
  /// The ground of the choice.
  public var selectedSegmentTintColor: UIColor? = nil { didSet { note() } }

  /// Sets how titles look in a state.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { note() }
}

/// Bars of progress.
public final class UIProgressView: UIView {
  public var progressTintColor: UIColor? = nil { didSet { note() } }
  public var trackTintColor: UIColor? = nil { didSet { note() } }
}

/// What is told of a search; here nothing is.
public protocol UISearchBarDelegate: AnyObject {
  /// Would be called when the text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Would be called at the key that searches.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Would be called when the search is given up.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// Fields of searches.
public final class UISearchBar: UIView {
  public var text: String?
  /// What stands there without a text.
  public var placeholder: String?
  /// How it looks.
  public var searchBarStyle = Style.default
  /// What would be told of it.
  public weak var delegate: (any UISearchBarDelegate)?

  /// How fields of searches look.
  public enum Style: UInt, Sendable {
    /// As the system has it.
    case `default`
    case prominent
    /// Without a ground.
    case minimal
  }

  public var barTintColor: UIColor? = nil { didSet { note() } }
}

/// Bars of navigation.
public final class UINavigationBar: UIView {
  public var barTintColor: UIColor? = nil { didSet { note() } }
  /// Whether what is behind shows.
  public var isTranslucent: Bool = true { didSet { note() } }
  /// Whether titles are large.
  public var prefersLargeTitles: Bool = false { didSet { note() } }
  /// How titles look.
  public var titleTextAttributes: [NSAttributedString.Key: Any]? = nil { didSet { note() } }
  /// How large titles look.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? = nil { didSet { note() } }
  /// How it looks.
  public var standardAppearance = UINavigationBarAppearance() { didSet { note() } }
  /// How it looks when low.
  public var compactAppearance: UINavigationBarAppearance? = nil { didSet { note() } }
  /// How it looks at the start.
  public var scrollEdgeAppearance: UINavigationBarAppearance? = nil { didSet { note() } }
  /// The sign for back.
  public var backIndicatorImage: UIImage? = nil { didSet { note() } }
  /// The line below.
  public var shadowImage: UIImage? = nil { didSet { note() } }

  /// Sets the ground.
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) { note() }
}

/// Bars at the bottom.
public final class UIToolbar: UIView {
  public var barTintColor: UIColor? = nil { didSet { note() } }
  /// Whether what is behind shows.
  public var isTranslucent: Bool = true { didSet { note() } }
}

/// Bars of tabs.
public final class UITabBar: UIView {
  public var barTintColor: UIColor? = nil { didSet { note() } }
  /// The tabs that are not chosen.
  public var unselectedItemTintColor: UIColor? = nil { didSet { note() } }
  /// Whether what is behind shows.
  public var isTranslucent: Bool = true { didSet { note() } }
  /// A picture as the ground.
  public var backgroundImage: UIImage? = nil { didSet { note() } }
  /// The line above.
  public var shadowImage: UIImage? = nil { didSet { note() } }
  /// How it looks.
  public var standardAppearance = UITabBarAppearance() { didSet { note() } }
  /// How it looks at the end.
  public var scrollEdgeAppearance: UITabBarAppearance? = nil { didSet { note() } }
}
