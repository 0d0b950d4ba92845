import DocumentModel
import FileStorage
import Foundation
import ImageCoding
import ShapeShift
import ShapeShiftDocuments
import SnapshotDiff

/// A snapshot of a document that the studio shows.
@MainActor
struct StudioReview {
  /// By what pages name it.
  let name: String
  let item: StudioItem
  let suite: SnapshotSuite
  let job: SnapshotJob

  /// The snapshots of documents, by the folders that they stand in.
  static func all(of items: [StudioItem], limits: DocumentLimits) throws -> [StudioReview] {
    let documents = items.filter(\.isDocument)
    let folders = Dictionary(grouping: documents) { FileSystem.folder(of: $0.path) }
    return try folders.sorted { $0.key < $1.key }.flatMap { folder, items in
      let suite = try SnapshotSuite(folder, limits: limits)
      return suite.jobs.compactMap { job -> StudioReview? in
        let file = FileSystem.resolved(job.document.relativePath)
        guard let item = items.first(where: { FileSystem.resolved($0.path) == file }) else {
          return nil
        }
        let name = folders.count == 1 ? job.name : "\(item.group)/\(job.name)"
        return StudioReview(name: name, item: item, suite: suite, job: job)
      }
    }
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
      throw Failure.studio(finding?.outcome.result.message ?? "\(name) can't be drawn")
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
    let all = try StudioReview.all(of: items, limits: library.limits)
    for review in all { reviews[review.name] = review }
    return [
      "references": .array(all.map { $0.json($0.finding(limits: library.limits)) })
    ]
  }

  private func review(_ json: JSONObject) throws(Failure) -> StudioReview {
    guard let name = json["name"]?.string, let review = reviews[name] else {
      throw .studio("there is no such snapshot; ask for references first")
    }
    return review
  }

  func picture(_ json: JSONObject) throws -> StudioMessage {
    let review = try review(json)
    let finding = review.finding(limits: library.limits)
    guard let bytes = try StudioReview.picture(json["which"]?.string, finding) else {
      throw Failure.studio("\(review.name) has no such picture")
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
    let reviews = try StudioReview.all(of: [scene.item], limits: library.limits).filter { review in
      let drawing = try review.job.drawing(fontFolders: [], limits: library.limits)
      return drawing.list == shown
    }
    let written = try reviews.map { try $0.record($0.finding(limits: library.limits)) }
    guard var answer = written.first else {
      throw Failure(
        .usage, "no snapshot of \(scene.item.name) shows this state",
        help: "snapshots are of the times, sizes and scales that snapshots.json names, in light "
          + "surroundings and without a session")
    }
    answer["all"] = .array(written.map { .object($0) })
    return answer
  }
}
