import Foundation
import Testing
import VectorGeometry
import VectorGraphics

@Suite struct DisplayListInvariantsTests {
  @Test func `A sound list has no violations`() {
    let item = group([fill(0, 0, 1, 1), gradient(at: [0, 0.5, 0.5, 1])]) {
      $0.filters = [.colorMatrix(Array(repeating: 0, count: 20)), .blur(radius: 0, opaque: false)]
      $0.mask = [fill(0, 0, 1, 1)]
      $0.clip = DisplayClip(path: rectangle(0, 0, 1, 1))
    }
    let text = DisplayItem(
      .text(TextItem(run: run("ab", [(id: 1, x: 0)]), position: .zero, paint: .color(.black))))
    #expect(list([item, text]).violations().isEmpty)
  }

  @Test(arguments: [
    (fill(.nan, 0, 1, 1), "items[0].path[0]: (nan, 0.0) is not finite"),
    (
      fill(0, 0, 1, 1, Color.Resolved(red: .infinity, green: 0, blue: 0)),
      "items[0].paint: not all components are finite"
    ),
    (
      fill(0, 0, 1, 1, Color.Resolved(red: 0, green: 0, blue: 0, opacity: 1.5)),
      "items[0].paint: opacity 1.5 is not in 0...1"
    ),
    (gradient(at: [0.5, 0.25]), "items[0].paint.stops[1]: location 0.25 is not in 0.5...1"),
    (gradient(at: [0, 2]), "items[0].paint.stops[1]: location 2.0 is not in 0.0...1"),
    (group([]) { $0.opacity = -1 }, "items[0].opacity: -1.0 is not in 0...1"),
    (
      group([]) { $0.filters = [.colorMatrix([1])] },
      "items[0].filters[0]: 1 numbers; a color matrix has 20"
    ),
    (
      group([]) { $0.filters = [.blur(radius: -2, opaque: false)] },
      "items[0].filters[0].radius: -2.0 is not finite and 0 or more"
    ),
    (
      group([]) { $0.transform.tx = .infinity }, "items[0].transform: not all entries are finite"
    ),
    (
      group([]) { $0.mask = [group([fill(0, 0, .infinity, 1)])] },
      "items[0].mask[0].items[0].path[1]: (inf, 0.0) is not finite"
    ),
    (stroke(width: -1), "items[0].lineWidth: -1.0 is not finite and 0 or more"),
    (
      DisplayItem(
        .image(
          ImageItem(
            image: sampleImage, source: CGRect(x: 0, y: 0, width: 9, height: 4),
            destination: .zero, interpolation: .none))),
      "items[0].source: 0 0 9 4 is not inside 0 0 8 4"
    ),
    (
      DisplayItem(
        .text(
          TextItem(
            run: run("", [(id: 1, x: 0), (id: 1, x: 0)]), position: .zero, paint: .color(.black)))),
      "items[0].run.glyphs[1].cluster: 1 is not in 0...0"
    ),
  ])
  func `A violation names its place`(item: DisplayItem, message: String) {
    #expect(list([item]).violations().contains(message), "\(list([item]).violations())")
  }

  @Test func `A size must be finite`() {
    let sizes = [CGSize(width: -1, height: 1), CGSize(width: 1, height: CGFloat.nan)]
    for size in sizes {
      #expect(DisplayList(size: size, items: []).violations().count == 1)
    }
  }
}

private func gradient(at locations: [CGFloat]) -> DisplayItem {
  let paint = GradientPaint(
    geometry: .linear(start: .zero, end: CGPoint(x: 1, y: 1)),
    stops: locations.map { GradientPaint.Stop(color: .black, location: $0) })
  return DisplayItem(.fill(FillItem(path: Path(), paint: .gradient(paint))))
}

private func stroke(width: CGFloat) -> DisplayItem {
  DisplayItem(
    .stroke(
      StrokeItem(
        path: rectangle(0, 0, 1, 1), paint: .color(.black),
        style: StrokeStyle(lineWidth: width))))
}
