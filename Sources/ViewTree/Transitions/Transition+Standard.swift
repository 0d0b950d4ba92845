public import Foundation
public import VectorGeometry
package import VectorGraphics
import ViewAnimation

/// A view that fades.
public struct OpacityTransition: Transition, Sendable {
  /// Creates a transition that fades.
  public nonisolated init() {}

  /// The view, clear outside of its identity.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  /// Nothing moves.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A view that grows and shrinks.
public struct ScaleTransition: Transition, Sendable {
  /// The smallest factor: a factor of 0 has no way back.
  ///
  /// Source: OpenSwiftUI, `ScaleTransition`.
  static let smallestScale: CGFloat = 1e-5

  /// The factor outside of the view's identity.
  public var scale: Double
  /// The point that stays.
  public var anchor: UnitPoint

  /// A growth from a factor, about a point of the view's frame.
  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// The view, scaled outside of its identity.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(
      phase.isIdentity ? 1 : max(CGFloat(scale), Self.smallestScale), anchor: anchor)
  }
}

/// A view that comes from an edge and goes there, as far as it is large.
public struct MoveTransition: Transition, Sendable {
  /// The edge at which the view appears and disappears.
  public var edge: Edge

  /// A move from and to an edge.
  public nonisolated init(edge: Edge) { self.edge = edge }

  /// The view, beside its place outside of its identity.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_FractionalOffset(edge: edge, fraction: phase.isIdentity ? 0 : 1))
  }
}

/// A view that comes from the leading edge and goes to the trailing one.
public struct SlideTransition: Transition, Sendable {
  /// Creates a transition that slides.
  public nonisolated init() {}

  /// The view, before its place when it comes and after it when it goes.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_FractionalOffset(edge: .leading, fraction: -phase.value))
  }
}

/// A view that comes from an edge and goes to the opposite one, and fades.
public struct PushTransition: Transition, Sendable {
  /// The edge that the view comes from.
  public var edge: Edge

  /// A push from an edge.
  public nonisolated init(edge: Edge) { self.edge = edge }

  /// The view, beside its place and clear outside of its identity.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .modifier(_FractionalOffset(edge: edge, fraction: -phase.value))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A view that comes from a distance and goes there.
public struct OffsetTransition: Transition, Sendable {
  /// The distance, in points.
  public var offset: CGSize

  /// A move over a distance.
  public nonisolated init(_ offset: CGSize) { self.offset = offset }

  /// The view, moved outside of its identity.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// A view that comes out of a blur and goes into one, while it grows or shrinks a little.
public struct BlurReplaceTransition: Transition, Sendable {
  /// The apparent direction of the view's movement.
  public struct Configuration: Equatable, Sendable {
    fileprivate let lastScale: CGFloat

    /// The view grows when inserted and shrinks when removed.
    public static let downUp = Configuration(lastScale: 0.9)
    /// The view grows when inserted and grows further when removed.
    public static let upUp = Configuration(lastScale: 1.1)
  }

  /// The apparent direction of the view's movement.
  public var configuration: Configuration

  /// A blur that takes the place of another view.
  public nonisolated init(configuration: Configuration) { self.configuration = configuration }

  /// The view, blurred and clear outside of its identity.
  ///
  /// Source of the radius and the factors: OpenSwiftUI, `BlurReplaceTransition`.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .blur(radius: phase.isIdentity ? 0 : 7)
      .scaleEffect(scale(in: phase))
      .opacity(phase.isIdentity ? 1 : 0)
  }

  private func scale(in phase: TransitionPhase) -> CGFloat {
    switch phase {
    case .willAppear: 0.9
    case .identity: 1
    case .didDisappear: configuration.lastScale
    }
  }
}

/// A view that is there and gone at once.
public struct IdentityTransition: Transition, Sendable {
  /// No transition.
  public nonisolated init() {}

  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> Content { content }

  /// Nothing moves.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A transition that comes in one way and goes in another.
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  Transition
{
  /// The transition of the insertion.
  public var insertion: Insertion
  /// The transition of the removal.
  public var removal: Removal

  /// A transition of two.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// The view in both, each of which stays in its identity while the other is at work.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    let inner = insertion.apply(
      content: content, phase: phase == .didDisappear ? .identity : phase)
    return removal.apply(content: inner, phase: phase == .willAppear ? .identity : phase)
  }

  /// Whether one of both moves.
  @MainActor public static var properties: TransitionProperties {
    TransitionProperties(
      hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }
}

extension AsymmetricTransition: Sendable where Insertion: Sendable, Removal: Sendable {}

/// Two transitions at once.
nonisolated struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

/// A transition between two values of a modifier.
nonisolated struct ModifierTransition<Modifier: ViewModifier>: Transition {
  let active: Modifier
  let identity: Modifier

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

/// A transition with an animation of its own.
nonisolated struct AnimatedTransition<Base: Transition>: Transition, TransitionWithAnimation {
  let base: Base
  let animation: Animation?

  @MainActor var ownAnimation: Animation? { animation }

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase)
  }
}

/// Moves the drawing toward an edge by a fraction of its own length.
public struct _FractionalOffset: EffectModifier {
  let edge: Edge
  /// How many times the view's length, positive towards the edge.
  var fraction: Double

  /// The part of the length.
  public var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  package var mirrored: Self {
    switch edge {
    case .top, .bottom: self
    case .leading: Self(edge: .trailing, fraction: fraction)
    case .trailing: Self(edge: .leading, fraction: fraction)
    }
  }

  package func effects(in frame: CGRect) -> DisplayGroup.Effects {
    var effects = DisplayGroup.Effects()
    let (width, height) = (frame.width * fraction, frame.height * fraction)
    effects.transform =
      switch edge {
      case .top: CGAffineTransform(translationX: 0, y: -height)
      case .bottom: CGAffineTransform(translationX: 0, y: height)
      case .leading: CGAffineTransform(translationX: -width, y: 0)
      case .trailing: CGAffineTransform(translationX: width, y: 0)
      }
    return effects
  }
}
