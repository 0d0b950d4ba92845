import Foundation
import TestSupport
import Testing
import VectorGeometry

@Suite("Descriptions of paths")
struct PathDescriptionTests {
  @Test(
    "Operators v, y and re are read",
    arguments: [
      ("1 2 m 3 4 5 6 v", " 1 2 m 1 2 3 4 5 6 c"),
      ("1 2 m 3 4 5 6 y", " 1 2 m 3 4 5 6 5 6 c"),
      ("1 2 3 4 re", " 1 2 m 4 2 l 4 6 l 1 6 l h"),
      ("0 0 m 1 2 3 4 q", " 0 0 m 1 2 3 4 q"),
      ("0 0 m -0.5 1e3 l", " 0 0 m -0.5 1000 l"),
      ("  ", ""),
    ])
  func operators(text: String, expected: String) {
    #expect(Path(text)?.description == expected)
  }

  @Test(
    "Wrong operators and counts of operands give nil",
    arguments: [
      "0 0 z", "0 m", "0 0 0 m", "0 0 m 1 l", "0 0 m 1 h", "0 0", "m", "nan 0 m", "0 0 M",
    ])
  func wrong(text: String) {
    #expect(Path(text) == nil)
  }

  @Test("Numbers have six significant digits")
  func digits() {
    let path = Path { $0.move(to: CGPoint(x: 20.787_312_3, y: -0.000_012_345_67)) }
    #expect(path.description == " 20.7873 -1.23457e-05 m")
    #expect(
      Path(CGRect(x: 1e6, y: -0.0, width: 0.5, height: 1)).description.hasPrefix(" 1e+06 0 m"))
  }

  @Test("A description that is read gives the same description", arguments: seeds)
  func roundTrip(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let text = generator.path().description
    #expect(try #require(Path(text)).description == text, "seed \(seed)")
  }
}

@Suite("SVG path data")
struct PathSVGTests {
  @Test(
    "Commands are read",
    arguments: [
      ("M1 2L3 4", " 1 2 m 3 4 l"),
      ("m1 2 3 4", " 1 2 m 4 6 l"),
      ("M1,2 3,4 5,6", " 1 2 m 3 4 l 5 6 l"),
      ("M0 0h10v5H1V2z", " 0 0 m 10 0 l 10 5 l 1 5 l 1 2 l h"),
      ("M0 0zl5 5", " 0 0 m h 5 5 l"),
      ("M1 1c1 1 2 2 3 3s4 4 5 5", " 1 1 m 2 2 3 3 4 4 c 5 5 8 8 9 9 c"),
      ("M0 0S1 2 3 4", " 0 0 m 0 0 1 2 3 4 c"),
      ("M0 0Q1 2 2 0T4 0T6 0", " 0 0 m 1 2 2 0 q 3 -2 4 0 q 5 2 6 0 q"),
      ("M0 0Q1 2 2 0L3 0T4 0", " 0 0 m 1 2 2 0 q 3 0 l 3 0 4 0 q"),
      ("M1e3.5-.5.5l+1-1", " 1000 0.5 m -0.5 0.5 l 0.5 -0.5 l"),
      ("M1.e1 1", " 10 1 m"),
      (" \n\tM\r0,\n0 ", " 0 0 m"),
      ("M0 0A0 5 0 0 1 3 4", " 0 0 m 3 4 l"),
      ("M0 0A5 5 0 0 1 0 0", " 0 0 m"),
      ("M0.1234567890123456789 0", " 0.123457 0 m"),
      ("", ""),
    ])
  func reading(data: String, expected: String) throws {
    #expect(try Path(svg: data).description == expected)
  }

  @Test(
    "Errors tell the offset",
    arguments: [
      ("L1 2", 0), ("1 2", 0), ("M1", 2), ("M1 2 3", 6), ("M1 2X", 4), ("M1 2,", 5),
      ("M,1 2", 1), ("M1 2L", 5), ("M1,,2", 3), ("M0 0A1 1 0 2 0 1 1", 11), ("M1e999 0", 1),
      ("M1 2 #", 5), ("Mé 2", 1), ("M0 0z1 1", 5), ("M- 1", 1), ("M1 1em2 2", 4),
      ("M1e308 0l1e308 0", 9), ("M0 0T1e308 0T-1e308 0", 13),
    ])
  func errors(data: String, offset: Int) throws {
    let error = #expect(throws: PathSyntaxError.self) { try Path(svg: data) }
    #expect(error?.offset == offset, "\(String(describing: error))")
    #expect(error?.description.contains("offset \(offset)") == true)
  }

  @Test("Flags of arcs need no separators")
  func flags() throws {
    let spaced = try Path(svg: "M0 0 A 5 5 0 0 1 10 0 A 5 5 0 1 0 20 5")
    #expect(try Path(svg: "M0 0A5 5 0 0110 0A5 5 0 1020 5") == spaced)
  }

  @Test(
    "Arcs pass through the side that their flags say",
    arguments: [
      // Chord from (0, 0) to (10, 0), radius 5: half circles, above for sweep 1 (clockwise).
      ("M0 0A5 5 0 0 1 10 0", 5.0, -5.0), ("M0 0A5 5 0 0 0 10 0", 5, 5),
      // Too small a radius is enlarged to a half circle.
      ("M0 0A1 1 0 0 1 10 0", 5, -5),
      // A quarter with its centre at (10, 0), from (0, 0) up to (10, -10).
      ("M0 0A10 10 0 0 1 10 -10", 2.928_932, -7.071_068),
      // Half an ellipse, half as high as wide; turned by 90 degrees the radii trade places.
      ("M0 0A5 2.5 0 0 1 10 0", 5, -2.5), ("M0 0A2.5 5 90 0 1 10 0", 5, -2.5),
    ])
  func arcs(data: String, x: Double, y: Double) throws {
    let path = try Path(svg: data)
    let middle = path.trimmedPath(from: 0, to: 0.5).currentPoint ?? .zero
    expectNear(middle, CGPoint(x: x, y: y), tolerance: 0.01)
  }

  @Test("Large arcs take the long way")
  func largeArc() throws {
    // Three quarters of the circle with radius 10.
    expectNear(try Path(svg: "M0 0A10 10 0 1 1 10 10").length, 15 * .pi, tolerance: 0.02)
    expectNear(try Path(svg: "M0 0A10 10 0 0 1 10 10").length, 5 * .pi, tolerance: 0.02)
  }
}
