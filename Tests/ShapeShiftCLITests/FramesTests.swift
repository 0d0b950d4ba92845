import Foundation
import Glibc
import ShapeShiftDocuments
import Testing
import VectorGraphics

@testable import ShapeShiftCLI

@Suite("shapeshift frames")
struct FramesTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("{}", to: "model.json")
  }

  private func frames(_ arguments: String...) throws -> Workspace.Outcome {
    try workspace.run(["frames", "model.json", "--size", "40x40"] + arguments)
  }

  /// The names and bytes of a folder.
  private func content(_ folder: String) throws -> [String: [UInt8]] {
    var content: [String: [UInt8]] = [:]
    for name in try workspace.names(in: folder) {
      content[name] = try workspace.bytes("\(folder)/\(name)")
    }
    return content
  }

  @Test("Two thirds of a second at 6 frames a second: the end is shown, names sort as numbers")
  func whole() throws {
    let outcome = try frames("-o", "out/f_%04d.png", "--fps", "6", "--duration", "0.5")
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(outcome.text == "")
    #expect(outcome.messages == "wrote 4 frames to out\n")
    #expect(
      try workspace.names(in: "out") == [
        "f_0000.png", "f_0001.png", "f_0002.png", "f_0003.png", "manifest.jsonl",
      ])
    let lines = try workspace.text("out/manifest.jsonl").split(separator: "\n")
    #expect(lines.count == 5)
    let bytes = try workspace.bytes("out/f_0003.png")
    #expect(
      lines[4]
        == #"{"frame":3,"file":"f_0003.png","bytes":\#(bytes.count),"sha256":"\#(SHA256.hexDigest(of: bytes))"}"#
    )
    let verified = try workspace.run("frames", "--verify", "out")
    #expect(verified.status == 0)
    #expect(verified.messages == "4 frames match the manifest\n")
  }

  @Test("Shards in any order, merged, equal the whole run, the manifest too")
  func shards() throws {
    let times = ["--fps", "7", "--duration", "2"]
    let base = ["frames", "model.json", "--size", "40x40"] + times
    #expect(try workspace.run(base + ["-o", "whole/"]).status == 0)
    for index in [3, 1, 0, 2] {
      let outcome = try workspace.run(base + ["-o", "parts/", "--shard", "\(index)/4"])
      #expect(outcome.status == 0, "\(outcome.messages)")
    }
    #expect(try workspace.run("frames", "--merge", "parts").status == 0)
    #expect(try content("whole") == content("parts"))
    for frame in [0, 7, 14] {
      let outcome = try workspace.run(base + ["-o", "one/", "--frames", "\(frame)"])
      #expect(outcome.status == 0)
      let name = frame < 10 ? "frame_000\(frame).png" : "frame_00\(frame).png"
      #expect(try workspace.bytes("one/\(name)") == workspace.bytes("whole/\(name)"))
    }
  }

  @Test("A run that is resumed draws what is missing and keeps what is whole")
  func resume() throws {
    #expect(try frames("-o", "out/", "--duration", "0.2").status == 0)
    let before = try content("out")
    try FileManager.default.removeItem(at: workspace.file("out/frame_0002.png"))
    // A torn last line, as a power cut leaves it.
    let manifest = try workspace.text("out/manifest.jsonl")
    try workspace.write(String(manifest.dropLast(20)), to: "out/manifest.jsonl")
    let outcome = try frames("-o", "out/", "--duration", "0.2", "--resume")
    #expect(outcome.messages == "wrote 2 of 7 frames to out; 5 already existed\n")
    #expect(try content("out") == before)
  }

  @Test("Frames of a journal are kept if their bytes are those that were written down")
  func journal() throws {
    #expect(try frames("-o", "out/", "--duration", "0.1").status == 0)
    let before = try content("out")
    let lines = try workspace.text("out/manifest.jsonl").split(separator: "\n").map { $0 + "\n" }
    try workspace.write(String(lines[0]), to: "out/manifest.jsonl")
    try workspace.write(String(lines[1...].joined()), to: "out/.manifest.jsonl.unsynced")
    try workspace.write("torn", to: "out/frame_0001.png")
    let outcome = try frames("-o", "out/", "--duration", "0.1", "--resume")
    #expect(outcome.messages == "wrote 1 of 4 frames to out; 3 already existed\n")
    #expect(try content("out") == before)
  }

  @Test("What another document drew is not kept")
  func changed() throws {
    #expect(try frames("-o", "out/", "--duration", "0.1").status == 0)
    let before = try content("out")
    let outcome = try frames("-o", "out/", "--duration", "0.1", "--resume", "--set", "fill.hue=0")
    #expect(outcome.messages == "wrote 4 frames to out\n")
    #expect(try content("out") != before)
    #expect(try workspace.run("frames", "--verify", "out").status == 0)
  }

  @Test("A shorter run removes the frames that a longer one left, unless they were changed")
  func shorter() throws {
    #expect(try frames("-o", "out/", "--fps", "10", "--duration", "1").status == 0)
    try workspace.write("mine", to: "out/frame_0009.png")
    try workspace.write("mine", to: "out/notes.txt")
    #expect(try frames("-o", "out/", "--fps", "10", "--duration", "0.5").status == 0)
    #expect(
      try workspace.names(in: "out") == (0...5).map { "frame_000\($0).png" } + [
        "frame_0009.png", "manifest.jsonl", "notes.txt",
      ])
  }

  @Test("What is missing, differs or is of something else is named, and exits with 1")
  func verify() throws {
    #expect(try frames("-o", "out/", "--duration", "0.1").status == 0)
    try FileManager.default.removeItem(at: workspace.file("out/frame_0000.png"))
    try workspace.write("other", to: "out/frame_0003.png")
    let outcome = try workspace.run("frames", "--verify", "out")
    #expect(outcome.status == 1)
    #expect(outcome.text == "missing frame_0000.png\ndiffers frame_0003.png\n")
    #expect(outcome.messages == "error: 2 problems\n")
    let json = try workspace.run("frames", "--verify", "--json", "out")
    #expect(
      json.text == """
        {"problem":"missing","file":"frame_0000.png","frame":0}
        {"problem":"differs","file":"frame_0003.png","frame":3}

        """)
    #expect(try workspace.run("frames", "--verify", ".").status == 66)
  }

  @Test("Shards that were not drawn are missing")
  func missingShard() throws {
    #expect(try frames("-o", "out/", "--duration", "0.1", "--shard", "0/2").status == 0)
    let outcome = try workspace.run("frames", "--merge", "out")
    #expect(outcome.status == 1)
    #expect(outcome.text == "missing frame_0002.png\nmissing frame_0003.png\n")
  }

  @Test(
    "Invalid options are reported before anything is drawn",
    arguments: [
      (["-o", "out/f.png", "--duration", "1"], 64, "out/f.png has no frame number"),
      (["-o", "-", "--duration", "1"], 64, "can't be written to standard output"),
      (["-o", "out/%04d.gif", "--duration", "1"], 64, "expected .png, .jpg, .webp, .svg or .pdf"),
      (["-o", "out/", "--duration", "1", "--frames", "31"], 64, "frames are 0 to 30"),
      (["-o", "out/", "--duration", "1", "--frames", "3-1"], 64, "runs backward"),
      (["-o", "out/", "--duration", "1", "--shard", "4/4"], 64, "i from 0 to n - 1"),
      (["-o", "out/", "--duration", "1", "--shard", "auto"], 64, "the scheduler has set no part"),
      (["-o", "out/", "--duration", "1", "--fps", "0"], 64, "24000/1001"),
      (["-o", "out/", "--duration", "1e9"], 65, "at most 100000 are allowed"),
      (["-o", "no/such/", "--duration", "1"], 73, "can't be created"),
    ])
  func wrongUse(arguments: [String], status: Int, message: String) throws {
    let outcome = try workspace.run(["frames", "model.json"] + arguments)
    #expect(outcome.status == status)
    #expect(outcome.messages.contains(message), "\(outcome.messages)")
    #expect(try workspace.names() == ["model.json"])
  }

  @Test("Progress as JSON ends with everything done")
  func progress() throws {
    let outcome = try frames("-o", "out/", "--duration", "0.1", "--progress", "json")
    let last = outcome.messages.split(separator: "\n").dropLast().last
    #expect(last?.hasPrefix(#"{"done":4,"total":4,"unit":"frames","elapsed":"#) == true)
  }

  @Test(
    "Ctrl-C leaves whole frames and a manifest that is true; resumed, the run ends as any other")
  func interrupt() throws {
    let arguments = ["frames", "model.json", "--size", "40x40", "--duration", "60", "-o"]
    let process = workspace.makeProcess(arguments + ["out/"])
    process.standardError = FileHandle.nullDevice
    try process.run()
    #expect(try Workspace.poll { try workspace.names(in: ".").contains("out") })
    #expect(Workspace.poll { ((try? workspace.names(in: "out").count) ?? 0) > 50 })
    process.interrupt()
    try process.waitUntilExit(seconds: 120)
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 130)
    let names = try workspace.names(in: "out")
    #expect(!names.contains { $0.hasSuffix(".tmp") })
    let manifest = try #require(FrameManifest(try workspace.text("out/manifest.jsonl")))
    let listed = manifest.entries.map(\.file)
    #expect(!listed.isEmpty)
    #expect(listed + ["manifest.jsonl"] == names.filter { !$0.hasPrefix(".") })
    #expect(try workspace.run(arguments + ["out/", "--resume"]).status == 0)
    #expect(try workspace.run("frames", "--verify", "out").status == 0)
    #expect(!(try workspace.names(in: "out").contains { $0.hasPrefix(".") }))
  }

  @Test("A frame that can't be written ends the run; the rest can be drawn later")
  func unwritable() throws {
    try workspace.write("", to: "out/frame_0002.png/keep")
    let outcome = try frames("-o", "out/", "--duration", "0.1")
    #expect(outcome.status == 73)
    #expect(outcome.messages.contains("frame_0002.png is a folder"))
    let manifest = try #require(FrameManifest(try workspace.text("out/manifest.jsonl")))
    // The frame after it was under way: it is there, and listed.
    #expect(manifest.entries.map(\.frame) == [0, 1, 3])
  }
}
