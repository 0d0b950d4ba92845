import Foundation
import Testing
import VectorGeometry
import VectorGraphics

@Suite struct DisplayListDumpTests {
  private let red = Color.Resolved(red: 1, green: 0, blue: 0)

  @Test func `Every operation is a line with its view`() {
    let oval = CGRect(x: 0, y: 0, width: 10, height: 5)
    let curve = Path(elements: [
      .move(to: .zero), .line(to: CGPoint(x: 1, y: 2)),
      .quadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 5, y: 6)),
      .curve(
        to: CGPoint(x: 1, y: 1), control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 3, y: 3)),
      .closeSubpath,
    ])
    let dashed = StrokeStyle(
      lineWidth: 1.5, lineCap: .round, lineJoin: .bevel, dash: [2, 1], dashPhase: 0.5)
    let items = [
      DisplayItem(
        .fill(
          FillItem(
            path: Path(elements: curve.elements, primitive: .ellipse(oval)), paint: .color(red),
            style: FillStyle(eoFill: true, antialiased: false))), origin: "root/Circle#sun"),
      DisplayItem(.stroke(StrokeItem(path: curve, paint: .color(.black), style: dashed))),
      DisplayItem(
        .text(
          TextItem(
            run: run("a\"\n", [(id: 1, x: 0), (id: 2, x: 9.5)]),
            position: CGPoint(x: 10, y: 20), paint: .color(.white)))),
      DisplayItem(
        .image(
          ImageItem(
            image: sampleImage, source: CGRect(x: 0, y: 0, width: 8, height: 4),
            destination: CGRect(x: 1, y: 2, width: 16, height: 8), interpolation: .bilinear))),
    ]
    #expect(
      list(items).description == #"""
        displayList 100 100
        fill ellipse(0 0 10 5) #FF0000FF evenOdd aliased @root/Circle#sun
        stroke path(M0 0 L1 2 Q5 6 3 4 C2 2 3 3 1 1 Z) #000000FF width(1.5) cap(round) join(bevel) dash(2 1 from 0.5)
        text "a\"\n" font(Sample-400 10) at(10 20) glyphs(1 0 0, 2 9.5 0) #FFFFFFFF
        image png 8x4 #be7a5e775165785d source(0 0 8 4) to(1 2 16 8) bilinear

        """#)
  }

  @Test func `What a group holds is indented under it`() {
    let inner = group([fill(0, 0, 1, 1)]) {
      $0.blendMode = .multiply
      $0.isIsolated = true
    }
    let outer = group([inner, fill(1, 1, 2, 2, red, origin: "a")]) {
      $0.transform = CGAffineTransform(a: 0.5, b: 0, c: 0, d: 2, tx: 10, ty: 20)
      $0.opacity = 0.25
      $0.filters = [
        .blur(radius: 3, opaque: true),
        .shadow(color: .black, radius: 2, offset: CGSize(width: 0, height: 1)),
        .colorMatrix([1, 0.5]),
      ]
      $0.clip = DisplayClip(path: rectangle(0, 0, 1, 1), style: FillStyle(eoFill: true))
      $0.mask = [fill(0, 0, 3, 3)]
    }
    #expect(
      list([outer]).dump(includingOrigins: false) == """
        displayList 100 100
        group transform(0.5 0 0 2 10 20) opacity(0.25)
          filter blur(3 opaque)
          filter shadow(#000000FF 2 offset 0 1)
          filter matrix(1 0.5)
          clip path(M0 0 L1 0 L1 1 L0 1 Z) evenOdd
          mask
            fill path(M0 0 L3 0 L3 3 L0 3 Z) #000000FF
          group blend(multiply) isolated
            fill path(M0 0 L1 0 L1 1 L0 1 Z) #000000FF
          fill path(M1 1 L3 1 L3 3 L1 3 Z) #FF0000FF

        """)
  }

  @Test(arguments: [
    (
      GradientPaint.Geometry.linear(start: .zero, end: CGPoint(x: 10, y: 0)),
      "linear(0 0 to 10 0)"
    ),
    (
      .radial(center: CGPoint(x: 5, y: 5), startRadius: 1, endRadius: 4.5),
      "radial(5 5 from 1 to 4.5)"
    ),
    (
      .angular(center: .zero, start: .degrees(0), end: .degrees(90)),
      "angular(0 0 from 0 to 90)"
    ),
  ])
  func `Gradients state their geometry and stops`(
    geometry: GradientPaint.Geometry, text: String
  ) {
    let paint = GradientPaint(
      geometry: geometry,
      stops: [
        GradientPaint.Stop(color: red, location: 0),
        GradientPaint.Stop(color: .white, location: 1.0 / 3),
      ], interpolation: .perceptual, transform: CGAffineTransform(scaleX: 2, y: 1))
    let item = DisplayItem(.fill(FillItem(path: Path(), paint: .gradient(paint))))
    #expect(
      list([item], size: 1).description == """
        displayList 1 1
        fill path() \(text) stops(#FF0000FF 0, #FFFFFFFF 0.333333) perceptual transform(2 0 0 1 0 0)

        """)
  }

  // 1/256 = 0.00390625; three decimals tell any two steps apart.
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (0.001, "0"), (-0.001, "0"), (1.0 / 256, "0.004"), (0.002, "0.004"),
    (0.5, "0.5"), (0.1, "0.1"), (1.0 / 3, "0.332"), (-2.25, "-2.25"), (99.999, "100"),
    (123_456.789, "123456.79"), (1e20, "1e+20"), (.infinity, "inf"), (.nan, "nan"),
  ])
  func `Lengths are rounded to 1 in 256 and short`(value: CGFloat, text: String) {
    #expect(CanonicalNumber.points(value) == text)
  }

  @Test func `A length read back is the same length`() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let steps = Int.random(in: -1_000_000...1_000_000, using: &generator)
      let text = CanonicalNumber.points(CGFloat(steps) / 256)
      #expect((try #require(Double(text)) * 256).rounded() == Double(steps), "\(text)")
    }
  }

  @Test(arguments: [
    (0.0, "0"), (1.0, "1"), (-0.5, "-0.5"), (1.0 / 3, "0.333333"), (2.0 / 3, "0.666667"),
    (1e-7, "0"), (-1e-7, "0"), (12.000_001, "12.000001"),
  ])
  func `Ratios are rounded to a millionth`(value: Double, text: String) {
    #expect(CanonicalNumber.ratio(value) == text)
  }
}
