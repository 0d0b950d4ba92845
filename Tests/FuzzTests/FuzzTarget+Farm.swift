import DocumentModel
import ShapeShiftDocuments

@testable import ShapeShiftCLI

/// Files that nodes of a farm share.
extension FuzzTarget {
  static let farms = [farmPlan, farmLines]

  private static let planWords = [
    #""farm":1"#, #""directory":"/tmp""#, #""arguments":["frames","a.json"]"#, #""count":9"#,
    #""chunks":3"#, #""engine":"slurm""#, #""engine":"local""#, #""engineOptions":["--mem=1G"]"#,
    #""cores":2"#, #""shared":["/"]"#, #""film":"a.mp4""#, #""afterShard":"true""#,
    "9007199254740991", "1e300",
  ]

  /// A plan that is read can be written, and is read as the same again; each frame is in its chunk.
  private static let farmPlan = FuzzTarget(
    name: "farm-plan", words: planWords, shortRuns: 300, countsAccepted: true
  ) { bytes in
    guard let plan = try readPlan(bytes) else { return }
    accept()
    try expect(
      try readPlan(Array(plan.text.utf8)) == plan, "another plan is read than was written")
    for place in [0, plan.count / 2, plan.count - 1] {
      let chunk = plan.chunk(of: place)
      try expect(plan.range(of: chunk).contains(place), "frame \(place) is not in chunk \(chunk)")
    }
  }

  private static func readPlan(_ bytes: [UInt8]) throws -> FarmPlan? {
    do throws(Failure) {
      return try FarmPlan(SourceText(name: "plan.json", bytes: bytes))
    } catch {
      try expect(!"\(error)".isEmpty, "an error without a message")
      return nil
    }
  }

  /// Lines of reports, submissions and batch manifests.
  private static let farmLines = FuzzTarget(
    name: "farm-lines",
    words: [
      #""event":"done""#, #""node":"n1""#, #""status":70"#, #""seconds":1.5"#, #""chunks":"0-3:2""#,
      #""time":1e9"#, #""done":2"#, #""line":3"#, #""out":"a.png""#, #""digest":"1f""#,
      #""problem":"p""#, "1e300", "-1", "\n",
    ], longest: 1024, shortRuns: 500
  ) { bytes in
    guard let plan = try readPlan(Array(whole.utf8)) else {
      throw Finding(description: "the plan of the test can't be read")
    }
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      if let entry = BatchManifest.Entry(String(decoding: line, as: UTF8.self)) {
        try expect(
          BatchManifest.Entry(entry.text) == entry, "another line is read than was written")
      }
      let reading = JSONReader.read(SourceText(name: "line", bytes: Array(line)), limits: limits)
      guard let object = reading.root?.value.object else { continue }
      _ = FarmReport(object)
      if let submission = FarmSubmission(object, of: plan) {
        try expect(
          FarmSubmission(submission.object, of: plan)?.chunks == submission.chunks,
          "another submission is read than was written")
      }
    }
  }

  /// A plan of a hundred chunks.
  private static let whole = """
    {"farm": 1, "directory": "/", "arguments": ["frames", "a.json"], "count": 1000, "chunks": 100, \
    "identity": {"document": "1", "fonts": "2", "renderer": "3"}, "engine": "slurm", "cores": 1, \
    "command": "shapeshift"}
    """
}
