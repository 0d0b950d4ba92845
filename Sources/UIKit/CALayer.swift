// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import CoreGraphics
public import Foundation
import IntegerConversion
import ShapeShift
import ViewTree

/// What a view is drawn on: its edge, its corners, its shadow, and layers inside.
open class CALayer {
  /// A layer without size.
  public required init() {}

  /// The rectangle in the layer around, in points.
  open var frame = CGRect.zero
  /// The rectangle in the layer's own coordinates, in points.
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// Whether what is outside of the outline is cut.
  public var masksToBounds = false
  /// The width of the edge, in points.
  public var borderWidth: CGFloat = 0
  /// The color of the edge; nil for black.
  public var borderColor: CGColor?
  public var backgroundColor: CGColor?
  /// How opaque the layer is; of layers inside.
  public var opacity: Float = 1
  /// Whether the layer is away; of layers inside.
  public var isHidden = false
  /// The color of the shadow; nil for black.
  public var shadowColor: CGColor?
  /// How opaque the shadow is: 0 for none.
  public var shadowOpacity: Float = 0
  /// How wide the shadow is, in points.
  public var shadowRadius: CGFloat = 3
  /// Where the shadow stands, in points.
  public var shadowOffset = CGSize(width: 0, height: -3)
  /// Layers inside, from behind to the front.
  public private(set) var sublayers: [CALayer]?
  private weak var superlayer: CALayer?

  /// Puts a layer in front of those that are there.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  /// Puts a layer among those that are there.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  /// Takes the layer out of the one around.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// Whether the layer shows more than a view's edge.
  var hasContent: Bool { sublayers?.isEmpty == false || type(of: self) != CALayer.self }
}

/// A layer with a gradient along a line.
open class CAGradientLayer: CALayer {
  /// The colors, each a `CGColor`.
  public var colors: [Any]?
  /// Where the colors stand, 0...1; nil for at equal distances.
  public var locations: [NSNumber]?
  /// Where the line begins, in shares of the size.
  public var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the line ends, in shares of the size.
  public var endPoint = CGPoint(x: 0.5, y: 1)
  /// The kind of gradient; here each is along a line.
  public var type = CAGradientLayerType.axial

  fileprivate var gradient: Gradient {
    let colors = (colors ?? []).compactMap { $0 as? CGColor }.map { Color(cgColor: $0) }
    guard let locations, locations.count == colors.count else { return Gradient(colors: colors) }
    return Gradient(
      stops: zip(colors, locations).map {
        Gradient.Stop(color: $0, location: CGFloat($1.doubleValue))
      })
  }
}

/// Kinds of gradients.
public struct CAGradientLayerType: Hashable, Sendable {
  private let name: String
  /// Along a line.
  public static let axial = CAGradientLayerType(name: "axial")
  /// Around a point.
  public static let radial = CAGradientLayerType(name: "radial")
  /// About a point.
  public static let conic = CAGradientLayerType(name: "conic")
}

/// A layer with a path.
open class CAShapeLayer: CALayer {
  /// The path, in the layer's own coordinates.
  public var path: CGPath?
  /// What it is filled with; nil for nothing.
  public var fillColor: CGColor? = UIColor.black.cgColor
  /// What its line has; nil for no line.
  public var strokeColor: CGColor?
  /// The width of the line, in points.
  public var lineWidth: CGFloat = 1
  /// How the line ends.
  public var lineCap = CAShapeLayerLineCap.butt
  /// How the line turns.
  public var lineJoin = CAShapeLayerLineJoin.miter
  /// The lengths of dashes and gaps, in points.
  public var lineDashPattern: [NSNumber]?
  /// Where in the dashes the line begins, in points.
  public var lineDashPhase: CGFloat = 0
  /// Where the line begins, 0...1.
  public var strokeStart: CGFloat = 0
  /// Where the line ends, 0...1.
  public var strokeEnd: CGFloat = 1

  fileprivate var line: StrokeStyle {
    StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap.cap, lineJoin: lineJoin.join,
      dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
  }
}

/// How lines end.
public struct CAShapeLayerLineCap: Hashable, Sendable {
  fileprivate let cap: CGLineCap
  /// At their end.
  public static let butt = CAShapeLayerLineCap(cap: .butt)
  public static let round = CAShapeLayerLineCap(cap: .round)
  /// Half a width on.
  public static let square = CAShapeLayerLineCap(cap: .square)
}

/// How lines turn.
public struct CAShapeLayerLineJoin: Hashable, Sendable {
  fileprivate let join: CGLineJoin
  public static let miter = CAShapeLayerLineJoin(join: .miter)
  public static let round = CAShapeLayerLineJoin(join: .round)
  public static let bevel = CAShapeLayerLineJoin(join: .bevel)
}

// MARK: Pictures

/// What is on a layer, and on those inside.
struct CALayerPicture: ObjectPicture {
  nonisolated(unsafe) let layer: CALayer

  nonisolated init(layer: CALayer) { unsafe self.layer = layer }

  var body: some View {
    let layer = unsafe layer
    ZStack(alignment: .topLeading) {
      Color.clear
      content(of: layer)
      ForEach(Array((layer.sublayers ?? []).enumerated()), id: \.offset) { _, inner in
        if !inner.isHidden {
          CALayerPicture(layer: inner)
            .background(Color(cgColor: inner.backgroundColor ?? UIColor.clear.cgColor))
            .clipShape(RoundedRectangle(cornerRadius: inner.cornerRadius, style: .circular))
            .overlay { CALayerEdge(layer: inner) }
            .frame(width: max(inner.frame.width, 0), height: max(inner.frame.height, 0))
            .offset(x: inner.frame.minX, y: inner.frame.minY)
            .opacity(Double(inner.opacity))
        }
      }
    }
  }

  @ViewBuilder private func content(of layer: CALayer) -> some View {
    switch layer {
    case let layer as CAGradientLayer:
      LinearGradient(
        gradient: layer.gradient, startPoint: UnitPoint(layer.startPoint),
        endPoint: UnitPoint(layer.endPoint))
    case let layer as CAShapeLayer: if let path = layer.path { shape(Path(path), of: layer) }
    default: EmptyView()
    }
  }

  @ViewBuilder private func shape(_ path: Path, of layer: CAShapeLayer) -> some View {
    if let color = layer.fillColor { path.fill(Color(cgColor: color)) }
    if let color = layer.strokeColor {
      path.trim(from: layer.strokeStart, to: layer.strokeEnd)
        .stroke(Color(cgColor: color), style: layer.line)
    }
  }
}

/// The edge of a layer.
struct CALayerEdge: ObjectPicture {
  nonisolated(unsafe) let layer: CALayer

  nonisolated init(layer: CALayer) { unsafe self.layer = layer }

  var body: some View {
    let layer = unsafe layer
    if layer.borderWidth > 0 {
      RoundedRectangle(cornerRadius: layer.cornerRadius, style: .circular)
        .strokeBorder(
          Color(cgColor: layer.borderColor ?? UIColor.black.cgColor),
          lineWidth: layer.borderWidth)
    }
  }
}

extension UnitPoint {
  fileprivate init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}
