// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation
public import ShapeShift

/// A type of values that intents are given and give.
public protocol _IntentValue: Sendable {
  /// The type of one value.
  associatedtype ValueType = Self
  /// The type of a value that is there.
  associatedtype UnwrappedType = Self

  /// A value that is there.
  static func _wrapped(_ value: UnwrappedType) -> Self
  /// What a value that nobody has set is; nil where one is needed.
  static var _missing: Self? { get }
}

extension _IntentValue where UnwrappedType == Self {
  public static func _wrapped(_ value: Self) -> Self { value }
  /// One is needed.
  public static var _missing: Self? { nil }
}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  /// The type of one value.
  public typealias ValueType = Wrapped.ValueType
  /// The type of a value that is there.
  public typealias UnwrappedType = Wrapped
  public static func _wrapped(_ value: Wrapped) -> Self { value }
  public static var _missing: Self? { .some(nil) }
}

extension Array: _IntentValue where Element: _IntentValue {
  /// The type of one value.
  public typealias ValueType = Element.ValueType
  /// The type of values that are there.
  public typealias UnwrappedType = Self
}

/// A type of numbers that intents are given.
public protocol _IntentNumber: _IntentValue {}

extension Int: _IntentNumber {}
extension Double: _IntentNumber {}
extension Bool: _IntentValue {}
extension String: _IntentValue {}
extension AttributedString: _IntentValue {}
extension URL: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension Decimal: _IntentValue {}
extension Duration: _IntentValue {}
extension Measurement: _IntentValue where UnitType: Dimension {
  /// The type of one value.
  public typealias ValueType = Self
  /// The type of a value that is there.
  public typealias UnwrappedType = Self
}

/// A file that an intent is given or gives.
public struct IntentFile: _IntentValue, Hashable {
  /// What is in it.
  public let data: Data
  public let filename: String
  /// Where it is; nil for what is in memory alone.
  public let fileURL: URL?
  /// The kind of the file.
  public var type: UTType?

  /// A file in memory.
  public init(data: Data, filename: String, type: UTType? = nil) {
    self.data = data
    self.filename = filename
    self.type = type
    fileURL = nil
  }

  /// A file with an address; empty where there is none.
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    data = (try? Data(contentsOf: fileURL)) ?? Data()
    self.filename = filename ?? fileURL.lastPathComponent
    self.fileURL = fileURL
    self.type = type
  }
}

/// An amount of money.
public struct IntentCurrencyAmount: _IntentValue, Hashable {
  /// How much.
  public let amount: Decimal
  /// Of which currency, by its three letters.
  public let currencyCode: String

  public init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}

/// Somebody.
public struct IntentPerson: _IntentValue, Hashable {
  /// How somebody is reached.
  public struct Handle: Hashable, Sendable {
    /// The address or the number.
    public let value: String
    /// An address of mail.
    public init(emailAddress: String) { value = emailAddress }
    /// A number of a telephone.
    public init(phoneNumber: String) { value = phoneNumber }
    /// A name in a program.
    public init(applicationDefined: String) { value = applicationDefined }
  }

  /// A name, as parts or as it is shown.
  public enum Name: Hashable, Sendable {
    /// As it is shown.
    case displayName(String)
    case components(PersonNameComponents)
  }

  /// What tells them from others.
  public let identifier: String?
  /// Their name.
  public let name: Name
  /// How they are reached.
  public let handle: Handle?

  /// Somebody with a name.
  public init(identifier: String? = nil, name: Name, handle: Handle? = nil) {
    self.identifier = identifier
    self.name = name
    self.handle = handle
  }
}
