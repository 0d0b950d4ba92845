import SwiftUI

/// The environment object of the first ShapeShifter, by its use of the undo manager.
@MainActor
final class SeedEnv: ObservableObject {
  var undoManager: UndoManager?

  var width = 15.0 {
    willSet {
      registerReturn(to: width)
      objectWillChange.send()
    }
  }

  private func registerReturn(to previous: Double) {
    guard let undoManager, undoManager.isUndoRegistrationEnabled else { return }
    undoManager.registerUndo(withTarget: self) { env in
      withAnimation(.spring(blendDuration: 2.5)) { env.width = previous }
    }
  }
}

/// What the environment object looks like at each event, told from outside.
struct SeedEditor: View {
  @ObservedObject var env: SeedEnv
  let events: [(time: Double, action: @MainActor (SeedEnv) -> Void)]

  var body: some View {
    Rectangle()
      .frame(width: CGFloat(env.width), height: 10)
      .onAppear {
        for event in events {
          let (env, action) = (env, event.action)
          DispatchQueue.main.asyncAfter(deadline: .now() + event.time) { action(env) }
        }
      }
  }
}
