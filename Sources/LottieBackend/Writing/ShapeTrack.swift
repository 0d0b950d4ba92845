import Foundation
import VectorGeometry
import VectorGraphics

/// A fill or a stroke over frames: what its layer is made of.
///
/// Either its outline moves, or it stays and is moved as a whole: whichever is shorter.
struct ShapeTrack {
  let start: Int
  let shapes: [LottieShape]

  /// The array of shapes.
  var buffer: JSONBuffer {
    let needsMotion = shapes[0].needsMotion
    if !needsMotion, shapes.allSatisfy(\.matrix.isIdentity) {
      return Self.array(parts(tolerance: LottieRenderer.lengthTolerance))
    }
    let moved = Self.array(moved)
    guard !needsMotion else { return moved }
    let flat = ShapeTrack(start: start, shapes: shapes.map(\.baked))
    let baked = Self.array(flat.parts(tolerance: LottieRenderer.lengthTolerance))
    return baked.bytes.count <= moved.bytes.count ? baked : moved
  }

  private static func array(_ parts: [JSONBuffer]) -> JSONBuffer {
    var buffer = JSONBuffer()
    buffer.array(parts)
    return buffer
  }

  /// The shapes in their own coordinates, in groups that are moved.
  private var moved: [JSONBuffer] {
    let matrices = shapes.map(\.matrix)
    let box = shapes.map(\.contours.box).reduce(CGRect.null) { $0.union($1) }
    let motion = LottieMotion(matrices, box: box)
    let scale = max(matrices.map { Double($0.largestScale) }.max() ?? 1, 1e-3)
    let share = LottieRenderer.lengthTolerance / 2
    var content = parts(tolerance: share / scale)
    for step in motion.steps {
      var transform = JSONBuffer()
      transform.object { buffer in
        buffer.key("ty")
        buffer.string("tr")
        step.write(start: start, tolerance: share / Double(motion.steps.count), to: &buffer)
      }
      var group = JSONBuffer()
      group.object { buffer in
        buffer.key("ty")
        buffer.string("gr")
        buffer.key("it")
        buffer.array(content + [transform])
      }
      content = [group]
    }
    return content
  }

  /// The outlines, then how they are painted.
  private func parts(tolerance: Double) -> [JSONBuffer] {
    let named = shapes.compactMap(\.named)
    var parts: [JSONBuffer] = []
    if named.count == shapes.count {
      parts.append(primitive(named, tolerance))
    } else {
      for place in shapes[0].contours.indices {
        let outline = OutlineProperty(
          start: start, contours: shapes.map { $0.contours[place] }, tolerance: tolerance)
        var part = JSONBuffer()
        part.object { buffer in
          buffer.key("ty")
          buffer.string("sh")
          buffer.key("ks")
          outline.write(to: &buffer)
        }
        parts.append(part)
      }
    }
    return parts + [PaintTrack(start: start, shapes: shapes, tolerance: tolerance).buffer]
  }

  /// Source: Lottie specification, Rectangle and Ellipse: `p` is the center.
  private func primitive(_ named: [LottieShape.Named], _ tolerance: Double) -> JSONBuffer {
    var (boxes, radii): ([CGRect], [Double]) = ([], [])
    var kind = "rc"
    for shape in named {
      switch shape {
      case .rectangle(let rect, let radius):
        boxes.append(rect.standardized)
        radii.append(Double(radius))
      case .ellipse(let rect):
        kind = "el"
        boxes.append(rect.standardized)
      }
    }
    var properties = [
      ("p", boxes.map { [Double($0.midX), Double($0.midY)] }),
      ("s", boxes.map { [Double($0.width), Double($0.height)] }),
    ]
    if kind == "rc" { properties.append(("r", radii.map { [$0] })) }
    var part = JSONBuffer()
    part.object { buffer in
      buffer.key("ty")
      buffer.string(kind)
      for (name, samples) in properties {
        buffer.key(name)
        // The error of a corner is the sum of the errors of the center and of half the size.
        LottieProperty(start: start, samples: samples, tolerance: tolerance / 3)
          .write(to: &buffer)
      }
    }
    return part
  }
}

extension LottieShape {
  /// The shape in the coordinates of the picture.
  var baked: LottieShape {
    var copy = self
    copy.contours = contours.map { $0.applying(matrix) }
    copy.primitive = primitive?.applying(matrix)
    copy.matrix = .identity
    if var stroke {
      let scale = matrix.meanScale
      stroke.lineWidth *= scale
      stroke.dash = stroke.dash.map { $0 * scale }
      stroke.dashPhase *= scale
      copy.stroke = stroke
    }
    if case .gradient(let gradient) = paint { copy.paint = .gradient(gradient.mapped(by: matrix)) }
    return copy
  }
}
