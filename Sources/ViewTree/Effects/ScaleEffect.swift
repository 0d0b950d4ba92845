public import Foundation
public import VectorGeometry
import VectorGraphics

/// Scales the drawing.
public struct _ScaleEffect: TransformEffect {
  /// The factors; negative ones mirror.
  public var scale: CGSize
  /// The point of the frame that stays where it is.
  public var anchor: UnitPoint

  /// Scales about a point of the frame.
  public nonisolated init(scale: CGSize, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// The factors and the anchor.
  public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set {
      scale.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  package var mirrored: Self {
    Self(scale: scale, anchor: UnitPoint(x: 1 - anchor.x, y: anchor.y))
  }

  package var transform: CGAffineTransform {
    CGAffineTransform(scaleX: scale.width, y: scale.height)
  }
}

extension View {
  /// Draws the view larger or smaller about a point of its frame; its place in the layout stays.
  public nonisolated func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, _ScaleEffect> {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Draws the view larger or smaller about a point of its frame; its place in the layout stays.
  public nonisolated func scaleEffect(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, _ScaleEffect> {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Draws the view larger or smaller about a point of its frame; its place in the layout stays.
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, _ScaleEffect> {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
}
