public import Dispatch
public import Foundation

/// Something that runs what is to happen later.
///
/// In a picture all of them are the scene: what is to happen happens at its virtual time.
public protocol Scheduler {
  /// Points in time.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible

  /// Further choices; there are none.
  associatedtype SchedulerOptions = Never
}

/// A length of time.
public protocol SchedulerTimeIntervalConvertible {
  /// So many seconds.
  static func seconds(_ s: Int) -> Self
  /// So many seconds.
  static func seconds(_ s: Double) -> Self
  /// So many thousandths of a second.
  static func milliseconds(_ ms: Int) -> Self
  /// So many millionths of a second.
  static func microseconds(_ us: Int) -> Self
  /// So many thousand-millionths of a second.
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

    /// So many seconds.
    public init(_ seconds: Double) { magnitude = seconds }
    /// So many seconds.
    public init(integerLiteral value: Int) { magnitude = Double(value) }
    /// So many seconds.
    public init(floatLiteral value: Double) { magnitude = value }
    /// So many seconds.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = Double(exactly: source) else { return nil }
      magnitude = value
    }
    /// So many seconds.
    public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
    /// So many seconds.
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    /// So many thousandths of a second.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
    /// So many millionths of a second.
    public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
    /// So many thousand-millionths of a second.
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
