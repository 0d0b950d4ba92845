import CairoBackend
import Foundation
import Testing
import VectorGeometry
import VectorGraphics

@Suite struct FilterTests {
  /// The standard deviation of the alphas along the columns and the rows.
  private func deviation(of picture: Bitmap) -> (x: Double, y: Double) {
    var (sum, x, y, xx, yy) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for row in 0..<picture.height {
      for column in 0..<picture.width {
        let weight = Double(picture.components(column, row).alpha)
        sum += weight
        x += weight * Double(column)
        y += weight * Double(row)
        xx += weight * Double(column * column)
        yy += weight * Double(row * row)
      }
    }
    let variance = (xx / sum - x * x / sum / sum, yy / sum - y * y / sum / sum)
    return (variance.0.squareRoot(), variance.1.squareRoot())
  }

  private func filtered(
    _ filters: [DisplayFilter], _ items: [DisplayItem],
    transform: CGAffineTransform = .identity
  ) -> DisplayItem {
    .group(items) {
      $0.filters = filters
      $0.transform = transform
    }
  }

  @Test(arguments: [0.8, 2.0, 3.3, 7.5])
  func aBlurHasItsStandardDeviation(radius: Double) throws {
    let side = 9.0
    let item = filtered(
      [.blur(radius: radius, opaque: false)], [.fill(.rect(46, 46, 9, 9), .black)])
    let picture = try draw(101, 101, [item])
    // Variances add up; a box of 9 pixels has (81 - 1) / 12. Bytes cut the far ends off.
    let expected = ((side * side - 1) / 12 + radius * radius).squareRoot()
    let measured = deviation(of: picture)
    #expect(abs(measured.x - expected) / expected < 0.02)
    #expect(abs(measured.y - expected) / expected < 0.02)
  }

  @Test func aThresholdKeepsOneColourWhereTheAlphaIsInTheRange() throws {
    let red = Color.Resolved(red: 1, green: 0, blue: 0)
    // Alphas of 102 and 204 of 255: 0.4 and 0.8.
    let item = filtered(
      [.alphaThreshold(min: 0.5, max: 1, color: red)],
      [
        .fill(.rect(0, 0, 2, 2), Color.Resolved(red: 0, green: 0, blue: 1, opacity: 0.4)),
        .fill(.rect(2, 0, 2, 2), Color.Resolved(red: 0, green: 0, blue: 1, opacity: 0.8)),
      ])
    let picture = try draw(4, 2, [item])
    #expect(picture[0, 0] == 0)
    #expect(picture[3, 1] == 0xffff_0000)
  }

  @Test func aBlurKeepsTheAmountOfInk() throws {
    let item = filtered([.blur(radius: 3, opaque: false)], [.fill(.rect(20, 20, 20, 20), .black)])
    #expect(abs(try draw(60, 60, [item]).coverage - 400) < 2)
  }

  @Test func anEdgeFollowsTheGaussianErrorFunction() throws {
    let item = filtered(
      [.blur(radius: 6, opaque: false)], [.fill(.rect(50, -100, 200, 300), .black)])
    let picture = try draw(100, 40, [item])
    for x in 30..<70 {
      // The middle of the pixel is x + 0.5; the integral of a Gaussian of deviation 6.
      let expected = 0.5 * (1 + erf((Double(x) + 0.5 - 50) / (6 * 2.0.squareRoot())))
      let measured = Double(picture.components(x, 20).alpha) / 255
      // Three boxes stay within 2 % of a Gaussian's integral.
      #expect(abs(measured - expected) < 0.02, "column \(x)")
    }
  }

  @Test func theTransformScalesTheBlur() throws {
    let item = filtered(
      [.blur(radius: 2, opaque: false)], [.fill(.rect(-4, -4, 8, 8), .black)],
      transform: CGAffineTransform(a: 3, b: 0, c: 0, d: 1, tx: 60, ty: 60))
    let measured = deviation(of: try draw(120, 120, [item]))
    let (wide, high) = ((24.0 * 24 - 1) / 12, (8.0 * 8 - 1) / 12)
    #expect(abs(measured.x - (wide + 36).squareRoot()) < 0.2)
    #expect(abs(measured.y - (high + 4).squareRoot()) < 0.1)
  }

  @Test func anOpaqueBlurKeepsTheEdges() throws {
    let item = filtered(
      [.blur(radius: 4, opaque: true)],
      [.fill(.rect(0, 0, 20, 20), .red), .fill(.rect(20, 0, 20, 20), .blue)])
    let picture = try draw(60, 20, [item])
    #expect(picture[0, 0] == 0xffff_0000)
    #expect(picture[39, 10] == 0xff00_00ff)
    #expect(picture[40, 10] == 0)
    let middle = picture.components(20, 10)
    #expect(middle.alpha == 255 && isNear(middle.red, 117, within: 8))
  }

  @Test func whatIsOutsideThePictureBlursIntoIt() throws {
    let item = filtered([.blur(radius: 5, opaque: false)], [.fill(.rect(-50, 0, 50, 60), .black)])
    let picture = try draw(20, 60, [item])
    #expect(isNear(picture.components(0, 30).alpha, 117, within: 5))
  }

