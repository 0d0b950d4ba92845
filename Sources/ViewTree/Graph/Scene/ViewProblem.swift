package import VectorGraphics

/// Something wrong with a view that does not stop the picture.
package enum ViewProblem: Hashable, Sendable {
  /// Several elements of a `ForEach` have one id.
  case duplicateID(String)
  /// A length, ratio or position that can't be; the sentence of the layout.
  case layout(String)
  /// A problem of a view in an embedded scene: the name of the scene, and a sentence.
  case scene(String, String)
  /// A value that follows keyframes and cannot be used; a sentence.
  case timeline(String)
  /// A change that a document refuses, and the number of the step of its script that makes it; a sentence.
  case document(String, step: Int?)
  /// A `task` that was not asked for.
  case taskNotRun
  /// A `task` that waits for something that the scene's time does not bring.
  case taskWaits
  /// A timer that waits for a run loop, which a scene has none of.
  case timerWaits
  /// An object of a type that is not made anew with the scene, though the scene changes it.
  case sharedObject(String)
  /// A stack is to show what a value of a type stands for, and no view says what that is.
  case missingDestination(String)
  /// A link leads on by a value of a type that the path around has no place for.
  case foreignPathValue(String)
  /// What views tell those above changes whenever it is acted on.
  case unsettledPreference(String)

  /// One sentence: what is wrong, and what is allowed.
  package var message: String {
    switch self {
    case .duplicateID(let id):
      "several elements have the id \(id); expected a unique id for each element"
    case .layout(let sentence), .timeline(let sentence), .document(let sentence, _): sentence
    case .scene(let name, let sentence): "\(name): \(sentence)"
    case .taskNotRun:
      "its task has not run; call runTasks to run tasks"
    case .taskWaits:
      "its task waits for an event outside the scene's time; runTasks waits for it"
    case .timerWaits:
      "a timer waits for a run loop and never fires, because its closure uses its timer parameter; "
        + "store the timer that scheduledTimer returns and write { _ in timer?.invalidate() }"
    case .sharedObject(let type):
      "the scene changes a \(type) that is not recreated with the scene, so images depend on earlier "
        + "renderings; create it where the view is created, as in ImageRenderer { … }"
    case .missingDestination(let type):
      "a \(type) on the path has no destination; add to a view in the stack "
        + "navigationDestination(for: \(type).self)"
    case .foreignPathValue(let type):
      "a link has a value of type \(type), but the path of the stack has values of another type; "
        + "use a NavigationPath, which accepts values of all types"
    case .unsettledPreference(let key):
      "the preference \(key) changes in its own change handler; the value after "
        + "\(ViewGraph.maximumPreferenceChanges) changes is used"
    }
  }
}

/// Why a graph can't make a picture.
package enum ViewGraphError: Error, Hashable, Sendable {
  /// Text can't be shaped.
  case font(FontError)
  /// Changes go on causing changes at one instant; the time in seconds.
  case unsettled(time: Double, rounds: Int)
  /// Something happens at more moments than the limit in the second from a time on.
  case tooManyEvents(time: Double, limit: Int)
  /// Time goes back, but a view reads an object of a type that is still as a later time has left it; the time in
  /// seconds.
  case sharedObject(type: String, time: Double)
  /// Laying out text for one moment takes more drawing steps than allowed.
  case tooMuchText(limit: Int)
  /// Combining and morphing paths for one moment takes more drawing steps than allowed; the path of the view, where one
  /// is known.
  case tooMuchPathWork(limit: Int, place: String?)
}
