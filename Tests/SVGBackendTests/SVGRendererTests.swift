import Foundation
import FoundationXML
import SVGBackend
import Testing
import VectorGeometry
import VectorGraphics

@Suite struct SVGRendererTests {
  /// A list that uses every kind of definition.
  private static var everything: DisplayList {
    let turn = GradientPaint(
      geometry: .angular(center: CGPoint(x: 5, y: 5), start: .zero, end: .degrees(270)),
      stops: [
        GradientPaint.Stop(color: .pureRed, location: 0),
        GradientPaint.Stop(color: .pureBlue.opacity(0.2), location: 1),
      ])
    let box = Shapes.rect(0, 0, 10, 10)
    let picture = TilePaint(
      image: Pictures.dot, sourceRect: CGRect(x: 0, y: 0, width: 1, height: 1),
      transform: .identity)
    let items: [DisplayItem] = [
      .fill(box, .gradient(turn), id: "a<b"), .fill(box, .image(picture), id: "a<b"),
      .text("<&>\u{1}\"'", x: 0, y: 0), .text("\u{1}", x: 0, y: 0),
      .group([.fill(box, .pureRed), .fill(box, .gradient(turn))], id: "-") {
        $0.mask = [.fill(box, .gradient(turn)), .text("x", x: 0, y: 0)]
        $0.filters = [
          .blur(radius: 2, opaque: true), .colorMatrix(Array(repeating: 0.25, count: 20)),
          .shadow(color: .pureRed, radius: 1, offset: .zero),
        ]
        $0.blendMode = .screen
        $0.clip = DisplayClip(path: Shapes.circle(5, 5, 5), style: FillStyle(antialiased: false))
      },
      .group([.fill(box, .pureRed)]) { $0.blendMode = .destinationOut },
    ]
    return DisplayList(size: CGSize(width: 10, height: 10), items: items)
  }

  @Test func `The shape of the seed application is two circles`() throws {
    let list = DisplayList(
      size: CGSize(width: 400, height: 400),
      items: [
        .fill(Shapes.circle(200, 200, 200), .pureBlue, id: "shape"),
        .stroke(Shapes.circle(200, 200, 192.5), .pureRed, StrokeStyle(lineWidth: 15)),
      ])
    var renderer = SVGRenderer()
    renderer.background = .white
    #expect(
      try renderer.render(list).text == """
        <svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400">
        <rect width="400" height="400" fill="#fff"/>
        <circle id="shape" cx="200" cy="200" r="200" fill="#00f"/>
        <circle cx="200" cy="200" r="192.5" fill="none" stroke="#f00" stroke-width="15"/>
        </svg>

        """)
  }

  @Test func `An empty picture is an empty document`() throws {
    let list = DisplayList(size: CGSize(width: 1.5, height: 0), items: [])
    var renderer = SVGRenderer()
    renderer.background = .clear
    #expect(
      try renderer.render(list).text
        == "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1.5\" height=\"0\" "
        + "viewBox=\"0 0 1.5 0\">\n</svg>\n")
  }

  @Test(arguments: SVGRenderer.TextMode.allCases.filter { $0 != .embed })
  func `The document is well-formed and every reference has its one target`(
    mode: SVGRenderer.TextMode
  ) throws {
    var renderer = SVGRenderer()
    renderer.text = mode
    renderer.idPrefix = "x \""
    let bytes = try renderer.render(Self.everything).bytes
    let checker = ReferenceChecker()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = checker
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(Set(checker.ids).count == checker.ids.count)
    #expect(checker.references.isSubset(of: checker.ids))
    #expect(!checker.references.isEmpty)
    #expect(checker.ids.allSatisfy { $0.hasPrefix("x--") })
  }

  @Test func `The same picture gives the same bytes on every thread`() async throws {
    let expected = try SVGRenderer().render(Self.everything)
    try await withThrowingTaskGroup(of: SVGDocument.self) { group in
      for _ in 0..<32 { group.addTask { try SVGRenderer().render(Self.everything) } }
      for try await document in group { #expect(document == expected) }
    }
  }

  @Test func `Decimals stay between none and six`() throws {
    let item = DisplayItem.fill(Shapes.rect(0, 0, 1.23456789, 1), .black)
    #expect(try svg([item]) { $0.decimals = -1 } == #"<rect width="1" height="1"/>"#)
    #expect(try svg([item]) { $0.decimals = 9 } == #"<rect width="1.234568" height="1"/>"#)
  }
}

/// Collects ids and what refers to them.
private final class ReferenceChecker: NSObject, XMLParserDelegate {
  var ids: [String] = []
  var references: Set<String> = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    for (key, value) in attributes {
      if key == "id" { ids.append(value) }
      if value.hasPrefix("url(#") { references.insert(String(value.dropFirst(5).dropLast())) }
      if key == "href", value.hasPrefix("#") { references.insert(String(value.dropFirst())) }
    }
  }
}
