import CPango
import Foundation
import VectorGeometry

/// Collects the outline that HarfBuzz draws, in ems, y down.
struct HarfBuzzPen {
  var elements: ContiguousArray<Path.Element> = []
  private let scale: CGFloat

  init(unitsPerEm: CGFloat) { scale = 1 / unitsPerEm }

  private func point(_ x: Float, _ y: Float) -> CGPoint {
    CGPoint(x: CGFloat(x) * scale, y: 0 - CGFloat(y) * scale)
  }

  /// HarfBuzz's table of drawing functions, for a pen as its data; the caller owns it.
  static func makeFunctions() -> OpaquePointer? {
    guard let functions = hb_draw_funcs_create() else { return nil }
    hb_draw_funcs_set_move_to_func(
      functions,
      { _, data, _, x, y, _ in HarfBuzzPen.append(to: data) { .move(to: $0.point(x, y)) } }, nil,
      nil
    )
    hb_draw_funcs_set_line_to_func(
      functions,
      { _, data, _, x, y, _ in HarfBuzzPen.append(to: data) { .line(to: $0.point(x, y)) } }, nil,
      nil
    )
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, controlX, controlY, x, y, _ in
        HarfBuzzPen.append(to: data) {
          .quadCurve(to: $0.point(x, y), control: $0.point(controlX, controlY))
        }
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        HarfBuzzPen.append(to: data) {
          .curve(to: $0.point(x, y), control1: $0.point(x1, y1), control2: $0.point(x2, y2))
        }
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions, { _, data, _, _ in HarfBuzzPen.append(to: data) { _ in .closeSubpath } }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
    return functions
  }

  private static func append(
    to data: UnsafeMutableRawPointer?, _ element: (HarfBuzzPen) -> Path.Element
  ) {
    guard let pen = data?.assumingMemoryBound(to: HarfBuzzPen.self) else { return }
    pen.pointee.elements.append(element(pen.pointee))
  }
}
