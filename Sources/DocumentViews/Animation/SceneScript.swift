import DocumentModel
import Observation
import ViewAnimation
import ViewTree

/// A change of a document at a time, ready to be shown.
struct SceneStep: Sendable {
  /// Seconds from the start.
  let time: Double
  /// How the change shows.
  let animation: Animation?
  /// Makes the view from then on.
  let makeView: ViewMaker
}

/// The view that a document shows at present.
@MainActor @Observable
final class DocumentPlayer {
  var makeView: ViewMaker

  init(_ makeView: @escaping ViewMaker) { self.makeView = makeView }
}

/// The root of a document with a script.
struct DocumentPlayerView: View {
  let player: DocumentPlayer

  var body: some View { player.makeView() }
}

extension ViewScene {
  /// The scene of a document: its first view, and the changes of its script.
  init(_ makeView: @escaping ViewMaker, _ steps: [SceneStep]) {
    guard !steps.isEmpty else {
      self.init(root: makeView())
      return
    }
    let player = DocumentPlayer(makeView)
    self.init(
      root: DocumentPlayerView(player: player),
      script: steps.map { step in
        ScriptEvent(at: step.time) {
          withTransaction(Transaction(animation: step.animation)) {
            player.makeView = step.makeView
          }
        }
      })
  }
}
