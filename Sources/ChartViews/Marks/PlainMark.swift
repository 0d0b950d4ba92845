package import Foundation

/// A mark of any kind, with what the keys of a document say of it.
///
/// Which of the values go together is for those who make it: a bar has `xStart` and `xEnd`, or `x`.
package nonisolated struct PlainMark: ChartContent {
  /// The kinds of marks that stand for one piece of data.
  package enum Kind: Sendable { case bar, line, area, point, rule, rectangle, sector }
  package typealias Body = Never
  package typealias Field = PlottableValue<AnyPlottable>

  package var kind: Kind
  /// The value along x or the one that it begins at; of sectors the angle.
  package var x: Field?
  package var xEnd: Field?
  package var y: Field?
  package var yEnd: Field?
  package var series: Field?
  package var width = MarkDimension.automatic
  package var height = MarkDimension.automatic
  package var stacking: MarkStackingMethod?
  package var innerRadius = MarkDimension.automatic
  package var outerRadius = MarkDimension.automatic
  package var angularInset: CGFloat?

  package nonisolated init(_ kind: Kind) { self.kind = kind }

  /// Adds the mark.
  @MainActor package func _collect(into collector: inout _MarkCollector) {
    let details = MarkDetails {
      ($0.xEnd, $0.yEnd, $0.series) = (xEnd?.field, yEnd?.field, series?.field)
      ($0.width, $0.height, $0.stacking) = (width, height, stacking)
      ($0.innerRadius, $0.outerRadius) = (innerRadius, outerRadius)
      $0.angularInset = angularInset
    }
    let kind: Mark.Kind =
      switch self.kind {
      case .bar: .bar
      case .line: .line
      case .area: .area
      case .point: .point
      case .rule: .rule
      case .rectangle: .rectangle
      case .sector: .sector
      }
    collector.marks.append(
      Mark(kind: kind, x: x?.field, y: y?.field, details: details, place: collector.place))
  }
}
