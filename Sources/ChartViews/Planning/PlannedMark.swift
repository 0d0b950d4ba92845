import Foundation
import VectorGeometry
import VectorGraphics
import ViewTree

/// A shape in the plot with its paint.
struct PlannedMark: Identifiable {
  var id: AnyHashable
  var shape: MarkShape
  var style: AnyShapeStyle
  var opacity = 1.0
  var blurRadius: CGFloat = 0
  var shadow: MarkShadow?
  var clip: MarkClip?
  var zIndex = 0.0
  /// Whether nothing is drawn outside of the plot.
  var isClipped = false
  var label: Text?
  var value: Text?
  var isHidden = false
  /// The masks through which it is seen, and the one that it is part of.
  var masks: [MarkPlace] = []
  var owner: MarkPlace?
  /// The marks where it is seen; nil for everywhere.
  var mask: [PlannedMark]?

  init(id: AnyHashable, shape: MarkShape, style: AnyShapeStyle, _ values: MarkStyle.Values?) {
    (self.id, self.shape, self.style) = (id, shape, style)
    guard let values else { return }
    opacity = values.opacity
    blurRadius = values.blurRadius
    (shadow, clip) = (values.shadow, values.clip)
    zIndex = values.zIndex ?? 0
    label = values.accessibilityLabel
    value = values.accessibilityValue
    isHidden = values.isAccessibilityHidden
    (masks, owner) = (values.masks, values.owner)
    self.shape.alignsWithPlot = values.alignsWithPlot ?? false
  }
}

/// A view at a mark.
struct PlannedView: Identifiable {
  /// What it is beside.
  enum Target {
    case box(PlotBox)
    /// A sector: shares of the turn, and the figure.
    case sector(Double, Double, SectorFigure)
  }

  var id: AnyHashable
  var target: Target
  var annotation: MarkAnnotation
  /// Whether it is a point's symbol.
  var isSymbol = false
}

/// A value that is marked along an axis.
struct PlannedTick {
  var value: AxisValue
  /// The share of the scale where it is.
  var share: Double
  /// The share in the middle between it and the next one, or of the name's place.
  var middle: Double
  var parts: _AxisParts
}

/// Some marks along an axis.
struct PlannedGroup {
  var ticks: [PlannedTick]
  var position: AxisMarkPosition
  var preset: AxisMarkPreset
  /// Writes what labels without a format of their own say.
  var write: (_PlottedValue) -> String
  /// Why the format of the group can't write a value, a sentence; nil where it can.
  var problem: ((_PlottedValue) -> String?)?
}
