import CairoBackend
import Foundation
import ImageCoding
import VectorGeometry
import VectorGraphics

// Short ways to say what is drawn.

/// A renderer that decodes PNG files.
let renderer = CairoRenderer { try PictureDecoder().decode($0) }

extension Path {
  /// A rectangle.
  static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
    let rect = CGRect(x: x, y: y, width: width, height: height)
    return Path(
      elements: [
        .move(to: CGPoint(x: x, y: y)), .line(to: CGPoint(x: x + width, y: y)),
        .line(to: CGPoint(x: x + width, y: y + height)), .line(to: CGPoint(x: x, y: y + height)),
        .closeSubpath,
      ], primitive: .rect(rect))
  }

  /// Lines through points given as x, y pairs.
  static func lines(_ points: (CGFloat, CGFloat)..., closed: Bool = false) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      path.append(index == 0 ? .move(to: point) : .line(to: point))
    }
    if closed { path.append(.closeSubpath) }
    return path
  }

  /// A circle of four cubic curves.
  ///
  /// Source: the usual constant 4 (sqrt 2 - 1) / 3, off by less than 0.03 % of the radius.
  static func circle(_ x: CGFloat, _ y: CGFloat, radius r: CGFloat) -> Path {
    let k = r * 0.5522847498
    func point(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }
    return Path(elements: [
      .move(to: point(r, 0)),
      .curve(to: point(0, r), control1: point(r, k), control2: point(k, r)),
      .curve(to: point(-r, 0), control1: point(-k, r), control2: point(-r, k)),
      .curve(to: point(0, -r), control1: point(-r, -k), control2: point(-k, -r)),
      .curve(to: point(r, 0), control1: point(k, -r), control2: point(r, -k)),
      .closeSubpath,
    ])
  }
}

extension Color.Resolved {
  static let red = Color.Resolved(red: 1, green: 0, blue: 0)
  static let green = Color.Resolved(red: 0, green: 1, blue: 0)
  static let blue = Color.Resolved(red: 0, green: 0, blue: 1)

  /// A colour of bytes.
  static func bytes(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) -> Color.Resolved {
    Color.Resolved(
      red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255,
      opacity: Float(alpha) / 255)
  }
}

extension DisplayItem {
  static func fill(
    _ path: Path, _ color: Color.Resolved, style: FillStyle = FillStyle()
  ) -> DisplayItem {
    DisplayItem(.fill(FillItem(path: path, paint: .color(color), style: style)))
  }

  static func fill(_ path: Path, _ gradient: GradientPaint) -> DisplayItem {
    DisplayItem(.fill(FillItem(path: path, paint: .gradient(gradient))))
  }

  static func stroke(
    _ path: Path, _ color: Color.Resolved, _ style: StrokeStyle, isAntialiased: Bool = true
  ) -> DisplayItem {
    DisplayItem(
      .stroke(
        StrokeItem(path: path, paint: .color(color), style: style, isAntialiased: isAntialiased)))
  }

  static func group(
    _ items: [DisplayItem], _ change: (inout DisplayGroup.Effects) -> Void = { _ in }
  ) -> DisplayItem {
    var effects = DisplayGroup.Effects()
    change(&effects)
    return DisplayItem(.group(DisplayGroup(effects: effects, items: items)))
  }
}

extension DisplayList {
  init(_ width: CGFloat, _ height: CGFloat, _ items: [DisplayItem]) {
    self.init(size: CGSize(width: width, height: height), items: items)
  }
}

/// Draws items on a canvas of the given size.
func draw(
  _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, on background: Color.Resolved? = nil,
  _ items: [DisplayItem]
) throws -> Bitmap {
  try renderer.bitmap(DisplayList(width, height, items), scale: scale, background: background)
}

extension Bitmap {
  /// The sum of all alphas, in pixels: the area that is covered.
  var coverage: Double { pixels.reduce(0) { $0 + Double($1 >> 24) } / 255 }

  /// The components of a pixel, premultiplied.
  func components(_ x: Int, _ y: Int) -> (red: Int, green: Int, blue: Int, alpha: Int) {
    let pixel = self[x, y]
    return (
      Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255), Int(pixel >> 24)
    )
  }

  /// The largest difference of any component from that of another bitmap of the same size.
  func largestDifference(from other: Bitmap) -> Int {
    var largest = 0
    for (mine, others) in zip(pixels, other.pixels) where mine != others {
      for shift: UInt32 in [24, 16, 8, 0] {
        let difference = Int(mine >> shift & 255) - Int(others >> shift & 255)
        largest = max(largest, abs(difference))
      }
    }
    return largest
  }
}

/// Whether two components differ by at most `tolerance`.
func isNear(_ value: Int, _ expected: Int, within tolerance: Int = 1) -> Bool {
  abs(value - expected) <= tolerance
}
