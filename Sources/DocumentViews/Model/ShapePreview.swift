import Foundation
public import ViewTree

/// The picture of a model: its shape filled, and its outline inside the shape's edge.
public struct ShapePreview: View {
  /// The drawn model.
  public var model: ShapeShifterModel

  /// The picture of a model.
  public nonisolated init(model: ShapeShifterModel) { self.model = model }

  /// The shape with its outline over it.
  public var body: some View {
    ZStack {
      if model.kindTransition == .morph {
        drawing(of: Rectangle().morph(to: Circle(), progress: model.kind == .circle ? 1 : 0))
      } else {
        switch model.kind {
        case .circle: drawing(of: Circle())
        case .square: drawing(of: Rectangle())
        }
      }
    }
  }

  @ViewBuilder private func drawing(of shape: some InsettableShape) -> some View {
    shape.fill(model.fill.color)
    shape.strokeBorder(model.outline.color, lineWidth: CGFloat(model.outlineWidth))
  }
}
