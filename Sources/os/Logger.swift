@_exported public import Foundation

// The log of Apple's systems. There is none here: messages are made and go nowhere, so that what is drawn says nothing
// but what it is asked for.

/// Writes messages to the system's log; here nowhere.
public struct Logger: Sendable {
  /// The log of everybody.
  public init() {}
  /// The log of a part of a program.
  public init(subsystem: String, category: String) {}
  /// The log of a part of a program.
  public init(_ log: OSLog) {}

  /// A message for those who look for mistakes.
  public func trace(_ message: OSLogMessage) {}
  /// A message for those who look for mistakes.
  public func debug(_ message: OSLogMessage) {}
  /// A message that may help.
  public func info(_ message: OSLogMessage) {}
  /// A message.
  public func notice(_ message: OSLogMessage) {}
  /// A message about something odd.
  public func warning(_ message: OSLogMessage) {}
  /// A message about a mistake.
  public func error(_ message: OSLogMessage) {}
  /// A message about a grave mistake.
  public func critical(_ message: OSLogMessage) {}
  /// A message about a mistake of the program's.
  public func fault(_ message: OSLogMessage) {}
  /// A message.
  public func log(_ message: OSLogMessage) {}
  /// A message of a kind.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
}

/// A part of a program that writes to the log.
public final class OSLog: Sendable {
  /// That of everybody.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// None.
  public static let disabled = OSLog(subsystem: "", category: "")
  /// A part of a program.
  public init(subsystem: String, category: String) {}
  /// A part of a program.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Kinds of parts.
  public struct Category: Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// What is measured.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
  }
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the kind.
  public let rawValue: UInt8
  /// A kind by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// As usual.
  public static let `default` = OSLogType(rawValue: 0)
  /// It may help.
  public static let info = OSLogType(rawValue: 1)
  /// For those who look for mistakes.
  public static let debug = OSLogType(rawValue: 2)
  /// A mistake.
  public static let error = OSLogType(rawValue: 16)
  /// A mistake of the program's.
  public static let fault = OSLogType(rawValue: 17)
}

/// Who may read a value in a message.
public struct OSLogPrivacy: Sendable {
  /// What becomes of what may not be read.
  public struct Mask: Sendable {
    /// A number that is the same for the same value.
    public static let hash = Mask()
    /// Nothing.
    public static let none = Mask()
  }

  /// As the kind of value has it.
  public static let auto = OSLogPrivacy()
  /// Everybody.
  public static let `public` = OSLogPrivacy()
  /// Nobody else.
  public static let `private` = OSLogPrivacy()
  /// Nobody.
  public static let sensitive = OSLogPrivacy()
  /// Nobody else, but with something in its place.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// A message for the log.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// A message.
  public init(stringLiteral value: String) {}
  /// A message of parts.
  public init(stringInterpolation: OSLogInterpolation) {}
}

/// The parts of a message; values are not asked for what they say.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  /// No parts.
  public init(literalCapacity: Int, interpolationCount: Int) {}
  /// A text.
  public mutating func appendLiteral(_ literal: String) {}
  /// A value.
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
  ) {}
  /// A number in a form.
  public mutating func appendInterpolation<T: BinaryFloatingPoint>(
    _ number: @autoclosure () -> T, format: OSLogFloatFormatting,
    privacy: OSLogPrivacy = .auto
  ) {}
}

/// The form of a number in a message.
public struct OSLogFloatFormatting: Sendable {
  /// With digits after the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// With so many digits after the point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message to the log; here nowhere.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: any CVarArg...
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message to the log; here nowhere.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: any CVarArg...
) {}
