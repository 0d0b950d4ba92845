import Foundation
import TestSupport
import Testing
import VectorGeometry

@Suite("PathCommands")
struct PathCommandsTests {
  private func mixed(_ from: String, _ to: String, _ fraction: Double) throws -> String? {
    try PathCommands(svg: from).mixed(with: PathCommands(svg: to), by: fraction)?.text
  }

  @Test("Paths of the same commands are mixed as by browsers, others are not")
  func cases() throws {
    let cases = try CaseValue.all(in: "path_mixing_cases", of: .module)
    #expect(cases.count == 3)
    for value in cases {
      for pair in value["input"]?["pairs"]?.array ?? [] {
        let ends = try #require(pair.array).compactMap(\.string)
        #expect(try mixed(ends[0], ends[1], 0.5) == nil)
      }
      guard let from = value["input"]?["from"]?.string, let to = value["input"]?["to"]?.string,
        let times = value["input"]?["at"]?.array, let expected = value["expected"]?.array
      else { continue }
      for (time, wanted) in zip(times, expected) {
        let fraction = try #require(time.number)
        let text = try #require(try mixed(from, to, fraction))
        let path = try #require(wanted.string)
        #expect(text.split(separator: " ").compactMap { Double($0) } == numbers(path))
        #expect(text.filter(\.isLetter) == path.filter(\.isLetter))
      }
    }
  }

  private func numbers(_ path: String) -> [Double] {
    path.split(separator: " ").compactMap { Double($0) }
  }

  @Test("Relative commands count from where the path is; equal flags of arcs are kept")
  func relative() throws {
    #expect(
      try mixed("m1 1 2 0v3h-1z l1 0", "M1 1L3 1V4H2ZL2 1", 0.5)
        == "M 1.0 1.0 L 3.0 1.0 V 4.0 H 2.0 Z L 2.0 1.0")
    #expect(
      try mixed("M0 0a5 5 0 1 0 10 0", "M0 0A15 5 90 1 0 20 0", 0.5)
        == "M 0.0 0.0 A 10.0 5.0 45.0 1 0 15.0 0.0")
    #expect(throws: PathSyntaxError.self) { try PathCommands(svg: "M0 0 L1") }
  }

  /// Source: SVG 1.1, section 8.3.2: flags are mixed as fractions, and any value but 0 is 1.
  @Test(
    "Flags that differ are 1 on the way, and themselves at the ends",
    arguments: [
      (0.0, "0 1", "0.0"), (0.25, "1 1", "5.0"), (0.75, "1 1", "15.0"), (1, "1 0", "20.0"),
      (1.5, "1 1", "30.0"),
    ])
  func flags(_ fraction: Double, _ flags: String, _ end: String) throws {
    #expect(
      try mixed("M0 0A9 9 0 0 1 0 0", "M0 0A9 9 0 1 0 20 0", fraction)
        == "M 0.0 0.0 A 9.0 9.0 0.0 \(flags) \(end) 0.0")
  }
}
