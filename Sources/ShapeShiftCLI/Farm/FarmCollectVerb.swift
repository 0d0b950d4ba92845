import FileStorage
import Foundation
import Glibc
import ShapeShift
import ShapeShiftDocuments

/// `farm collect`: brings all pictures of a plan together.
struct FarmCollectVerb: Verb {
  static let name = "farm collect"
  static let abstract = "Check images and resubmit missing chunks until complete."
  static let discussion = """
    An image counts as finished only if a manifest lists it and its bytes have the listed \
    digest, regardless of the status that the engine reports. You can interrupt and restart \
    collect at any time. It runs as long as images are being rendered; after --rounds rounds \
    without progress, it reports the reason and exits with 1.
    """
  static let examples = """
    # Run until everything is rendered
    shapeshift farm collect film.farm
    # Check once; exits with 75 if anything is missing
    shapeshift farm collect film.farm --once
    """

  static let options: [OptionSection<FarmCollectVerb>] = [
    OptionSection([
      .plan(\FarmCollectVerb.plan),
      SettingKey(
        "once", \.once, .flag(),
        help: "Check once, submit missing chunks, and exit without waiting."),
      SettingKey(
        "dryRun", \.dryRun, .flag(), help: "Check once, and print what would be submitted."),
      SettingKey(
        "interval", \.interval, .number(0.05...3600), "seconds", help: "Seconds between checks."),
      SettingKey(
        "rounds", \.rounds, .integer(1...1000), "n",
        help: "Rounds without progress before giving up."),
    ]),
    OptionSection("EXECUTION", WorkOptions.keys, at: \.work),
  ]

  private var plan = ""
  private var once = false
  private var dryRun = false
  private var interval = 2.0
  private var rounds = 3
  private var work = WorkOptions()

  @MainActor
  func run(_ console: Console) async throws {
    Signals.catchInterruptions()
    let site = try FarmSite(plan, console)
    try site.checkInputs()
    guard let lock = try site.folder.lockCollection() else {
      throw Failure(.temporary, "another process is collecting \(site.folder.path)")
    }
    defer { lock.unlock() }
    let collection = FarmCollection(site, console, workers: work.workers)
    let failed = try await converge(collection, console)
    try site.job.merge(collection.good)
    guard failed == 0 else {
      throw Failure(.problems, "\(failed) of \(site.plan.count) \(site.job.unit) failed")
    }
    console.say("\(site.plan.count) \(site.job.unit) match the manifests")
    try await FarmFilm(site, console, work)?.write()
  }

  /// Looks until nothing is lacking.
  ///
  /// - Returns: How many lines failed for good.
  @MainActor
  private func converge(
    _ collection: FarmCollection, _ console: Console
  ) async throws -> Int {
    let site = collection.site
    var progress: ProgressReport?
    defer { progress?.finish() }
    var patience = FarmPatience(rounds: rounds)
    while true {
      try fetch(site)
      let lacks = try await collection.look()
      let lacking = lacks.filter { !collection.isFinal($0.key, $0.value) }
      let report =
        progress
        ?? ProgressReport(
          work.progress, total: site.plan.count, kept: collection.good.count, unit: site.job.unit)
      progress = report
      report.advance(to: collection.good.count)
      guard !lacking.isEmpty else { return lacks.values.reduce(0) { $0 + $1.failed.count } }
      guard !Signals.isInterrupted else {
        throw Failure(
          .interrupted, "interrupted with \(collection.good.count) of \(site.plan.count) collected",
          help: "finished work is kept; continue with 'shapeshift farm collect'")
      }
      let idle = try patience.idle(lacking.keys.sorted(), site, console, waits: !once && !dryRun)
      if !idle.isEmpty {
        try resubmit(idle, lacking, collection, console, &patience)
      }
      guard !once, !dryRun, site.engine.instruction == nil else {
        throw Failure(
          .temporary,
          "\(collection.good.count) of \(site.plan.count) \(site.job.unit) are rendered",
          help: "run 'shapeshift farm collect' again")
      }
      try await Task.sleep(for: .seconds(interval))
    }
  }

  /// Brings results here, where they are kept elsewhere.
  @MainActor
  private func fetch(_ site: FarmSite) throws(Failure) {
    guard let command = site.plan.beforeCollect else { return }
    try FarmHook(command, site).run()
  }

  @MainActor
  private func resubmit(
    _ idle: [Int], _ lacks: [Int: FarmCollection.Lack], _ collection: FarmCollection,
    _ console: Console, _ patience: inout FarmPatience
  ) throws {
    let site = collection.site
    let strange = collection.strangeNodes(0..<site.plan.chunks)
    guard !dryRun else {
      return try console.write(site.preview(idle, avoiding: strange))
    }
    let wasSubmitted = !site.submissions.isEmpty
    for chunk in idle where wasSubmitted {
      guard let lack = lacks[chunk] else { continue }
      console.say(
        "chunk \(chunk), \(site.name(of: site.plan.range(of: chunk))): "
          + collection.reason(chunk, lack))
    }
    try patience.check(idle, collection)
    for chunk in idle { if let lack = lacks[chunk] { collection.invalidate(lack) } }
    let without = strange.isEmpty ? "" : ", but not to \(strange.joined(separator: ", "))"
    let count = idle.count == 1 ? "1 chunk" : "\(idle.count) chunks"
    console.say("submitting \(count)\(wasSubmitted ? " again" : "")\(without)")
    do throws(Failure) {
      try site.submit(idle, avoiding: strange, done: collection.good.count)
    } catch {
      guard !once else { throw error }
      try patience.note(error, console)
    }
    if let instruction = site.engine.instruction { console.say("now run: \(instruction)") }
  }
}
