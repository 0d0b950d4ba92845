import Foundation
import SVGBackend
import Testing
import VectorGeometry
import VectorGraphics

@Suite struct SVGGradientTests {
  private let square = Shapes.rect(0, 0, 10, 10)

  private func gradient(
    _ geometry: GradientPaint.Geometry, _ colors: Color.Resolved...,
    transform: CGAffineTransform = .identity
  ) -> Paint {
    let stops = colors.enumerated().map { index, color in
      GradientPaint.Stop(
        color: color, location: CGFloat(index) / CGFloat(max(colors.count - 1, 1)))
    }
    return .gradient(GradientPaint(geometry: geometry, stops: stops, transform: transform))
  }

  private let across = GradientPaint.Geometry.linear(start: .zero, end: CGPoint(x: 10, y: 0))

  @Test func `Equal gradients are written once, numbered by first use`() throws {
    let (a, b) = (
      gradient(across, .pureRed, .pureBlue), gradient(across, .black, .white.opacity(0.5))
    )
    #expect(
      try svg([.fill(square, a), .fill(square, b), .fill(Shapes.circle(5, 5, 5), a)]) == """
        <defs>
        <linearGradient id="g1" gradientUnits="userSpaceOnUse" x2="10">\
        <stop offset="0" stop-color="#f00"/><stop offset="1" stop-color="#00f"/></linearGradient>
        \(blackToWhite)
        </defs>
        <rect width="10" height="10" fill="url(#g1)"/>
        <rect width="10" height="10" fill="url(#g2)"/>
        <circle cx="5" cy="5" r="5" fill="url(#g1)"/>
        """)
  }

  /// Opaque black to half clear white: ½·1/4 of a difference is 32 levels, so three halvings and more.
  private var blackToWhite: String {
    get throws {
      let all = try svg([.fill(square, gradient(across, .black, .white.opacity(0.5)))])
      let line = try #require(all.split(separator: "\n").dropFirst().first)
      return line.replacingOccurrences(of: "g1", with: "g2")
    }
  }

  @Test func `A start radius moves the stops`() throws {
    let ring = GradientPaint.Geometry.radial(
      center: CGPoint(x: 5, y: 5), startRadius: 2, endRadius: 8)
    #expect(
      try svg([.fill(square, gradient(ring, .pureRed, .pureGreen, .pureBlue))]) == """
        <defs>
        <radialGradient id="g1" gradientUnits="userSpaceOnUse" cx="5" cy="5" r="8">\
        <stop offset=".25" stop-color="#f00"/><stop offset=".625" stop-color="#0f0"/>\
        <stop offset="1" stop-color="#00f"/></radialGradient>
        </defs>
        <rect width="10" height="10" fill="url(#g1)"/>
        """)
  }

  @Test func `A radial gradient that runs inwards is turned`() throws {
    let ring = GradientPaint.Geometry.radial(
      center: CGPoint(x: 5, y: 5), startRadius: 8, endRadius: 2)
    let text = try svg([.fill(square, gradient(ring, .pureRed, .pureBlue))])
    #expect(
      text.contains(
        ##"r="8"><stop offset=".25" stop-color="#00f"/><stop offset="1" stop-color="#f00"/>"##))
  }

  @Test func `A gradient's own transform is written`() throws {
    let paint = gradient(across, .pureRed, .pureBlue, transform: CGAffineTransform(scaleX: 1, y: 2))
    #expect(try svg([.fill(square, paint)]).contains(#" x2="10" gradientTransform="scale(1 2)">"#))
  }

  @Test func `A gradient of one colour is that colour`() throws {
    let turn = GradientPaint.Geometry.angular(
      center: .zero, start: .zero, end: .degrees(360))
    #expect(
      try svg([.fill(square, gradient(turn, .pureRed, .pureRed))])
        == ##"<rect width="10" height="10" fill="#f00"/>"##)
  }

  @Test func `An angular gradient is sectors under the shape as clip, and is reported`() throws {
    let turn = GradientPaint.Geometry.angular(
      center: CGPoint(x: 5, y: 5), start: .zero, end: .degrees(360))
    let item = DisplayItem.fill(square, gradient(turn, .pureRed, .pureBlue), id: "wheel")
    let list = DisplayList(size: CGSize(width: 10, height: 10), items: [item])
    let document = try SVGRenderer().render(list)
    #expect(
      document.text.contains(
        """
        <clipPath id="c1"><rect width="10" height="10"/></clipPath>
        </defs>
        <g id="wheel" clip-path="url(#c1)">
        <g transform="translate(5 5)">
        <path fill="#
        """))
    #expect(
      document.unsupported == [
        UnsupportedEffect(
          .angularGradient, format: "SVG", origin: "root/0:Shape#wheel", remedy: .approximated)
      ])
  }

  @Test func `The policy may forbid stand-ins`() {
    let turn = GradientPaint.Geometry.angular(
      center: .zero, start: .zero, end: .degrees(360))
    let item = DisplayItem.fill(square, gradient(turn, .pureRed, .pureBlue))
    let effect = UnsupportedEffect(
      .angularGradient, format: "SVG", origin: nil, remedy: .approximated)
    #expect(throws: SVGError.unsupported(effect)) { try svg([item]) { $0.unsupported = .error } }
  }
}
