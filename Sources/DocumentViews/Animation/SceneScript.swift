import DocumentModel
import ViewAnimation
import ViewTree

/// A change of a document at a time.
struct SceneStep: Sendable {
  /// What shows from then on.
  enum Content: Sendable {
    /// A view that was read before, with an animation.
    case view(ViewMaker, Animation?)
    /// The document after a step of its script.
    case change(ScriptStep, number: Int)
  }

  /// Seconds from the start.
  let time: Double
  let content: Content

  init(time: Double, _ content: Content) {
    self.time = time
    self.content = content
  }
}

extension ViewScene {
  /// The scene of a document: its first view, and the changes of its script.
  init(_ makeView: @escaping ViewMaker, _ steps: [SceneStep], _ live: LiveDocument?) {
    guard !steps.isEmpty || live != nil else {
      self.init(root: makeView())
      return
    }
    let player = DocumentPlayer(makeView, live)
    self.init(
      root: DocumentPlayerView(player: player),
      script: steps.map { step in
        ScriptEvent(at: step.time) {
          switch step.content {
          case .view(let makeView, let animation): player.show(makeView, animation)
          case .change(let change, let number): player.run(change, number: number)
          }
        }
      })
  }
}
