import Foundation
import IntegerConversion
import VectorGeometry

// The parts of a line of a display list's dump.

func points(_ value: CGFloat) -> String { CanonicalNumber.points(value) }

func ratio(_ value: CGFloat) -> String { CanonicalNumber.ratio(Double(value)) }

func dumped(_ point: CGPoint) -> String { "\(points(point.x)) \(points(point.y))" }

func dumped(_ rect: CGRect) -> String {
  [rect.minX, rect.minY, rect.width, rect.height].map(points).joined(separator: " ")
}

/// The text on one line, without a quote, a backslash or a control character as such.
func escaped(_ text: String) -> String {
  text.unicodeScalars.reduce(into: "") { result, scalar in
    switch scalar {
    case "\"", "\\": result += "\\\(scalar)"
    case "\n": result += "\\n"
    case "\u{0}"..<" ", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}":
      result += "\\u{\(String(scalar.value, radix: 16))}"
    default: result.unicodeScalars.append(scalar)
    }
  }
}

extension Path {
  /// The shape, if the path knows that it is one; else its elements in the letters of SVG.
  var dumped: String {
    switch primitive {
    case .rect(let rect): "rect(\(VectorGraphics.dumped(rect)))"
    case .roundedRect(let rect, let corner, let style):
      "roundedRect(\(VectorGraphics.dumped(rect)) \(points(corner.width)) \(points(corner.height)) "
        + "\(style))"
    case .ellipse(let rect): "ellipse(\(VectorGraphics.dumped(rect)))"
    case nil: "path(\(elements.map(\.dumped).joined(separator: " ")))"
    }
  }
}

extension Path.Element {
  fileprivate var dumped: String {
    switch self {
    case .move(let to): "M" + VectorGraphics.dumped(to)
    case .line(let to): "L" + VectorGraphics.dumped(to)
    case .quadCurve(let to, let control):
      "Q" + [control, to].map(VectorGraphics.dumped).joined(separator: " ")
    case .curve(let to, let control1, let control2):
      "C" + [control1, control2, to].map(VectorGraphics.dumped).joined(separator: " ")
    case .closeSubpath: "Z"
    }
  }
}

extension CGAffineTransform {
  var dumped: String {
    let linear = [a, b, c, d].map { ratio($0) }
    return "transform(\((linear + [points(tx), points(ty)]).joined(separator: " ")))"
  }
}

extension ProjectionTransform {
  var dumped: String {
    let upper = [m11, m12, m13, m21, m22, m23].map { ratio($0) }
    let entries = upper + [points(m31), points(m32), ratio(m33)]
    return "projection(\(entries.joined(separator: " ")))"
  }
}

extension FillStyle {
  var dumped: String {
    [isEOFilled ? "evenOdd" : nil, isAntialiased ? nil : "aliased"].compactMap { $0 }
      .joined(separator: " ")
  }
}

extension StrokeStyle {
  /// The width, and what differs from a plain line.
  var dumped: String {
    let pattern = dash.map { points($0) }.joined(separator: " ")
    let parts: [String?] = [
      "width(\(points(lineWidth)))",
      lineCap == .butt ? nil : "cap(\(lineCap))",
      lineJoin == .miter ? nil : "join(\(lineJoin))",
      lineJoin != .miter || miterLimit == 10 ? nil : "miterLimit(\(points(miterLimit)))",
      dash.isEmpty ? nil : "dash(\(pattern) from \(points(dashPhase)))",
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }
}

extension EncodedImage {
  /// The format, the size and a hash of the bytes.
  ///
  /// Source: Fowler, Noll, Vo, FNV-1a, 64 bits.
  var dumped: String {
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return "\(format.rawValue) \(width)x\(height) #\(String(hash, radix: 16))"
  }
}

extension Paint {
  var dumped: String {
    switch self {
    case .color(let color): color.description
    case .gradient(let gradient): gradient.dumped
    case .mesh(let mesh):
      "mesh(\(mesh.columns) columns "
        + zip(mesh.points, mesh.colors).map { "\(VectorGraphics.dumped($0)) \($1)" }
        .joined(separator: ", ") + " on \(mesh.background))"
    case .pattern(let pattern):
      "pattern(\(VectorGraphics.dumped(pattern.tile)) \(pattern.transform.dumped) "
        + pattern.items.dump().split(separator: "\n").joined(separator: "; ") + ")"
    case .image(let image):
      "image(\(image.image.dumped) source(\(VectorGraphics.dumped(image.sourceRect))) "
        + "\(image.transform.dumped))"
    }
  }
}

extension GradientPaint {
  fileprivate var dumped: String {
    let stops = stops.map { "\($0.color) \(ratio($0.location))" }.joined(separator: ", ")
    let mixing = interpolation == .device ? "" : " perceptual"
    let placing = transform.isIdentity ? "" : " " + transform.dumped
    let middle = focus.map { " focus(\(VectorGraphics.dumped($0)))" } ?? ""
    let beyond = spread == .pad ? "" : " \(spread.rawValue)"
    let straight = isStraight ? " straight" : ""
    return "\(geometry.dumped)\(middle) stops(\(stops))\(beyond)\(straight)\(mixing)\(placing)"
  }
}

extension GradientPaint.Geometry {
  fileprivate var dumped: String {
    switch self {
    case .linear(let start, let end):
      "linear(\(VectorGraphics.dumped(start)) to \(VectorGraphics.dumped(end)))"
    case .radial(let center, let startRadius, let endRadius):
      "radial(\(VectorGraphics.dumped(center)) from \(points(startRadius)) "
        + "to \(points(endRadius)))"
    case .angular(let center, let start, let end):
      "angular(\(VectorGraphics.dumped(center)) from \(ratio(start.degrees)) "
        + "to \(ratio(end.degrees)))"
    }
  }
}

extension DisplayFilter {
  var dumped: String {
    switch self {
    case .blur(let radius, let opaque): "blur(\(points(radius))\(opaque ? " opaque" : ""))"
    case .shadow(let color, let radius, let offset):
      "shadow(\(color) \(points(radius)) offset \(points(offset.width)) \(points(offset.height)))"
    case .innerShadow(let color, let radius, let offset):
      "innerShadow(\(color) \(points(radius)) offset \(points(offset.width)) "
        + "\(points(offset.height)))"
    case .luminanceToAlpha: "luminanceToAlpha"
    case .graph(let graph):
      "graph(\(VectorGraphics.dumped(graph.region)) "
        + graph.steps.map(\.dumped).joined(separator: ", ") + ")"
    case .alphaThreshold(let least, let most, let color):
      "alphaThreshold(\(ratio(CGFloat(least))) to \(ratio(CGFloat(most))) \(color))"
    case .colorMatrix(let matrix):
      "matrix(\(matrix.map { CanonicalNumber.ratio($0) }.joined(separator: " ")))"
    }
  }
}
