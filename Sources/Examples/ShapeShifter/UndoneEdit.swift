import SwiftUI

/// The shape after an edit that is taken back as soon as it is seen.
struct UndoneEdit: View {
  @StateObject private var env = ShapeShifterEnv()

  var body: some View {
    ShapePreview(model: $env.model)
      .scaledToFit()
      .padding()
      .onAppear {
        env.undoManager = UndoManager()
        env.model.outlineWidth = 60
        env.model.fill = ShapeShifterModel.HSL(hue: 0.16)
        env.undoManager?.undo()
      }
  }
}
