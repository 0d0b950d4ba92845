import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
import ViewTree

/// What the modifiers around a chart say of it.
struct ChartSettings {
  /// What they say of one axis.
  struct Axis {
    var type: ScaleType?
    var domain: _ScaleDomain?
    var range: _PositionScaleRange?
    var visibility = Visibility.automatic
    /// The marks; nil for what is usual.
    var groups: [_AxisGroup]?
    var titles: [AxisTitle] = []
    /// How much of the scale is in sight, in numbers, seconds or names.
    var visibleLength: Double?
    /// What stands at the start of what is in sight.
    var scrollPosition: _PlottedValue?
    var isScrollable = false
    /// Tells what stands at the start of what is in sight; gives what that is told as.
    var tellScroll: ((_PlottedValue) -> _PlottedValue?)?
    var select: ((_PlottedValue?) -> Void)?
    var selectRange: ((_PlottedValue?, _PlottedValue?) -> Void)?
  }

  var x = Axis()
  var y = Axis()
  var foreground = StyleScale()
  var symbols = SymbolScale()
  var lineStyles = LineStyleScale()
  var symbolSizes: ClosedRange<CGFloat>?
  var legend = LegendSettings()
  var plotStyles: [@MainActor (AnyView) -> AnyView] = []
  var overlays: [ChartLayer] = []
  var backgrounds: [ChartLayer] = []
  var selectAngle: ((_PlottedValue?) -> Void)?
  /// What fingers do in place of selecting.
  var gesture: (@MainActor (ChartProxy) -> AnyGesture<Void>)?
  var targetBehavior: (any ChartScrollTargetBehavior)?
}

/// What is written beside an axis.
struct AxisTitle {
  var view: AnyView
  var position: AnnotationPosition
  var alignment: Alignment?
  var spacing: CGFloat?
}

/// A view over or under a chart.
struct ChartLayer {
  var alignment: Alignment
  var content: @MainActor (ChartProxy) -> AnyView
}

/// What is said of the legend.
struct LegendSettings {
  var visibility = Visibility.automatic
  var position = AnnotationPosition.automatic
  var alignment: Alignment?
  var spacing: CGFloat?
  /// A legend of one's own.
  var content: AnyView?
}

/// Which styles values have.
struct StyleScale {
  var domain: [_PlottedValue]?
  var range: [AnyShapeStyle]?
  var gradient: Gradient?
  var map: ((_PlottedValue) -> AnyShapeStyle?)?
}

/// Which symbols values have.
struct SymbolScale {
  var domain: [_PlottedValue]?
  var range: [SymbolSource]?
  var map: ((_PlottedValue) -> SymbolSource?)?
}

/// Which dashes values have.
struct LineStyleScale {
  var domain: [_PlottedValue]?
  var range: [StrokeStyle]?
  var map: ((_PlottedValue) -> StrokeStyle?)?
}

extension ChartSettings.Axis {
  /// Sets a value to that under a finger.
  mutating func tellSelection<P: Plottable>(to value: Binding<P?>) {
    select = { plotted in value.wrappedValue = plotted.flatMap { P(plotted: $0) } }
  }

  /// Sets a range to the values between which a finger has gone.
  mutating func tellSelection<P: Plottable & Comparable>(to range: Binding<ClosedRange<P>?>) {
    selectRange = { lower, upper in
      guard let lower = lower.flatMap({ P(plotted: $0) }),
        let upper = upper.flatMap({ P(plotted: $0) }), lower <= upper
      else {
        range.wrappedValue = nil
        return
      }
      range.wrappedValue = lower...upper
    }
  }

  /// Begins at a position, and sets a value to where it is scrolled to.
  mutating func scroll<P: Plottable>(to position: _PlottedValue, telling value: Binding<P>) {
    scrollPosition = position
    tellScroll = { plotted in
      guard let new = P(plotted: plotted) else { return nil }
      value.wrappedValue = new
      return new.plotted
    }
  }
}

private struct ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  /// What the modifiers around say of charts.
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

extension View {
  /// Says something of the charts inside.
  nonisolated func chart(
    _ change: @escaping (inout ChartSettings) -> Void
  ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<ChartSettings>> {
    transformEnvironment(\.chartSettings, transform: change)
  }
}
