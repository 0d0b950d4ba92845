public import Foundation
public import VectorGeometry
public import ViewAnimation

extension Transition where Self == OpacityTransition {
  /// A transition that fades.
  public nonisolated static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// A growth from nothing.
  public nonisolated static var scale: ScaleTransition { ScaleTransition(0) }

  /// A growth from a factor, about a point of the view's frame.
  public nonisolated static func scale(
    _ scale: Double, anchor: UnitPoint = .center
  ) -> ScaleTransition { ScaleTransition(scale, anchor: anchor) }
}

extension Transition where Self == MoveTransition {
  /// A move from and to an edge, as far as the view is large.
  public nonisolated static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
  /// In from the leading edge, out to the trailing one.
  public nonisolated static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
  /// In from an edge, out to the opposite one, with a fade.
  public nonisolated static func push(from edge: Edge) -> PushTransition {
    PushTransition(edge: edge)
  }
}

extension Transition where Self == OffsetTransition {
  /// A move over a distance, in points.
  public nonisolated static func offset(_ offset: CGSize) -> OffsetTransition {
    OffsetTransition(offset)
  }

  /// A move over a distance, in points.
  public nonisolated static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// Out of a blur and into one.
  public nonisolated static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  /// Out of a blur and into one, which way the view seems to move.
  public nonisolated static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: config) }
}

extension Transition where Self == IdentityTransition {
  /// There and gone at once.
  public nonisolated static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition {
  /// This transition and another one at once.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// Returns the transition with its own animation.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}
