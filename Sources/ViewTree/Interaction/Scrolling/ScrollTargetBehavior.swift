public import Foundation
public import VectorGeometry
import ViewAnimation
import ViewLayout

/// The target of a scroll view's movement.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content to make visible, in points.
  public var rect: CGRect
  /// The point of the part that is aligned with the same point of the window, or `nil` for the start.
  public var anchor: UnitPoint?

  /// A part of the content.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// A rule for the resting positions of a scroll view.
public protocol ScrollTargetBehavior {
  /// Changes where a scroll view is to come to: at first where it would come to rest by itself.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// What a behaviour knows of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext
}

/// The state of a scroll view that is about to stop.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// The target when the drag began.
  public let originalTarget: ScrollTarget
  /// The velocity of the content, in points per second.
  public let velocity: CGVector
  /// The size of the content, in points.
  public let contentSize: CGSize
  /// The size of the window, in points.
  public let containerSize: CGSize
  /// Along which it scrolls.
  public let axes: Axis.Set

  let environment: EnvironmentValues
  let ranges: ScrollRanges
  /// Where the views are that it may stop at.
  let targets: [CGRect]

  /// A value of the scroll view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }

  /// How fast it moves along an axis.
  func velocity(along axis: Axis) -> Double {
    axis == .horizontal ? velocity.dx : velocity.dy
  }

  /// Whether it was released fast: 1 to the bottom or the trailing edge, -1 to the other side, else 0.
  package func swipe(along axis: Axis) -> Int {
    let velocity = velocity(along: axis)
    return abs(velocity) > ScrollRange.pagingSpeed ? velocity > 0 ? 1 : -1 : 0
  }

  /// Where it was released that would come to rest at a target by itself.
  package func released(_ target: ScrollTarget, along axis: Axis) -> CGFloat {
    target.rect.origin[axis]
      - ScrollDeceleration.normal.projectedEnd(from: 0, velocity: velocity(along: axis))
  }

  /// Whether its surroundings are compact along an axis.
  package func isCompact(along axis: Axis) -> Bool {
    (axis == .horizontal ? environment.horizontalSizeClass : environment.verticalSizeClass)
      == .compact
  }
}

/// A scroll view stops at whole pages: as long as its window, and no farther than one from where a drag began.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Whole pages.
  public init() {}

  /// The page that a fast release turns to, or else the nearest.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis.set) {
      target.rect.origin[axis] = context.ranges[axis].page(
        from: context.originalTarget.rect.origin[axis],
        at: context.released(target, along: axis), velocity: context.velocity(along: axis))
    }
  }
}

/// A scroll view stops at whole views: those of a `scrollTargetLayout`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// The maximum distance of one movement.
  public struct LimitBehavior: Sendable, Hashable {
    fileprivate enum Limit { case automatic, window, one, none }
    fileprivate let limit: Limit

    /// As `always` where the surroundings are compact along the axis, else as `never`.
    public static var automatic: LimitBehavior { LimitBehavior(limit: .automatic) }
    /// No farther than a window's length.
    public static var always: LimitBehavior { LimitBehavior(limit: .window) }
    /// No farther than a window's length.
    public static var alwaysByFew: LimitBehavior { LimitBehavior(limit: .window) }
    /// One view.
    public static var alwaysByOne: LimitBehavior { LimitBehavior(limit: .one) }
    /// As far as the finger throws it.
    public static var never: LimitBehavior { LimitBehavior(limit: .none) }
  }

  private let limitBehavior: LimitBehavior

  /// Whole views.
  public init(limitBehavior: LimitBehavior = .automatic) { self.limitBehavior = limitBehavior }

  /// The view whose start is nearest.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis.set) {
      let range = context.ranges[axis]
      let starts = Set(context.targets.map { range.clamped($0.origin[axis]) }).sorted()
      guard !starts.isEmpty else { continue }
      let origin = context.originalTarget.rect.origin[axis]
      let end = range.clamped(target.rect.origin[axis])
      target.rect.origin[axis] =
        limited(starts, around: origin, in: context, along: axis)
        .min { abs($0 - end) < abs($1 - end) } ?? end
    }
  }

  private func limited(
    _ starts: [Double], around origin: Double, in context: TargetContext, along axis: Axis
  ) -> [Double] {
    let first = starts.indices.min { abs(starts[$0] - origin) < abs(starts[$1] - origin) } ?? 0
    switch limitBehavior.limit {
    case .none: return starts
    case .automatic where !context.isCompact(along: axis): return starts
    case .one: return Array(starts[max(first - 1, 0)...min(first + 1, starts.count - 1)])
    case .automatic, .window:
      let length = Double(context.containerSize[axis])
      let near = starts.filter { abs($0 - origin) <= length + 0.01 }
      // A view longer than the window can still be left.
      return near.count > 1
        ? near : Array(starts[max(first - 1, 0)...min(first + 1, starts.count - 1)])
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Whole views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Whole views.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

/// A type-erased behavior.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let base: any ScrollTargetBehavior

  /// Creates a type-erased behavior.
  public init(_ base: some ScrollTargetBehavior) { self.base = base }

  /// Updates the target with the wrapped behavior.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
}

extension EnvironmentValues {
  /// Where the scroll views inside stop; nil for anywhere.
  var scrollTargetBehavior: (any ScrollTargetBehavior)? {
    get { self[ScrollTargetBehaviorKey.self] }
    set { self[ScrollTargetBehaviorKey.self] = newValue }
  }
}

private enum ScrollTargetBehaviorKey: EnvironmentKey {
  static var defaultValue: (any ScrollTargetBehavior)? { nil }
}

extension View {
  /// Sets where scroll views inside stop.
  public nonisolated func scrollTargetBehavior(
    _ behavior: some ScrollTargetBehavior
  ) -> some View {
    environment(\.scrollTargetBehavior, behavior)
  }
}
