import DocumentModel

/// What a document says of its time.
struct DocumentTime {
  var timeline = SceneTimeline()
  /// The document, if some of its values follow keyframes.
  var tracked: TrackedDocument?
  var steps: [SceneStep] = []
  var session: [SessionStep] = []
}

extension DocumentDecoder {
  /// The timeline and the script of a document, once its names and views are read.
  func readTime(of node: JSONNode) -> DocumentTime {
    var time = DocumentTime()
    guard !isFrame else { return time }
    if let value = node["timeline"],
      let read = at("timeline", { timeline(value, of: node) })
    {
      time.timeline = read.timeline
      checkBoundPlaces(against: read.timeline.tracks.map(\.pointer))
      if !read.timeline.tracks.isEmpty { time.tracked = tracked(read.document, read.timeline) }
    }
    if let value = node["script"], !isState {
      (time.steps, time.session) = at("script") {
        let script = script(value)
        return (steps(script, from: node), script.session)
      }
    }
    return time
  }

  private func tracked(_ document: JSONNode, _ timeline: SceneTimeline) -> TrackedDocument? {
    guard diagnostics.allSatisfy({ $0.severity == .warning }) else { return nil }
    let tracked = TrackedDocument(
      document: document, timeline: timeline, limits: limits, files: files, colors: colors)
    for time in timeline.keyframeTimes {
      let (problems, decoder) = tracked.problems(at: time)
      noteFiles(of: decoder)
      for problem in problems { report(problem) }
      guard problems.isEmpty else { return nil }
    }
    return tracked
  }

  /// The views that a script leads to; each state is read as a document of its own.
  ///
  /// Where controls or actions change the document, its states are not known before; steps up to the first that uses
  /// a view are checked all the same.
  private func steps(_ steps: [ScriptStep], from document: JSONNode) -> [SceneStep] {
    guard diagnostics.allSatisfy({ $0.severity == .warning }) else { return [] }
    var history = DocumentHistory(document)
    var result: [SceneStep] = []
    let times = steps.times
    for (index, step) in steps.enumerated() {
      if step.isInput, isLive { break }
      if step.isInput { continue }
      do throws(Diagnostic) {
        let animation = try history.apply(step)
        let decoder = DocumentDecoder(limits: limits, files: files)
        decoder.isState = true
        decoder.history = (history.canUndo, history.canRedo)
        let scene = decoder.sceneInBothSchemes(history.document)
        for problem in decoder.diagnostics where problem.severity != .warning { report(problem) }
        guard let scene else { return result }
        noteFiles(of: decoder)
        result.append(SceneStep(time: times[index], .view(scene.makeView, animation)))
      } catch {
        at(index) { report(error) }
        return result
      }
    }
    guard isLive else { return result }
    return zip(steps, times).enumerated().compactMap { index, timed in
      timed.0.isInput
        ? nil : SceneStep(time: timed.1, .change(timed.0, number: index))
    }
  }

  /// Takes over the files that another reading of the document has used.
  func noteFiles(of other: DocumentDecoder) {
    noteFiles(other.usedFiles)
    noteFonts(other.fontFiles)
  }
}

extension ScriptStep {
  /// Whether the step uses a view.
  fileprivate var isInput: Bool {
    if case .input = change { true } else { false }
  }
}

extension [ScriptStep] {
  /// The steps that use views.
  fileprivate var session: [SessionStep] {
    zip(self, times).enumerated().compactMap { index, timed in
      guard case .input(let input) = timed.0.change, let span = timed.0.span else { return nil }
      return SessionStep(time: timed.1, input: input, number: index, span: span)
    }
  }

  /// When the steps come: at one time a change of the document comes before all that uses views, so that one that
  /// stands after it comes a microsecond later.
  fileprivate var times: [Double] {
    var last = (time: 0.0, isInput: false)
    return map { step in
      var time = Swift.max(step.time, last.time)
      if !step.isInput, last.isInput, time == last.time { time += 1e-6 }
      last = (time, step.isInput)
      return time
    }
  }
}
