import Foundation
import SVGReading
import ShapeShift
import TestSupport
import Testing

@testable import ShapeShiftCLI

#if !FUZZING
/// SVG files whose numbers no picture needs end as a picture or as a diagnostic.
@Suite struct SVGExtremeTests {
  /// The number of processes that run side by side.
  private static let lanes = 2
  /// The short form tries one of so many files.
  private static let interval = TestLength.isLong ? 1 : 31
  /// The number of files after which a lane gives up.
  private static let mostFailures = 5

  @Test(.timeLimit(.minutes(TestLength.minutes(5))), arguments: 0..<lanes)
  func `No number of an SVG file ends the program or is written as infinite`(
    lane: Int
  ) async throws {
    let note = FileManager.default.temporaryDirectory
      .appendingPathComponent("shapeshift-svg-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: note) }
    var next = 0
    for _ in 0..<Self.mostFailures {
      await #expect(processExitsWith: .success) {
        [lane = lane as Int, next = next as Int, note = note as String] in
        try SVGExtremeTests.tryAll(of: lane, from: next, noting: note)
      }
      let last = try String(contentsOfFile: note, encoding: .utf8)
      guard let number = Int(last.prefix { $0 != " " }) else { return }
      Issue.record("\(last)")
      next = number + 1
    }
  }

  /// Reads, draws and imports the files of a lane.
  ///
  /// - Parameter note: The path of a file that names the current input, and is empty at the end.
  private static func tryAll(of lane: Int, from first: Int, noting note: String) throws {
    for (number, file) in SVGExtremes.files.enumerated()
    where number >= first && number % (interval * lanes) == lane * interval {
      try "\(number) \(file.attribute) \(file.text)"
        .write(toFile: note, atomically: false, encoding: .utf8)
      for written in outputs(of: file.text) {
        let odd = written.firstMatch(of: #/[^A-Za-z0-9#"=_-]-?(?:nan|inf)[^A-Za-z"]/#)
        try #require(odd == nil, "\(written)")
      }
    }
    try "".write(toFile: note, atomically: false, encoding: .utf8)
  }

  /// The texts that are made of an SVG file.
  private static func outputs(of text: String) -> [String] {
    var reader = SVGReader()
    reader.shaper = Fonts.standard.shaper
    guard let picture = try? reader.read(Array(text.utf8)) else { return [] }
    let list = picture.displayList
    _ = try? list.encoded(as: .png)
    var written = [PictureFormat.svg, .pdf].compactMap { try? list.encoded(as: $0) }
      .map { String(decoding: $0.bytes, as: Unicode.ASCII.self) }
    var importer = ViewImporter(size: list.size)
    let views = importer.views(list.roots, .identity)
    written.append(ImportedDocument.text(views, size: list.size))
    written.append(ImportedSource.text(views, size: list.size, name: "View", file: "a.svg"))
    return written
  }
}
#endif
