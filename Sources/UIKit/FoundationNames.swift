// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Dispatch
public import Foundation
import ValueStreams

// Names that Foundation and the systems' own modules have elsewhere.

// The name is QuartzCore's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Seconds on a clock that never goes back: in a scene, of its time.
public func CACurrentMediaTime() -> TimeInterval {
  SceneMoment.time ?? ProcessInfo.processInfo.systemUptime
}

/// Seconds between two times.
public typealias CFTimeInterval = TimeInterval
/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = TimeInterval

// The name is Core Foundation's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> TimeInterval { Date().timeIntervalSinceReferenceDate }

/// Calls a closure: nothing is released later here.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// Two numbers.
public typealias simd_float2 = SIMD2<Float>
// swift-format-ignore: TypeNamesShouldBeCapitalized
/// Three numbers.
public typealias simd_float3 = SIMD3<Float>
// swift-format-ignore: TypeNamesShouldBeCapitalized
/// Four numbers.
public typealias simd_float4 = SIMD4<Float>
// swift-format-ignore: TypeNamesShouldBeCapitalized
/// Two numbers.
public typealias simd_double2 = SIMD2<Double>
// swift-format-ignore: TypeNamesShouldBeCapitalized
/// Three numbers.
public typealias simd_double3 = SIMD3<Double>

extension URL {
  /// The folder for a person's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The folder for what can be made again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The folder for what programs keep.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The folder for what was fetched.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }

  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSTemporaryDirectory(), isDirectory: true)
  }
}

/// Times as people say them from now, in English.
public final class RelativeDateTimeFormatter: Formatter {
  /// The words.
  public enum UnitsStyle: Int, Sendable {
    /// 2 months ago.
    case full
    /// Two months ago.
    case spellOut
    /// 2 mo. ago.
    case short
    /// 2 mo ago.
    case abbreviated
  }

  /// Whether there are words such as yesterday.
  public enum DateTimeStyle: Int, Sendable {
    /// There are none.
    case numeric
    /// There are.
    case named
  }

  public var unitsStyle = UnitsStyle.full
  /// Whether there are words such as yesterday.
  public var dateTimeStyle = DateTimeStyle.numeric
  public var calendar: Calendar? = Calendar.current
  public var locale: Locale? = Locale.current

  /// A time from another one.
  public func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
  }

  /// A time so many seconds from now.
  public func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    var style = Date.RelativeFormatStyle(
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: words)
    if let locale { style.locale = locale }
    if let calendar { style.calendar = calendar }
    return style.format(now.addingTimeInterval(timeInterval + (timeInterval < 0 ? 0.0 : 0.5)))
  }

  /// A date from now; nil for anything else.
  public override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private var words: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}

extension RunLoop.Mode {
  /// The mode in which controls track touches.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

extension DispatchTime {
  public func advanced(by n: DispatchTimeInterval) -> DispatchTime { self + n }
}
