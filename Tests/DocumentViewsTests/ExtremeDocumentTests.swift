import DocumentModel
import DocumentViews
import Foundation
import ShapeShift
import TestSupport
import Testing
import VectorGraphics
import ViewTree

/// Documents whose numbers no picture needs end as a picture or as an error, and soon.
@Suite struct ExtremeDocumentTests {
  /// How many processes share the documents.
  private static let shares = 8
  /// How many of them run side by side.
  private static let lanes = 2
  /// Of the documents of a share every so many is tried in the short form.
  private static let interval = TestLength.isLong ? 1 : 307
  /// How often a share goes on after a document that ended its process.
  private static let mostFailures = TestLength.isLong ? 200 : 3
  /// The note of a process that has drawn all documents of its share.
  private static let finished = "finished"

  @Test(.timeLimit(.minutes(TestLength.minutes(10))), arguments: 0..<lanes)
  func `No number, list or text of a document ends the program`(lane: Int) async throws {
    for share in stride(from: lane, to: Self.shares, by: Self.lanes) {
      try await tryAll(of: share)
    }
  }

  /// Draws the documents of a share in a process, and continues in another one after a document that ended the process.
  private func tryAll(of share: Int) async throws {
    let note = FileManager.default.temporaryDirectory
      .appendingPathComponent("shapeshift-extremes-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: note) }
    var next = 0
    for _ in 0..<Self.mostFailures {
      await #expect(processExitsWith: .success) {
        [share = share as Int, next = next as Int, note = note as String] in
        try await MainActor.run {
          try ExtremeDocumentTests.drawAll(of: share, from: next, noting: note)
        }
      }
      let last = try String(contentsOfFile: note, encoding: .utf8)
      guard last != Self.finished else { return }
      let number = try #require(Int(last.prefix { $0 != " " }))
      Issue.record("\(last)")
      next = number + 1
    }
  }

  /// Draws the documents of a share, each with a deadline.
  ///
  /// - Parameter note: The file that contains the current document, and `finished` at the end.
  @MainActor private static func drawAll(
    of share: Int, from first: Int, noting note: String
  ) throws {
    limitMemory()
    var number = 0
    for (index, subject) in ExtremeDocuments.subjects.enumerated() where index % shares == share {
      let documents = ExtremeDocuments.documents(about: subject)
      for index in documents.indices {
        defer { number += 1 }
        guard number >= first, number % interval == share % interval else { continue }
        let text = JSONWriter.compact(documents[index])
        try "\(number) \(subject) \(text.prefix(2000))"
          .write(toFile: note, atomically: false, encoding: .utf8)
        alarm(240)
        try draw(text)
        alarm(0)
      }
    }
    try #require(number > 0)
    try finished.write(toFile: note, atomically: false, encoding: .utf8)
  }

  /// Has the system refuse what is far more memory than any of these needs.
  private static func limitMemory() {
    var limit = rlimit(rlim_cur: 6 << 30, rlim_max: 6 << 30)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
  }

  /// Reads and draws a document; typed errors are what may become of it.
  @MainActor private static func draw(_ text: String) throws {
    let scene: SceneDocument
    do throws(DocumentErrors) {
      scene = try SceneReader().read(SourceText(name: "test.json", text: text))
    } catch {
      #expect(!error.diagnostics.isEmpty)
      return
    }
    do throws(ViewGraphError) {
      let graph = ViewGraph(
        scene.configuration(scale: 1, shaper: Fonts.standard.shaper), scene: scene.makeScene)
      for time in [0, 0.3, 5] { encode(try graph.displayList(at: time)) }
      _ = try scene.length(in: graph)
    } catch {}
  }

  @MainActor private static func encode(_ list: DisplayList) {
    for format in [PictureFormat.png, .pdf, .svg] {
      do throws(RenderError) { _ = try list.encoded(as: format) } catch {}
    }
  }
}
