import DocumentModel
import Foundation
import ShapeShiftDocuments
import TestSupport
import Testing

@testable import ShapeShiftCLI

@MainActor @Suite struct FarmPlanTests {
  private static func plan(_ count: Int, _ chunks: Int, _ engine: FarmEngineKind = .slurm)
    -> FarmPlan
  {
    FarmPlan(
      directory: "/shared/job", arguments: ["frames", "a b.json", "-o", "out/"],
      identity: FarmIdentity(document: "d", fonts: "f", renderer: "r"), count: count,
      chunks: chunks,
      engine: engine, cores: 2, command: "/usr/bin/shapeshift")
  }

  @Test func `A plan is read as it was written`() throws {
    var plan = Self.plan(2000, 40)
    (plan.engineOptions, plan.shared, plan.film) = (["--partition=a"], ["/s"], "film.mp4")
    (plan.afterShard, plan.beforeCollect) = ("up", "down")
    let read = try FarmPlan(SourceText(name: "plan.json", text: plan.text))
    #expect(read == plan)
    #expect(read.id == plan.id)
    #expect(plan.id != Self.plan(2000, 41).id)
  }

  @Test(arguments: [
    ("{}", "is not a farm plan"), (#"{"farm": 2}"#, "has plan version 2; expected version 1"),
    (#"{"farm": 1, "count": 5}"#, "has a missing or invalid value"),
  ])
  func `What is no plan is refused`(text: String, sentence: String) {
    #expect {
      try FarmPlan(SourceText(name: "plan.json", text: text))
    } throws: { error in
      ((error as? Failure)?.sentence ?? "").contains(sentence)
    }
  }

  @Test(arguments: [(1, 1), (10, 3), (60, 10), (2000, 41), (97, 97), (1_000_000, 7_919)])
  func `Chunks are all of it, and each picture knows its own`(count: Int, chunks: Int) {
    let plan = Self.plan(count, chunks)
    var next = 0
    for chunk in 0..<chunks {
      let range = plan.range(of: chunk)
      #expect(range.lowerBound == next && !range.isEmpty)
      next = range.upperBound
      for place in [range.lowerBound, range.upperBound - 1] {
        #expect(plan.chunk(of: place) == chunk)
      }
    }
    #expect(next == count)
  }

  @Test func `Slurm's arrays have no more tasks than sites allow`() {
    let plan = Self.plan(5000, 2500)
    let engine = plan.engine(in: FarmFolder("/shared/plan"))
    let orders = engine.orders(for: [3, 4, 5, 999, 1000, 2400], avoiding: ["n2", "n7"])
    #expect(
      orders.map { $0.words.first { $0.hasPrefix("--array=") } }
        == ["--array=3-5,999", "--array=0", "--array=400"])
    #expect(orders.map { $0.words.last } == ["0", "1000", "2000"])
    #expect(orders.allSatisfy { $0.words.contains("--exclude=n2,n7") })
  }

  @Test func `The job template has a task for each chunk`() throws {
    let plan = Self.plan(2000, 40, .openjd)
    let file = try #require(plan.engine(in: FarmFolder("/shared/plan")).files(for: []).first)
    #expect(file.name == "openjd.json")
    let root = try #require(JSONReader.read(SourceText(name: "t", text: file.text)).root?.value)
    #expect(root["specificationVersion"]?.string == "jobtemplate-2023-09")
    #expect(root["extensions"]?[0]?.string == "TASK_CHUNKING")
    #expect(root["parameterDefinitions"]?[0]?["default"]?.string == "0-39")
    let chunk = root["steps"]?[0]?["parameterSpace"]?["taskParameterDefinitions"]?[0]
    #expect(chunk?["type"]?.string == "CHUNK[INT]")
  }

