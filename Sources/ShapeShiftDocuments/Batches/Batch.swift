import DocumentModel
import FileStorage
import Foundation
public import VectorGraphics

/// Draws many requests into a folder, in one process, and continues after failed ones.
///
///     let cards = names.map { name in
///       var request = RenderRequest("card.json", output: "\(name).png")
///       request.document.data = .value(["name": .string(name)])
///       return BatchRequest.render(request)
///     }
///     let result = try await Batch(cards, folder: "out").run()
///
/// Shared documents and fonts are read once. A manifest beside the files has their digests, so that a
/// resumed run draws only the missing and changed images.
public struct Batch: Sendable {
  private enum Source: Sendable {
    case list(String)
    case requests([BatchRequest])
    case rows(BatchRequest, data: String)
  }

  /// The folder for everything; it is made.
  public let folder: String
  /// The number of images drawn at a time.
  public var workers = ProcessInfo.processInfo.activeProcessorCount
  /// The part that this run draws.
  public var shard = FrameShard.whole
  /// Whether to keep the finished results of an earlier run.
  public var resumes = false
  /// The limits for the list.
  public var limits = DocumentLimits()
  /// Views and functions that the program adds to documents.
  public var vocabulary = DocumentVocabulary()
  private let source: Source

  /// The result of a run.
  public struct Result: Sendable {
    /// The number of lines or rows.
    public var count: Int
    /// The lines or rows that failed.
    public var failures: [BatchFailure]
  }

  /// Creates a batch of a program's requests; outputs are in the folder.
  public init(_ requests: [BatchRequest], folder: String) {
    (self.folder, source) = (folder, .requests(requests))
  }

  /// The lines of a list, each a request in JSON, or all documents of a folder.
  public init(contentsOf list: String, folder: String) {
    (self.folder, source) = (folder, .list(list))
  }

  /// One request, drawn for each row of a file: `.csv`, `.json` or `.jsonl`.
  ///
  /// Cells become values of the document. The request's output is a pattern: in `out/{name}.png`, `{name}` stands for
  /// the cell of that column, `{name:slug}` for it in letters that addresses take, `{row}` for the number of the row.
  ///
  /// - Throws: `usage` when the pattern can't be read.
  public init(_ request: BatchRequest, rows data: String) throws(RequestError) {
    folder = try Self.output(of: request).folder
    source = .rows(request, data: data)
  }

  private static func output(of request: BatchRequest) throws(RequestError) -> RowOutput {
    try RowOutput(
      request.output ?? ".", document: InputFile(request.document.path), verb: request.verb)
  }

  /// The name of a line in messages.
  package var unit: String {
    if case .rows = source { "row" } else { "line" }
  }

  // MARK: Steps

  /// Reads the list of work, for all shards.
  package func list() throws(RequestError) -> BatchList {
    switch source {
    case .list(let path): try BatchList(path, target: folder, limits: limits)
    case .requests(let requests): try BatchList(requests, target: folder)
    case .rows(let request, let data):
      try BatchList(
        RowBatch(request: request, data: InputFile(data), output: try Self.output(of: request)))
    }
  }

  /// Makes the folder ready and begins the book of a part of the list.
  @MainActor
  package func begin(_ whole: BatchList, _ part: BatchList) throws(RequestError) -> BatchManifest {
    try checkInputs(whole)
    try OutputFile.makeFolder(folder)
    FrameFolder(folder).removeAbandonedFiles()
    let outputs = Set(part.lines.map(\.output))
    let known = try finished.filter { outputs.contains($0.key) }
    return BatchManifest(folder: folder, shard: shard, known: known)
  }

  /// The results of an earlier run that this run keeps.
  ///
  /// - Throws: `badDocument` for a manifest with Git merge markers.
  @MainActor package var finished: [String: BatchManifest.Entry] {
    get throws(RequestError) { resumes ? try BatchManifest.finished(in: folder) : [:] }
  }

  /// Checks that no output overwrites an input of the batch.
  private func checkInputs(_ list: BatchList) throws(RequestError) {
    var file: String?
    if case .list(let path) = source { file = path }
    let inputs = list.inputs(of: file)
    let outputs = list.lines.flatMap(\.outputs) + [BatchManifest.fileName(of: shard)]
    for path in outputs.map({ "\(folder)/\($0)" }) {
      guard let status = try? FileStatus(of: path), inputs.contains(status.identity) else {
        continue
      }
      throw RequestError(
        .usage, "the batch would overwrite its input \(path)",
        help: "choose another folder with -o")
    }
  }

  // MARK: All

  /// Draws the requests and reports the progress.
  ///
  /// If the task is canceled, an error of the kind `interrupted` is thrown; the finished images are on disk and in the
  /// manifest.
  ///
  /// - Throws: `RequestError`, but not for failed lines, which are in the result.
  @MainActor
  public func run(
    _ observe: @escaping RunEvent.Observer = { _ in }
  ) async throws(RequestError) -> Result {
    let whole = try list()
    if !whole.diagnostics.isEmpty { observe(.diagnostics(whole.diagnostics)) }
    for warning in whole.warnings { observe(.warning(warning)) }
    let part = whole.part(shard)
    let book = try begin(whole, part)
    do {
      return try await draw(part, book, observe)
    } catch {
      try? book.synchronize()
      throw RequestError(any: error)
    }
  }

  @MainActor
  private func draw(
    _ part: BatchList, _ book: BatchManifest, _ observe: @escaping RunEvent.Observer
  ) async throws -> Result {
    let progress = ProgressCounter(total: part.count, observe)
    var failures: [BatchFailure] = []
    for (number, error) in part.failures {
      failures.append(BatchFailure(number: number, error: error))
      failures.last.map { observe(.failure($0)) }
      try book.record(BatchManifest.Entry(line: number, problem: error.sentence))
      progress.step()
    }
    let run = BatchRun(
      unit: unit, folder: folder, workers: workers, known: resumes ? try finished : nil,
      .documents(vocabulary),
      tell: { word in
        guard case .ended(let entry) = word else { return }
        try book.record(entry)
        progress.step()
      },
      observe: { event in
        if case .failure(let failure) = event { failures.append(failure) }
        observe(event)
      })
    try await run.run(part.lines)
    try book.finish()
    return Result(count: part.count, failures: failures)
  }
}
