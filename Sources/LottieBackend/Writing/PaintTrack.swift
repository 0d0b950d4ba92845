import Foundation
import VectorGeometry
import VectorGraphics

/// The paint of a shape over frames: a fill or a stroke with a color or a gradient.
struct PaintTrack {
  let start: Int
  let shapes: [LottieShape]
  /// How far a point of a gradient, or an edge of a line, may be off.
  let tolerance: Double

  /// The one object that says it.
  var buffer: JSONBuffer {
    let gradients = shapes.compactMap { shape -> GradientPaint? in
      guard case .gradient(let gradient) = shape.paint else { return nil }
      return gradient
    }
    let colors = shapes.compactMap { shape -> Color.Resolved? in
      guard case .color(let color) = shape.paint else { return nil }
      return color.clamped
    }
    let isFill = shapes[0].stroke == nil
    var buffer = JSONBuffer()
    buffer.object { buffer in
      buffer.key("ty")
      buffer.string(gradients.isEmpty ? (isFill ? "fl" : "st") : (isFill ? "gf" : "gs"))
      if gradients.isEmpty {
        buffer.key("c")
        property(colors.map { [Double($0.red), Double($0.green), Double($0.blue)] })
          .write(to: &buffer)
      } else {
        write(gradients, to: &buffer)
      }
      buffer.key("o")
      let alphas = colors.isEmpty ? shapes.map { _ in 1 } : colors.map { Double($0.opacity) }
      LottieProperty(
        start: start, samples: alphas.map { [$0 * 100] },
        tolerance: LottieRenderer.levelTolerance * 100, decimals: 2
      ).write(to: &buffer)
      if isFill {
        buffer.whole([("r", shapes[0].isEOFilled ? 2 : 1)])
      } else {
        writeLine(shapes.compactMap(\.stroke), to: &buffer)
      }
    }
    return buffer
  }

  private func property(_ samples: [[Double]]) -> LottieProperty {
    LottieProperty(
      start: start, samples: samples, tolerance: LottieRenderer.levelTolerance, decimals: 4)
  }

  private func length(_ samples: [[Double]]) -> LottieProperty {
    LottieProperty(start: start, samples: samples, tolerance: tolerance / 2.0.squareRoot())
  }

  // MARK: Gradients

  /// Source: Lottie specification, Gradient: places and colors of all stops, then places and opacities of all.
  private func write(_ gradients: [GradientPaint], to buffer: inout JSONBuffer) {
    let hasAlpha = gradients.contains { $0.stops.contains { $0.color.opacity < 1 } }
    let stops = gradients.map { gradient -> [Double] in
      let colors = gradient.stops.flatMap { stop -> [Double] in
        let color = stop.color.clamped
        return [
          Double(stop.location), Double(color.red), Double(color.green), Double(color.blue),
        ]
      }
      guard hasAlpha else { return colors }
      return colors + gradient.stops.flatMap { [Double($0.location), Double($0.color.opacity)] }
    }
    let lines = gradients.map(\.line)
    buffer.whole([("t", gradients[0].isLinear ? 1 : 2)])
    buffer.key("g")
    buffer.object { buffer in
      buffer.whole([("p", gradients[0].stops.count)])
      buffer.key("k")
      property(stops).write(to: &buffer)
    }
    for (name, point) in [("s", \GradientPaint.Line.start), ("e", \GradientPaint.Line.end)] {
      buffer.key(name)
      length(lines.map { [Double($0[keyPath: point].x), Double($0[keyPath: point].y)] })
        .write(to: &buffer)
    }
    guard !gradients[0].isLinear else { return }
    buffer.key("h")
    LottieProperty(start: start, samples: lines.map { [$0.highlight] }, tolerance: 0.1)
      .write(to: &buffer)
    buffer.key("a")
    LottieProperty(start: start, samples: lines.map { [$0.angle] }, tolerance: 0.1)
      .write(to: &buffer)
  }

  // MARK: Lines

  /// Source: Lottie specification, Stroke.
  private func writeLine(_ styles: [StrokeStyle], to buffer: inout JSONBuffer) {
    let style = styles[0]
    buffer.key("w")
    length(styles.map { [Double($0.lineWidth)] }).write(to: &buffer)
    let cap =
      switch style.lineCap {
      case .butt: 1
      case .round: 2
      case .square: 3
      }
    let join =
      switch style.lineJoin {
      case .miter: 1
      case .round: 2
      case .bevel: 3
      }
    buffer.whole([("lc", cap), ("lj", join)])
    buffer.key("ml")
    buffer.number(Double(style.miterLimit))
    guard style.isDashed else { return }
    // Dashes and gaps take turns: an odd number of them is twice as many.
    let count = style.dash.count % 2 == 0 ? style.dash.count : style.dash.count * 2
    buffer.key("d")
    buffer.array { buffer in
      for place in 0..<count {
        let lengths = styles.map { [Double($0.dash[place % $0.dash.count])] }
        write(place % 2 == 0 ? "d" : "g", lengths, to: &buffer)
      }
      write("o", styles.map { [Double($0.dashPhase)] }, to: &buffer)
    }
  }

  private func write(_ name: String, _ lengths: [[Double]], to buffer: inout JSONBuffer) {
    buffer.object { buffer in
      buffer.key("n")
      buffer.string(name)
      buffer.key("v")
      length(lengths).write(to: &buffer)
    }
  }
}

extension GradientPaint {
  /// A gradient as Lottie draws it: from one point to another, or from a center to a point at its edge.
  struct Line {
    var start: CGPoint
    var end: CGPoint
    /// The distance of the focus from the center, in hundredths of the radius.
    var highlight = 0.0
    /// Where the focus is, in degrees from the line.
    var angle = 0.0
  }

  var isLinear: Bool {
    if case .linear = geometry { true } else { false }
  }

  var line: Line {
    switch geometry {
    case .linear(let start, let end): return Line(start: start, end: end)
    case .radial(let center, _, let radius):
      var line = Line(start: center, end: CGPoint(x: center.x + radius, y: center.y))
      guard let focus, radius > 0 else { return line }
      let (x, y) = (Double(focus.x - center.x), Double(focus.y - center.y))
      line.highlight = min(hypot(x, y) / Double(radius) * 100, 99)
      line.angle = atan2(y, x) * 180 / .pi
      return line
    case .angular(let center, _, _): return Line(start: center, end: center)
    }
  }
}
