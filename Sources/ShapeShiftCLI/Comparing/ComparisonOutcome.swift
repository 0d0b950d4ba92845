import DocumentModel
import FileStorage
import ImageCoding
import ShapeShift
import ShapeShiftDocuments
import SnapshotDiff

/// What comparing two pictures found: the answer of the pixels and, where it is known, of the drawing.
struct ComparisonOutcome {
  let difference: PictureDifference
  let verdict: SnapshotVerdict
  let evidence: PictureComparison.FileResult.Evidence
  /// The pixels, where they had to be looked at.
  let pictures: (expected: StraightBitmap, actual: StraightBitmap)?
  /// What changed in the drawing; nil if either is not known.
  let drawing: DisplayListDifference?
  /// What differs between the remarks in the files, by keyword.
  let environment: [(name: String, expected: String, actual: String)]
  let notes: [String]

  init(
    _ expected: ComparedPicture, _ actual: ComparedPicture, _ comparison: PictureComparison,
    mask: StraightBitmap?
  ) throws(Failure) {
    let isSameDrawing = expected.drawingHash.flatMap { first in
      actual.drawingHash.map { $0 == first }
    }
    let result = try Self.compare(expected, actual, comparison, mask)
    difference = result.difference
    evidence = result.evidence
    pictures = result.pictures
    verdict = SnapshotVerdict(result.difference, isSameDrawing: isSameDrawing)
    drawing = expected.list.flatMap { first in
      actual.list.map { DisplayListDifference(first, $0) }
    }
    environment = Self.environment(expected.stamp, actual.stamp)
    notes = expected.notes + actual.notes
  }

  private static func compare(
    _ expected: ComparedPicture, _ actual: ComparedPicture, _ comparison: PictureComparison,
    _ mask: StraightBitmap?
  ) throws(Failure) -> PictureComparison.FileResult {
    if case .file(let first) = expected.content, case .file(let second) = actual.content {
      do throws(ImageCodingError) {
        return try comparison.result(png: first, second, mask: mask)
      } catch {
        // Which of the two it is, only decoding them one by one can say.
        _ = try expected.pixels()
        _ = try actual.pixels()
        throw Failure(.badDocument, "\(error)")
      }
    }
    let (first, second) = (try expected.pixels(), try actual.pixels())
    return PictureComparison.FileResult(
      difference: comparison.compare(first, second, mask: mask), evidence: .pixels,
      pictures: (first, second))
  }

  private static func environment(
    _ expected: PNGStamp, _ actual: PNGStamp
  ) -> [(name: String, expected: String, actual: String)] {
    let keywords = [PNGStamp.softwareKeyword, PNGStamp.librariesKeyword, PNGStamp.fontsKeyword]
    return keywords.compactMap { keyword in
      guard let first = expected[keyword], let second = actual[keyword], first != second else {
        return nil
      }
      return (keyword, first, second)
    }
  }

  // MARK: For people

  /// The verdict, the places, and the views that changed.
  var text: String {
    var lines = ["\(verdict.isPass ? "same" : "different"): \(difference)"]
    if verdict != .same, verdict != .pixels, verdict != .size {
      lines.append("  \(verdict.sentence)")
    }
    for change in environment {
      lines.append("  \(change.name): \(change.expected) -> \(change.actual)")
    }
    if difference.clusters.count > 1 {
      lines += difference.clusters.prefix(8).map { "  \($0)" }
      if difference.clusterCount > 8 {
        lines.append("  … \(difference.clusterCount) regions in total")
      }
    }
    if let drawing, !drawing.isEmpty {
      lines.append("changed views:")
      lines += drawing.description.split(separator: "\n").prefix(60).map { "  \($0)" }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  // MARK: For scripts

  /// The members that `diff --json` writes.
  var json: JSONObject {
    var object: JSONObject = [
      "verdict": .string(verdict.isPass ? "pass" : "fail"),
      "reason": .string(verdict.rawValue),
      "metric": .string(difference.comparison.metric.name),
      "threshold": Self.number(difference.comparison.metric.threshold),
      "differentPixels": Self.number(difference.differentPixels),
      "totalPixels": Self.number(difference.totalPixels),
      "ignoredPixels": Self.number(difference.ignoredPixels),
      "differentRatio": Self.number(difference.differentShare),
      "maxChannelDifference": Self.number(difference.maxChannelDifference),
      "meanDifference": Self.number(difference.meanDifference),
      "expectedSize": Self.size(difference.expectedSize),
      "actualSize": Self.size(difference.actualSize),
      "clusters": Self.number(difference.clusterCount),
      "boxes": .array(difference.clusters.map { .object(Self.box($0)) }),
      "wouldPass": wouldPass,
      "evidence": .string(evidence.rawValue),
    ]
    if let window = difference.densestWindow { object["densestWindow"] = Self.number(window) }
    if let drawing {
      object["drawing"] = .object([
        "same": .bool(drawing.isEmpty), "views": .array(drawing.origins.map { .string($0) }),
        "changes": .array(drawing.entries.map { .object(Self.change($0)) }),
      ])
    }
    if !environment.isEmpty {
      object["environment"] = .array(
        environment.map {
          .object([
            "name": .string($0.name), "expected": .string($0.expected),
            "actual": .string($0.actual),
          ])
        })
    }
    if !notes.isEmpty { object["notes"] = .array(notes.map { .string($0) }) }
    return object
  }

  /// The limits that would pass, or null for pictures of different sizes.
  private var wouldPass: JSONValue {
    guard let limits = difference.passingLimits else { return .null }
    var object: JSONObject = [
      "threshold": limits.threshold.map(Self.number) ?? .null,
      "maxPixels": Self.number(limits.maximumDifferentPixels),
      "maxRatio": Self.number(difference.differentShare),
      "strict": Self.number(limits.strict),
    ]
    if let yiq = limits.yiq { object["yiq"] = Self.number(yiq) }
    if let density = limits.density { object["window"] = Self.number(density) }
    return .object(object)
  }

  private static func number(_ value: Int) -> JSONValue { number(Double(value)) }

  private static func number(_ value: Double) -> JSONValue { .number(JSONNumber(value)) }

  private static func size(_ size: PictureSize) -> JSONValue {
    .array([number(size.width), number(size.height)])
  }

  private static func box(_ cluster: PictureDifference.Cluster) -> JSONObject {
    [
      "x": number(cluster.box.x), "y": number(cluster.box.y), "width": number(cluster.box.width),
      "height": number(cluster.box.height), "pixels": number(cluster.pixels),
    ]
  }

  private static func change(_ entry: DisplayListDifference.Entry) -> JSONObject {
    var object: JSONObject = ["view": entry.origin.map { .string($0) } ?? .null]
    switch entry.change {
    case .added(let line): object["added"] = .string(line)
    case .removed(let line): object["removed"] = .string(line)
    case .moved(let line): object["moved"] = .string(line)
    case .changed(let old, let new):
      object["from"] = .string(old)
      object["to"] = .string(new)
    }
    return object
  }
}
