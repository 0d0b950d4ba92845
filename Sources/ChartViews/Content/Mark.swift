public import Foundation
import VectorGeometry
import ViewTree

/// One mark, as its content says.
struct Mark {
  enum Kind: UInt8 { case bar, line, area, point, rule, rectangle, sector, function }

  var kind: Kind
  var x: PlottedField?
  var y: PlottedField?
  var details: MarkDetails?
  var style: MarkStyle?
  var place: MarkPlace
  /// The points that it stands for beside its own; nil for one point.
  var run: PointRun?

  /// Changes the style; copies it first where it is shared.
  mutating func restyle(_ change: (inout MarkStyle.Values) -> Void) {
    if style == nil { style = MarkStyle() }
    if !isKnownUniquelyReferenced(&style), let old = style { style = MarkStyle(old.values) }
    if let style { change(&style.values) }
  }
}

/// What few marks have.
final class MarkDetails {
  var xEnd: PlottedField?
  var yEnd: PlottedField?
  var series: PlottedField?
  /// The size along x and along y.
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking: MarkStackingMethod?
  /// Places in points from the start of the plot, instead of values; nil for its edges.
  var xBounds: (CGFloat?, CGFloat?) = (nil, nil)
  var yBounds: (CGFloat?, CGFloat?) = (nil, nil)
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  var angularInset: CGFloat?
  var function: PlottedFunction?

  init(_ change: (MarkDetails) -> Void) { change(self) }
}

/// The size of a mark along an axis.
public struct MarkDimension: Hashable, Sendable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  enum Size: Hashable {
    case automatic
    case fixed(CGFloat)
    case inset(CGFloat)
    case ratio(CGFloat)
  }

  let size: Size

  /// As it is usual for the mark.
  public static var automatic: MarkDimension { MarkDimension(size: .automatic) }
  /// Returns a size in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(size: .fixed(value)) }
  /// Returns the available size minus an inset at both ends.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(size: .inset(value)) }
  /// Returns a fraction of the available size, 1 for all of it.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(size: .ratio(value)) }

  init(size: Size) { self.size = size }

  /// Creates a length in points.
  public init(integerLiteral value: Int) { self.init(size: .fixed(CGFloat(value))) }
  /// Creates a length in points.
  public init(floatLiteral value: Double) { self.init(size: .fixed(CGFloat(value))) }
}

/// The stacking of marks at one position.
public struct MarkStackingMethod: Hashable, Sendable {
  private let name: String

  /// One on the other from 0; negative ones below.
  public static var standard: MarkStackingMethod { MarkStackingMethod(name: "standard") }
  /// Each as its part of the whole.
  public static var normalized: MarkStackingMethod { MarkStackingMethod(name: "normalized") }
  /// One on the other, about a middle.
  public static var center: MarkStackingMethod { MarkStackingMethod(name: "center") }
  /// Each from 0.
  public static var unstacked: MarkStackingMethod { MarkStackingMethod(name: "unstacked") }
}

/// The interpolation of a line between its points.
public struct InterpolationMethod: Hashable, Sendable, CustomStringConvertible {
  enum Curve: Hashable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case cardinal(tension: CGFloat)
    case catmullRom(alpha: CGFloat)
  }

  let curve: Curve

  /// The name of the method, with its parameters.
  public var description: String { "\(curve)" }

  /// Straight lines between points.
  public static var linear: InterpolationMethod { InterpolationMethod(curve: .linear) }
  /// Smooth, and nowhere beyond the points.
  public static var monotone: InterpolationMethod { InterpolationMethod(curve: .monotone) }
  /// Steps at the first point of two.
  public static var stepStart: InterpolationMethod { InterpolationMethod(curve: .stepStart) }
  /// Steps halfway.
  public static var stepCenter: InterpolationMethod { InterpolationMethod(curve: .stepCenter) }
  /// Steps at the second point of two.
  public static var stepEnd: InterpolationMethod { InterpolationMethod(curve: .stepEnd) }
  /// A cardinal spline.
  public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
  /// A centripetal Catmull-Rom spline.
  public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }

  /// A cardinal spline; straight at a tension of 1.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(curve: .cardinal(tension: tension))
  }

  /// A Catmull-Rom spline: uniform at 0, centripetal at 0.5, chordal at 1.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(curve: .catmullRom(alpha: alpha))
  }
}
