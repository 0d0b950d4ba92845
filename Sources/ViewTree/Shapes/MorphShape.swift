public import Foundation
public import ShapeMorphing
public import VectorGeometry
public import ViewLayout

/// A shape on its way to another: circle to square, letter to letter.
///
/// Both outlines are taken in the shape's frame and matched by a ``MorphPlan``. Animate `progress`;
/// springs may overshoot, the outline then stays at its end.
public struct MorphShape<From: Shape, To: Shape>: _DerivedShape {
  /// The shape at progress 0.
  public var shape: From
  /// The shape at progress 1.
  public var target: To
  /// The progress of the morph, 0...1.
  public var progress: CGFloat
  /// The options for matching outlines.
  public var options: MorphPlan.Options

  fileprivate var memory = MorphMemory()

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

  /// Returns the interpolated outline.
  public func path(in rect: CGRect) -> Path {
    let from = shape.path(in: rect)
    guard progress > 0 else { return from }
    let to = target.path(in: rect)
    guard progress < 1 else { return to }
    return memory.plan(from: from, to: to, options: options).path(at: progress)
  }

  /// Not known: the shapes may take sizes of different kinds.
  public static var _sizing: _ShapeSizing { .asked }

  /// The size that the shapes take, and between them one between theirs.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard progress > 0 else { return shape.sizeThatFits(proposal) }
    let to = target.sizeThatFits(proposal)
    guard progress < 1 else { return to }
    let from = shape.sizeThatFits(proposal)
    return CGSize(
      width: from.width * (1 - progress) + to.width * progress,
      height: from.height * (1 - progress) + to.height * progress)
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

extension MorphShape: InsettableShape where From: InsettableShape, To: InsettableShape {
  /// Both shapes made smaller; the outline between them is as far inside.
  public func inset(by amount: CGFloat) -> MorphShape<From.InsetShape, To.InsetShape> {
    var inset = MorphShape<From.InsetShape, To.InsetShape>(
      from: shape.inset(by: amount), to: target.inset(by: amount), progress: progress,
      options: options)
    inset.memory = memory
    return inset
  }
}

/// A shape that may be on its way to another.
protocol MorphingShape {
  /// Whether it is neither at the start nor at the end.
  var isBetween: Bool { get }
}

extension MorphShape: MorphingShape {
  var isBetween: Bool { progress > 0 && progress < 1 }
}
