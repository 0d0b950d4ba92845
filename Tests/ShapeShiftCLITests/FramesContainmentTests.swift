import Foundation
import Testing

@Suite("Manifests of frames that come from elsewhere")
struct FramesContainmentTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("{}", to: "model.json")
    try workspace.write("victim", to: "victim.txt")
  }

  private func frames(_ more: String...) throws -> Workspace.Outcome {
    try workspace.run(["frames", "model.json", "--duration", "0.1", "-o", "out/"] + more)
  }

  private func head(count: String, frames: String = "0-3") -> String {
    #"{"manifest": 1, "document": "x", "renderer": "x", "name": "frame_%04d.png", "fps": "30", "count": \#(count), "frames": "\#(frames)"}"#
      + "\n"
  }

  @Test(
    "A link in the place of a book is not written through",
    arguments: [".manifest.jsonl.unsynced", "manifest.jsonl"])
  func links(_ name: String) throws {
    try FileManager.default.createDirectory(
      at: workspace.file("out"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: workspace.file("out/\(name)").path, withDestinationPath: "../victim.txt")
    let outcome = try frames()
    #expect([73, 74].contains(outcome.status), "\(outcome.messages)")
    #expect(outcome.messages.contains(name))
    #expect(try workspace.text("victim.txt") == "victim")
  }

  @Test(
    "A manifest whose numbers are out of all bounds counts as none",
    arguments: ["1e300", "-1e300", "9223372036854775808", "999999999", "1.5", "0"])
  func counts(_ count: String) throws {
    try workspace.write(head(count: count, frames: "0-999999998"), to: "out/manifest.jsonl")
    let check = try workspace.run("frames", "--verify", "out")
    #expect(check.status == 66)
    let outcome = try frames("--resume")
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(try workspace.run("frames", "--verify", "out").status == 0)
  }

  @Test(
    "A manifest names no file but those of its frames",
    arguments: ["../victim.txt", "..", "victim.txt"])
  func names(_ name: String) throws {
    try workspace.write("victim", to: "out/victim.txt")
    let digest = "x"
    try workspace.write(
      head(count: "1", frames: "0")
        + #"{"frame": 0, "file": "\#(name)", "bytes": 6, "sha256": "\#(digest)"}"# + "\n",
      to: "out/manifest.jsonl")
    let check = try workspace.run("frames", "--verify", "out")
    #expect(check.status == 1)
    #expect(check.text == "missing frame_0000.png\n")
  }

  @Test("What killed runs left goes at the next run; what is not ours stays")
  func leftovers() throws {
    #expect(try frames().status == 0)
    // No process has the largest number.
    for name in [".f.png.4194303-1.shapeshift-part", ".dat.nosync3FFFFF.aB3dE6"] {
      try workspace.write("part", to: "out/\(name)")
    }
    let others = [".dat.nosyncX.aB3dE6", ".shapeshift-part", "mine.tmp", "x.shapeshift-part"]
    for name in others { try workspace.write("mine", to: "out/\(name)") }
    let before = try workspace.names(in: "out").count
    #expect(try frames().status == 0)
    let names = try workspace.names(in: "out")
    #expect(names.count == before - 2)
    for name in others { #expect(names.contains(name), "\(name)") }
  }

  @Test("A merge takes the journals of its shards along")
  func merge() throws {
    for shard in ["0/2", "1/2"] { #expect(try frames("--shard", shard).status == 0) }
    try workspace.write("", to: "out/.manifest.1-of-2.jsonl.unsynced")
    #expect(try workspace.run("frames", "--merge", "out").status == 0)
    let names = try workspace.names(in: "out").filter { !$0.hasPrefix("frame_") }
    #expect(names == ["manifest.jsonl"])
  }
}
