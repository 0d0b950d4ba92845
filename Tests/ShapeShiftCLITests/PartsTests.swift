import Foundation
import ShapeShiftDocuments
import Testing
import VectorGraphics

@testable import ShapeShiftCLI

@Suite("Parts of the command")
struct PartsTests {
  @Test(
    "Sizes are two numbers above 0",
    arguments: [
      ("400x300", CGSize(width: 400, height: 300)), ("1.5X2e2", CGSize(width: 1.5, height: 200)),
    ])
  func sizes(text: String, size: CGSize) throws {
    #expect(try CanvasSize.parse(text) == size)
  }

  @Test(
    "Other texts are not sizes", arguments: ["", "x", "3x", "x3", "0x1", "-1x1", "infx1", "1x1x1"])
  func noSizes(text: String) {
    #expect(throws: (any Error).self) { try CanvasSize.parse(text) }
  }

  @Test(
    "Backgrounds are names, hexadecimal colors or none",
    arguments: [("white", "#FFFFFFFF"), ("#12f", "#1122FFFF"), ("#01020304", "#01020304")])
  func backgrounds(text: String, color: String) throws {
    #expect(try BackgroundColor(parsing: text).color?.description == color)
  }

  @Test("No background is a background")
  func noBackground() throws {
    #expect(try BackgroundColor(parsing: "none").color == nil)
    #expect(throws: (any Error).self) { try BackgroundColor(parsing: "#12") }
  }

  @Test("Lines are broken between words; a long word stands alone")
  func lines() {
    #expect(LineBreaking.lines(of: "a bb  ccc\ndd", columns: 4) == ["a bb", "ccc", "dd"])
    #expect(LineBreaking.lines(of: "abcdef g", columns: 3) == ["abcdef", "g"])
    #expect(LineBreaking.lines(of: " ", columns: 3) == [])
  }

  @Test("Events are taken apart, and a piece of one is left")
  func events() {
    func words(_ values: UInt32...) -> [UInt8] {
      values.flatMap { value in withUnsafeBytes(of: value) { Array($0) } }
    }
    let name = Array("a.json".utf8) + [0, 0]
    let bytes = words(3, 0x8, 0, 8) + name + words(.max, 0x4000, 0, 0) + words(1, 2)
    #expect(
      FolderEvent.all(in: bytes) == [
        FolderEvent(watch: 3, isOverflow: false, name: "a.json"),
        FolderEvent(watch: -1, isOverflow: true, name: ""),
      ])
  }

  @Test("The pinned fonts are those of the lock")
  func lock() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let lock = try String(
      contentsOf: root.appendingPathComponent("Scripts/fonts.lock"), encoding: .utf8)
    let source = try String(
      contentsOf: root.appendingPathComponent("Sources/CairoBackend/FontLock+Pinned.swift"),
      encoding: .utf8)
    let pinned = source.split(separator: "\n").filter { $0.contains("  fonts-") }
    let locked = lock.split(separator: "\n").filter { $0.contains("  fonts-") }
    #expect(pinned.map { $0.trimmingCharacters(in: .whitespaces) } == locked.map(String.init))
    #expect(locked.count == 29)
  }
}
