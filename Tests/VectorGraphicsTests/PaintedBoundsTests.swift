import Foundation
import Testing
import VectorGeometry
import VectorGraphics

@Suite struct PaintedBoundsTests {
  @Test func `A fill paints inside its path`() {
    #expect(fill(1, 2, 3, 4).paintedBounds == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(fill(1, 2, 3, 4, .clear).paintedBounds.isNull)
    #expect(list([]).paintedBounds.isNull)
    #expect(list([fill(0, 0, 1, 1), fill(5, 5, 1, 1)]).paintedBounds == square(0, 0, 6))
  }

  @Test func `A start without a segment does not count`() {
    let path = Path(elements: [
      .move(to: CGPoint(x: -50, y: 0)), .move(to: .zero), .line(to: CGPoint(x: 1, y: 1)),
      .move(to: CGPoint(x: 50, y: 0)),
    ])
    let item = DisplayItem(.fill(FillItem(path: path, paint: .color(.black))))
    #expect(item.paintedBounds == square(0, 0, 1))
  }

  @Test(
    arguments: [
      // Half a width all around; the corners of a rectangle reach no further.
      (rectangle(10, 10, 20, 20), StrokeStyle(lineWidth: 4), [8.0, 8, 32, 32]),
      (rectangle(10, 10, 20, 20), StrokeStyle(lineWidth: 4, lineJoin: .bevel), [8, 8, 32, 32]),
      // A square cap in any direction: half a width times the root of 2.
      (
        line([(0, 0), (10, 0)]), StrokeStyle(lineWidth: 2, lineCap: .square),
        [-1.414_213_6, -1.414_213_6, 11.414_213_6, 1.414_213_6]
      ),
      // A corner of 2 atan(1/2) = 53.13 degrees at (10, 5): 1 / sin(26.57) = 2.236 half widths.
      (line([(0, 0), (10, 5), (0, 10)]), StrokeStyle(lineWidth: 2), [-1, -1, 12.236_068, 11]),
      // The same beyond its miter limit.
      (
        line([(0, 0), (10, 5), (0, 10)]), StrokeStyle(lineWidth: 2, miterLimit: 2),
        [-1, -1, 11, 11]
      ),
      (line([(0, 0), (10, 0)]), StrokeStyle(lineWidth: 0), []),
    ] as [(Path, StrokeStyle, [Double])])
  func `A stroke reaches half its width, its caps and its miters`(
    path: Path, style: StrokeStyle, expected: [Double]
  ) {
    let item = DisplayItem(.stroke(StrokeItem(path: path, paint: .color(.black), style: style)))
    let found = item.paintedBounds
    guard !expected.isEmpty else { return #expect(found.isNull) }
    let edges = [found.minX, found.minY, found.maxX, found.maxY].map { Double($0) }
    expectNear(edges, expected, within: 1e-5)
  }

  @Test func `A curve's miter follows its control points`() {
    // Down a curve that ends straight down at (10, 10), then straight right and up: a right angle.
    let path = Path(elements: [
      .move(to: .zero),
      .curve(
        to: CGPoint(x: 10, y: 10), control1: CGPoint(x: 10, y: 0), control2: CGPoint(x: 10, y: 10)),
      .line(to: CGPoint(x: 20, y: 10)),
    ])
    let item = DisplayItem(
      .stroke(StrokeItem(path: path, paint: .color(.black), style: StrokeStyle(lineWidth: 2))))
    #expect(item.paintedBounds == CGRect(x: -1, y: -1, width: 22, height: 12))
  }

  @Test func `Text paints where its glyphs do`() {
    let glyphs: [(id: UInt32, x: CGFloat)] = [
      (id: 3, x: -50), (id: 1, x: 0), (id: 2, x: 12), (id: 9, x: 90),
    ]
    let item = DisplayItem(
      .text(
        TextItem(
          run: run("abcd", glyphs), position: CGPoint(x: 100, y: 50), paint: .color(.black))))
    // The square from 0 to 10, one em above the baseline; the picture from 12 to 32.
    #expect(item.paintedBounds == CGRect(x: 100, y: 40, width: 32, height: 15))
  }

  @Test func `A group maps, clips and spreads what it holds`() {
    let child = fill(0, 0, 10, 10)
    #expect(
      group([child]) { $0.transform = CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 5, ty: 0) }
        .paintedBounds == CGRect(x: -15, y: 0, width: 20, height: 20))
    #expect(
      group([child]) { $0.clip = DisplayClip(path: rectangle(5, 5, 50, 50)) }
        .paintedBounds == square(5, 5, 5))
    #expect(group([child]) { $0.mask = [fill(2, 2, 3, 3)] }.paintedBounds == square(2, 2, 3))
    #expect(group([child]) { $0.opacity = 0 }.paintedBounds.isNull)
    #expect(group([child]) { $0.mask = [] }.paintedBounds.isNull)
    #expect(
      group([child]) { $0.filters = [.blur(radius: 2, opaque: false)] }
        .paintedBounds == square(-6, -6, 22))
    #expect(
      group([child]) {
        $0.filters = [
          .shadow(color: .black, radius: 1, offset: CGSize(width: 20, height: 0))
        ]
      }.paintedBounds == CGRect(x: 0, y: -3, width: 33, height: 16))
  }

  @Test func `A matrix that makes alpha paints everywhere`() {
    var matrix = [Double](repeating: 0, count: 20)
    let tinted = group([fill(0, 0, 1, 1)]) { $0.filters = [.colorMatrix(matrix)] }
    #expect(tinted.paintedBounds == square(0, 0, 1))
    matrix[19] = 0.5
    let flooded = group([fill(0, 0, 1, 1)]) {
      $0.filters = [.colorMatrix(matrix)]
      $0.clip = DisplayClip(path: rectangle(-30, -30, 90, 90))
    }
    #expect(flooded.paintedBounds == square(-30, -30, 90))
  }

  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: side, height: side)
  }

  private static func line(_ points: [(x: CGFloat, y: CGFloat)]) -> Path {
    Path { path in
      for (index, point) in points.enumerated() {
        let place = CGPoint(x: point.x, y: point.y)
        path.append(index == 0 ? Path.Element.move(to: place) : .line(to: place))
      }
    }
  }
}
