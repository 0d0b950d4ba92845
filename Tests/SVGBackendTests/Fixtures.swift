import Foundation
import SVGBackend
import Testing
import VectorGeometry
import VectorGraphics

/// Paths as the geometry module makes them: outlines that know what they are.
enum Shapes {
  static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
    let rect = CGRect(x: x, y: y, width: width, height: height)
    let corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
    return Path(elements: polygon(corners).elements, primitive: .rect(rect))
  }

  static func ellipse(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
    let rect = CGRect(x: x, y: y, width: width, height: height)
    let (rx, ry) = (width / 2, height / 2)
    return Path(
      elements: rounded(rect, rx, ry, kappa: 0.5522847498).elements, primitive: .ellipse(rect))
  }

  static func circle(_ cx: CGFloat, _ cy: CGFloat, _ radius: CGFloat) -> Path {
    ellipse(cx - radius, cy - radius, 2 * radius, 2 * radius)
  }

  /// `kappa` is how far control points stand from the corner's ends, in radii.
  static func roundedRect(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat,
    style: RoundedCornerStyle = .circular, kappa: CGFloat = 0.5522847498
  ) -> Path {
    let rect = CGRect(x: x, y: y, width: width, height: height)
    let size = CGSize(width: radius, height: radius)
    return Path(
      elements: rounded(rect, radius, radius, kappa: kappa).elements,
      primitive: .roundedRect(rect, cornerSize: size, style: style))
  }

  static func polygon(_ points: [(CGFloat, CGFloat)]) -> Path {
    var path = Path()
    for (index, (x, y)) in points.enumerated() {
      let point = CGPoint(x: x, y: y)
      path.append(index == 0 ? .move(to: point) : .line(to: point))
    }
    path.append(.closeSubpath)
    return path
  }

  /// Clockwise from 3 o'clock.
  private static func rounded(_ rect: CGRect, _ rx: CGFloat, _ ry: CGFloat, kappa: CGFloat) -> Path
  {
    let (kx, ky) = (rx * (1 - kappa), ry * (1 - kappa))
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    var path = Path()
    path.append(.move(to: point(rect.maxX, rect.midY)))
    if rect.maxY - ry != rect.midY { path.append(.line(to: point(rect.maxX, rect.maxY - ry))) }
    path.append(
      .curve(
        to: point(rect.maxX - rx, rect.maxY), control1: point(rect.maxX, rect.maxY - ky),
        control2: point(rect.maxX - kx, rect.maxY)))
    if rect.minX + rx != rect.maxX - rx { path.append(.line(to: point(rect.minX + rx, rect.maxY))) }
    path.append(
      .curve(
        to: point(rect.minX, rect.maxY - ry), control1: point(rect.minX + kx, rect.maxY),
        control2: point(rect.minX, rect.maxY - ky)))
    if rect.minY + ry != rect.maxY - ry { path.append(.line(to: point(rect.minX, rect.minY + ry))) }
    path.append(
      .curve(
        to: point(rect.minX + rx, rect.minY), control1: point(rect.minX, rect.minY + ky),
        control2: point(rect.minX + kx, rect.minY)))
    if rect.minX + rx != rect.maxX - rx { path.append(.line(to: point(rect.maxX - rx, rect.minY))) }
    path.append(
      .curve(
        to: point(rect.maxX, rect.minY + ry), control1: point(rect.maxX - kx, rect.minY),
        control2: point(rect.maxX, rect.minY + ky)))
    path.append(.closeSubpath)
    return path
  }
}

extension Color.Resolved {
  static let pureRed = Self(red: 1, green: 0, blue: 0)
  static let pureGreen = Self(red: 0, green: 1, blue: 0)
  static let pureBlue = Self(red: 0, green: 0, blue: 1)

  func opacity(_ opacity: Float) -> Self { multiplyingOpacity(by: Double(opacity)) }
}

extension DisplayItem {
  static func fill(_ path: Path, _ color: Color.Resolved, id: String? = nil) -> DisplayItem {
    fill(path, .color(color), id: id)
  }

  static func fill(_ path: Path, _ paint: Paint, id: String? = nil) -> DisplayItem {
    DisplayItem(.fill(FillItem(path: path, paint: paint)), origin: id.map { "root/0:Shape#\($0)" })
  }

  static func stroke(
    _ path: Path, _ color: Color.Resolved, _ style: StrokeStyle = StrokeStyle(), id: String? = nil
  ) -> DisplayItem {
    let item = StrokeItem(path: path, paint: .color(color), style: style)
    return DisplayItem(.stroke(item), origin: id.map { "root/0:Shape#\($0)" })
  }

  static func group(
    _ items: [DisplayItem], id: String? = nil,
    _ change: (inout DisplayGroup.Effects) -> Void = { _ in }
  ) -> DisplayItem {
    var effects = DisplayGroup.Effects()
    change(&effects)
    return DisplayItem(
      .group(DisplayGroup(effects: effects, items: items)), origin: id.map { "root/Group#\($0)" })
  }

  static func text(_ text: String, x: CGFloat, y: CGFloat, _ color: Color.Resolved = .black)
    -> DisplayItem
  {
    let glyphs = Array(text.utf8).enumerated().map { index, byte in
      TextRun.Glyph(
        id: UInt32(byte), position: CGPoint(x: 10 * CGFloat(index), y: 0), cluster: index)
    }
    let run = TextRun(
      face: BoxFace(), size: 10, glyphs: glyphs, text: text, width: 10 * CGFloat(glyphs.count))
    return DisplayItem(
      .text(TextItem(run: run, position: CGPoint(x: x, y: y), paint: .color(color))))
  }
}

/// A face whose every glyph but the blank is a box half an em wide on the baseline; 1 is a picture.
final class BoxFace: FontFace {
  let id: String
  let familyName: String
  let weight: Int
  let isItalic = false
  let fileURL: URL? = nil

  init(id: String = "box.ttf", familyName: String = "Box", weight: Int = 400) {
    (self.id, self.familyName, self.weight) = (id, familyName, weight)
  }

  func glyph(_ id: UInt32) -> GlyphContent {
    switch id {
    case 1: .image(Pictures.dot, CGRect(x: 0, y: -1, width: 1, height: 1))
    case 32: .outline(Path())
    default: .outline(Shapes.rect(0, -0.5, 0.5, 0.5))
    }
  }
}

enum Pictures {
  /// Not a real file: what is inside is the viewer's affair.
  static let dot = EncodedImage(format: .png, bytes: [1, 2, 3], width: 2, height: 2)
}

/// A rasterizer that notes nothing and answers with one picture.
struct DotRasterizer: EffectRasterizer {
  func rasterize(_ list: DisplayList, region: CGRect, scale: CGFloat) throws -> EncodedImage {
    Pictures.dot
  }
}

/// The document of items on a canvas of 100 by 100 points, without its root element's lines.
func svg(
  _ items: [DisplayItem], _ change: (inout SVGRenderer) -> Void = { _ in }
) throws -> String {
  var renderer = SVGRenderer()
  change(&renderer)
  let list = DisplayList(size: CGSize(width: 100, height: 100), items: items)
  let lines = try renderer.render(list).text.split(separator: "\n")
  return lines.dropFirst().dropLast().joined(separator: "\n")
}