  @Test func aShadowLiesUnderItsCasterAtItsOffset() throws {
    let shadow = DisplayFilter.shadow(
      color: Color.Resolved.blue.multiplyingOpacity(by: 0.5), radius: 0,
      offset: CGSize(width: 2, height: 1))
    let picture = try draw(5, 4, [filtered([shadow], [.fill(.rect(1, 1, 2, 2), .red)])])
    #expect(picture[1, 1] == 0xffff_0000)
    #expect(picture[2, 2] == 0xffff_0000)
    #expect(picture[3, 2] == 0x8000_0080)
    #expect(picture[4, 3] == 0x8000_0080)
    #expect(picture[3, 1] == 0)
  }

  @Test func aShadowIsBlurredByItsRadius() throws {
    let shadow = DisplayFilter.shadow(
      color: .black, radius: 5, offset: CGSize(width: 100, height: 0))
    let picture = try draw(100, 100, [filtered([shadow], [.fill(.rect(-55, 45, 10, 10), .red)])])
    let measured = deviation(of: picture)
    let expected = ((100.0 - 1) / 12 + 25).squareRoot()
    #expect(abs(measured.x - expected) / expected < 0.02)
    #expect(picture.components(50, 50).red == 0)
  }

  @Test func aColourMatrixMapsStraightColours() throws {
    // Red and blue exchanged, green halved and raised by 0.25, alpha kept.
    let matrix: [Double] = [
      0, 0, 1, 0, 0, 0, 0.5, 0, 0, 0.25, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0,
    ]
    let picture = try draw(
      2, 1,
      [
        filtered(
          [.colorMatrix(matrix)],
          [
            .fill(.rect(0, 0, 1, 1), .bytes(200, 100, 40)),
            .fill(.rect(1, 0, 1, 1), .bytes(200, 100, 40, 128)),
          ])
      ])
    // 100 / 2 + 63.75 = 114.
    #expect(picture[0, 0] == 0xff28_72c8)
    let clear = picture.components(1, 0)
    #expect(isNear(clear.red, 20) && isNear(clear.green, 57) && isNear(clear.blue, 100))
    #expect(clear.alpha == 128)
  }

  @Test func filtersApplyInTheirOrder() throws {
    let toGreen: [Double] = [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0]
    let shadow = DisplayFilter.shadow(color: .red, radius: 0, offset: CGSize(width: 1, height: 0))
    let caster: [DisplayItem] = [.fill(.rect(0, 0, 1, 1), .red)]
    let matrixFirst = try draw(2, 1, [filtered([.colorMatrix(toGreen), shadow], caster)])
    #expect(matrixFirst.pixels == [0xff00_ff00, 0xffff_0000])
    let shadowFirst = try draw(2, 1, [filtered([shadow, .colorMatrix(toGreen)], caster)])
    #expect(shadowFirst.pixels == [0xff00_ff00, 0xff00_ff00])
  }

  @Test func aHugeBlurIsNoError() throws {
    let item = filtered([.blur(radius: 1e9, opaque: false)], [.fill(.rect(0, 0, 5, 5), .black)])
    #expect(try draw(5, 5, [item]).coverage < 1)
  }

  @Test func anInnerShadowDarkensTheInsideOfTheEdges() throws {
    let shadow = DisplayFilter.innerShadow(
      color: .black, radius: 0, offset: CGSize(width: 1, height: 0))
    let picture = try draw(4, 1, [filtered([shadow], [.fill(.rect(1, 0, 3, 1), .red)])])
    // What is clear lies one pixel further to the right: over the first pixel of the picture.
    #expect(picture.pixels == [0, 0xff00_0000, 0xffff_0000, 0xffff_0000])
  }

  @Test func anInnerShadowFadesAsTheBlurDoes() throws {
    let shadow = DisplayFilter.innerShadow(color: .black, radius: 4, offset: .zero)
    let picture = try draw(60, 60, [filtered([shadow], [.fill(.rect(10, 0, 40, 60), .white)])])
    #expect(picture.components(5, 30).alpha == 0)
    for x in 11..<25 {
      // The shadow is what a Gaussian of deviation 4 spreads inwards from the edge at 10.
      let expected = 0.5 * (1 + erf((Double(x) + 0.5 - 10) / (4 * 2.0.squareRoot())))
      let measured = Double(picture.components(x, 30).red) / 255
      #expect(abs(measured - expected) < 0.025, "column \(x)")
    }
    #expect(picture.components(30, 30).alpha == 255)
  }

  @Test func luminanceBecomesAlpha() throws {
    let picture = try draw(
      5, 1,
      [
        filtered(
          [.luminanceToAlpha],
          [
            .fill(.rect(0, 0, 1, 1), .white), .fill(.rect(1, 0, 1, 1), .red),
            .fill(.rect(2, 0, 1, 1), .bytes(255, 255, 255, 128)),
            .fill(.rect(3, 0, 1, 1), .black),
          ])
      ])
    // 0.2126 x 255 = 54.2
    #expect(picture.pixels == [0xff00_0000, 0x3600_0000, 0x8000_0000, 0, 0])
  }
}
