import SwiftUI

/// The model of the whole program, with its history.
///
/// Every change registers its own undoing; undoing one registers its redoing. Both are animated by a
/// spring, direct edits are not.
@MainActor
final class ShapeShifterEnv: ObservableObject {
  var undoManager: UndoManager?

  var model = ShapeShifterModel() {
    willSet {
      registerReturn(to: model)
      objectWillChange.send()
    }
  }

  private func registerReturn(to previous: ShapeShifterModel) {
    guard let undoManager, undoManager.isUndoRegistrationEnabled else { return }
    undoManager.registerUndo(withTarget: self) { env in
      withAnimation(.spring(blendDuration: 2.5)) { env.model = previous }
    }
  }
}
