import Foundation
import Testing

@Suite("Films on a full disk")
struct FullDiskTests {
  private let workspace: Workspace

  /// Whether ffmpeg is there.
  private static let hasTool = ["/usr/bin", "/usr/local/bin"].contains {
    FileManager.default.isExecutableFile(atPath: "\($0)/ffmpeg")
  }

  init() throws {
    workspace = try Workspace()
    try workspace.write(
      #"{"shapeshift": 1, "canvas": {"width": 64, "height": 64}, "view": {"view": "Circle"}}"#,
      to: "circle.json")
  }

  @Test(
    "A film that does not fit is reported and leaves the old one",
    .enabled(if: hasTool, "ffmpeg is not installed"),
    .enabled(if: SmallDisk.isPossible, "mounting a small disk takes a privilege"),
    arguments: ["mp4", "webm"])
  func full(_ format: String) throws {
    let film = "disk/a.\(format)"
    let disk = try #require(SmallDisk(at: workspace.file("disk"), bytes: 3 * 4096))
    try workspace.write("old", to: film)
    try workspace.write(Data(count: 2 * 4096 - 100), to: "disk/rest")
    let outcome = try workspace.run("animate", "circle.json", "-o", film, "--duration", "1")
    #expect(outcome.status == 74, "\(outcome.messages)")
    #expect(outcome.messages.hasPrefix("error: the \(format.uppercased()) file can't be written"))
    #expect(try workspace.text(film) == "old")
    #expect(try workspace.names(in: "disk") == ["a.\(format)", "rest"])
    #expect(disk.resize(to: 1 << 20))
    let again = try workspace.run("animate", "circle.json", "-o", film, "--duration", "1")
    #expect(again.status == 0, "\(again.messages)")
    #expect(try workspace.bytes(film).count > 500)
  }

  @Test(
    "A program that says it is done is not believed",
    arguments: [
      "cat > /dev/null; exit 0",
      "cat > /dev/null; for out; do :; done; [ \"$out\" = - ] || echo film > \"${out#file:}\"",
      "cat > /dev/null; echo 'no space left' >&2; exit 0", "exit 1",
    ])
  func liar(_ script: String) throws {
    try workspace.write("old", to: "a.mp4")
    try workspace.write("#!/bin/bash\n\(script)\n", to: "tools/ffmpeg")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: workspace.file("tools/ffmpeg").path)
    let outcome = try workspace.run(
      ["animate", "circle.json", "-o", "a.mp4", "--duration", "1"],
      environment: ["PATH": "\(workspace.file("tools").path):/usr/bin:/bin"])
    #expect(outcome.status == 74, "\(outcome.messages)")
    #expect(outcome.messages.contains("can't be written by ffmpeg: "))
    #expect(try workspace.text("a.mp4") == "old")
    #expect(try workspace.names() == ["a.mp4", "circle.json", "tools"])
  }
}
