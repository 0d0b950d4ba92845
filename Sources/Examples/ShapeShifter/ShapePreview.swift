import SwiftUI

/// The shape: filled, with its outline on the inside.
struct ShapePreview: View {
  @Binding var model: ShapeShifterModel

  var body: some View {
    ZStack {
      switch model.kind {
      case .square: layers(of: Rectangle())
      case .circle: layers(of: Circle())
      }
    }
  }

  @ViewBuilder
  private func layers<S: InsettableShape>(of shape: S) -> some View {
    shape.fill(model.fill.color)
    shape.strokeBorder(model.outline.color, lineWidth: model.outlineWidth)
  }
}
