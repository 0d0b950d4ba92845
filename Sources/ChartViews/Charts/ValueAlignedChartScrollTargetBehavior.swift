public import Foundation
import VectorGeometry
public import ViewTree

/// Rest at values.
///
/// After a swipe the next major value that way, if there are such; else the nearest value, or an end of the scale.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  private var x: ValueAlignment
  private var y: ValueAlignment
  private var limit: ValueAlignedLimitBehavior

  private nonisolated init(
    _ x: ValueAlignment, _ y: ValueAlignment, _ limit: ValueAlignedLimitBehavior
  ) {
    (self.x, self.y, self.limit) = (x, y, limit)
  }

  /// Rest at multiples of a number.
  public nonisolated init<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    let alignment = ValueAlignment(.multiples(of: unit), majorAlignment?.major)
    self.init(alignment, alignment, limitBehavior)
  }

  /// Rest where units of a calendar begin.
  public nonisolated init(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    let alignment = ValueAlignment(.matching(components), majorAlignment?.major)
    self.init(alignment, alignment, limitBehavior)
  }

  /// Rest at multiples of numbers along both axes.
  public nonisolated init<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      ValueAlignment(.multiples(of: xUnit), xMajorAlignment?.major),
      ValueAlignment(.multiples(of: yUnit), yMajorAlignment?.major), limitBehavior)
  }

  /// Rest where units of a calendar begin, along both axes.
  public nonisolated init(
    xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      ValueAlignment(.matching(xComponents), xMajorAlignment?.major),
      ValueAlignment(.matching(yComponents), yMajorAlignment?.major), limitBehavior)
  }

  /// Rest where units of a calendar begin along x, and at multiples of a number along y.
  public nonisolated init<Y: Plottable & Numeric>(
    xMatching xComponents: DateComponents, yUnit: Y,
    xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      ValueAlignment(.matching(xComponents), xMajorAlignment?.major),
      ValueAlignment(.multiples(of: yUnit), yMajorAlignment?.major), limitBehavior)
  }

  /// Rest at multiples of a number along x, and where units of a calendar begin along y.
  public nonisolated init<X: Plottable & Numeric>(
    xUnit: X, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      ValueAlignment(.multiples(of: xUnit), xMajorAlignment?.major),
      ValueAlignment(.matching(yComponents), yMajorAlignment?.major), limitBehavior)
  }

  /// The value that the chart is to begin with, as a place.
  public func updateTarget(
    _ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext
  ) {
    let (windows, calendar) = (
      context.chartProxy.plan.scrolledWindows, context.chartProxy.plan.calendar
    )
    for (axis, alignment, window) in [
      (Axis.horizontal, x, windows.x), (.vertical, y, windows.y),
    ] {
      guard let window else { continue }
      let limits: Bool =
        switch limit.kind {
        case .always: true
        case .never: false
        case .automatic: context.base.isCompact(along: axis)
        }
      let stop = AxisStop(
        window: window, axis: axis, context: context.base, calendar: calendar, isLimited: limits)
      stop.align(&target, alignment)
    }
  }
}

/// The resting positions of a swiped chart.
public struct MajorValueAlignment<Value: Plottable>: Sendable {
  let major: ValueAlignment.Major

  /// A page further.
  public static var page: MajorValueAlignment { MajorValueAlignment(major: .page) }

  /// At multiples of a number.
  public static func unit(_ value: Value) -> MajorValueAlignment where Value: Numeric {
    MajorValueAlignment(major: .values(.multiples(of: value)))
  }
}

extension MajorValueAlignment where Value == Date {
  /// Returns positions at the start of calendar units.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment {
    MajorValueAlignment(major: .values(.matching(components)))
  }
}

/// The maximum distance of one scroll gesture.
public struct ValueAlignedLimitBehavior: Hashable, Sendable {
  enum Kind { case automatic, always, never }
  let kind: Kind

  /// As `always` where the surroundings are compact along the axis, else as `never`.
  public static var automatic: ValueAlignedLimitBehavior { Self(kind: .automatic) }
  /// At most the length of the visible part.
  public static var always: ValueAlignedLimitBehavior { Self(kind: .always) }
  /// As far as the finger throws it.
  public static var never: ValueAlignedLimitBehavior { Self(kind: .never) }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Rest at multiples of a number.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self { Self(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior) }

  /// Rest where units of a calendar begin.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self {
    Self(matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  /// Rest at multiples of numbers along both axes.
  public static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self {
    Self(
      xUnit: xUnit, yUnit: yUnit, xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
  }

  /// Rest where units of a calendar begin, along both axes.
  public static func valueAligned(
    xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self {
    Self(
      xMatching: xComponents, yMatching: yComponents, xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
  }

  /// Rest where units of a calendar begin along x, and at multiples of a number along y.
  public static func valueAligned<Y: Plottable & Numeric>(
    xMatching xComponents: DateComponents, yUnit: Y,
    xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self {
    Self(
      xMatching: xComponents, yUnit: yUnit, xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
  }

  /// Rest at multiples of a number along x, and where units of a calendar begin along y.
  public static func valueAligned<X: Plottable & Numeric>(
    xUnit: X, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self {
    Self(
      xUnit: xUnit, yMatching: yComponents, xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
  }
}
