public import Dispatch
public import Foundation

/// A scheduler of later work.
///
/// In an image, every scheduler is the scene: work runs at the scene's virtual time.
public protocol Scheduler {
  /// Points in time.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible

  /// Further choices; there are none.
  associatedtype SchedulerOptions = Never
}

/// A length of time.
public protocol SchedulerTimeIntervalConvertible {
  /// Returns an interval in seconds.
  static func seconds(_ s: Int) -> Self
  /// Returns an interval in seconds.
  static func seconds(_ s: Double) -> Self
  /// Returns an interval in milliseconds.
  static func milliseconds(_ ms: Int) -> Self
  /// Returns an interval in microseconds.
  static func microseconds(_ us: Int) -> Self
  /// Returns an interval in nanoseconds.
  static func nanoseconds(_ ns: Int) -> Self
}

/// A point in a scene's virtual time.
public struct VirtualTime: Strideable, Sendable {
  /// Seconds from the start.
  public var seconds: Double

  /// The time between two points.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Sendable {
    /// The length in seconds.
    public var magnitude: Double

    /// Creates an interval in seconds.
    public init(_ seconds: Double) { magnitude = seconds }
    /// Creates an interval in seconds.
    public init(integerLiteral value: Int) { magnitude = Double(value) }
    /// Creates an interval in seconds.
    public init(floatLiteral value: Double) { magnitude = value }
    /// Creates an interval in seconds.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = Double(exactly: source) else { return nil }
      magnitude = value
    }
    /// Returns an interval in seconds.
    public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
    /// Returns an interval in seconds.
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    /// Returns an interval in milliseconds.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
    /// Returns an interval in microseconds.
    public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
    /// Returns an interval in nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }
    /// Whether the left is shorter.
    public static func < (l: Stride, r: Stride) -> Bool { l.magnitude < r.magnitude }
    /// Both together.
    public static func + (l: Stride, r: Stride) -> Stride { Stride(l.magnitude + r.magnitude) }
    /// The difference.
    public static func - (l: Stride, r: Stride) -> Stride { Stride(l.magnitude - r.magnitude) }
    /// The product.
    public static func * (l: Stride, r: Stride) -> Stride { Stride(l.magnitude * r.magnitude) }
    /// Multiplies.
    public static func *= (l: inout Stride, r: Stride) { l = l * r }
  }

  /// The time from here to there.
  public func distance(to other: VirtualTime) -> Stride { Stride(other.seconds - seconds) }
  /// The point so much later.
  public func advanced(by n: Stride) -> VirtualTime { VirtualTime(seconds: seconds + n.magnitude) }
}

extension VirtualTime.Stride: ExpressibleByFloatLiteral {}

/// A scheduler that waits for nothing.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// Virtual time.
  public typealias SchedulerTimeType = VirtualTime
  /// The only one.
  public static let shared = ImmediateScheduler()
}

extension DispatchQueue: Scheduler {
  /// Virtual time.
  public typealias SchedulerTimeType = VirtualTime
}

extension RunLoop: Scheduler {
  /// Virtual time.
  public typealias SchedulerTimeType = VirtualTime
}

extension OperationQueue: Scheduler {
  /// Virtual time.
  public typealias SchedulerTimeType = VirtualTime
}
