package import Foundation
import ViewTree

/// A value of whatever kind, for charts that are made of documents.
package struct AnyPlottable: PrimitivePlottableProtocol, Hashable, Sendable {
  package let _plotted: _PlottedValue

  package init(_plotted: _PlottedValue) { self._plotted = _plotted }

  package init(_ number: Double) { _plotted = number._plotted }
  package init(_ name: String) { _plotted = name._plotted }
  package init(_ date: Date) { _plotted = date._plotted }
}

extension PlottableValue where Value == AnyPlottable {
  /// A value with a label, or the span of a unit of the calendar around it.
  package init(_ label: String, _ value: AnyPlottable, unit: Calendar.Component? = nil) {
    self.init(
      PlottedField(
        label: .text(Text(verbatim: label)), value: value._plotted,
        bin: unit.map { CalendarBin(unit: $0, calendar: nil) }))
  }
}
