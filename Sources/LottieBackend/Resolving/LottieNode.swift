import Foundation
import VectorGeometry
import VectorGraphics

/// One layer at one frame: all that is above it in the display list is resolved into it.
struct LottieNode: Equatable {
  enum Content: Equatable {
    case shape(LottieShape)
    case image(LottieImage)
    case composition(LottieComposition)
  }

  var content: Content
  /// The view that it comes from.
  var origin: String?
  /// Outlines, in points of the picture, outside of each of which nothing is drawn.
  var clips: [BezierContour] = []
  var opacity = 1.0
  var blendMode = BlendMode.normal

  /// What two nodes must have in common to be one layer at two frames.
  var form: String {
    let head =
      "\(origin ?? "")|\(clips.map(\.form).joined(separator: ","))|\(blendMode.rawValue)|"
    return switch content {
    case .shape(let shape): head + shape.form
    case .image(let image): head + "i\(image.image.width),\(image.image.height)"
    case .composition(let composition):
      head + "c\(composition.mask != nil)\(composition.isMaskInverted)"
    }
  }

  /// Whether two nodes can be one layer at two frames.
  func continues(_ other: LottieNode) -> Bool {
    if case .image(let image) = content, case .image(let before) = other.content,
      image.image != before.image
    {
      return false
    }
    return form == other.form
  }
}

/// A fill or a stroke.
struct LottieShape: Equatable {
  var contours: [BezierContour]
  /// What the outline is as a whole, if that has a name.
  var primitive: Path.Primitive?
  var isEOFilled = false
  /// Colors or gradients without a transform.
  var paint: Paint
  /// How the outline is drawn; nil for a fill.
  var stroke: StrokeStyle?
  /// Maps all that to the picture.
  var matrix: CGAffineTransform
  /// Whether the paint can't be said in the coordinates of the picture.
  var needsMotion = false

  var form: String {
    var form = contours.map(\.form).joined(separator: ",")
    switch named {
    case nil: break
    case .rectangle: form += "r"
    case .ellipse: form += "e"
    }
    form += isEOFilled ? "o" : "n"
    form += needsMotion ? "m" : ""
    if let stroke {
      form += "s\(stroke.lineCap)\(stroke.lineJoin)\(stroke.miterLimit)\(stroke.dash.count)"
    }
    guard case .gradient(let gradient) = paint else { return form }
    let isLinear = if case .linear = gradient.geometry { true } else { false }
    return form + "g\(isLinear)\(gradient.stops.count)"
  }
}

extension LottieShape {
  /// An outline that Lottie has a name for.
  enum Named: Equatable {
    case rectangle(CGRect, radius: CGFloat)
    case ellipse(CGRect)
  }

  /// The outline as one that Lottie has a name for; nil for others, and where it matters where dashes begin.
  var named: Named? { stroke?.isDashed == true ? nil : primitive?.named }
}

extension Path.Primitive {
  var named: LottieShape.Named? {
    switch self {
    case .rect(let rect): .rectangle(rect, radius: 0)
    case .ellipse(let rect): .ellipse(rect)
    case .roundedRect(let rect, let corner, .circular) where corner.width == corner.height:
      .rectangle(rect, radius: corner.width)
    case .roundedRect: nil
    }
  }
}

/// A picture of pixels.
struct LottieImage: Equatable {
  var image: EncodedImage
  /// Maps the pixels of the file, as they are stored, to the picture.
  var matrix: CGAffineTransform
}

/// Nodes that are composed apart.
struct LottieComposition: Equatable {
  /// Back to front.
  var nodes: [LottieNode]
  /// By whose alpha the nodes' is multiplied.
  var mask: [LottieNode]?
  /// Whether it is the mask's transparency instead.
  var isMaskInverted = false
}

extension StrokeStyle {
  /// Whether it has gaps.
  var isDashed: Bool { !dash.isEmpty && dash.allSatisfy { $0 >= 0 } && dash.contains { $0 > 0 } }
}
