// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation

// What source makes of gestures of UIKit's. No fingers reach UIKit's views here: nothing is recognized.

/// Something that would watch fingers.
open class UIGestureRecognizer {
  /// How far a gesture is.
  public enum State: Int, Sendable {
    /// Not begun.
    case possible
    case began
    case changed
    case ended
    /// Taken away.
    case cancelled
    /// Not what was looked for.
    case failed
    public static let recognized = State.ended
  }

  /// How far it is: never begun.
  public var state = State.possible
  /// The view whose fingers it would watch.
  public internal(set) weak var view: UIView?
  /// What would be asked of it.
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether it would watch.
  public var isEnabled = true
  /// Whether the view would not hear of fingers that it has taken.
  public var cancelsTouchesInView = true
  /// How many fingers there are.
  public var numberOfTouches: Int { 0 }

  /// A gesture, and the function that it would call.
  public init(target: Any? = nil, action: Selector? = nil) {}

  /// Adds a function that it would call.
  public func addTarget(_ target: Any, action: Selector) {}
  /// Where the finger is: nowhere.
  public func location(in view: UIView?) -> CGPoint { .zero }
  /// Would wait for another one to fail.
  public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}

/// What is asked of gestures; here nothing is.
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Would be asked whether it begins.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Would be asked whether both may go on.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// Taps.
public final class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps.
  public var numberOfTapsRequired = 1
  /// How many fingers.
  public var numberOfTouchesRequired = 1
}

/// Long presses.
public final class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long, in seconds.
  public var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may move, in points.
  public var allowableMovement: CGFloat = 10
  /// How many taps before.
  public var numberOfTapsRequired = 0
}

/// Drags.
public class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers.
  public var minimumNumberOfTouches = 1
  /// The greatest number of fingers.
  public var maximumNumberOfTouches = Int.max
  /// How far the finger has come: not at all.
  public func translation(in view: UIView?) -> CGPoint { .zero }
  /// Sets how far the finger has come.
  public func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// How fast the finger is: not at all.
  public func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Drags from an edge of the screen.
public final class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  public var edges: UIRectEdge = []
}

/// Swipes.
public final class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where swipes go.
  public struct Direction: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Directions by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  /// Where it goes.
  public var direction = Direction.right
  /// How many fingers.
  public var numberOfTouchesRequired = 1
}

/// Pinches.
public final class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have come apart.
  public var scale: CGFloat = 1
  /// How fast they are: not at all.
  public var velocity: CGFloat { 0 }
}

/// Turns of two fingers.
public final class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have turned, in radians.
  public var rotation: CGFloat = 0
  /// How fast they are: not at all.
  public var velocity: CGFloat { 0 }
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Edges by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

extension UIView {
  /// Has fingers watched; here none come.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Has fingers watched no longer.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }
}
