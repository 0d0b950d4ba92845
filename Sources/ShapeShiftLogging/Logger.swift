// What source says to the log of Apple's systems; here nobody reads it, and nothing is written.

/// Where messages of a program would go.
public struct Logger: Sendable {
  /// The program's own messages.
  public init() {}
  /// The messages of a part of a program.
  public init(subsystem: String, category: String) {}
  /// The messages of a log.
  public init(_ logObj: OSLog) {}

  /// Would write a message.
  public func log(_ message: OSLogMessage) {}
  /// Would write a message.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Would write a message for those who look for a fault.
  public func trace(_ message: OSLogMessage) {}
  /// Would write a message for those who look for a fault.
  public func debug(_ message: OSLogMessage) {}
  /// Would write a message that may help.
  public func info(_ message: OSLogMessage) {}
  /// Would write a message.
  public func notice(_ message: OSLogMessage) {}
  /// Would write a message of something odd.
  public func warning(_ message: OSLogMessage) {}
  /// Would write a message of something wrong.
  public func error(_ message: OSLogMessage) {}
  /// Would write a message of something wrong in the program.
  public func critical(_ message: OSLogMessage) {}
  /// Would write a message of something wrong in the program.
  public func fault(_ message: OSLogMessage) {}
}

/// How much a message matters.
public struct OSLogType: Hashable, Sendable {
  /// The number.
  public let rawValue: UInt8
  /// A level by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// As others.
  public static let `default` = OSLogType(rawValue: 0)
  /// It may help.
  public static let info = OSLogType(rawValue: 1)
  /// For those who look for a fault.
  public static let debug = OSLogType(rawValue: 2)
  /// Something is wrong.
  public static let error = OSLogType(rawValue: 16)
  /// Something is wrong in the program.
  public static let fault = OSLogType(rawValue: 17)
}

/// A log of a part of a program.
public final class OSLog: Sendable {
  /// Groups of messages that the system knows.
  public struct Category: Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A group by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What is to be seen as points of interest.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
  }

  /// The program's own.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// None.
  public static let disabled = OSLog(subsystem: "", category: "")
  /// A log of a part of a program.
  public init(subsystem: String, category: String) {}
  /// A log of a part of a program.
  public init(subsystem: String, category: Category) {}
}

/// A message with values in it, which are not read.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// A message without values.
  public init(stringLiteral value: String) {}
  /// A message with values.
  public init(stringInterpolation: OSLogInterpolation) {}
}

/// The parts of a message, which are not kept.
public struct OSLogInterpolation: StringInterpolationProtocol {
  /// No parts.
  public init(literalCapacity: Int, interpolationCount: Int) {}
  /// A text.
  public mutating func appendLiteral(_ literal: String) {}
  /// A value.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {}
  /// A number in a form.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ value: @autoclosure () -> Value, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {}
  /// A number in a form.
  public mutating func appendInterpolation<Value: BinaryInteger>(
    _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {}
}

/// Who may read a value.
public struct OSLogPrivacy: Sendable {
  /// What stands in the place of a value.
  public enum Mask: Sendable {
    /// A number made of it.
    case hash
    /// Nothing.
    case none
  }

  /// As its type has it.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  /// Everybody.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  /// The person alone.
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  /// Nobody.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  /// The person alone; others see a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Nobody; a mask is seen.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// As its type has it; others see a mask.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// Where a value stands in its columns.
public struct OSLogStringAlignment: Sendable {
  /// Anywhere.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
  /// On the left.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment { none }
  /// On the right.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { none }
}

/// The form of a number with a fraction.
public struct OSLogFloatFormatting: Sendable {
  /// With so many digits as a fraction.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// With so many digits as a fraction.
  public static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting { fixed }
  /// With an exponent.
  public static var exponential: OSLogFloatFormatting { fixed }
  /// The shorter of both.
  public static var hybrid: OSLogFloatFormatting { fixed }
}

/// The form of a whole number.
public struct OSLogIntegerFormatting: Sendable {
  /// To the base of 10.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// To the base of 16.
  public static var hex: OSLogIntegerFormatting { decimal }
  /// To the base of 8.
  public static var octal: OSLogIntegerFormatting { decimal }
}

// The names are the system's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Would write a message.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Would write a message.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Would write a message.
public func os_log(_ type: OSLogType, _ message: OSLogMessage) {}
