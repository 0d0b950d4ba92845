// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, OneVariableDeclarationPerLine
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import Foundation
@_exported import Observation

// Times have their values; sample buffers have no data.

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32

/// A time as a fraction of seconds.
public struct CMTime: Hashable, Comparable, Sendable {
  public var value: CMTimeValue, timescale: CMTimeScale
  public init() { (value, timescale) = (0, 0) }
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    (self.value, self.timescale) = (value, timescale)
  }
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    value = CMTimeValue(exactly: (seconds * Double(preferredTimescale)).rounded()) ?? 0
    timescale = seconds.isFinite ? preferredTimescale : 0
  }
  public static let zero = CMTime(value: 0, timescale: 1), invalid = CMTime(), indefinite = CMTime()
  public static let positiveInfinity = CMTime(value: .max, timescale: 1)
  public var seconds: Double { isValid ? Double(value) / Double(timescale) : .nan }
  public var isValid: Bool { timescale > 0 }
  public var isNumeric: Bool { isValid }
  public var isIndefinite: Bool { !isValid }
  public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
  public static func == (a: CMTime, b: CMTime) -> Bool {
    a.isValid && b.isValid ? a.seconds == b.seconds : a.isValid == b.isValid
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(isValid ? seconds : 0) }
  public static func + (a: CMTime, b: CMTime) -> CMTime { a.combined(b, +) }
  public static func - (a: CMTime, b: CMTime) -> CMTime { a.combined(b, -) }
  private func combined(_ other: CMTime, _ operation: (Double, Double) -> Double) -> CMTime {
    guard isValid, other.isValid else { return .invalid }
    return CMTime(
      seconds: operation(seconds, other.seconds),
      preferredTimescale: max(timescale, other.timescale))
  }
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeAdd(_ a: CMTime, _ b: CMTime) -> CMTime { a + b }
public func CMTimeSubtract(_ a: CMTime, _ b: CMTime) -> CMTime { a - b }

public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime, duration: CMTime
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
  public var end: CMTime { start + duration }
}

public final class CMSampleBuffer: @unchecked Sendable {}
public func CMSampleBufferGetImageBuffer(_ buffer: CMSampleBuffer) -> CVImageBuffer? { nil }
public func CMSampleBufferGetPresentationTimeStamp(_ buffer: CMSampleBuffer) -> CMTime { .invalid }

public final class CVImageBuffer: @unchecked Sendable {}
public typealias CVPixelBuffer = CVImageBuffer