  @Test(arguments: [
    (
      FarmEngineKind.parallel, "parallel.sh",
      #"'"$SHAPESHIFT_COMMAND" farm work "$SHAPESHIFT_PLAN" --chunks {}' </shared/plan/chunks"#
    ),
    (.kubernetes, "kubernetes.yaml", "completions: 3"),
    (.gridEngine, "grid-engine.sh", "#$ -t 1-3"),
  ])
  func `Recipes are files and what to do with them`(
    kind: FarmEngineKind, name: String, line: String
  ) throws {
    let engine = Self.plan(100, 10, kind).engine(in: FarmFolder("/shared/plan"))
    let files = engine.files(for: [1, 2, 9])
    #expect(files.map(\.name) == ["chunks", name])
    #expect(files.first?.text == "1\n2\n9\n")
    #expect(files.last?.text.contains(line) == true)
    #expect(engine.instruction?.hasSuffix(name) == true)
    #expect(throws: Failure.self) { try engine.cancel() }
  }

  private static let mounts = """
    21 22 0:40 / /first rw - nfs4 server:/first rw
    22 1 8:1 / / rw - ext4 /dev/sda1 rw
    30 22 0:41 / /home rw - nfs4 server:/home rw
    31 30 0:42 / /home/local rw - xfs /dev/sdb rw
    32 22 0:43 / /mnt/my\\040store rw - fuse.sshfs host: rw
    33 22 0:44 / /mnt/again rw - nfs4 server:/a rw
    34 33 0:45 / /mnt/again rw - tmpfs none rw
    """

  @Test(arguments: [
    ("/home/ada/film", true), ("/home", true), ("/home/local/film", false), ("/film", false),
    ("/mnt/my store/x", true), ("/mnt/again/x", false), ("/said/x", true), ("/saidnot/x", false),
  ])
  func `Only what nodes share passes`(path: String, isShared: Bool) {
    let paths = SharedPaths(["/said"], mountInfo: Self.mounts)
    let failure: Failure?
    do throws(Failure) {
      try paths.check(path, "the input")
      failure = nil
    } catch {
      failure = error
    }
    #expect((failure == nil) == isShared)
    #expect(failure?.sentence.contains("is on a local file system") != false)
  }

  @Test(arguments: [
    (
      ["frames", "a.json", "-o", "out/", "--shard", "0/2"],
      "--shard, --shards and --resume are set by the farm"
    ),
    (
      ["frames", "a.json", "-o", "out/", "--jobs", "2"],
      "--jobs and --progress cannot be used in a plan"
    ),
    (["frames", "a.json"], "the plan has no output folder"),
    (["frames", "-", "-o", "out/"], "nodes can't read standard input"),
    (["render", "a.json"], "the command of a plan must be frames or batch"),
    (["batch", "list.jsonl", "-o", "out"], "line 1 of list.jsonl writes several files"),
  ])
  func `What a farm can't draw is told`(verb: [String], sentence: String) throws {
    let workspace = try Workspace()
    try workspace.write(#"{"shapeshift": 1, "view": {"view": "Circle"}}"#, to: "a.json")
    try workspace.write(#"{"doc": "a.json", "verb": "frames", "duration": 1}"#, to: "list.jsonl")
    let outcome = try workspace.run(["farm", "plan", "plan", "--"] + verb)
    #expect(outcome.status == 64)
    #expect(outcome.messages.contains(sentence), "\(outcome.messages)")
    #expect(try workspace.names() == ["a.json", "list.jsonl"])
  }

  @Test func `Paths of local file system are refused before anything is made`() throws {
    let workspace = try Workspace()
    try workspace.write(#"{"shapeshift": 1, "view": {"view": "Circle"}}"#, to: "a.json")
    let verb = ["--", "frames", "a.json", "-o", "out/", "--duration", "1"]
    let outcome = try workspace.run(["farm", "plan", "plan"] + verb)
    #expect(outcome.status == 64)
    #expect(
      outcome.messages.contains(
        "the plan's folder \(workspace.url.path)/plan is on a local file system"))
    #expect(try workspace.names() == ["a.json"])
    #expect(try workspace.run(["farm", "plan", "plan", "--engine", "openjd"] + verb).status == 0)
    let second = try workspace.run(["farm", "plan", "plan", "--engine", "parallel"] + verb)
    #expect(second.status == 73)
    #expect(second.messages.contains("contains another plan"))
  }
}
