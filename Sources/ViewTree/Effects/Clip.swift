public import Foundation
public import VectorGeometry
package import VectorGraphics
import ViewLayout

/// Draws nothing of the view outside a shape.
public struct _ClipEffect<ClipShape: Shape>: EffectModifier {
  /// The clip shape.
  public var shape: ClipShape
  /// The fill rule of the shape's path.
  public var style: FillStyle

  /// Creates a clip to a shape.
  public nonisolated init(shape: ClipShape, style: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
  }

  /// The shape's data.
  public var animatableData: ClipShape.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  private var isMirrored = false

  package var mirrored: Self {
    var copy = self
    copy.isMirrored = shape.layoutDirectionBehavior == .mirrors
    return copy
  }

  package func effects(in frame: CGRect) -> DisplayGroup.Effects {
    var effects = DisplayGroup.Effects()
    let path = shape.path(in: CGRect(origin: .zero, size: frame.size))
    let placing = CGAffineTransform(
      a: isMirrored ? -1 : 1, b: 0, c: 0, d: 1, tx: isMirrored ? frame.maxX : frame.minX,
      ty: frame.minY)
    effects.clip = DisplayClip(
      path: isMirrored ? path.applying(placing) : path.offsetBy(dx: frame.minX, dy: frame.minY),
      style: style)
    return effects
  }
}

extension View {
  /// Draws nothing of the view outside a shape in its frame.
  public nonisolated func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> ModifiedContent<Self, _ClipEffect<S>> {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  /// Draws nothing of the view outside its frame.
  public nonisolated func clipped(
    antialiased: Bool = false
  ) -> ModifiedContent<Self, _ClipEffect<Rectangle>> {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Draws nothing of the view outside its frame with rounded corners.
  public nonisolated func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true
  ) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius, style: .circular),
      style: FillStyle(antialiased: antialiased))
  }
}
