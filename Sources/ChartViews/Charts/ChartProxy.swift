public import Foundation
public import VectorGeometry
public import ViewTree

/// The scales and positions of a chart, for views over or under it.
@MainActor
public struct ChartProxy {
  let plan: ChartPlan
  let settings: ChartSettings
  /// The plot in the coordinates of the chart.
  let frame: CGRect

  /// The frame of the plot, or an empty rectangle before it is laid out.
  public var plotFrame: Anchor<CGRect>? { plotAreaFrame }

  /// The size of the plot, in points.
  public var plotSize: CGSize { frame.size }

  /// The frame of the visible part of the plot, or an empty rectangle before it is laid out.
  public var plotContainerFrame: Anchor<CGRect>? { plotAreaFrame }

  /// The frame of the plot, or an empty rectangle before it is laid out.
  public let plotAreaFrame: Anchor<CGRect>

  /// The size of the plot, in points.
  public var plotAreaSize: CGSize { frame.size }

  init(plan: ChartPlan, settings: ChartSettings, frame: CGRect, plotFrame: Anchor<CGRect>?) {
    (self.plan, self.settings, self.frame) = (plan, settings, frame)
    plotAreaFrame = plotFrame ?? .nowhere
  }

  /// Where a value along x is, in points from the left of the plot; nil for a name that is not there.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    plan.x.unit(value.plotted).map { plan.space.x(plan.x.share($0), in: frame.size) }
  }

  /// Where a value along y is, in points from the top of the plot; nil for a name that is not there.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    plan.y.unit(value.plotted).map { plan.space.y(plan.y.share($0), in: frame.size) }
  }

  /// Where two values are, in points from the upper left of the plot.
  public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// From where to where a name is along x, in points from the left of the plot.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    range(value.plotted, plan.x) { plan.space.x($0, in: frame.size) }
  }

  /// From where to where a name is along y, in points from the top of the plot.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    range(value.plotted, plan.y) { plan.space.y($0, in: frame.size) }
  }

  private func range(
    _ value: _PlottedValue, _ scale: PositionScale, _ place: (Double) -> CGFloat
  ) -> ClosedRange<CGFloat>? {
    guard let unit = scale.unit(value) else { return nil }
    let half = scale.isCategory ? 0.5 : 0
    let ends = [place(scale.share(unit - half)), place(scale.share(unit + half))]
    return min(ends[0], ends[1])...max(ends[0], ends[1])
  }

  /// The value at a place along x, in points from the left of the plot; nil if it is of another type.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    plotted(atX: position).flatMap { P(plotted: $0) }
  }

  /// The value at a place along y, in points from the top of the plot; nil if it is of another type.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    plotted(atY: position).flatMap { P(plotted: $0) }
  }

  /// The values at a place, in points from the upper left of the plot.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }

  /// The value of the running sum of the sectors at an angle, clockwise from the top.
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
    plotted(atAngle: angle).flatMap { P(plotted: $0) }
  }

  func plotted(atX position: CGFloat) -> _PlottedValue? {
    plan.x.value(at: plan.x.share(atPlace: position, over: frame.width))
  }

  func plotted(atY position: CGFloat) -> _PlottedValue? {
    plan.y.value(at: plan.y.share(atPlace: frame.height - position, over: frame.height))
  }

  func plotted(atAngle angle: Angle) -> _PlottedValue? {
    let turn = angle.degrees / 360
    let total = plan.sectors.reduce(0) { $0 + ($1.value.number ?? 0) }
    guard total > 0 else { return nil }
    return .number((turn - turn.rounded(.down)) * total)
  }

  /// Returns the style of a value.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    plan.styles.style(for: value.plotted)
  }

  /// Returns the domain of the x scale: both ends, or all names.
  public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(plan.x) }

  /// Returns the domain of the y scale: both ends, or all names.
  public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(plan.y) }

  private func domain<P: Plottable>(_ scale: PositionScale) -> [P] {
    let values: [_PlottedValue] =
      scale.isCategory
      ? scale.categories.map { .category($0) }
      : [scale.lower, scale.upper].map { scale.isDate ? .date($0) : .number($0) }
    return values.compactMap { P(plotted: $0) }
  }
}
