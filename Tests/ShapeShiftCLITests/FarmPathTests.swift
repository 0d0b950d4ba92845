import DocumentModel
import FileStorage
import Foundation
import Glibc
import ShapeShiftDocuments
import TestSupport
import Testing

@testable import ShapeShiftCLI

/// Files for engines, made and run in folders whose names mean something to shells, YAML and the engines.
@MainActor @Suite struct FarmPathTests {
  nonisolated private static let names = [
    #"it's "two" words $(touch PWN) `touch PWN`;touch PWN& {} {.} {= touch PWN =} 100% %j,b:c $HOME $$ # * \n"#,
    "new\n#$ -o PWN\ntouch PWN\nline", "--chunks", "~",
  ]
  nonisolated private static let parallel = "/usr/bin/parallel"

  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  /// Plans three frames in as many chunks.
  private func plan(_ name: String, _ engine: FarmEngineKind) throws {
    try workspace.write(
      """
      {"shapeshift": 1, "canvas": {"width": 8, "height": 8}, "values": {"x": 0},
       "timeline": {"fps": 60, "duration": 0.05, "tracks": [{"target": "/values/x", "keyframes": [{"t": 0, "v": 0}, {"t": 0.05, "v": 3}]}]},
       "view": {"view": "Circle", "modifiers": [{"offset": {"x": {"$": "x"}}}]}}
      """, to: "\(name).json")
    let shared = [workspace.url.path, Workspace.command.deletingLastPathComponent().path]
    let outcome = try workspace.run(
      ["farm", "plan", "./\(name)", "--engine", engine.rawValue, "--chunk-size", "1"]
        + shared.flatMap { ["--shared", $0] }
        + ["--", "frames", "./\(name).json", "-o", "out/f_%02d.png", "--end", "exclusive"])
    #expect(outcome.status == 0, "\(outcome.messages)")
  }

  private func path(_ name: String, _ file: String) -> String {
    "\(workspace.url.path)/\(name)/\(file)"
  }

