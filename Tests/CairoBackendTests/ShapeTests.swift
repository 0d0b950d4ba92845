import CairoBackend
import Foundation
import Testing
import VectorGeometry
import VectorGraphics

@Suite struct ShapeTests {
  @Test func aDiscCoversItsArea() throws {
    let picture = try draw(100, 100, [.fill(.circle(50, 50, radius: 40), .black)])
    // pi r^2 = 5026.5; the polygon that Cairo fills lies inside by up to 0.1 px: 2 pi r x 0.1 = 25.
    #expect(abs(picture.coverage - 40 * 40 * .pi) < 25)
  }

  @Test func aBorderOfWidthFifteenInsideADiscCoversItsRing() throws {
    // The model's picture: radius 100, border 15 inside: a ring from 85 to 100.
    let ring = try draw(
      200, 200,
      [.stroke(.circle(100, 100, radius: 92.5), .black, StrokeStyle(lineWidth: 15))])
    let area = (100.0 * 100 - 85 * 85) * .pi
    #expect(abs(ring.coverage - area) / area < 0.002)
    // On the row through the middle: 15 full pixels at either side, nothing else.
    let row = (0..<200).filter { ring.components($0, 100).alpha > 200 }
    #expect(row == Array(0..<15) + Array(185..<200))
  }

  @Test func halfAPixelIsHalfCovered() throws {
    let picture = try draw(2, 1, [.fill(.rect(0, 0, 1.5, 1), .black)])
    #expect(picture.components(0, 0).alpha == 255)
    #expect(isNear(picture.components(1, 0).alpha, 128))
  }

  @Test func withoutAntialiasingPixelsAreAllOrNothing() throws {
    let style = FillStyle(antialiased: false)
    let picture = try draw(40, 40, [.fill(.circle(20, 20, radius: 15), .black, style: style)])
    #expect(Set(picture.pixels) == [0, 0xff00_0000])
    let stroke = try draw(
      40, 40,
      [
        .stroke(
          .circle(20, 20, radius: 15), .black, StrokeStyle(lineWidth: 3), isAntialiased: false)
      ])
    #expect(Set(stroke.pixels) == [0, 0xff00_0000])
  }

  @Test func theFillRuleDecidesAboutOverlaps() throws {
    var path = Path.rect(0, 0, 6, 6)
    path.append(Path.rect(2, 2, 2, 2))
    let added = try draw(6, 6, [.fill(path, .black)])
    let cancelled = try draw(6, 6, [.fill(path, .black, style: FillStyle(eoFill: true))])
    #expect(added.coverage == 36)
    #expect(cancelled.coverage == 32)
    #expect(cancelled[2, 2] == 0)
  }

  @Test func aQuadraticCurveCoversItsArea() throws {
    let path = Path(elements: [
      .move(to: CGPoint(x: 0, y: 60)),
      .quadCurve(to: CGPoint(x: 90, y: 60), control: CGPoint(x: 45, y: 0)), .closeSubpath,
    ])
    // A parabola's segment has two thirds of the area of its triangle: 2/3 x 90 x 60 / 2.
    #expect(abs(try draw(90, 60, [.fill(path, .black)]).coverage - 1800) < 9)
  }

  @Test func aDashedLineHasItsDashes() throws {
    let line = Path.lines((0, 1), (12, 1))
    let style = StrokeStyle(lineWidth: 2, dash: [3, 2], dashPhase: 1)
    let picture = try draw(12, 2, [.stroke(line, .black, style)])
    // One off the first dash: 2 on, 2 off, 3 on, 2 off, 3 on.
    let row = (0..<12).map { picture.components($0, 0).alpha == 255 }
    let on = [true, true, false, false, true, true, true, false, false, true, true, true]
    #expect(row == on)
  }

  @Test(arguments: [[0.0, 0], [-1, 2], [.nan], [.infinity, 1]])
  func dashesThatMeanNothingMakeASolidLine(dash: [CGFloat]) throws {
    let line = Path.lines((0, 1), (8, 1))
    let picture = try draw(8, 2, [.stroke(line, .black, StrokeStyle(lineWidth: 2, dash: dash))])
    #expect(picture.coverage == 16)
  }

