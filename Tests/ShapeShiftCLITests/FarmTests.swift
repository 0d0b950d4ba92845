import Foundation
import TestSupport
import Testing

@testable import ShapeShiftCLI

@Suite struct FarmTests {
  private let farm: FarmWorkspace

  init() throws { farm = try FarmWorkspace() }

  private static let verbs = [FarmWorkspace.film, FarmWorkspace.cards]

  @Test(arguments: verbs)
  func `All chunks together are what one process writes, books included`(verb: [String]) throws {
    try farm.plan(verb)
    #expect(try farm.farm("submit", "plan").messages == "submitted 10 chunks to slurm\n")
    let status = try farm.farm("status", "plan")
    #expect(status.text.contains("60 of 60 (100 %)"))
    #expect(status.text.contains("10 of 10 drawn, 0 running, 0 waiting, 0 neither"))
    #expect(status.text.contains("even        10 chunks"))
    let outcome = try farm.collect()
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(outcome.messages.hasSuffix("match the manifests\n"))
    #expect(try farm.content("out") == farm.whole(verb))
    #expect(try farm.calls().count == 1)
    #expect(
      try farm.farm("submit", "plan").messages == "all chunks are finished; nothing to submit\n")
  }

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64], verbs)
  func `Tasks that are lost, killed or find the disk full are drawn again`(
    seed: UInt64, verb: [String]
  ) throws {
    var generator = SeededGenerator(seed: seed)
    let fates = (0..<24).map { _ in
      let call = Int.random(in: 1...40, using: &generator)
      return ["lose", "kill \(call)", "kill \(call)", "full \(call)", "run"]
        .randomElement(using: &generator) ?? ""
    }
    try farm.fates(fates)
    try farm.plan(verb)
    let outcome = try farm.collect()
    #expect(outcome.status == 0, "\(fates): \(outcome.messages)")
    #expect(try farm.content("out") == farm.whole(verb), "\(fates)")
    #expect(try farm.calls().count > 1)
  }

  @Test func `A whole array that the controller forgot is sent again`() throws {
    try farm.plan(FarmWorkspace.film)
    try farm.fates(Array(repeating: "lose", count: 10))
    #expect(try farm.farm("submit", "plan").status == 0)
    let outcome = try farm.collect()
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(outcome.messages.contains("chunk 0, frames 0-5: 6 missing; no node has reported on it"))
    #expect(outcome.messages.contains("submitting 10 chunks again\n"))
  }

  @Test(arguments: verbs)
  func `A picture with another byte is drawn again, and nothing else`(verb: [String]) throws {
    try farm.plan(verb)
    try farm.fates(["corrupt"])
    #expect(try farm.farm("submit", "plan").status == 0)
    try rest()
    let outcome = try farm.collect()
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(outcome.messages.contains("1 differ; even reported it as done"))
    #expect(try farm.content("out") == farm.whole(verb))
    #expect(try written().count == 1)
  }

  /// Gives each picture a time at which none was written.
  private func rest() throws {
    for path in try pictures() {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: path)
    }
  }

  /// The pictures that were written since then.
  private func written() throws -> [String] {
    try pictures().filter { path in
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      return attributes[.modificationDate] as? Date != Date(timeIntervalSince1970: 0)
    }
  }

  private func pictures() throws -> [String] {
    try farm.workspace.names(in: "out").filter { $0.hasSuffix(".png") }
      .map { farm.workspace.file("out/\($0)").path }
  }

  @Test func `A node with other fonts refuses, and is not asked again`() throws {
    try farm.plan(FarmWorkspace.film + ["--font-dir", "fonts"])
    try farm.fates(["fonts", "run", "fonts"])
    #expect(try farm.farm("submit", "plan").status == 0)
    let status = try farm.farm("status", "plan")
    #expect(status.text.contains("refused: the fonts differ from those of the plan"))
    let outcome = try farm.collect()
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(
      outcome.messages.contains(
        "chunk 0, frames 0-5: 6 missing; odd refused it: the fonts differ from those of the plan"
      ))
    #expect(outcome.messages.contains("submitting 2 chunks again, but not to odd\n"))
    #expect(try farm.calls().last?.contains("--array=0,2 ") == true)
    #expect(try farm.calls().last?.contains("--exclude=odd") == true)
  }

  @Test func `Books of other scenes are told and count as nothing`() throws {
    try farm.plan(FarmWorkspace.film)
    let other = FarmWorkspace.film + ["--scale", "2", "--shard", "3/10"]
    #expect(try farm.workspace.run(other).status == 0)
    let outcome = try farm.collect()
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(
      outcome.messages.contains(
        "out: manifest.3-of-10.jsonl belongs to another document or sequence; treated as not rendered"
      ))
    #expect(try farm.content("out") == farm.whole(FarmWorkspace.film))
  }

  @Test func `What is otherwise than in the plan is refused everywhere`() throws {
    try farm.plan(FarmWorkspace.cards)
    try farm.workspace.write("id,c\n1,blue\n", to: "rows.csv")
    for verb in ["submit", "collect"] {
      let outcome = try farm.farm(verb, "plan")
      #expect(outcome.status == 65)
      #expect(outcome.messages.contains("the data differ from those of the plan"))
    }
    let work = try farm.farm("work", "plan", "--chunks", "0")
    #expect(work.status == 65)
    #expect(try farm.workspace.text("plan/reports/0.jsonl").contains(#""event":"refused""#))
    #expect(!FileManager.default.fileExists(atPath: farm.workspace.file("out").path))
  }

  @Test func `Lines that fail twice are failures, and the rest is there`() throws {
    let text = try farm.workspace.text("rows.csv")
    try farm.workspace.write(text.replacing("\n7,", with: "\n7,no colour"), to: "rows.csv")
    try farm.plan(FarmWorkspace.cards)
    let outcome = try farm.collect()
    #expect(outcome.status == 1, "\(outcome.messages)")
    #expect(outcome.messages.hasSuffix("error: 1 of 60 rows failed\n"))
    #expect(try farm.content("out") == farm.whole(FarmWorkspace.cards))
    #expect(try farm.calls().map { $0.contains("--array=1 ") } == [false, true])
  }

  @Test(arguments: 1...4)
  func `Rows that found the disk full in every round so far are drawn all the same`(call: Int)
    throws
  {
    try farm.plan(FarmWorkspace.cards)
    try farm.fates(Array(repeating: "full \(call)", count: 30))
    let outcome = try farm.collect()
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(try farm.content("out") == farm.whole(FarmWorkspace.cards))
    #expect(try farm.calls().count > 1)
  }

  @Test func `Rounds in which nothing is drawn end with the reason`() throws {
    try farm.plan(FarmWorkspace.film)
    try farm.fates(Array(repeating: "kill 1", count: 200))
    let outcome = try farm.collect(rounds: 2)
    #expect(outcome.status == 1)
    #expect(
      outcome.messages.contains(
        "error: no progress in 2 rounds: even started this chunk but never reported a result"))
    try farm.fates([])
    #expect(try farm.collect().status == 0)
  }

  @Test func `An engine that does not answer is waited for, or named`() throws {
    try farm.plan(FarmWorkspace.film)
    try farm.workspace.write("", to: "slurm/dead")
    let outcome = try farm.collect("--once")
    #expect(outcome.status == 69)
    #expect(outcome.messages.contains("squeue failed: squeue: error: no controller"))
    #expect(try farm.farm("status", "plan").text.contains("engine      squeue failed"))
  }

  @Test func `A chunk that another process is at is left to it`() throws {
    try farm.plan(FarmWorkspace.film)
    let folder = FarmFolder(farm.workspace.file("plan").path)
    let lock = try folder.lock(chunk: 4)
    let work = try farm.farm("work", "plan", "--chunks", "4-5")
    #expect(work.status == 0)
    #expect(work.messages.contains("skipping chunk 4: another process is rendering it\n"))
    #expect(folder.isLocked(chunk: 4))
    #expect(!folder.isLocked(chunk: 5))
    #expect(try farm.workspace.names(in: "plan/reports") == ["5.jsonl"])
    _ = consume lock
    #expect(!folder.isLocked(chunk: 4))
  }

  @Test func `Two do not collect at a time`() throws {
    try farm.plan(FarmWorkspace.film)
    let lock = try FarmFolder(farm.workspace.file("plan").path).lockCollection()
    #expect(try farm.collect().status == 75)
    _ = consume lock
  }

  @Test func `A film is made of the frames, as animate makes it`() throws {
    try farm.plan(FarmWorkspace.film, "--film", "film.png")
    let outcome = try farm.collect()
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(outcome.messages.hasSuffix("wrote film.png\n"))
    let words = ["animate", "film.json", "-o", "one.png", "--end", "exclusive"]
    #expect(try farm.workspace.run(words).status == 0)
    #expect(try farm.workspace.bytes("film.png") == farm.workspace.bytes("one.png"))
  }

  @Test func `Commands carry results away and back`() throws {
    let hook =
      #"test -e ../store || { mkdir ../store; exit 3; }; while read -r name; do cp "$name" ../store/; done"#
    try farm.plan(
      FarmWorkspace.film, "--after-shard", "\(hook); echo $SHAPESHIFT_CHUNK >> ../chunks",
      "--before-collect", "cp --update ../store/* . 2> /dev/null || true")
    #expect(try farm.farm("submit", "plan").status == 0)
    try FileManager.default.removeItem(at: farm.workspace.file("out"))
    let outcome = try farm.collect()
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(outcome.messages.contains("even failed: 'test -e ../store"))
    #expect(try farm.content("out") == farm.whole(FarmWorkspace.film))
    #expect(try farm.workspace.text("chunks").split(separator: "\n").count == 10)
  }

  @Test func `A command that reads one name per line is not given a name with a line feed`() throws
  {
    try farm.workspace.write("id,c\n\"a\nb\",red\n", to: "lines.csv")
    let outcome = try farm.farm(
      "plan", "plan", "--engine", "parallel", "--after-shard", "cat >names", "--chunk-size", "60",
      "--", "batch", "card.json", "--data", "lines.csv", "-o", "out/{id}.png")
    #expect(outcome.status == 0, "\(outcome.messages)")
    let work = try farm.farm("work", "plan", "--chunks", "0")
    #expect(
      work.messages.contains("contains a line feed, but 'cat >names' reads one name per line"))
    #expect(!FileManager.default.fileExists(atPath: farm.workspace.file("out/names").path))
  }

  @Test func `A dry run shows everything and sends nothing`() throws {
    try farm.plan(FarmWorkspace.film, "--cores", "3", "--engine-option=--partition=render")
    let outcome = try farm.farm("submit", "plan", "--dry-run")
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("farm work \(farm.workspace.url.path)/plan --chunks"))
    #expect(outcome.text.contains("sbatch --parsable '--job-name=shapeshift-"))
    #expect(outcome.text.contains("'--array=0-9' '--cpus-per-task=3' "))
    #expect(outcome.text.contains(" '--partition=render' "))
    #expect(!FileManager.default.fileExists(atPath: farm.workspace.file("slurm/calls").path))
    #expect(try farm.collect("--dry-run").status == 75)
    #expect(!FileManager.default.fileExists(atPath: farm.workspace.file("slurm/calls").path))
  }

  @Test func `Cancelling names the jobs of the plan`() throws {
    try farm.plan(FarmWorkspace.film)
    #expect(try farm.farm("cancel", "plan").status == 0)
    let id = try FarmFolder(farm.workspace.file("plan").path).plan().id
    #expect(try farm.workspace.text("slurm/cancelled") == "--name=shapeshift-\(id).0\n")
  }
}
