import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
import ViewTree

/// What a mark looks like, as its modifiers say.
final class MarkStyle {
  /// The values; nil for what no modifier has said.
  struct Values {
    var foreground: AnyShapeStyle?
    var foregroundField: PlottedField?
    var symbol: SymbolSource?
    var symbolField: PlottedField?
    var symbolSize: CGSize?
    var symbolSizeField: PlottedField?
    var lineStyle: StrokeStyle?
    var lineStyleField: PlottedField?
    var interpolation: InterpolationMethod?
    var positionField: PlottedField?
    var positionSpan = MarkDimension.automatic
    var annotations: [MarkAnnotation] = []
    var cornerRadii: RectangleCornerRadii?
    var cornerStyle = RoundedCornerStyle.continuous
    var clip: MarkClip?
    /// How far the edges are moved, in points.
    var offset = EdgeOffsets()
    var opacity = 1.0
    var blurRadius: CGFloat = 0
    var shadow: MarkShadow?
    var zIndex: Double?
    var alignsWithPlot: Bool?
    /// The masks through which it is seen.
    var masks: [MarkPlace] = []
    /// The mask that it is part of; nil for what is drawn.
    var owner: MarkPlace?
    var accessibilityLabel: Text?
    var accessibilityValue: Text?
    var isAccessibilityHidden = false
  }

  var values: Values

  init(_ values: Values = Values()) { self.values = values }
}

/// How far the edges of a mark are moved, in points.
struct EdgeOffsets: Hashable {
  var xStart: CGFloat = 0
  var xEnd: CGFloat = 0
  var yStart: CGFloat = 0
  var yEnd: CGFloat = 0
}

/// A shape by which a mark is cut.
struct MarkClip {
  var shape: AnyShape
  var style: FillStyle
}

/// A shadow under a mark.
struct MarkShadow {
  var color: Color
  var radius: CGFloat
  var x: CGFloat
  var y: CGFloat
}

/// What stands at a point.
enum SymbolSource: @unchecked Sendable {
  case shape(AnyChartSymbolShape)
  case view(AnyView)
}

/// A view beside a mark.
struct MarkAnnotation {
  var position: AnnotationPosition
  var alignment: Alignment
  var spacing: CGFloat?
  var overflow: AnnotationOverflowResolution
  var view: AnyView
}

/// The position of an annotation relative to its mark.
public struct AnnotationPosition: Hashable, Sendable {
  enum Place: Hashable {
    case automatic, overlay, top, bottom, leading, trailing
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  let place: Place

  /// Above the mark.
  public static let automatic = AnnotationPosition(place: .automatic)
  /// Centered on the mark.
  public static let overlay = AnnotationPosition(place: .overlay)
  /// Above the mark.
  public static let top = AnnotationPosition(place: .top)
  /// Below the mark.
  public static let bottom = AnnotationPosition(place: .bottom)
  /// At the leading side of the mark.
  public static let leading = AnnotationPosition(place: .leading)
  /// At the trailing side of the mark.
  public static let trailing = AnnotationPosition(place: .trailing)
  /// Above and before it.
  public static let topLeading = AnnotationPosition(place: .topLeading)
  /// Above and after it.
  public static let topTrailing = AnnotationPosition(place: .topTrailing)
  /// Below and before it.
  public static let bottomLeading = AnnotationPosition(place: .bottomLeading)
  /// Below and after it.
  public static let bottomTrailing = AnnotationPosition(place: .bottomTrailing)
}

/// The handling of an annotation that does not fit.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// The boundary of an annotation.
  public struct Boundary: Hashable, Sendable {
    enum Kind: Hashable { case automatic, chart, plot }
    let kind: Kind
    /// The chart as a whole.
    public static var automatic: Boundary { Boundary(kind: .automatic) }
    /// The chart as a whole.
    public static var chart: Boundary { Boundary(kind: .chart) }
    /// The plot area.
    public static var plot: Boundary { Boundary(kind: .plot) }
  }

  /// The handling along an axis.
  public struct Strategy: Hashable, Sendable {
    enum Kind: Hashable {
      case automatic, disabled, padScale
      case fit(Boundary)
    }
    let kind: Kind
    /// Room is made for it.
    public static var automatic: Strategy { Strategy(kind: .automatic) }
    /// Nothing.
    public static var disabled: Strategy { Strategy(kind: .disabled) }
    /// Room is made for it.
    public static var padScale: Strategy { Strategy(kind: .padScale) }
    /// Moves the annotation inside the chart.
    public static var fit: Strategy { fit(to: .automatic) }
    /// Returns a strategy that moves the annotation inside a boundary.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
  }

  /// The handling along the x axis.
  public var x: Strategy
  /// The handling along the y axis.
  public var y: Strategy

  /// Room is made for it.
  public static var automatic: AnnotationOverflowResolution { AnnotationOverflowResolution() }

  /// Creates a resolution with a strategy for each axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
}
