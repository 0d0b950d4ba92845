package import DocumentModel
import ViewAnimation

extension SceneReader {
  /// A state of a document at a time of a film.
  package struct FilmMoment: Sendable {
    /// Seconds from the start of the film.
    package var time: Double
    /// What happened.
    package var moment: StoreMoment

    package init(time: Double, moment: StoreMoment) {
      self.time = time
      self.moment = moment
    }
  }

  /// The scene of a history.
  ///
  /// It is the first state, and the others at their times, each with the animation of its step. Undo and
  /// redo move with a spring where their step says nothing, as in a script.
  ///
  /// A later state that can't be drawn is left out with a warning.
  ///
  /// - Parameters:
  ///   - moments: At least one, in the order of time.
  ///   - rest: How long the last state is shown, in seconds.
  /// - Throws: All that is wrong with the first state.
  package func film(
    _ moments: [FilmMoment], of name: String, rest: Double
  ) throws(DocumentErrors) -> SceneDocument {
    precondition(!moments.isEmpty, "the history has no steps to animate")
    var scene = try state(moments[0].moment, name)
    for moment in moments.dropFirst() {
      do throws(DocumentErrors) {
        let state = try state(moment.moment, name)
        let animation = try animation(of: moment.moment)
        scene.steps.append(SceneStep(time: moment.time, .view(state.makeView, animation)))
        for file in state.files where !scene.files.contains(file) { scene.files.append(file) }
      } catch {
        scene.warnings.append(contentsOf: error.diagnostics.map { $0.asWarning })
      }
    }
    // The film has a length of its own, and its end is a state that stays for a while.
    scene.timeline.duration = nil
    var last = scene.makeView
    if case .view(let makeView, _)? = scene.steps.last?.content { last = makeView }
    scene.steps.append(SceneStep(time: (moments.last?.time ?? 0) + rest, .view(last, nil)))
    return scene
  }

  private func state(_ moment: StoreMoment, _ name: String) throws(DocumentErrors) -> SceneDocument
  {
    try read(
      SourceText(
        name: "\(name), step \(moment.head)", text: JSONWriter.canonical(moment.value)),
      isState: true)
  }

  private func animation(of moment: StoreMoment) throws(DocumentErrors) -> Animation? {
    guard let value = moment.animation else {
      return moment.kind == .undo || moment.kind == .redo ? DocumentHistory.undoAnimation : nil
    }
    let (animation, problems) = Self.animation(
      value, SourceText(name: "the animation of step \(moment.head)", bytes: []))
    guard let animation else { throw DocumentErrors(problems) }
    return animation
  }

  /// What is wrong with an animation as documents write it; nil if nothing is.
  package static func problem(ofAnimation value: JSONValue) -> Diagnostic? {
    animation(value, SourceText(name: "animation", bytes: [])).problems.first
  }

  private static func animation(
    _ value: JSONValue, _ source: SourceText
  ) -> (animation: Animation??, problems: [Diagnostic]) {
    let decoder = DocumentDecoder()
    let node = JSONNode(value, source: source, range: 0..<0)
    let animation = ValueType<Animation?>.animationOrNone.decode(node, decoder)
    return (animation, decoder.diagnostics)
  }
}

extension Diagnostic {
  /// The same, as something that does not keep from drawing.
  fileprivate var asWarning: Diagnostic {
    var warning = self
    warning.severity = .warning
    return warning
  }
}
