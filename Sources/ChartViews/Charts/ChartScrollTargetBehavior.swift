import Foundation
import VectorGeometry
public import ViewTree

/// The resting positions of a scrolled chart.
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {
  /// Changes where a chart is to come to: at first where it would come to rest by itself.
  ///
  /// The target is in points of a plot that is as long as all of the scales.
  @MainActor func updateTarget(
    _ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

extension ChartScrollTargetBehavior {
  /// Leaves the target of other scroll views unchanged.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// The state of a chart that is about to stop.
@MainActor @dynamicMemberLookup
public struct ChartScrollTargetBehaviorContext {
  let base: ScrollTargetBehaviorContext
  /// The chart as a whole.
  public let chartProxy: ChartProxy

  /// A value of the chart's scroll view.
  public subscript<T>(dynamicMember keyPath: KeyPath<ScrollTargetBehaviorContext, T>) -> T {
    base[keyPath: keyPath]
  }
}

/// The behavior of a chart, for the scroll view that moves it.
struct ChartTargets: ScrollTargetBehavior {
  let proxy: ChartProxy

  nonisolated func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    var copy = target
    // Scroll views ask where views are laid out: on the main actor.
    nonisolated(unsafe) let context = context
    MainActor.assumeIsolated {
      proxy.settings.targetBehavior?.updateTarget(
        &copy,
        context: unsafe ChartScrollTargetBehaviorContext(base: context, chartProxy: proxy))
    }
    target = copy
  }
}
