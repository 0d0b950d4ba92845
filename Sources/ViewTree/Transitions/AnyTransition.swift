public import Foundation
public import VectorGeometry
public import ViewAnimation

/// A transition whose type is not known.
public struct AnyTransition {
  let base: any Transition
  /// The animation that it runs under instead of the change's.
  let animation: Animation?

  /// Hides the type of `transition`.
  @MainActor public init<T: Transition>(_ transition: T) {
    let inner = (transition as? any TransitionWithAnimation)?.ownAnimation
    self.init(base: transition, animation: inner)
  }

  package nonisolated init(base: any Transition, animation: Animation? = nil) {
    self.base = base
    self.animation = animation
  }

  /// There and gone at once.
  public static var identity: AnyTransition { AnyTransition(base: IdentityTransition()) }

  /// A transition that fades.
  public static var opacity: AnyTransition { AnyTransition(base: OpacityTransition()) }

  /// A growth from nothing.
  public static var scale: AnyTransition { AnyTransition(base: ScaleTransition(0)) }

  /// A growth from a factor, about a point of the view's frame.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(base: ScaleTransition(Double(scale), anchor: anchor))
  }

  /// In from the leading edge, out to the trailing one.
  public static var slide: AnyTransition { AnyTransition(base: SlideTransition()) }

  /// A move from and to an edge, as far as the view is large.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(base: MoveTransition(edge: edge))
  }

  /// In from an edge, out to the opposite one, with a fade.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(base: PushTransition(edge: edge))
  }

  /// A move over a distance, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(base: OffsetTransition(offset))
  }

  /// A move over a distance, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// A transition between two values of a modifier.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(base: ModifierTransition(active: active, identity: identity))
  }

  /// In by one transition, out by another.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    func open<I: Transition>(_ insertion: I) -> any Transition {
      func open<R: Transition>(_ removal: R) -> any Transition {
        AsymmetricTransition(insertion: insertion, removal: removal)
      }
      return open(removal.base)
    }
    return AnyTransition(
      base: open(insertion.base), animation: insertion.animation ?? removal.animation)
  }

  /// This transition and another one at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    func open<F: Transition>(_ first: F) -> any Transition {
      func open<S: Transition>(_ second: S) -> any Transition {
        CombinedTransition(first: first, second: second)
      }
      return open(other.base)
    }
    return AnyTransition(base: open(base), animation: animation ?? other.animation)
  }

  /// Returns the transition with its own animation.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(base: base, animation: animation)
  }
}

/// A transition that knows its animation.
@MainActor
protocol TransitionWithAnimation {
  var ownAnimation: Animation? { get }
}
