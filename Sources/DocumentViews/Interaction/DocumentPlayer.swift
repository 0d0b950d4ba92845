import DocumentModel
import Observation
import ViewAnimation
import ViewTree

/// What reads a document again after it has changed.
struct LiveDocument: Sendable {
  /// The document at the start.
  let document: JSONNode
  let limits: DocumentLimits
  let files: DocumentFiles

  /// What makes the view of a state.
  func maker(of history: DocumentHistory) throws(Diagnostic) -> ViewMaker {
    let decoder = DocumentDecoder(limits: limits, files: files)
    decoder.keepsReadings = false
    decoder.isState = true
    decoder.history = (history.canUndo, history.canRedo)
    let scene = decoder.sceneInBothSchemes(history.document)
    if let problem = decoder.diagnostics.first(where: { $0.severity != .warning }) { throw problem }
    guard let scene else { throw Diagnostic(.invalidScript, "the document has no view") }
    return scene.makeView
  }
}

/// The view that a document shows at present, and the document itself where controls and actions change it.
@MainActor @Observable
final class DocumentPlayer {
  private(set) var makeView: ViewMaker
  /// The last change that was refused.
  private(set) var problem: ViewProblem?
  @ObservationIgnored private let live: LiveDocument?
  @ObservationIgnored private var history: DocumentHistory?
  /// Whether a control is being used, and what it writes is one step of the history.
  @ObservationIgnored private var isEditing = false
  /// Where the last change was written, if what is written there next belongs to the same step.
  @ObservationIgnored private var openPlace: JSONPointer?

  init(_ makeView: @escaping ViewMaker, _ live: LiveDocument? = nil) {
    self.makeView = makeView
    self.live = live
    history = live.map { DocumentHistory($0.document) }
  }

  /// Shows a state that was read before.
  func show(_ makeView: @escaping ViewMaker, _ animation: Animation?) {
    withTransaction(Transaction(animation: animation)) { self.makeView = makeView }
  }

  // MARK: Changes

  /// The value at a place of the document.
  func value(at place: JSONPointer) -> JSONValue? { history?.document[place]?.value }

  /// A control begins to be used, or is let go.
  func edit(_ isEditing: Bool) { (self.isEditing, openPlace) = (isEditing, nil) }

  /// Takes what a control writes.
  ///
  /// - Parameter isTyped: Whether it belongs to what was written to the same place just before.
  func write(
    _ value: JSONValue, at place: JSONPointer, isTyped: Bool, registersUndo: Bool = true
  ) {
    let continues = openPlace == place
    change { (history) throws(Diagnostic) in
      if registersUndo {
        try history.write(value, at: place, continuing: continues)
      } else {
        try history.writeEverywhere(value, at: place)
      }
    } show: {
      makeView = $0
    }
    openPlace = registersUndo && (isEditing || isTyped) ? place : nil
  }

  /// Makes a step of a script or an action.
  ///
  /// - Parameter number: The number of the step in the script, from 0.
  func run(_ step: ScriptStep, number: Int? = nil) {
    openPlace = nil
    var animation: Animation?
    change(step: number) { (history) throws(Diagnostic) in
      animation = try history.apply(step)
    } show: { makeView in
      show(makeView, animation)
    }
  }

  /// Undoes or redoes a change, if there is one.
  var canUndo: Bool { history?.canUndo ?? false }
  var canRedo: Bool { history?.canRedo ?? false }

  private func change(
    step: Int? = nil, _ body: (inout DocumentHistory) throws(Diagnostic) -> Void,
    show: (@escaping ViewMaker) -> Void
  ) {
    guard let live, var next = history else { return }
    do throws(Diagnostic) {
      let before = next.moment
      try body(&next)
      guard next.moment != before else { return }
      let makeView = try live.maker(of: next)
      history = next
      show(makeView)
    } catch {
      problem = .document("the document rejects a change: \(error.message)", step: step)
    }
  }
}

/// The root of a document that changes.
struct DocumentPlayerView: View {
  let player: DocumentPlayer

  var body: some View {
    ReportingView(
      problem: player.problem, content: player.makeView().environment(\.documentPlayer, player))
  }
}

extension EnvironmentValues {
  /// What changes the document that the views are of.
  var documentPlayer: DocumentPlayer? {
    get { self[DocumentPlayerKey.self] }
    set { self[DocumentPlayerKey.self] = newValue }
  }
}

private enum DocumentPlayerKey: EnvironmentKey {
  static var defaultValue: DocumentPlayer? { nil }
}
