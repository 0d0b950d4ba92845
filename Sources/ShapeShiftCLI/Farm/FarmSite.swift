import FileStorage
import ShapeShift
import ShapeShiftDocuments

/// A plan with all that the verbs of `farm` need to act on it.
@MainActor
struct FarmSite {
  let folder: FarmFolder
  let plan: FarmPlan
  let job: any FarmJob
  let engine: any FarmEngine

  init(_ folder: FarmFolder, _ plan: FarmPlan, _ job: any FarmJob) {
    (self.folder, self.plan, self.job) = (folder, plan, job)
    engine = plan.engine(in: folder)
  }

  /// Reads a plan, and what it draws.
  init(_ path: String, _ console: Console) throws {
    let folder = FarmFolder(path)
    let plan = try folder.plan()
    self.init(folder, plan, try FarmFolder.job(plan, console))
  }

  /// Refuses to go on where other pictures would be drawn than were planned.
  ///
  /// Fonts are a matter of those that draw.
  func checkInputs() throws(Failure) {
    var own = job.identity
    own.fonts = plan.identity.fonts
    guard let difference = own.difference(from: plan.identity) else { return }
    throw Failure(
      .badDocument, "\(folder.planPath) is out of date: \(difference)",
      help: "create a new plan in another folder")
  }

  /// Refuses paths that nodes do not share.
  func checkPaths() throws(Failure) {
    guard engine.needsSharedPaths else { return }
    let paths = SharedPaths(plan.shared)
    try paths.check(folder.path, "the plan's folder")
    try paths.check(plan.directory, "the working folder")
    for input in job.inputs { try paths.check(input, "the input") }
    if !plan.isCarried { try paths.check(job.folder, "the output folder") }
    try paths.checkCommand(plan.command)
  }

  /// Hands out chunks, and writes down that it did.
  func submit(_ chunks: [Int], avoiding nodes: [String] = [], done: Int) throws(Failure) {
    do throws(SystemError) {
      // Before: what was sent and not written down would be sent without end.
      try folder.append(
        FarmSubmission(chunks: chunks, done: done).object, to: folder.submissionsPath)
    } catch {
      throw Failure(.inputOutput, "\(folder.submissionsPath) can't be written: \(error.sentence)")
    }
    try engine.submit(chunks, avoiding: nodes, in: folder)
  }

  /// What would be sent, for people.
  func preview(_ chunks: [Int], avoiding nodes: [String] = []) -> String {
    var text = ""
    for file in engine.files(for: chunks) {
      text += "# \(folder.path.printable)/\(file.name)\n\(file.text)\n"
    }
    for order in engine.orders(for: chunks, avoiding: nodes) { text += order.text + "\n" }
    if let instruction = engine.instruction { text += instruction + "\n" }
    return text
  }

  var submissions: [FarmSubmission] {
    folder.lines(of: folder.submissionsPath).compactMap { FarmSubmission($0, of: plan) }
  }

  /// What pictures of places are called in messages: `frames 350-399`.
  func name(of places: some Sequence<Int>) -> String {
    "\(job.unit) \(FrameSelection(frames: places).description)"
  }
}
