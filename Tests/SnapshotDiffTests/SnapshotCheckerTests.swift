import Foundation
import ImageCoding
import SnapshotDiff
import Testing
import VectorGraphics

@Suite struct SnapshotCheckerTests {
  private let drawing = "displayList 8 6\nfill rect(0 0 8 6) #FFFFFFFF @root/Rectangle\n"

  private func subject(_ bitmap: Bitmap, drawing: String?) -> SnapshotSubject {
    SnapshotSubject(
      name: "card", source: "card.json", bitmap: StraightBitmap(bitmap), drawing: drawing,
      environment: [PNGEncoder.Text(keyword: PNGStamp.librariesKeyword, value: "cairo 1.16.0")])
  }

  private var changed: Bitmap { plain(8, 6).with(0xFF00_0000, at: (3, 3)) }

  @Test func `Two answers make the verdict`() throws {
    let reference = try subject(plain(8, 6), drawing: drawing).reference()
    let other = drawing.replacing("8 6)", with: "8 7)")
    func status(_ bitmap: Bitmap, _ drawing: String) -> SnapshotResult.Status {
      SnapshotChecker().check(subject(bitmap, drawing: drawing), with: reference).result.status
    }
    #expect(status(plain(8, 6), drawing) == .passed)
    #expect(status(plain(8, 6), other) == .refactor)
    #expect(status(changed, drawing) == .drift)
    #expect(status(changed, other) == .changed)
  }

  @Test func `A change names the view and its old and new words`() throws {
    let reference = try subject(plain(8, 6), drawing: drawing).reference()
    let other = drawing.replacing("#FFFFFFFF", with: "#000000FF")
    let result = SnapshotChecker().check(subject(changed, drawing: other), with: reference).result
    #expect(result.views.map(\.view) == ["root/Rectangle"])
    let lines = LineChange(from: result.views[0].from, to: result.views[0].to).lines
    #expect(lines == ["fill: #FFFFFFFF -> #000000FF"])
    #expect(result.boxes == [.init(x: 3, y: 3, width: 1, height: 1, pixels: 1)])
  }

  @Test func `Drift may be allowed, and says what the reference was made with`() throws {
    var old = subject(plain(8, 6), drawing: drawing)
    old.environment[0].value = "cairo 1.18.0"
    let reference = try old.reference()
    let drift = SnapshotChecker().check(subject(changed, drawing: drawing), with: reference).result
    #expect(drift.environment.map(\.expected) == ["cairo 1.18.0"])
    #expect(drift.environment.map(\.actual) == ["cairo 1.16.0"])
    let tolerant = SnapshotChecker(SnapshotTolerance(allowedDrift: 1))
    let allowed = tolerant.check(subject(changed, drawing: drawing), with: reference).result
    #expect(allowed.status == .passed)
  }

  @Test func `A hash that is no longer true is not trusted`() throws {
    let reference = try subject(plain(8, 6), drawing: nil).reference()
    let stale = try subject(changed, drawing: nil).reference()
    // The picture of one file, the remarks of the other.
    let (file, remarks) = (try #require(stale.png), try #require(reference.png))
    var mixed = Array(file[..<8])
    for chunk in PNGChunk.all(in: file) where chunk.type != "tEXt" {
      if chunk.type == "IDAT" {
        for text in PNGChunk.all(in: remarks) where text.type == "tEXt" {
          mixed += remarks[text.range]
        }
      }
      mixed += file[chunk.range]
    }
    let outcome = SnapshotChecker().check(
      subject(plain(8, 6), drawing: nil), with: SnapshotReference(png: mixed, drawing: nil))
    #expect(outcome.result.status == .changed)
    #expect(outcome.result.notes.contains { $0.contains("stale") })
  }

  @Test func `A missing or broken reference says so`() throws {
    let subject = subject(plain(8, 6), drawing: drawing)
    let none = SnapshotChecker().check(subject, with: SnapshotReference(png: nil, drawing: nil))
    #expect(none.result.status == .new)
    let pointer = Array("version https://git-lfs.github.com/spec/v1".utf8)
    let broken = SnapshotChecker().check(
      subject, with: SnapshotReference(png: pointer, drawing: nil))
    #expect(broken.result.status == .failed)
    #expect(broken.result.message.contains("git lfs pull"))
  }

  @Test func `The same picture makes the same reference, byte for byte`() throws {
    let first = try subject(changed, drawing: drawing).reference()
    #expect(try subject(changed, drawing: drawing).reference() == first)
    #expect(PNGStamp(in: try #require(first.png))[PNGStamp.drawingKeyword]?.count == 71)
  }
}
