import DocumentModel
import FileStorage
import Foundation
import ImageCoding
import ShapeShift
import ShapeShiftDocuments
import SnapshotDiff

/// One run of `snapshot`.
@MainActor
struct SnapshotSession {
  let suite: SnapshotSuite
  let run: SnapshotRun
  let verb: Snapshot
  let console: Console

  private var runner: SnapshotRunner {
    SnapshotRunner(suite: suite, fontFolders: verb.fontDir, limits: verb.limits)
  }

  /// The jobs that were asked for.
  ///
  /// - Throws: `noInput` when there are none at all, `usage` when a filter leaves none.
  private func jobs() throws(Failure) -> [SnapshotJob] {
    let jobs = suite.jobs(matching: verb.filter)
    // References of what is not there any more are something to report, but not to record.
    let orphans = verb.action == .record ? [] : try suite.orphans()
    guard !suite.jobs.isEmpty || !orphans.isEmpty else {
      throw Failure(
        .noInput, "no snapshots in \(verb.folder)",
        help: "pass a folder that directly contains documents (.json, or else .svg), "
          + "Swift code with previews, or a folder of PNG, WebP and JPEG files")
    }
    guard !jobs.isEmpty || verb.filter == nil else {
      throw Failure(
        .usage, "no snapshot matches --filter \(verb.filter ?? "")",
        help: "use a part of a name, or a pattern such as 'card*'")
    }
    return jobs
  }

  // MARK: Verify

  /// Compares all and leaves what a look at the failures needs; writes nothing into the folder.
  func verify() throws {
    let (manifest, seconds) = try compare(try jobs())
    let reports = reports(manifest)
    if let junit = verb.junit { try reports.write(junit: junit, seconds: seconds) }
    if let markdown = verb.markdown {
      try reports.write(markdown: markdown, pictures: verb.markdownPictures)
    }
    if let html = verb.html { try reports.write(html: html) }
    if verb.json {
      try console.write(JSONText.page(.object(reports.json)))
    } else {
      try console.write(reports.text)
      try showPictures(of: manifest)
    }
    if annotates, !verb.json { try console.write(AnnotationReport(manifest).text) }
    guard manifest.isPass else { throw Failure(.problems) }
  }

  /// Compares, leaves the manifest, and says how long each snapshot took, in seconds.
  private func compare(
    _ jobs: [SnapshotJob]
  ) throws -> (manifest: SnapshotRun.Manifest, seconds: [String: Double]) {
    var results: [SnapshotResult] = []
    var seconds: [String: Double] = [:]
    do {
      try run.clear()
      try runner.run(jobs, console) { finding in
        seconds[finding.job.name] = finding.duration / .seconds(1)
        guard let (subject, reference) = finding.pair else {
          results.append(finding.outcome.result)
          return
        }
        results.append(try run.keep(finding.outcome, of: subject, against: reference))
      }
      if verb.filter == nil { results += try suite.orphans().map(Self.removed) }
      let manifest = SnapshotRun.Manifest(
        references: verb.folder, isFiltered: verb.filter != nil, results: results)
      try run.write(manifest)
      return (manifest, seconds)
    } catch {
      throw unwritable(error)
    }
  }

  private static func removed(_ name: String) -> SnapshotResult {
    SnapshotResult(
      name: name, source: "", status: .removed,
      message: "nothing produces an image for this reference; remove it with snapshot prune")
  }

  private func unwritable(_ error: any Error) -> Failure {
    Failure(error)
      ?? Failure(
        .cannotCreate, "\(run.folder.relativePath) can't be written: \(error.localizedDescription)")
  }

  func reports(_ manifest: SnapshotRun.Manifest) -> SnapshotReports {
    SnapshotReports(
      manifest: manifest, run: run, references: suite.references, folder: verb.folder,
      options: verb.placeOptions)
  }

  private var annotates: Bool {
    switch verb.annotations {
    case .github: true
    case .never: false
    case .auto: ProcessInfo.processInfo.environment["GITHUB_ACTIONS"] == "true"
    }
  }

  /// Shows up to four differences, if a person looks at a terminal.
  private func showPictures(of manifest: SnapshotRun.Manifest) throws {
    for result in manifest.results.filter({ $0.files.difference != nil }).prefix(4) {
      try show(result.files.difference, title: result.name)
    }
  }

  private func show(_ path: String?, title: String) throws {
    guard let form = TerminalShow(verb.show).form, let bytes = try run.content(path) else { return }
    let bitmap = try PNGDecoder().decode(bytes)
    try console.write("\(title.terminalLine)\n" + TerminalPicture(form).text(bitmap))
  }

  // MARK: Record

  /// Writes references.
  func record() throws {
    var (recorded, failed, same) = (0, 0, 0)
    do {
      try runner.run(try jobs(), console) { finding in
        guard let (subject, reference) = finding.pair else {
          console.report(
            Failure(.problems, "\(finding.job.name.printable): \(finding.outcome.result.message)"))
          failed += 1
          return
        }
        guard isRecorded(finding.outcome, reference) else {
          same += 1
          return
        }
        try suite.references.write(try subject.reference(), as: subject.name)
        try console.write(
          "recorded  \(subject.name)  \(finding.outcome.result.message)".terminalLine + "\n")
        recorded += 1
      }
    } catch {
      throw unwritable(error)
    }
    try console.write("\(recorded) recorded, \(same) unchanged\n")
    guard failed == 0 else { throw Failure(.badDocument, "\(failed) could not be rendered") }
  }

  private func isRecorded(
    _ outcome: SnapshotChecker.Outcome, _ reference: SnapshotReference
  ) -> Bool {
    switch verb.mode {
    case .all: true
    case .changed: outcome.isOutdated
    case .missing: reference.png == nil
    }
  }

