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

  /// A file whose data is inverted, with check values that fit or with the old ones.
  private func damaged(_ file: [UInt8], fixesCheckValues: Bool) -> [UInt8] {
    var file = file
    for chunk in PNGChunk.all(in: file) where chunk.type == "IDAT" {
      for index in chunk.data { file[index] = ~file[index] }
      guard fixesCheckValues else { continue }
      // Source: PNG Specification (Third Edition), Annex D, bit by bit.
      var value = ~0 as UInt32
      for byte in file[chunk.range.lowerBound + 4..<chunk.data.upperBound] {
        value ^= UInt32(byte)
        for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
      }
      for (index, shift) in zip(chunk.data.upperBound..<chunk.range.upperBound, [24, 16, 8, 0]) {
        file[index] = UInt8(truncatingIfNeeded: ~value >> UInt32(shift))
      }
    }
    return file
  }

  @Test(arguments: [false, true])
  func `A damaged reference fails, whatever hash it states`(fixesCheckValues: Bool) throws {
    let reference = try subject(plain(8, 6), drawing: nil).reference()
    let file = try #require(reference.png)
    let broken = damaged(file, fixesCheckValues: fixesCheckValues)
    let outcome = SnapshotChecker().check(
      subject(plain(8, 6), drawing: nil), with: SnapshotReference(png: broken, drawing: nil))
    #expect(outcome.result.status == .failed)
    #expect(throws: ImageCodingError.self) { try PictureComparison().compare(png: file, broken) }
    #expect(throws: ImageCodingError.self) { try PictureComparison().compare(png: broken, file) }
    guard !fixesCheckValues else { return }
    #expect(throws: ImageCodingError.self) { try PictureComparison().compare(png: broken, broken) }
  }

  @Test func `Any bit of a reference's data that flips is seen`() throws {
    let subject = subject(changed, drawing: nil)
    let file = try #require(try subject.reference().png)
    for chunk in PNGChunk.all(in: file) where ["IHDR", "IDAT", "IEND"].contains(chunk.type) {
      for bit in chunk.data.lowerBound * 8..<chunk.range.upperBound * 8 {
        var broken = file
        broken[bit / 8] ^= 1 << UInt8(bit % 8)
        let outcome = SnapshotChecker().check(
          subject, with: SnapshotReference(png: broken, drawing: nil))
        // A changed end is none of the picture's; it is decoded then, and found to be the same.
        #expect(outcome.result.status != .passed || outcome.isOutdated, "bit \(bit)")
      }
    }
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
