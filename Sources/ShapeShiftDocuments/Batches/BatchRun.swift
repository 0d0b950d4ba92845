package import DocumentViews
import FileStorage
package import JSONModel
import ShapeShift
import VectorGraphics

/// Draws lines of a batch, several at a time; one that fails does not stop the others.
@MainActor
package struct BatchRun {
  /// An event in the processing of a line.
  package enum Word {
    /// The line is started; if the process ends after this, the line may be the cause.
    case begun(Int)
    case ended(BatchManifest.Entry)
  }

  /// The name of a line in messages.
  let unit: String
  /// The batch's folder.
  let folder: String
  let workers: Int
  /// The results of an earlier run to keep, if any.
  let known: [String: BatchManifest.Entry]?
  /// Hears what becomes of the lines.
  let tell: @MainActor (Word) throws -> Void
  let observe: RunEvent.Observer
  let cache: SceneCache
  private let inspection: Inspection?
  private let warnings = RepeatedWarnings()

  /// A look at the pictures of lines for what may be wrong with them.
  package struct Inspection {
    /// The name of the list or of the data file, for messages.
    package var list: String
    /// The warnings about the picture of a request.
    package var warnings: @MainActor (BatchRequest, SceneDocument) throws -> [Diagnostic]

    package init(
      list: String,
      warnings: @escaping @MainActor (BatchRequest, SceneDocument) throws -> [Diagnostic]
    ) {
      (self.list, self.warnings) = (list, warnings)
    }
  }

  /// The lines that may look wrong.
  @MainActor
  private final class Findings {
    var worst = WorstRows()
    /// The lines in which text is truncated.
    var cutLines: [Int] = []
  }

  package init(
    unit: String, folder: String, workers: Int, known: [String: BatchManifest.Entry]?,
    _ reading: SceneReading = .documents, inspection: Inspection? = nil,
    tell: @escaping @MainActor (Word) throws -> Void,
    observe: @escaping RunEvent.Observer
  ) {
    (self.unit, self.folder, self.workers, self.known) = (unit, folder, workers, known)
    (self.inspection, self.tell, self.observe) = (inspection, tell, observe)
    cache = SceneCache(reading)
  }

  /// The result of a line.
  private enum Outcome: Sendable {
    case picture(PendingPicture.Written)
    /// To be done on the main actor, one after the other, with workers of its own.
    case sequence(BatchRequest)
    case kept(BatchManifest.Entry)
    case failed(RequestError)
  }

  /// The remaining work of a line off the main actor.
  private struct Prepared: Sendable {
    var digest = ""
    var picture: PendingPicture?
    var outcome: Outcome?
  }

  /// Draws the lines.
  package func run(_ lines: [BatchLine]) async throws {
    let findings = Findings()
    defer {
      for sentence in warnings.summary(unit: unit) + summary(findings, of: lines.count) {
        observe(.warning(sentence))
      }
    }
    var digests: [Int: String] = [:]
    try await OrderedWork(workers: workers).run(
      over: lines,
      prepare: { line in
        try Interruption.check()
        try tell(.begun(line.number))
        let prepared = prepare(line, findings)
        digests[line.number] = prepared.digest
        return prepared
      },
      work: { prepared in Self.work(prepared) },
      deliver: { line, outcome in
        let digest = digests.removeValue(forKey: line.number) ?? ""
        try tell(.ended(try await finish(line, outcome, digest)))
      })
  }

  private func prepare(_ line: BatchLine, _ findings: Findings) -> Prepared {
    var prepared = Prepared()
    do {
      let work = try line.work()
      try cache.checkCode(of: work.document)
      prepared.digest = try digest(of: work)
      try inspect(line, work, findings)
      if let entry = known?[line.output],
        entry.isThere(in: folder, digest: prepared.digest)
      {
        prepared.outcome = .kept(entry)
      } else if case .render(let request) = work {
        try line.makeFolders()
        // The warnings of a template were reported before its rows.
        prepared.picture = try PendingPicture(
          request, to: line.path, reportsDocument: unit != "row", cache)
        if prepared.picture?.isTextCutOff == true { findings.cutLines.append(line.number) }
      } else {
        prepared.outcome = .sequence(work)
      }
    } catch {
      prepared.outcome = .failed(RequestError(any: error))
    }
    return prepared
  }

  /// Tells what may be wrong with the picture of a line.
  private func inspect(
    _ line: BatchLine, _ request: BatchRequest, _ findings: Findings
  ) throws {
    guard let inspection else { return }
    let scene = try cache.scene(request.document).scene
    let found = try inspection.warnings(request, scene)
    for diagnostic in found {
      // A document in the document has another source, and its paths mean nothing without it.
      let source = diagnostic.span?.source
      let file = source.flatMap { $0 === scene.root?.source ? nil : " in \($0.name)" } ?? ""
      let path = diagnostic.pointer.map { " at \($0.dottedPath)" } ?? ""
      observe(
        .warning(
          "\(inspection.list), \(unit) \(line.number): \(diagnostic.message) "
            + "(\(diagnostic.code.id)\(path)\(file))"))
    }
    findings.worst.add(found.count, of: line.number)
  }

  /// The sentences about all lines together.
  private func summary(_ findings: Findings, of count: Int) -> [String] {
    guard inspection == nil else {
      return [findings.worst.summary(unit: unit)].compactMap(\.self)
    }
    let cut = findings.cutLines
    guard let first = cut.first else { return [] }
    return [
      "text is truncated in \(cut.count) of \(count) \(unit)s, first in \(unit) \(first); "
        + "scale it down with the modifier {\"fit\": 0.5}, or list the \(unit)s with --lint"
    ]
  }

  nonisolated private static func work(_ prepared: Prepared) -> Outcome {
    if let outcome = prepared.outcome { return outcome }
    guard let picture = prepared.picture else { preconditionFailure("unexpected preparation") }
    do {
      return .picture(try picture.write())
    } catch {
      return .failed(RequestError(any: error))
    }
  }

  /// Records the result of a line.
  private func finish(
    _ line: BatchLine, _ outcome: Outcome, _ digest: String
  ) async throws -> BatchManifest.Entry {
    var entry = BatchManifest.Entry(line: line.number, output: line.output, digest: digest)
    switch outcome {
    case .kept(let old): entry = old
    case .failed(let failure): return failed(line, failure)
    case .picture(let written):
      for warning in written.warnings where warnings.isNew(warning) {
        observe(.warning("\(unit) \(line.number): \(warning.text)"))
      }
      (entry.bytes, entry.sha256) = (written.bytes, written.sha256)
    case .sequence(let request):
      do throws(RequestError) {
        try await draw(line, request)
      } catch {
        if error.kind == .interrupted { throw error }
        return failed(line, error)
      }
      (entry.bytes, entry.sha256) = Self.digest(of: line, request)
    }
    // The list may have been put in another order.
    entry.line = line.number
    return entry
  }

  /// Returns the size and the digest of an animated file, or `nil` for several files.
  private static func digest(
    of line: BatchLine, _ request: BatchRequest
  ) -> (bytes: Int?, sha256: String?) {
    guard case .animate = request, line.outputs.count == 1,
      let bytes = (try? FileSystem.contents(of: line.path))??.bytes
    else { return (nil, nil) }
    return (bytes.count, SHA256.hexDigest(of: bytes))
  }

  private func failed(_ line: BatchLine, _ error: RequestError) -> BatchManifest.Entry {
    // Rows have the options of the command line, so their errors keep its names. So do errors that name `--no-code`: the
    // errors about "code" of a line already name the key.
    let options =
      unit == "row" ? nil : (try? line.work())?.options.filter { $0.name != "code" }
    let failure = options.map(error.inJSON) ?? error
    observe(
      .failure(BatchFailure(number: line.number, document: line.document, error: failure)))
    return BatchManifest.Entry(line: line.number, output: line.output, failure)
  }

  private func draw(_ line: BatchLine, _ request: BatchRequest) async throws(RequestError) {
    let quiet: RunEvent.Observer = { event in
      if case .diagnostics = event { observe(event) }
    }
    try line.makeFolders()
    let warnings: [String]
    switch request {
    case .render: return
    case .frames(let request):
      var sequence = FrameSequence(request)
      sequence.workers = workers
      sequence.resumes = known != nil
      warnings = try await sequence.run(cache, quiet).warnings
    case .animate(let request):
      var target = try request.target()
      target.replacesLink = true
      warnings = try await request.write(to: target, workers: workers, cache, quiet)
    }
    for warning in warnings { observe(.warning("\(unit) \(line.number): \(warning)")) }
  }

  private func digest(of request: BatchRequest) throws(RequestError) -> String {
    let input = request.document
    let (scene, source) = try cache.scene(input)
    var digest = try SceneDigest(source, scene, input)
    digest.add("request", JSONWriter.compact(.object(request.json)))
    digest.add("renderer", PictureEnvironment.renderer)
    return digest.text
  }
}
