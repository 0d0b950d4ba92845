import CairoBackend
import Foundation
import Testing
import VectorGeometry
import VectorGraphics

@Suite struct PerspectiveTests {
  /// A turn about the vertical axis through the middle of 100 by 100 points.
  private func turn(_ degrees: Double) -> ProjectionTransform {
    ProjectionTransform(
      rotation: .degrees(degrees), axis: (x: 0, y: 1, z: 0), anchor: CGPoint(x: 50, y: 50),
      anchorZ: 0, perspective: 1, size: CGSize(width: 100, height: 100))
  }

  private func quad(_ items: [DisplayItem], _ projection: ProjectionTransform) -> DisplayItem {
    DisplayItem(.perspective(PerspectiveItem(items: items, projection: projection)))
  }

  @Test(arguments: [1.0, 2])
  func pixelsLieWhereShapesDo(scale: CGFloat) throws {
    let items: [DisplayItem] = [
      .fill(.rect(10, 10, 80, 80), .red), .fill(.circle(50, 50, radius: 25), .blue),
    ]
    let projection = turn(40)
    let pixels = try draw(100, 100, scale: scale, [quad(items, projection)])
    let shapes = try draw(100, 100, scale: scale, items.projected(by: projection))
    // Edges are smoothed twice; areas are the same.
    #expect(pixels.largestDifference(from: shapes) < 150)
    #expect(abs(pixels.coverage - shapes.coverage) < 0.005 * shapes.coverage)
  }

  @Test func anIdentityIsThePictureItself() throws {
    let items: [DisplayItem] = [
      .fill(.rect(10, 10, 30, 20), .red), .fill(.circle(60, 60, radius: 20), .green),
    ]
    let pixels = try draw(100, 100, [quad(items, ProjectionTransform())])
    #expect(try pixels.largestDifference(from: draw(100, 100, items)) <= 1)
  }

  @Test func whatIsFarAwayIsAveraged() throws {
    // Stripes of a point, drawn at an eighth: a grey.
    var stripes = Path()
    for x in stride(from: CGFloat(0), to: 64, by: 2) { stripes.addPath(.rect(x, 0, 1, 64)) }
    var projection = ProjectionTransform()
    projection.m33 = 8
    let picture = try draw(8, 8, on: .black, [quad([.fill(stripes, .white)], projection)])
    for x in 2..<6 { #expect(isNear(picture.components(x, 4).red, 128, within: 6)) }
  }

  @Test func whatIsBehindTheEyeIsNotDrawn() throws {
    var projection = ProjectionTransform()
    (projection.m13, projection.m33) = (-0.02, 0.5)
    // The divisor is above 0 left of x = 25 only.
    let behind = quad([.fill(.rect(30, 0, 60, 60), .red)], projection)
    #expect(try draw(100, 100, [behind]).coverage == 0)
    projection.m33 = -1
    let before = quad([.fill(.rect(0, 0, 60, 60), .red)], projection)
    #expect(try draw(100, 100, [before]).coverage == 0)
  }

  @Test func singularAndHugeTransformsAreNoErrors() throws {
    var flat = ProjectionTransform()
    flat.m22 = 0
    var huge = ProjectionTransform()
    (huge.m11, huge.m22, huge.m13) = (1e6, 1e6, 0.3)
    var broken = ProjectionTransform()
    broken.m11 = .nan
    for projection in [flat, huge, broken] {
      _ = try draw(20, 20, [quad([.fill(.rect(0, 0, 9, 9), .red)], projection)])
    }
  }

  @Test func gradientsKeepSharpEdges() throws {
    let gradient = GradientPaint(
      geometry: .linear(start: .zero, end: CGPoint(x: 100, y: 0)),
      stops: [.init(color: .red, location: 0), .init(color: .red, location: 1)])
    let projection = turn(35)
    let painted = [DisplayItem.fill(.rect(10, 10, 80, 80), gradient)].projected(by: projection)
    let plain = [DisplayItem.fill(.rect(10, 10, 80, 80), .red)].projected(by: projection)
    let difference = try draw(100, 100, painted).largestDifference(from: draw(100, 100, plain))
    #expect(difference <= 2)
  }

  @Test func vectorFilesHoldAPicture() throws {
    let list = DisplayList(
      100, 100, [quad([.fill(.rect(10, 10, 80, 80), .red)], turn(40))])
    var reports: [UnsupportedEffect] = []
    #expect(!(try renderer.pdf(list) { reports.append($0) }).isEmpty)
    #expect(reports.map(\.kind) == [.perspective])
    #expect(reports.first?.format == "PDF")
    let svg = String(decoding: try renderer.svg(list), as: UTF8.self)
    #expect(svg.contains("<image"))
  }
}
