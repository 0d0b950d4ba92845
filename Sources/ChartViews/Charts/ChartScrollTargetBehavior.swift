import Foundation
import VectorGeometry
public import ViewTree

/// Where a chart comes to rest after it has been scrolled.
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {
  /// Changes where a chart is to come to: at first where it would come to rest by itself.
  ///
  /// The target is in points of a plot that is as long as all of the scales.
  @MainActor func updateTarget(
    _ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

extension ChartScrollTargetBehavior {
  /// Leaves the target of what is no chart.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// What is known of a chart that is to come to rest somewhere.
@MainActor @dynamicMemberLookup
public struct ChartScrollTargetBehaviorContext {
  let base: ScrollTargetBehaviorContext
  /// The chart.
  public let chartProxy: ChartProxy

  /// What is known of its scroll view.
  public subscript<T>(dynamicMember keyPath: KeyPath<ScrollTargetBehaviorContext, T>) -> T {
    base[keyPath: keyPath]
  }
}

/// The behaviour of a chart, for the scroll view that moves it.
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
