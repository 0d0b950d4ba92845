public import Foundation
import Synchronization
public import VectorGeometry
public import ViewAnimation

/// A shape on its way to another: circle to square, letter to letter.
///
/// Both outlines are taken in the shape's frame and matched by a ``MorphPlan``. Animate `progress`;
/// springs may overshoot, the outline then stays at its end.
public struct MorphShape<From: Shape, To: Shape>: _DerivedShape {
  /// The shape at progress 0.
  public var shape: From
  /// The shape at progress 1.
  public var target: To
  /// How far the way is gone, 0 to 1.
  public var progress: CGFloat
  /// How outlines are matched.
  public var options: MorphPlan.Options

  private let memory = MorphMemory()

  /// A shape on its way to another.
  public init(
    from shape: From, to target: To, progress: CGFloat,
    options: MorphPlan.Options = MorphPlan.Options()
  ) {
    self.shape = shape
    self.target = target
    self.progress = progress
    self.options = options
  }

  /// The outline on its way.
  public func path(in rect: CGRect) -> Path {
    let from = shape.path(in: rect)
    guard progress > 0 else { return from }
    let to = target.path(in: rect)
    guard progress < 1 else { return to }
    return memory.plan(from: from, to: to, options: options).path(at: progress)
  }

  /// The data of both shapes and the progress.
  public var animatableData:
    AnimatablePair<CGFloat, AnimatablePair<From.AnimatableData, To.AnimatableData>>
  {
    get {
      AnimatablePair(progress, AnimatablePair(shape.animatableData, target.animatableData))
    }
    set {
      progress = newValue.first
      shape.animatableData = newValue.second.first
      target.animatableData = newValue.second.second
    }
  }
}

extension Shape {
  /// The shape on its way to another one: itself at progress 0, the other at 1.
  public func morph<S: Shape>(
    to other: S, progress: CGFloat, options: MorphPlan.Options = MorphPlan.Options()
  ) -> MorphShape<Self, S> {
    MorphShape(from: self, to: other, progress: progress, options: options)
  }
}

/// The plan made last: while only the progress changes, all frames share it.
private final class MorphMemory: Sendable {
  private let last = Mutex<MorphPlan?>(nil)

  func plan(from: Path, to: Path, options: MorphPlan.Options) -> MorphPlan {
    last.withLock { last in
      if let last, last.from == from, last.to == to, last.options == options { return last }
      let plan = MorphPlan(from: from, to: to, options: options)
      last = plan
      return plan
    }
  }
}
