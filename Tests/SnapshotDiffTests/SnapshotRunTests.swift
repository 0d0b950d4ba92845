import Foundation
import Glibc
import ImageCoding
import Testing
import VectorGraphics

@testable import SnapshotDiff

/// What a run leaves in a folder that others use, too.
@Suite struct SnapshotRunTests {
  private let folder = URL(fileURLWithPath: NSTemporaryDirectory(), isDirectory: true)
    .appendingPathComponent("shapeshift-run-\(UUID().uuidString)", isDirectory: true)
  private var run: SnapshotRun { SnapshotRun(folder) }

  private func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func text(_ name: String) -> String? {
    (try? Data(contentsOf: folder.appendingPathComponent(name)))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private func names() -> [String] {
    (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
      .sorted()
  }

  /// Keeps a failure of this name.
  @discardableResult
  private func keep(_ name: String = "sun") throws -> SnapshotResult {
    let subject = SnapshotSubject(
      name: name, bitmap: StraightBitmap(plain(2, 2)), drawing: "displayList 2 2\n")
    let reference = try SnapshotSubject(
      name: name, bitmap: StraightBitmap(plain(2, 2, 0xFF00_0000)), drawing: "displayList 2 2\n"
    ).reference()
    let outcome = SnapshotChecker().check(subject, with: reference)
    return try run.keep(outcome, of: subject, against: reference)
  }

  private func manifest(_ results: [SnapshotResult]) -> SnapshotRun.Manifest {
    SnapshotRun.Manifest(references: "docs", isFiltered: false, results: results)
  }

  @Test func `What a run left is removed, what others put beside it is not`() throws {
    try write("mine", to: "expected/mine.png")
    try write("mine", to: "difference/deep/notes.txt")
    try run.clear()
    try run.write(manifest([keep("sun"), keep("deep/moon")]))
    #expect(text("actual/deep/moon.png") != nil)
    try run.clear()
    #expect(
      names() == [
        "difference", "difference/deep", "difference/deep/notes.txt", "expected",
        "expected/mine.png",
      ])
  }

  @Test func `What a killed run left is known without a manifest`() throws {
    try keep("a\nb")
    #expect(text("manifest.json") == nil)
    try run.clear()
    #expect(names() == [])
  }

  @Test func `An entry that was cut short names nothing, and the next one stands alone`() throws {
    try keep()
    let list = folder.appendingPathComponent(SnapshotFileList.name)
    let whole = try Data(contentsOf: list)
    try (whole + Data("expected/mi".utf8)).write(to: list)
    try run.clear()
    #expect(names() == [])
    try write("mine", to: "expected/mi")
    try (whole + Data("expected/mi".utf8)).write(to: list)
    try run.clear()
    #expect(names() == ["expected", "expected/mi"])
    try (whole + Data("expected/mi".utf8)).write(to: list)
    try keep("moon")
    try run.clear()
    #expect(names() == ["expected", "expected/mi"])
  }

  @Test(arguments: ["expected/sun.png", "actual/sun.png", "difference/sun.png", "manifest.json"])
  func `A file in the way that no run wrote stays, and is named`(name: String) throws {
    try write("mine", to: name)
    let error = #expect(throws: SnapshotFileError.self) {
      try run.clear()
      try run.write(manifest([keep()]))
    }
    #expect(error?.problem == .foreign && error?.name == name)
    #expect(text(name) == "mine")
  }

  @Test func `Folders of others and links that lead out are not written through`() throws {
    let outside = folder.appendingPathExtension("outside")
    try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("expected"), withDestinationURL: outside)
    #expect(throws: SnapshotFileError.self) { try keep() }
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path) == [])
  }

  @Test func `A list that is somebody else's file is left alone`() throws {
    try write("expected/mine.png\n", to: SnapshotFileList.name)
    try write("mine", to: "expected/mine.png")
    #expect(throws: SnapshotFileError.self) { try run.clear() }
    #expect(throws: SnapshotFileError.self) { try keep() }
    #expect(text("expected/mine.png") == "mine")
    #expect(text(SnapshotFileList.name) == "expected/mine.png\n")
  }

  @Test func `The files of runs that kept no list are those that their manifest names`() throws {
    var result = SnapshotResult(name: "sun", source: "", status: .changed, message: "")
    result.files.expected = "expected/sun.png"
    result.files.actual = "../\(folder.lastPathComponent).victim"
    result.files.difference = "notes.png"
    let victim = folder.deletingLastPathComponent()
      .appendingPathComponent("\(folder.lastPathComponent).victim")
    try Data("mine".utf8).write(to: victim)
    defer { try? FileManager.default.removeItem(at: victim) }
    let json = try JSONEncoder().encode(manifest([result]))
    try write(String(decoding: json, as: UTF8.self), to: "manifest.json")
    try write("ours", to: "expected/sun.png")
    try write("mine", to: "notes.png")
    try run.clear()
    #expect(names() == ["notes.png"])
    #expect(FileManager.default.fileExists(atPath: victim.path))
  }

  @Test(arguments: [
    "../secret.png", "actual/../../secret.png", "/etc/passwd", "actual/link.png", "secret.png",
    "manifest.json", "actual/a\u{0}.png", "actual/gone.png", "actual/pipe.png",
  ])
  func `A manifest from elsewhere shows nothing but pictures of a run`(name: String) throws {
    try write("secret", to: "secret.png")
    try write("secret", to: "actual/a")
    try keep()
    let link = folder.appendingPathComponent("actual/link.png").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/etc/passwd")
    #expect(mkfifo(folder.appendingPathComponent("actual/pipe.png").path, 0o600) == 0)
    var result = SnapshotResult(name: "sun", source: "", status: .changed, message: "")
    result.files.actual = name
    let error = #expect(throws: SnapshotFileError.self) { try run.actual(result) }
    #expect(error?.name == name)
    #expect(try run.content("actual/sun.png") != nil)
  }

  @Test(arguments: ["../out", "/tmp/out", "a/../../out", "a\u{0}b", "link/out"])
  func `A reference's name leads nowhere else`(name: String) throws {
    let references = SnapshotFolder(folder)
    try write("", to: "a/b.txt")
    let link = folder.appendingPathComponent("link").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/tmp")
    let reference = SnapshotReference(png: [1], drawing: "x")
    #expect(throws: SnapshotFileError.self) { try references.write(reference, as: name) }
    #expect(throws: SnapshotFileError.self) { try references.reference(name) }
    #expect(throws: SnapshotFileError.self) { try references.remove(name) }
  }

  @Test func `References lie in folders, and a pipe in their place is refused`() throws {
    let references = SnapshotFolder(folder)
    let reference = SnapshotReference(png: [1, 2], drawing: "x")
    #expect(try references.write(reference, as: "deep/er/card@2x"))
    #expect(try !references.write(reference, as: "deep/er/card@2x"))
    #expect(try references.reference("deep/er/card@2x") == reference)
    #expect(try references.names() == ["deep/er/card@2x"])
    #expect(mkfifo(folder.appendingPathComponent("pipe.png").path, 0o600) == 0)
    #expect(throws: SnapshotFileError.self) { try references.reference("pipe") }
    try references.remove("deep/er/card@2x")
    #expect(try references.names() == ["pipe"])
  }
}
