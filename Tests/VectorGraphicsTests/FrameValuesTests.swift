import Foundation
import TestSupport
import Testing
import VectorGraphics

@Suite("Frame values")
struct FrameValuesTests {
  // MARK: Rates

  @Test(
    "Rates are ratios in lowest terms",
    arguments: [
      ("30", 30, 1), ("24000/1001", 24000, 1001), ("12.5", 25, 2), ("60/2", 30, 1),
      ("29.97", 2997, 100), ("1/10", 1, 10),
    ])
  func rates(text: String, frames: Int, seconds: Int) throws {
    let rate = try #require(FrameRate(text))
    #expect(rate.numerator == frames)
    #expect(rate.denominator == seconds)
    #expect(FrameRate(rate.description) == rate)
  }

  @Test(
    "Other texts are not rates",
    arguments: ["", "0", "-1", "1/0", "a", "1/2/3", "1e3", "1.5/2", ".5", "1000001", "1.1234567"])
  func noRates(text: String) {
    #expect(FrameRate(text) == nil)
  }

  @Test("The time of a frame is the nearest number to the exact one")
  func times() throws {
    let rate = try #require(FrameRate(24000, 1001))
    // 217 x 1001 / 24000 = 217217 / 24000, one division.
    #expect(rate.time(ofFrame: 217) == 217217.0 / 24000.0)
    #expect(FrameRate.standard.time(ofFrame: 90) == 3)
  }

  // MARK: Timelines

  @Test("A loop leaves out the closing frame; else the end itself is shown")
  func ends() {
    let loop = FrameTimeline(duration: 2, end: .loop)
    #expect(loop.count == 60)
    #expect(loop.time(ofFrame: 59) == 59.0 / 30.0)
    let once = FrameTimeline(duration: 2)
    #expect(once.count == 61)
    #expect(once.time(ofFrame: 60) == 2)
    #expect(FrameTimeline(duration: 2, end: .exclusive).count == 60)
  }

  @Test("An end between two frames is shown by the frame nearest to it")
  func endBetween() {
    let early = FrameTimeline(duration: 1.01)
    #expect(early.count == 31)
    #expect(early.time(ofFrame: 30) == 1.01)
    let late = FrameTimeline(duration: 1.02)
    #expect(late.count == 32)
    #expect(late.time(ofFrame: 30) == 1)
    #expect(late.time(ofFrame: 31) == 1.02)
  }

  @Test("A still has one frame, however it ends", arguments: FrameTimeline.End.allCases)
  func stills(end: FrameTimeline.End) {
    let timeline = FrameTimeline(duration: 0, end: end)
    #expect(timeline.count == 1)
    #expect(timeline.time(ofFrame: 0) == 0)
    #expect(FrameTimeline(duration: .nan, end: end).count == 1)
  }

  // MARK: Selections

  @Test(
    "Numbers, ranges and steps, in any order",
    arguments: [
      ("7", [7]), ("1-4", [1, 2, 3, 4]), ("1..3", [1, 2, 3]), ("1-10:3", [1, 4, 7, 10]),
      ("8,1-3", [1, 2, 3, 8]), ("5-1:-2", [1, 3, 5]), ("1-2, 4 - 5", [1, 2, 4, 5]), ("3-3", [3]),
    ])
  func selections(text: String, frames: [Int]) throws {
    let selection = try FrameSelection(text)
    #expect(try selection.frames(of: 20) == frames)
    #expect(try FrameSelection(selection.description) == selection)
  }

  @Test(
    "Errors are reported",
    arguments: [
      ("", FrameSelection.Problem.syntax("")), ("1-", .syntax("1-")), ("a", .syntax("a")),
      ("1-5:0", .syntax("1-5:0")), ("1--1", .syntax("1--1")), ("5-1", .direction("5-1")),
      ("1-5:-1", .direction("1-5:-1")), ("1-3,3", .overlap(3)),
      ("3-25", .beyond(frame: 25, last: 19)),
      ("0-999999999", .beyond(frame: 999_999_999, last: 19)),
    ])
  func problems(text: String, problem: FrameSelection.Problem) {
    #expect(throws: problem) { try FrameSelection(text).frames(of: 20) }
  }