  @Test func capsReachBeyondTheEnds() throws {
    func coverage(_ cap: CGLineCap) throws -> Double {
      let line = Path.lines((10, 10), (30, 10))
      return try draw(40, 20, [.stroke(line, .black, StrokeStyle(lineWidth: 8, lineCap: cap))])
        .coverage
    }
    #expect(try coverage(.butt) == 160)
    #expect(try coverage(.square) == 224)
    #expect(abs(try coverage(.round) - (160 + 16 * .pi)) < 1)
  }

  @Test func joinsFillTheCorner() throws {
    func coverage(_ join: CGLineJoin, miterLimit: CGFloat = 10) throws -> Double {
      let style = StrokeStyle(lineWidth: 8, lineJoin: join, miterLimit: miterLimit)
      return try draw(40, 40, [.stroke(.lines((0, 30), (30, 30), (30, 0)), .black, style)]).coverage
    }
    // Two arms of 30 x 8 share a square of 4 x 4 and leave one of 4 x 4 outside the corner.
    let arms = 2.0 * 30 * 8 - 16
    #expect(try coverage(.miter) == arms + 16)
    #expect(abs(try coverage(.bevel) - (arms + 8)) < 0.5)
    #expect(abs(try coverage(.round) - (arms + 4 * .pi)) < 0.5)
    // A right angle has a miter ratio of 1.414.
    #expect(try coverage(.miter, miterLimit: 1.4) == coverage(.bevel))
  }

  @Test func anUnevenScaleStretchesThePen() throws {
    let item = DisplayItem.group([
      .stroke(.lines((2, 0), (2, 10)), .black, StrokeStyle(lineWidth: 2))
    ]) { $0.transform = CGAffineTransform(scaleX: 4, y: 1) }
    let picture = try draw(16, 10, [item])
    // The line of width 2 around x = 2 goes from 1 to 3, times 4.
    #expect(picture.coverage == 80)
    #expect(picture[4, 5] == 0xff00_0000)
    #expect(picture[3, 5] == 0)
  }

  @Test(arguments: [0.0, -1, .nan, .infinity])
  func aLineWithoutAWidthIsNotDrawn(width: CGFloat) throws {
    let picture = try draw(
      4, 4, [.stroke(.lines((0, 2), (4, 2)), .black, StrokeStyle(lineWidth: width))])
    #expect(picture.coverage == 0)
  }

  @Test func whatIsNotFiniteIsSkippedAndTheRestIsDrawn() throws {
    let items: [DisplayItem] = [
      .fill(.lines((0, 0), (.nan, 1), (1, 1)), .red),
      .stroke(.lines((0, 0), (3, 1)), .red, StrokeStyle(lineWidth: .nan)),
      .group([.fill(.rect(0, 0, 3, 1), .red)]) {
        $0.transform = CGAffineTransform(scaleX: 0, y: 1)
      },
      .group([.fill(.rect(0, 0, 3, 1), .red)]) {
        $0.transform = CGAffineTransform(translationX: .nan, y: 0)
      },
      .fill(.rect(2, 0, 1, 1), .blue),
    ]
    #expect(try draw(3, 1, items).pixels == [0, 0, 0xff00_00ff])
    let layer = DisplayItem.group(items) { $0.isIsolated = true }
    #expect(try draw(3, 1, [layer]).pixels == [0, 0, 0xff00_00ff])
  }

  @Test func absurdStrokesEndSoon() throws {
    let far: CGFloat = 1e12
    let style = StrokeStyle(
      lineWidth: 1e200, lineCap: .round, lineJoin: .round, miterLimit: .infinity, dash: [1e-9, 1])
    let fine = StrokeStyle(lineWidth: 2, miterLimit: .infinity, dash: [0.001, 0.002])
    let long = Path.lines((-far, 1), (far, 1), (far, far))
    let items: [DisplayItem] = [.stroke(long, .black, style), .stroke(long, .black, fine)]
    for opacity in [1, 0.5] {
      let picture = try draw(4, 4, [.group(items) { $0.opacity = opacity }])
      #expect(picture.coverage > 0)
    }
  }

  @Test func hugeCoordinatesDoNotOverflow() throws {
    let far: CGFloat = 1e12
    let picture = try draw(2, 2, [.fill(.rect(-far, -far, 2 * far, 2 * far), .green)])
    #expect(picture.pixels == Array(repeating: 0xff00_ff00, count: 4))
    let lines = Path.lines((-far, -far), (far, -far), (far, far), (-far, far), closed: true)
    #expect(try draw(2, 2, [.fill(lines, .green)]).coverage == 4)
  }
}