  // MARK: Accept, report, prune

  /// The last run's manifest.
  func lastRun() throws(Failure) -> SnapshotRun.Manifest {
    do {
      if let manifest = try run.manifest() { return manifest }
    } catch {
      throw Failure(.badDocument, "the manifest of the last run can't be read: \(error)")
    }
    throw Failure(
      .noInput, "no test run found in \(run.folder.relativePath)",
      help: "shapeshift snapshot verify \(verb.folder.shellWord)")
  }

  /// Takes over pictures of the last run, without drawing anything.
  func accept() throws {
    let results = try acceptable(verb.names)
    for result in results {
      try accept(result)
      try console.write("accepted  \(result.name.terminalLine)\n")
    }
    if results.isEmpty { try console.write("nothing to accept\n") }
  }

  /// The results of the last run that have pictures to be accepted: those of these names, by default all.
  func acceptable(_ names: [String]) throws(Failure) -> [SnapshotResult] {
    let open = try lastRun().results.filter { $0.files.actual != nil }
    let known = Set(open.map(\.name))
    if let stray = names.first(where: { !known.contains($0) }) {
      throw Failure(
        .usage, "the last run has nothing to accept for \(Diagnostic.quoted(stray))",
        help: Suggestion.help(for: stray, among: known.sorted())
          ?? (known.isEmpty
            ? "run 'shapeshift snapshot verify' first"
            : "the names are \(Suggestion.list(known.sorted()))"))
    }
    return open.filter { names.isEmpty || names.contains($0.name) }
  }

  /// Makes the picture of the last run the reference.
  ///
  /// A manifest may come from elsewhere: nothing is accepted that no document makes.
  func accept(_ result: SnapshotResult) throws {
    guard suite.jobs.contains(where: { $0.name == result.name }) else {
      throw Failure(
        .badDocument, "nothing in \(verb.folder) produces the image \"\(result.name).png\"",
        help: "run the tests again with shapeshift snapshot verify \(verb.folder.shellWord)")
    }
    try suite.references.write(try run.actual(result), as: result.name)
  }

  /// Writes the page about the last run, or serves it.
  func report() throws {
    guard !verb.engine else { return try SnapshotServing(session: self).run() }
    guard !verb.serve else { return try serve() }
    let reports = reports(try lastRun())
    if let markdown = verb.markdown {
      try reports.write(markdown: markdown, pictures: verb.markdownPictures)
      try console.write("\(markdown)\n")
      guard verb.html != nil else { return }
    }
    let path = verb.html ?? "\(run.folder.relativePath)/report.html"
    try reports.write(html: path)
    try console.write("\(path)\n")
  }

  /// Lets the studio's gateway serve the page, to whose questions this command answers.
  private func serve() throws(Failure) {
    _ = try lastRun()
    let words = ["--report", "--port", "\(verb.port)", "--", verb.folder]
    try Studio.becomeGateway(words + verb.placeOptions)
  }

  /// Removes references that no document makes a picture for.
  func prune() throws {
    guard !suite.hasSkippedCode else {
      throw Failure(
        .usage,
        "cannot determine which references in \(verb.folder) belong to previews without running its Swift source",
        help: "run it with --code if you trust it")
    }
    let orphans = try suite.orphans()
    for name in orphans {
      if !verb.dryRun { try suite.references.remove(name) }
      try console.write("\(verb.dryRun ? "would remove" : "removed")  \(name.terminalLine)\n")
    }
    if orphans.isEmpty { try console.write("nothing to remove\n") }
  }

  // MARK: Review

  /// Asks about each snapshot of the last run that did not pass.
  func review() throws {
    guard FileDescriptor.standardInput.isTerminal, FileDescriptor.standardOutput.isTerminal else {
      throw Failure(
        .usage, "review requires a terminal",
        help: "create an HTML report with shapeshift snapshot report \(verb.folder.shellWord)")
    }
    let open = try lastRun().results.filter { $0.files.actual != nil }
    for (index, result) in open.enumerated() {
      try console.write(
        "\n\(index + 1) of \(open.count)  \(result.status.rawValue)  \(result.name.terminalLine)\n")
      let lines = ResultText.lines(of: result.message) + ResultText.details(result)
      try console.write(lines.map { "  \($0.terminalLine)\n" }.joined())
      for (title, path) in [
        ("reference", result.files.expected), ("now", result.files.actual),
        ("difference", result.files.difference),
      ] { try show(path, title: title) }
      guard try ask(result) else { return }
    }
    try console.write("nothing left to review\n")
  }

  /// Asks what to do with one; false to stop.
  private func ask(_ result: SnapshotResult) throws -> Bool {
    while true {
      try console.write("[a]ccept, [s]kip or [q]uit? ")
      switch readLine()?.lowercased().prefix(1) {
      case "a":
        try accept(result)
        return true
      case "s", "": return true
      case "q", nil: return false
      default: continue
      }
    }
  }
}

/// Whether and how pictures are shown on standard output.
struct TerminalShow {
  let form: TerminalPicture.Form?

  init(_ mode: ShowMode) {
    let environment = ProcessInfo.processInfo.environment
    form =
      switch mode {
      case .never: nil
      case .kitty: .kitty
      case .iterm: .iterm
      case .blocks: .blocks
      case .palette: .palette
      case .auto: Self.isWanted(environment) ? TerminalPicture.Form(environment: environment) : nil
      }
  }

  /// Source: https://no-color.org for `NO_COLOR`.
  private static func isWanted(_ environment: [String: String]) -> Bool {
    FileDescriptor.standardOutput.isTerminal && environment["CI"] == nil
      && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
  }
}
