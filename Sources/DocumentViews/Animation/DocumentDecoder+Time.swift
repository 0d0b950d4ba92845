import DocumentModel

/// What a document says of its time.
struct DocumentTime {
  var timeline = SceneTimeline()
  /// The document, if some of its values follow keyframes.
  var tracked: TrackedDocument?
  var steps: [SceneStep] = []
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
      if !read.timeline.tracks.isEmpty { time.tracked = tracked(read.document, read.timeline) }
    }
    if let value = node["script"], !isState {
      time.steps = at("script") { steps(script(value), from: node) }
    }
    return time
  }

  private func tracked(_ document: JSONNode, _ timeline: SceneTimeline) -> TrackedDocument? {
    guard diagnostics.allSatisfy({ $0.severity == .warning }) else { return nil }
    let tracked = TrackedDocument(
      document: document, timeline: timeline, limits: limits, files: files, images: images,
      colors: colors)
    for time in timeline.keyframeTimes {
      let problems = tracked.problems(at: time)
      for problem in problems { report(problem) }
      guard problems.isEmpty else { return nil }
    }
    return tracked
  }

  /// The views that a script leads to; each state is read as a document of its own.
  private func steps(_ steps: [ScriptStep], from document: JSONNode) -> [SceneStep] {
    guard diagnostics.allSatisfy({ $0.severity == .warning }) else { return [] }
    var history = DocumentHistory(document)
    var result: [SceneStep] = []
    for (index, step) in steps.enumerated() {
      do throws(Diagnostic) {
        let animation = try history.apply(step)
        let decoder = DocumentDecoder(limits: limits, files: files)
        decoder.images = images
        decoder.isState = true
        let scene = decoder.scene(history.document)
        for problem in decoder.diagnostics where problem.severity != .warning { report(problem) }
        guard let scene else { return result }
        noteFiles(of: decoder)
        result.append(
          SceneStep(time: step.time, animation: animation, makeView: scene.makeView))
      } catch {
        at(String(index)) { report(error) }
        return result
      }
    }
    return result
  }

  private func noteFiles(of other: DocumentDecoder) {
    images.merge(other.images) { known, _ in known }
    for file in other.usedFiles where !usedFiles.contains(file) { usedFiles.append(file) }
  }
}
