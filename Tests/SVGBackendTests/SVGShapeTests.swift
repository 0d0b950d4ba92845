import Foundation
import SVGBackend
import Testing
import VectorGeometry
import VectorGraphics

@Suite struct SVGShapeTests {
  @Test(arguments: [
    (Shapes.rect(0, 5, 10, 20), ##"<rect y="5" width="10" height="20" fill="#f00"/>"##),
    (Shapes.circle(50, 40, 30), ##"<circle cx="50" cy="40" r="30" fill="#f00"/>"##),
    (Shapes.ellipse(0, 0, 20, 10), ##"<ellipse cx="10" cy="5" rx="10" ry="5" fill="#f00"/>"##),
    (
      Shapes.roundedRect(1, 2, 30, 20, radius: 4),
      ##"<rect x="1" y="2" width="30" height="20" rx="4" fill="#f00"/>"##
    ),
    (
      Shapes.roundedRect(0, 0, 20, 20, radius: 10),
      ##"<circle cx="10" cy="10" r="10" fill="#f00"/>"##
    ),
    (
      Shapes.roundedRect(0, 0, 30, 20, radius: 10, style: .continuous),
      ##"<rect width="30" height="20" rx="10" fill="#f00"/>"##
    ),
    (Shapes.polygon([(0, 0), (9, 0), (0, 9)]), ##"<path d="M0 0h9L0 9z" fill="#f00"/>"##),
  ])
  func `A shape is the element made for it`(path: Path, element: String) throws {
    #expect(try svg([.fill(path, .pureRed)]) == element)
  }

  @Test func `A continuous corner that is no quarter circle is a path`() throws {
    let path = Shapes.roundedRect(0, 0, 30, 20, radius: 6, style: .continuous, kappa: 0.8)
    #expect(try svg([.fill(path, .pureRed)]).hasPrefix("<path d="))
  }

  @Test func `A rectangle without width is a path, for its stroke is seen`() throws {
    let line = DisplayItem.stroke(Shapes.rect(5, 5, 0, 10), .pureRed)
    #expect(
      try svg([line])
        == ##"<path d="M5 5v10z" fill="none" stroke="#f00" stroke-miterlimit="10"/>"##)
  }

  @Test func `Dashes start where the path does`() throws {
    let style = StrokeStyle(dash: [4, 2])
    // This rounded rectangle starts at 3 o'clock, SVG's at the top left.
    let rounded = Shapes.roundedRect(0, 0, 30, 20, radius: 4)
    #expect(try svg([.stroke(rounded, .pureRed, style)]).hasPrefix("<path d=\"M30 10v6"))
    #expect(
      try svg([.stroke(Shapes.circle(9, 9, 5), .pureRed, style)])
        == ##"<circle cx="9" cy="9" r="5" fill="none" stroke="#f00" stroke-dasharray="4 2"/>"##)
  }

  @Test func `A stroke says only what differs from SVG's defaults and shows`() throws {
    let style = StrokeStyle(
      lineWidth: 2.5, lineCap: .round, lineJoin: .round, dash: [3, 1.5], dashPhase: 2)
    let open = Shapes.polygon([(0, 0), (9, 3)])
    #expect(
      try svg([.stroke(open, .black.opacity(0.25), style)])
        == ##"<path d="M0 0l9 3z" fill="none" stroke="#000" stroke-opacity=".25" "##
        + #"stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" "#
        + #"stroke-dasharray="3 1.5" stroke-dashoffset="2"/>"#)
    let round = StrokeStyle(lineWidth: 2, lineCap: .round)
    #expect(
      try svg([.stroke(Shapes.rect(0, 0, 9, 9), .pureRed, round)])
        == ##"<rect width="9" height="9" fill="none" stroke="#f00" stroke-width="2"/>"##)
  }

  @Test func `A fill and the stroke of its path are one element`() throws {
    let circle = Shapes.circle(9, 9, 5)
    let pair = [DisplayItem.fill(circle, .pureRed, id: "sun"), .stroke(circle, .pureBlue)]
    #expect(
      try svg(pair) == ##"<circle id="sun" cx="9" cy="9" r="5" fill="#f00" stroke="#00f"/>"##)
    let views = [DisplayItem.fill(circle, .pureRed, id: "a"), .stroke(circle, .pureBlue, id: "b")]
    #expect(try svg(views).split(separator: "\n").count == 2)
  }

  @Test func `What leaves no trace is not written`() throws {
    #expect(try svg([.fill(Shapes.rect(0, 0, 9, 9), .clear), .fill(Path(), .pureRed)]).isEmpty)
    #expect(
      try svg([.stroke(Shapes.rect(0, 0, 9, 9), .pureRed, StrokeStyle(lineWidth: 0))]).isEmpty)
  }

  @Test func `Rules of filling and of edges are attributes`() throws {
    let path = Shapes.polygon([(0, 0), (9, 0), (0, 9)])
    let item = FillItem(
      path: path, paint: .color(.black), style: FillStyle(eoFill: true, antialiased: false))
    #expect(
      try svg([DisplayItem(.fill(item))])
        == #"<path d="M0 0h9L0 9z" fill-rule="evenodd" shape-rendering="crispEdges"/>"#)
  }
}