  @Test("Ranges of Open Job Description select the frames that they do there")
  func openJobs() throws {
    for value in try CaseValue.all(in: "frame_cases", of: .module) {
      let text = try #require(value["input"]?["expr"]?.string)
      guard let expected = value["expected"]?.array else {
        // The case is "error: ranges overlap".
        #expect(throws: FrameSelection.Problem.overlap(10)) {
          try FrameSelection(text).frames(of: 20)
        }
        continue
      }
      let frames = try FrameSelection(text).frames(of: 20)
      #expect(frames.map { Double($0) } == expected.compactMap(\.number))
    }
  }

  @Test("A step that passes over the end keeps to what it touches")
  func stepOverEnd() throws {
    #expect(try FrameSelection("0-99:7").frames(of: 99).last == 98)
  }

  // MARK: Shards

  @Test("Shards are neighbours and cover everything once", arguments: [0, 1, 5, 7, 100])
  func shards(length: Int) throws {
    for count in 1...8 {
      let ranges = try (0..<count).map { try #require(FrameShard($0, of: count)).range(of: length) }
      #expect(ranges.flatMap { Array($0) } == Array(0..<length))
    }
  }

  @Test("Shards are written part/parts", arguments: ["4/4", "-1/4", "1", "a/4", "1/0", "1/2/3"])
  func noShards(text: String) throws {
    #expect(FrameShard(text) == nil)
    #expect(FrameShard("3/4") == FrameShard(3, of: 4))
  }

  @Test("Schedulers tell the shard")
  func schedulers() throws {
    let slurm = [
      "SLURM_ARRAY_TASK_ID": "7", "SLURM_ARRAY_TASK_MIN": "5", "SLURM_ARRAY_TASK_COUNT": "4",
    ]
    #expect(try FrameShard(environment: slurm) == FrameShard(2, of: 4))
    let stepped = slurm.merging(["SLURM_ARRAY_TASK_STEP": "2"]) { $1 }
    #expect(try FrameShard(environment: stepped) == FrameShard(1, of: 4))
    let batch = ["AWS_BATCH_JOB_ARRAY_INDEX": "0", "AWS_BATCH_JOB_ARRAY_SIZE": "3"]
    #expect(try FrameShard(environment: batch) == FrameShard(0, of: 3))
    let kubernetes = ["JOB_COMPLETION_INDEX": "1"]
    #expect(try FrameShard(environment: kubernetes, count: 2) == FrameShard(1, of: 2))
    #expect(throws: FrameShard.Problem.noCount(variable: "JOB_COMPLETION_INDEX")) {
      try FrameShard(environment: kubernetes)
    }
    #expect(throws: FrameShard.Problem.noScheduler) { try FrameShard(environment: [:]) }
    #expect(
      throws: FrameShard.Problem.invalid(variable: "SLURM_ARRAY_TASK_MIN", value: "")
    ) { try FrameShard(environment: ["SLURM_ARRAY_TASK_ID": "7"]) }
  }

  // MARK: Names

  @Test(
    "Numbers are padded, and wider if the last one needs it",
    arguments: [
      ("f_%04d.png", 7, 99, "f_0007.png"), ("f_####.png", 7, 99, "f_0007.png"),
      ("f_%04d.png", 7, 12345, "f_00007.png"), ("f[frame].png", 7, 299, "f007.png"),
      ("f%d.png", 7, 299, "f7.png"), ("100%%_##.png", 7, 8, "100%_07.png"),
    ])
  func names(pattern: String, frame: Int, last: Int, name: String) throws {
    #expect(try FrameName(pattern).name(ofFrame: frame, last: last) == name)
  }

  @Test(
    "A name has one place for the number",
    arguments: [
      ("f.png", FrameName.Problem.noPlace), ("##_[frame].png", .severalPlaces),
      ("f_%s.png", .unknownPlace("%s.p")), ("100%%.png", .noPlace),
      ("%99d.png", .unknownPlace("%99d")),
    ])
  func noNames(pattern: String, problem: FrameName.Problem) {
    #expect(throws: problem) { try FrameName(pattern) }
  }
}
