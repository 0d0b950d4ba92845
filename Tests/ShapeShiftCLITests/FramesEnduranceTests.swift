import FileStorage
import Foundation
import Glibc
import ShapeShiftDocuments
import TestSupport
import Testing

@testable import ShapeShiftCLI

@Suite("Frames under kills and a full disk")
struct FramesEnduranceTests {
  private let workspace: Workspace
  private let count = TestLength.isLong ? 10_000 : 600

  init() throws {
    workspace = try Workspace()
    try workspace.write("{}", to: "model.json")
  }

  private func arguments(_ output: String, _ more: String...) -> [String] {
    let size = TestLength.isLong ? "256x256" : "16x16"
    return ["frames", "model.json", "--size", size, "--fps", "\(count)", "--duration", "1"]
      + ["--end", "exclusive", "-o", output] + more
  }

  /// The bytes of every file of a folder.
  private func content(_ folder: String) throws -> [String: [UInt8]] {
    var content: [String: [UInt8]] = [:]
    for name in try workspace.names(in: folder) {
      content[name] = try workspace.bytes("\(folder)/\(name)")
    }
    return content
  }

  /// How many frames have their names.
  private func pictures(_ folder: String) -> Int {
    ((try? workspace.names(in: folder)) ?? []).count { $0.hasSuffix(".png") }
  }

  /// The inodes of the frames that manifests name: a frame that is drawn again gets another.
  private func synced(_ folder: String) throws -> [String: UInt] {
    var inodes: [String: UInt] = [:]
    for name in try workspace.names(in: folder) where FrameManifest.isFileName(name) {
      let manifest = FrameManifest(try workspace.text("\(folder)/\(name)"))
      for entry in manifest?.entries ?? [] {
        let path = workspace.file("\(folder)/\(entry.file)").path
        inodes[entry.file] = try FileStatus(of: path).identity[1]
      }
    }
    return inodes
  }

  @Test("Four shards, each killed three times and resumed, equal a whole run by one worker")
  func kills() throws {
    #expect(try workspace.run(arguments("whole/", "--jobs", "1")).status == 0)
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<3 {
      let before = (try? synced("parts")) ?? [:]
      let processes = try (0..<4).map { index in
        let process = workspace.makeProcess(
          arguments("parts/", "--shard", "\(3 - index)/4", "--resume"))
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
      }
      // At a random place of the work, not of the time: machines differ.
      let more = Int.random(in: count / 20...count / 5, using: &generator)
      let wanted = min(pictures("parts") + more, count)
      #expect(Workspace.poll(seconds: 300) { pictures("parts") >= wanted })
      for process in processes {
        kill(process.processIdentifier, SIGKILL)
        try process.waitUntilExit(seconds: 120)
      }
      let after = try synced("parts")
      for (file, inode) in before { #expect(after[file] == inode, "\(file) was drawn again") }
    }
    let before = try synced("parts")
    for index in 0..<4 {
      let outcome = try workspace.run(arguments("parts/", "--shard", "\(index)/4", "--resume"))
      #expect(outcome.status == 0, "\(outcome.messages)")
    }
    let after = try synced("parts")
    for (file, inode) in before { #expect(after[file] == inode, "\(file) was drawn again") }
    #expect(try workspace.run("frames", "--merge", "parts").status == 0)
    #expect(try content("parts") == content("whole"))
  }

  @Test(
    "A full disk ends the run with its reason; with room again, the rest is drawn",
    .enabled(if: SmallDisk.isPossible, "mounting a small disk takes a privilege"))
  func fullDisk() throws {
    // As many files as frames at a page each and half of that again.
    let size = count / 2 * 4096
    let disk = try #require(SmallDisk(at: workspace.file("disk"), bytes: size))
    let full = try workspace.run(arguments("disk/"))
    #expect(full.status == 74)
    #expect(full.messages.contains("no space left on device"))
    let before = try synced("disk")
    #expect(disk.resize(to: size * 8))
    let resumed = try workspace.run(arguments("disk/", "--resume"))
    #expect(resumed.status == 0, "\(resumed.messages)")
    let after = try synced("disk")
    for (file, inode) in before { #expect(after[file] == inode, "\(file) was drawn again") }
    #expect(try workspace.run(arguments("whole/", "--jobs", "1")).status == 0)
    #expect(try content("disk") == content("whole"))
  }
}
