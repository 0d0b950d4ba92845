import Foundation
import VectorGeometry
import VectorGraphics

// Short ways to say what is drawn.

extension Path {
  /// A rectangle.
  static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
    Path(CGRect(x: x, y: y, width: width, height: height))
  }

  /// A circle.
  static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
    Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// Lines through points given as x, y pairs.
  static func lines(_ points: (CGFloat, CGFloat)..., closed: Bool = false) -> Path {
    Path { path in
      path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
      if closed { path.closeSubpath() }
    }
  }
}

extension Color.Resolved {
  static let red = Color.Resolved(red: 1, green: 0.23, blue: 0.19)
  static let green = Color.Resolved(red: 0.2, green: 0.78, blue: 0.35)
  static let blue = Color.Resolved(red: 0, green: 0.48, blue: 1)
  static let yellow = Color.Resolved(red: 1, green: 0.8, blue: 0)

  func opacity(_ opacity: Float) -> Color.Resolved {
    var color = self
    color.opacity = opacity
    return color
  }
}

extension DisplayItem {
  static func fill(
    _ path: Path, _ color: Color.Resolved, _ style: FillStyle = FillStyle()
  ) -> DisplayItem {
    DisplayItem(.fill(FillItem(path: path, paint: .color(color), style: style)))
  }

  static func fill(_ path: Path, _ gradient: GradientPaint) -> DisplayItem {
    DisplayItem(.fill(FillItem(path: path, paint: .gradient(gradient))))
  }

  static func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) -> DisplayItem {
    DisplayItem(.stroke(StrokeItem(path: path, paint: paint, style: style)))
  }

  static func stroke(
    _ path: Path, _ color: Color.Resolved, _ style: StrokeStyle
  ) -> DisplayItem {
    stroke(path, .color(color), style)
  }

  static func group(
    _ items: [DisplayItem], _ change: (inout DisplayGroup.Effects) -> Void = { _ in }
  ) -> DisplayItem {
    var effects = DisplayGroup.Effects()
    change(&effects)
    return DisplayItem(.group(DisplayGroup(effects: effects, items: items)))
  }
}

extension [GradientPaint.Stop] {
  /// Stops at equal distances.
  static func even(_ colors: Color.Resolved...) -> [GradientPaint.Stop] {
    colors.enumerated().map { index, color in
      GradientPaint.Stop(color: color, location: CGFloat(index) / CGFloat(colors.count - 1))
    }
  }
}
