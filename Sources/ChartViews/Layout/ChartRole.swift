import Foundation
import VectorGeometry
import ViewLayout
import ViewTree

/// What a view of a chart is for its layout.
enum ChartRole {
  /// The plot area.
  case plot
  /// Something as large as the plot, at its place.
  case underPlot
  case label(LabelPlace)
  case title(TitlePlace)
  case legend(LegendPlace)
  case annotation(AnnotationPlace)

  var isPlot: Bool {
    if case .plot = self { return true }
    return false
  }
}

/// Where a label of an axis stands.
struct LabelPlace {
  var edge: Edge
  /// The share of the scale.
  var share: Double
  /// The part of the label that stands at the value; nil for its middle.
  var anchor: UnitPoint?
  /// How far the label is from the plot, in points.
  var spacing: CGFloat
  /// How far the label is from its value along the axis, in points.
  var shift: CGFloat = 0
  var offset = CGSize.zero
  var collision = AxisValueLabelCollisionResolution.Kind.automatic
  /// Which labels it shares the axis with.
  var group: Int
  /// Whether it stands in the plot.
  var isInset = false
  /// How much of the axis there is for it, as a share.
  var room: Double
}

/// Where what is written beside an axis stands.
struct TitlePlace {
  var edge: Edge
  var alignment: Alignment
  var spacing: CGFloat
}

/// Where a legend stands.
struct LegendPlace {
  /// Nil for a place on the plot.
  var edge: Edge?
  var alignment: Alignment
  var spacing: CGFloat
}

/// Where a view at a mark stands.
struct AnnotationPlace {
  var target: PlannedView.Target
  var annotation: MarkAnnotation
  var isSymbol: Bool
}

struct ChartRoleKey: LayoutValueKey {
  static var defaultValue: ChartRole { .underPlot }
}

extension View {
  /// Tells the chart's layout what the view is.
  func chartRole(_ role: ChartRole) -> some View {
    layoutValue(key: ChartRoleKey.self, value: role)
  }
}
