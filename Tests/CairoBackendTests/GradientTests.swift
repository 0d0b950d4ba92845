import CairoBackend
import Foundation
import Testing
import VectorGeometry
import VectorGraphics

@Suite struct GradientTests {
  private func linear(
    _ stops: [(Color.Resolved, CGFloat)], to end: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> GradientPaint {
    GradientPaint(
      geometry: .linear(start: .zero, end: CGPoint(x: end, y: 0)),
      stops: stops.map { .init(color: $0.0, location: $0.1) }, transform: transform)
  }

  @Test func aLinearGradientGoesFromEndToEndAndStaysThere() throws {
    let picture = try draw(
      300, 1, [.fill(.rect(0, 0, 300, 1), linear([(.black, 0), (.white, 1)], to: 200))])
    #expect(isNear(picture.components(0, 0).red, 1))
    #expect(isNear(picture.components(99, 0).red, 127))
    #expect(isNear(picture.components(150, 0).red, 192))
    #expect(picture.components(250, 0).red == 255)
  }

  @Test(arguments: [
    CGAffineTransform(a: 1, b: 0, c: 0, d: 2, tx: 1e200, ty: 1),
    CGAffineTransform(a: 1, b: 0, c: 0, d: 2, tx: 1e308, ty: 1),
    CGAffineTransform(a: 1, b: 1e308, c: 0, d: 2, tx: 1, ty: 1),
    CGAffineTransform(a: 1e-5, b: 0, c: 0, d: 1e-5, tx: 0, ty: 1e18),
  ])
  func `A gradient without extent in the picture is its last color in every format`(
    transform: CGAffineTransform
  ) throws {
    var paint = linear([(.black, 0), (.red, 1)], to: 9, transform: transform)
    for spread in [GradientPaint.Spread.pad, .reflect, .repeat] {
      for isRadial in [false, true] {
        if isRadial {
          paint.geometry = .radial(center: CGPoint(x: 8, y: 7), startRadius: 1, endRadius: 6)
          paint.focus = CGPoint(x: 6, y: 5)
        }
        paint.spread = spread
        let list = DisplayList(
          size: CGSize(width: 9, height: 9),
          items: [
            DisplayItem(.fill(FillItem(path: .rect(0, 0, 9, 9), paint: .gradient(paint))))
          ])
        #expect(try renderer.bitmap(list)[4, 4] == 0xFFFF_0000)
        let pdf = String(decoding: try renderer.pdf(list), as: Unicode.ASCII.self)
        #expect(!pdf.contains("inf ") && !pdf.contains("nan "))
        _ = try renderer.svg(list)
      }
    }
  }

  @Test func colourAndOpacityAreMixedPremultiplied() throws {
    // Half way from opaque red to half-clear blue: red 1 x 0.5, blue 0.5 x 0.5, alpha 0.75.
    let half = Color.Resolved(red: 0, green: 0, blue: 1, opacity: 0.5)
    let picture = try draw(
      101, 1, [.fill(.rect(0, 0, 101, 1), linear([(.red, 0), (half, 1)], to: 101))])
    let middle = picture.components(50, 0)
    #expect(isNear(middle.red, 128, within: 2))
    #expect(isNear(middle.blue, 64, within: 2))
    #expect(isNear(middle.alpha, 191, within: 2))
  }

  @Test(arguments: [
    GradientPaint.Geometry.linear(start: .zero, end: CGPoint(x: 101, y: 0)),
    .radial(center: CGPoint(x: 0, y: 0.5), startRadius: 0, endRadius: 101),
    .angular(center: CGPoint(x: 50.5, y: -100), start: .degrees(0), end: .degrees(180)),
  ])
  func perceptualGradientsAreMixedInOKLab(_ geometry: GradientPaint.Geometry) throws {
    // Half way (below the centre of the turn) OKLab lightness is 1/2, which is the linear grey 1/8:
    // 1.055 (1/8)^(1/2.4) - 0.055 = 0.3886, byte 99. Mixed as bytes it would be 128.
    let paint = GradientPaint(
      geometry: geometry,
      stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)],
      interpolation: .perceptual)
    let picture = try draw(101, 1, [.fill(.rect(0, 0, 101, 1), paint)])
    #expect(isNear(picture.components(50, 0).red, 99, within: 1))
  }

  @Test func aClearEndDoesNotDarken() throws {
    let picture = try draw(
      101, 1, [.fill(.rect(0, 0, 101, 1), linear([(.red, 0), (.clear, 1)], to: 101))])
    let middle = picture.components(50, 0)
    #expect(isNear(middle.alpha, 128, within: 2))
    #expect(middle.red == middle.alpha)
  }

  @Test func stopsAtOnePlaceMakeAHardEdge() throws {
    let stops: [(Color.Resolved, CGFloat)] = [(.red, 0), (.red, 0.5), (.blue, 0.5), (.blue, 1)]
    let picture = try draw(10, 1, [.fill(.rect(0, 0, 10, 1), linear(stops, to: 10))])
    #expect(
      picture.pixels == Array(repeating: 0xffff_0000, count: 5)
        + Array(repeating: 0xff00_00ff, count: 5))
  }

  @Test func endsThatCoincidePaintTheLastColour() throws {
    let picture = try draw(
      2, 1, [.fill(.rect(0, 0, 2, 1), linear([(.red, 0), (.blue, 1)], to: 0))])
    #expect(picture.pixels == [0xff00_00ff, 0xff00_00ff])
  }

  @Test func aSingleStopIsAColourAndNoneIsNothing() throws {
    #expect(
      try draw(1, 1, [.fill(.rect(0, 0, 1, 1), linear([(.green, 0.5)], to: 1))])[0, 0]
        == 0xff00_ff00)
    #expect(try draw(1, 1, [.fill(.rect(0, 0, 1, 1), linear([], to: 1))])[0, 0] == 0)
  }

  @Test func theTransformMovesTheGradientInTheItem() throws {
    let turned = CGAffineTransform(rotationAngle: .pi / 2)
    let picture = try draw(
      1, 100,
      [.fill(.rect(0, 0, 1, 100), linear([(.black, 0), (.white, 1)], to: 100, transform: turned))])
    #expect(isNear(picture.components(0, 25).red, 65))
    #expect(isNear(picture.components(0, 75).red, 192))
  }

  @Test func aRadialGradientGoesFromRadiusToRadius() throws {
    let gradient = GradientPaint(
      geometry: .radial(center: CGPoint(x: 50.5, y: 0.5), startRadius: 10, endRadius: 40),
      stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)])
    let picture = try draw(101, 1, [.fill(.rect(0, 0, 101, 1), gradient)])
    #expect(picture.components(50, 0).red == 0)
    #expect(picture.components(58, 0).red == 0)
    #expect(isNear(picture.components(75, 0).red, 127, within: 2))
    #expect(isNear(picture.components(25, 0).red, 127, within: 2))
    #expect(picture.components(95, 0).red == 255)
  }

  @Test func equalRadiiMakeAHardCircle() throws {
    let gradient = GradientPaint(
      geometry: .radial(center: CGPoint(x: 10.5, y: 0.5), startRadius: 5, endRadius: 5),
      stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)])
    let picture = try draw(21, 1, [.fill(.rect(0, 0, 21, 1), gradient)])
    #expect(picture[8, 0] == 0xffff_0000)
    #expect(picture[3, 0] == 0xff00_00ff)
  }

  /// Black to white by angle around the middle of 201 x 201 pixels.
  private func angular(
    _ start: Angle, _ end: Angle, transform: CGAffineTransform = .identity
  ) throws -> Bitmap {
    let gradient = GradientPaint(
      geometry: .angular(center: CGPoint(x: 100.5, y: 100.5), start: start, end: end),
      stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)],
      transform: transform)
    return try draw(201, 201, [.fill(.rect(0, 0, 201, 201), gradient)])
  }

  @Test func anAngularGradientStartsAtThreeOClockAndRunsClockwise() throws {
    let picture = try angular(.zero, .degrees(360))
    // Just below 3 o'clock the start, just above it the end; 6, 9 and 12 o'clock are the quarters.
    #expect(picture.components(200, 101).red <= 1)
    #expect(picture.components(200, 99).red >= 254)
    #expect(isNear(picture.components(100, 200).red, 64))
    #expect(isNear(picture.components(0, 100).red, 128))
    #expect(isNear(picture.components(100, 0).red, 191))
  }

  @Test func theGapTakesTheLastColourInItsFirstHalfAndTheFirstInItsSecond() throws {
    // From 0 to 90 degrees; the gap's middle is at 225.
    let picture = try angular(.zero, .degrees(90))
    #expect(isNear(picture.components(170, 170).red, 128))
    #expect(picture.components(0, 100).red == 255)
    #expect(picture.components(100, 0).red == 0)
    // To either side of 225 degrees, towards the top left corner.
    #expect(picture.components(20, 40).red == 255)
    #expect(picture.components(40, 20).red == 0)
  }

  @Test func aBackwardSpanRunsCounterclockwise() throws {
    let picture = try angular(.degrees(90), .zero)
    // 0 at 6 o'clock, 1 at 3 o'clock.
    #expect(picture.components(100, 200).red <= 1)
    #expect(isNear(picture.components(170, 170).red, 128))
    #expect(picture.components(200, 101).red >= 253)
  }

  @Test func aTurnOfTheGradientTurnsItsStart() throws {
    let middle = CGAffineTransform(translationX: -100.5, y: -100.5)
      .concatenating(CGAffineTransform(rotationAngle: .pi / 2))
      .concatenating(CGAffineTransform(translationX: 100.5, y: 100.5))
    let picture = try angular(.zero, .degrees(360), transform: middle)
    #expect(isNear(picture.components(0, 100).red, 64))
    #expect(isNear(picture.components(100, 0).red, 128))
  }
}
