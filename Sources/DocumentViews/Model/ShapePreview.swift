import Foundation
public import ViewTree

/// The picture of a model: its shape filled, and its outline inside the shape's edge.
public struct ShapePreview: View {
  /// What is drawn.
  public var model: ShapeShifterModel

  /// The picture of a model.
  public nonisolated init(model: ShapeShifterModel) { self.model = model }

  /// The shape with its outline over it.
  public var body: some View {
    ZStack {
      switch model.kind {
      case .circle:
        Circle().fill(model.fill.color)
        Circle().strokeBorder(model.outline.color, lineWidth: CGFloat(model.outlineWidth))
      case .square:
        Rectangle().fill(model.fill.color)
        Rectangle().strokeBorder(model.outline.color, lineWidth: CGFloat(model.outlineWidth))
      }
    }
  }
}
