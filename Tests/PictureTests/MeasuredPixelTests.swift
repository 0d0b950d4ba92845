import Foundation
import ShapeShift
import TestSupport
import Testing

/// Pictures and sizes of shapes that were measured on SwiftUI, down to the pixels.
@MainActor
@Suite struct MeasuredPixelTests {
  @Test(arguments: try ConformanceCase.all(in: "pixels"))
  func `Pixels are those of SwiftUI`(_ test: ConformanceCase) throws {
    let rows = try #require(test.json["expected"]?.array).compactMap(\.string)
    let expected = try rows.map { row in
      try row.split(separator: " ").map { try #require(Int($0, radix: 16)) }
    }
    #expect(expected.count == 12 && expected.allSatisfy { $0.count == 12 })
    let content = try #require(view(test.id))
    let renderer = ImageRenderer(content: content)
    let bitmap = try renderer.bitmap()
    try #require(bitmap.width == 12 && bitmap.height == 12)
    for (y, row) in expected.enumerated() {
      for (x, grey) in row.enumerated() {
        let pixel = Bitmap.straight(bitmap[x, y])
        let isSame = [pixel.x, pixel.y, pixel.z].allSatisfy {
          abs(Int($0) - grey) <= Int(test.tolerance)
        }
        #expect(isSame && pixel.w == 255, "\(pixel) at (\(x), \(y)), expected \(grey)")
      }
    }
  }

  /// The views that the cases describe in words.
  private func view(_ id: String) -> AnyView? {
    switch id {
    case "pixels.zstack.trailing":
      AnyView(
        ZStack(alignment: .trailing) {
          Color.black.frame(width: 12, height: 12)
          Color.white.frame(width: 6, height: 6)
        })
    case "pixels.vstack.spacers":
      AnyView(
        VStack {
          Spacer()
          Color.black.frame(height: 2)
          Spacer()
          Color.black.frame(height: 2)
          Spacer()
        }.background(Color.white).frame(width: 12, height: 12))
    case "pixels.hstack.spacers":
      AnyView(
        HStack {
          Spacer()
          Color.black.frame(width: 2)
          Spacer()
          Color.black.frame(width: 2)
          Spacer()
        }.background(Color.white).frame(width: 12, height: 12))
    default: nil
    }
  }

  @Test func `A circle's border lies inside, its stroke on the edge`() throws {
    let test = try ConformanceCase.named("strokeBorder.circle", in: "shape.stroke")
    let border = try radii(AnyView(Circle().strokeBorder(.black, lineWidth: 15)))
    let stroke = try radii(AnyView(Circle().stroke(.black, lineWidth: 15)))
    for (actual, expected) in zip([border.1, border.0, stroke.1, stroke.0], test.numbers) {
      // Ten pixels a point: an edge is found within half a pixel.
      #expect(abs(actual - expected) <= 0.05)
    }
  }

  /// The inner and outer radius of a ring of 100 points, measured in pixels along its diameter.
  private func radii(_ view: AnyView) throws -> (Double, Double) {
    let renderer = ImageRenderer(content: view.frame(width: 100, height: 100).padding(10))
    renderer.scale = 10
    let bitmap = try renderer.bitmap()
    let row = (600..<1200).map { bitmap[$0, 600] >> 24 > 127 }
    let inner = try #require(row.firstIndex(of: true))
    let outer = try #require(row.lastIndex(of: true)) + 1
    return (Double(inner) / 10, Double(outer) / 10)
  }

  @Test func `Shapes have the bounds and corners of SwiftUI's`() throws {
    let circle = try ConformanceCase.named("circle.path", in: "shape.circle").numbers
    let box = Circle().path(in: CGRect(x: 10, y: 20, width: 100, height: 40)).boundingRect
    expectNear([box.minX, box.minY, box.width, box.height], circle, 1e-6)

    let inset = try ConformanceCase.named("rrect.inset", in: "shape.roundedrect").numbers
    let rounded = RoundedRectangle(cornerRadius: 10, style: .circular).inset(by: 5)
      .path(in: CGRect(x: 0, y: 0, width: 100, height: 50))
    let bounds = rounded.boundingRect
    let corner = cornerLength(rounded)
    expectNear([bounds.minX, bounds.minY, bounds.width, bounds.height, corner], inset, 1e-9)

    let capsule = try ConformanceCase.named("capsule.radius", in: "shape.capsule").numbers
    let sizes = [CGSize(width: 100, height: 40), CGSize(width: 30, height: 90)]
    let radii = sizes.map {
      cornerLength(Capsule(style: .circular).path(in: CGRect(origin: .zero, size: $0)))
    }
    expectNear(radii, capsule, 1e-6)
  }

  /// How far below the top the left side begins to curve.
  private func cornerLength(_ path: Path) -> CGFloat {
    let box = path.boundingRect
    let ends = path.elements.compactMap { element -> CGPoint? in
      switch element {
      case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): to
      case .closeSubpath: nil
      }
    }
    let left = ends.filter { abs($0.x - box.minX) < 1e-9 }.map(\.y)
    return (left.min() ?? 0) - box.minY
  }

  @Test func `A trimmed rectangle keeps the part between two shares of its outline`() throws {
    let test = try ConformanceCase.named("trim.rectangle", in: "shape.trim")
    let path = Rectangle().trim(from: 0.25, to: 0.5)
      .path(in: CGRect(x: 0, y: 0, width: 100, height: 50))
    let points = path.elements.flatMap { element -> [CGFloat] in
      switch element {
      case .move(let to), .line(let to): [to.x, to.y]
      case .quadCurve, .curve, .closeSubpath: []
      }
    }
    expectNear(points, test.numbers, test.tolerance)
  }

  private func expectNear(_ actual: [CGFloat], _ expected: [Double], _ tolerance: Double) {
    #expect(actual.count == expected.count)
    for (a, b) in zip(actual, expected) { #expect(abs(Double(a) - b) <= tolerance) }
  }
}
