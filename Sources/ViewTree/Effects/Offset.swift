public import Foundation
public import VectorGeometry
package import VectorGraphics

/// Moves the drawing.
public struct _OffsetEffect: EffectModifier {
  /// The offset, in points.
  public var offset: CGSize

  /// Moves by a distance.
  public nonisolated init(offset: CGSize) { self.offset = offset }

  /// The animated offset, in points.
  public var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  package static var isGeometryEffect: Bool { true }

  package var displacement: CGSize { offset }

  package var mirrored: Self { Self(offset: CGSize(width: -offset.width, height: offset.height)) }

  package func sound(_ check: inout NumberCheck) -> Self {
    Self(
      offset: CGSize(
        width: check.number(offset.width, "offset x"),
        height: check.number(offset.height, "offset y")))
  }

  package func effects(in frame: CGRect) -> DisplayGroup.Effects { DisplayGroup.Effects() }
}

extension View {
  /// Draws the view elsewhere; its place in the layout stays.
  public nonisolated func offset(_ offset: CGSize) -> ModifiedContent<Self, _OffsetEffect> {
    modifier(_OffsetEffect(offset: offset))
  }

  /// Draws the view elsewhere; its place in the layout stays.
  public nonisolated func offset(
    x: CGFloat = 0, y: CGFloat = 0
  ) -> ModifiedContent<Self, _OffsetEffect> {
    offset(CGSize(width: x, height: y))
  }
}
