import DocumentModel
import FileStorage
import Foundation
import ImageCoding
import ShapeShift
import ShapeShiftDocuments
import SnapshotDiff

/// A snapshot of a document or a preview that the studio shows.
@MainActor
struct StudioReview {
  /// By what pages name it.
  let name: String
  let item: StudioItem
  let suite: SnapshotSuite
  let job: SnapshotJob

  /// The snapshots of documents and previews, by the folders and the code that they belong to.
  static func all(of items: [StudioItem], _ library: StudioLibrary) throws -> [StudioReview] {
    let documents = items.filter(\.isDocument)
    let folders = Dictionary(grouping: documents) { FileSystem.folder(of: $0.path) }
    let code = Dictionary(grouping: items.filter { $0.kind == .preview }) { $0.path }
    let isAlone = folders.count + code.count == 1
    var reviews: [StudioReview] = []
    for (folder, items) in folders.sorted(by: { $0.key < $1.key }) {
      let suite = try SnapshotSuite(folder, code: false, limits: library.limits)
      try items[0].checkInside(suite.references.url.path)
      reviews += suite.jobs.compactMap { job in
        let file = FileSystem.resolved(job.document.relativePath)
        let item = items.first { $0.isRead && FileSystem.resolved($0.path) == file }
        return item.map { StudioReview(of: $0, suite, job, isAlone: isAlone) }
      }
    }
    for (path, items) in code.sorted(by: { $0.key < $1.key }) {
      guard let previews = library.previews(of: path) else { continue }
      let suite = try SnapshotSuite(path, code: true, previews: previews, limits: library.limits)
      reviews += suite.jobs.compactMap { job in
        guard case .preview(let preview) = job.content else { return nil }
        let item = items.first { $0.index == preview.index }
        return item.map { StudioReview(of: $0, suite, job, isAlone: isAlone) }
      }
    }
    return reviews
  }

  private init(
    of item: StudioItem, _ suite: SnapshotSuite, _ job: SnapshotJob, isAlone: Bool
  ) {
    name = isAlone ? job.name : "\(item.group)/\(job.name)"
    (self.item, self.suite, self.job) = (item, suite, job)
  }

  /// Draws it and compares it with its reference.
  func finding(limits: DocumentLimits) -> SnapshotRunner.Finding? {
    var found: SnapshotRunner.Finding?
    SnapshotRunner(suite: suite, fontFolders: [], limits: limits)
      .run([job], Console(.never)) { found = $0 }
    return found
  }

  /// What pages are told of it.
  func json(_ finding: SnapshotRunner.Finding?) -> JSONValue {
    guard let result = finding?.outcome.result else { return .null }
    let status: String =
      switch result.status {
      case .passed, .refactor: "passed"
      case .changed, .drift, .removed: "changed"
      case .new: "missing"
      case .failed: "failed"
      }
    return [
      "name": .string(name), "item": .string(item.id), "status": .string(status),
      "message": .string(result.message), "scale": .studio(job.variant.scale),
      "time": .studio(job.variant.time),
    ]
  }

  /// Writes what is drawn as the reference; how that went.
  func record(_ finding: SnapshotRunner.Finding?) throws -> JSONObject {
    guard let finding, let (subject, reference) = finding.pair else {
      throw Failure.studio(finding?.outcome.result.message ?? "\(name) can't be rendered")
    }
    let wrote = try suite.references.write(try subject.reference(), as: subject.name)
    return [
      "path": .string(suite.references.picture(subject.name).relativePath), "name": .string(name),
      "status": wrote ? reference.png == nil ? "recorded" : "replaced" : "same",
    ]
  }

  /// One of the pictures of a comparison, as a PNG file; nil where there is none.
  static func picture(_ which: String?, _ finding: SnapshotRunner.Finding?) throws -> [UInt8]? {
    switch which {
    case "reference": return finding?.pair?.reference.png
    case "actual": return try finding?.pair?.subject.reference().png
    case "difference":
      return try finding?.outcome.picture.map { try PNGEncoder().encode($0) }
    default: throw Failure.studio("which must be reference, actual or difference")
    }
  }
}

extension StudioEngine {
  /// Compares the snapshots of an item, or of all.
  func references(_ json: JSONObject) throws -> JSONObject {
    let items = json["item"].map { !$0.isNull } ?? false ? [try item(json)] : library.items
    let all = try StudioReview.all(of: items, library)
    for review in all { reviews[review.name] = review }
    return [
      "references": .array(all.map { $0.json($0.finding(limits: library.limits)) })
    ]
  }

  private func review(_ json: JSONObject) throws(Failure) -> StudioReview {
    guard let name = json["name"]?.string, let review = reviews[name] else {
      throw .studio("unknown snapshot; request the references first")
    }
    return review
  }

  func picture(_ json: JSONObject) throws -> StudioMessage {
    let review = try review(json)
    let finding = review.finding(limits: library.limits)
    guard let bytes = try StudioReview.picture(json["which"]?.string, finding) else {
      throw Failure.studio("\(review.name) has no such image")
    }
    let header = try PNGHeader(bytes)
    return StudioMessage(
      ["width": .studio(header.width), "height": .studio(header.height)], bytes: bytes)
  }

  /// Writes the picture of a snapshot as its reference, or those snapshots that are what a scene shows now.
  func accept(_ json: JSONObject, _ client: Int) throws -> JSONObject {
    try checkWriting()
    guard json["scene"].map({ !$0.isNull }) ?? false else {
      let review = try review(json)
      return try review.record(review.finding(limits: library.limits))
    }
    let scene = try scene(json, client)
    let shown = try scene.stage.list(at: scene.clock.time(at: StudioPipe.now))
    let reviews = try StudioReview.all(of: [scene.item], library).filter { review in
      let drawing = try review.job.drawing(fontFolders: [], limits: library.limits)
      return drawing.list == shown
    }
    let written = try reviews.map { try $0.record($0.finding(limits: library.limits)) }
    guard var answer = written.first else {
      throw Failure(
        .usage, "no snapshot of \(scene.item.name) matches this state",
        help: "a snapshot has a time, size and scale from snapshots.json, the light "
          + "color scheme and no session")
    }
    answer["all"] = .array(written.map { .object($0) })
    return answer
  }
}
