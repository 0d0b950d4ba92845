public import Foundation

/// How a chart comes to rest after it has been scrolled; without effect, as fingers do not scroll charts.
public protocol ChartScrollTargetBehavior {}

/// Rest at values.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  /// Rest at multiples of a number.
  public nonisolated init<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {}

  /// Rest where units of a calendar begin.
  public nonisolated init(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {}

  /// Rest at multiples of numbers along both axes.
  public nonisolated init<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {}
}

/// Where a chart comes to rest that is scrolled fast.
public struct MajorValueAlignment<Value: Plottable>: Sendable {
  /// A page further.
  public static var page: MajorValueAlignment { MajorValueAlignment() }

  /// At multiples of a number.
  public static func unit(_ value: Value) -> MajorValueAlignment where Value: Numeric {
    MajorValueAlignment()
  }
}

extension MajorValueAlignment where Value == Date {
  /// Where units of a calendar begin.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment {
    MajorValueAlignment()
  }
}

/// How far a chart goes that is scrolled once.
public struct ValueAlignedLimitBehavior: Hashable, Sendable {
  private let name: String

  /// As far as it is usual.
  public static var automatic: ValueAlignedLimitBehavior { Self(name: "automatic") }
  /// To the next value.
  public static var always: ValueAlignedLimitBehavior { Self(name: "always") }
  /// As far as it was scrolled.
  public static var never: ValueAlignedLimitBehavior { Self(name: "never") }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Rest at multiples of a number.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self { Self(unit: unit) }

  /// Rest where units of a calendar begin.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self { Self(matching: components) }

  /// Rest at multiples of numbers along both axes.
  public static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self { Self(xUnit: xUnit, yUnit: yUnit) }
}