  /// Runs a program and expects frames, all three of them unless said otherwise, and nothing that a name asked for.
  private func run(
    _ words: [String], _ environment: [String: String] = [:], frames: [Int] = [0, 1, 2]
  ) throws {
    let process = workspace.makeProcess(words, environment: environment)
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let outcome = try workspace.run(process, input: "", seconds: 120)
    #expect(outcome.status == 0, "\(outcome.messages)")
    let files = FileManager.default.enumerator(atPath: workspace.url.path)
    let all = files?.allObjects.compactMap { $0 as? String } ?? []
    #expect(
      all.filter { $0.hasSuffix(".png") }.sorted() == frames.map { "out/f_0\($0).png" },
      "\(outcome.messages)")
    #expect(!all.contains { $0.split(separator: "/").last == "PWN" })
  }

  @Test(
    .enabled(if: FileSystem.exists(parallel), "GNU parallel is not installed"), arguments: names)
  func `GNU parallel draws all chunks, whatever the folder's name means to a shell`(name: String)
    throws
  {
    try plan(name, .parallel)
    try run(["sh", path(name, "parallel.sh")])
    #expect(FileSystem.exists(path(name, "parallel.log")))
  }

  @Test(arguments: names)
  func `A Grid Engine script draws its chunk, and no directive holds a path`(name: String) throws {
    try plan(name, .gridEngine)
    let script = path(name, "grid-engine.sh")
    try run(["sh", script], ["JOB_ID": "7", "SGE_TASK_ID": "2"], frames: [1])
    #expect(FileSystem.exists(path(name, "logs/grid-engine.7.2.log")))
    let lines = try String(contentsOfFile: script, encoding: .utf8).split(separator: "\n")
    let directives = lines.prefix(6).filter { $0.hasPrefix("#$") }
    #expect(directives.count == 5 && directives.last == "#$ -o /dev/null")
    #expect(!directives.contains { $0.contains(workspace.url.path) })
  }

  @Test(arguments: names)
  func `A Slurm script draws its chunk, and its log's name holds no path`(name: String) throws {
    try plan(name, .slurm)
    try run(["sh", path(name, "slurm.sh"), "1"], ["SLURM_ARRAY_TASK_ID": "1"], frames: [2])
    let folder = FarmFolder(path(name, "plan.json"))
    let order = try #require(
      try folder.plan().engine(in: folder).orders(for: [0], avoiding: []).first)
    #expect(order.words.contains("--output=logs/0+%a.log"))
    #expect(order.words.contains("--chdir=\(workspace.url.path)/\(name)"))
  }

  @Test(arguments: names)
  func `A Kubernetes job has the same lines for every name, and its command draws its chunk`(
    name: String
  ) throws {
    try plan(name, .kubernetes)
    let text = try String(contentsOfFile: path(name, "kubernetes.yaml"), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 30)
    func value(_ key: String) throws -> JSONValue? {
      let line = try #require(lines.first { $0.contains(" \(key): ") })
      let text = String(line.split(separator: ": ", maxSplits: 1)[1])
      return JSONReader.read(SourceText(name: key, text: text)).root?.value
    }
    let words = try #require(try value("command")?.array?.compactMap(\.string))
    // Source: Kubernetes, "Define a Command and Arguments for a Container": $$ is a dollar sign.
    let expanded = words.map { $0.replacing("$$", with: "$") }
    try run(expanded, ["JOB_COMPLETION_INDEX": "0"], frames: [0])
    let root = try #require(workspace.url.path.split(separator: "/").first)
    #expect(try value("mountPath")?.string == "/\(root)")
  }

  @Test(arguments: names)
  func `Open Job Description is given the template's path as one argument`(name: String) throws {
    try plan(name, .openjd)
    try workspace.write(
      "#!/bin/sh\nprintf '%s\\0' \"$@\" >\"$0.part\"\nmv \"$0.part\" \"$0.words\"\n",
      to: "tools/openjd")
    #expect(chmod(workspace.file("tools/openjd").path, 0o755) == 0)
    let folder = FarmFolder(path(name, "plan.json"))
    let order = try #require(
      try folder.plan().engine(in: folder).orders(for: [0, 2], avoiding: []).first)
    let tools = workspace.file("tools").path
    try run(order.words, ["PATH": "\(tools):/usr/bin:/bin"], frames: [])
    #expect(Workspace.poll { FileSystem.exists("\(tools)/openjd.words") })
    let words = try workspace.bytes("tools/openjd.words").split(separator: 0)
      .map { String(decoding: $0, as: UTF8.self) }
    #expect(words == ["run", path(name, "openjd.json"), "--job-param", "Chunks=0,2"])
    #expect(FileSystem.exists(path(name, "openjd.pid")))
  }

  @Test func `A folder whose name is not UTF-8 is refused before anything is made`() throws {
    try workspace.write(#"{"shapeshift": 1, "view": {"view": "Circle"}}"#, to: "a.json")
    let outcome = try workspace.shell(
      #""$0" farm plan $'bad\xff' --engine parallel -- frames a.json -o out/ --duration 1"#)
    #expect(outcome.status == 64 && outcome.messages.contains("is not UTF-8"))
    #expect(try workspace.names() == ["a.json"])
  }

  @Test func `Options of an engine's program are part of what is shown to run`() {
    for (engine, words) in [
      (FarmEngineKind.gridEngine, "qsub -q 'all q' /plan/grid-engine.sh"),
      (.kubernetes, "kubectl create -q 'all q' -f /plan/kubernetes.yaml"),
    ] {
      var plan = FarmPlan(
        directory: "/", arguments: [], identity: FarmIdentity(document: "", fonts: ""), count: 1,
        chunks: 1, engine: engine, command: "shapeshift")
      plan.engineOptions = ["-q", "all q"]
      #expect(plan.engine(in: FarmFolder("/plan")).instruction == words)
    }
  }
}
