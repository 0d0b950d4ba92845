import SwiftUI

/// The whole program: the shape above, what edits it below.
struct ShapeShifterRootView: View {
  @EnvironmentObject private var env: ShapeShifterEnv

  var body: some View {
    VStack {
      ShapePreview(model: $env.model)
        .scaledToFit()
        .padding()
      Divider()
      ShapeInspector(model: $env.model)
    }
  }
}

struct ShapeShifterRootView_Previews: PreviewProvider {
  static var previews: some View {
    let env = ShapeShifterEnv()
    env.undoManager = UndoManager()
    return ShapeShifterRootView()
      .environmentObject(env)
      .previewDevice("iPhone SE")
  }
}
