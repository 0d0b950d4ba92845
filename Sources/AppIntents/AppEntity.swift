// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation
public import ShapeShift

/// What tells an entity from others, in a form that is kept.
public protocol EntityIdentifierConvertible {
  /// The form that is kept.
  var entityIdentifierString: String { get }
  /// What was kept.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
  public var entityIdentifierString: String { self }
  public static func entityIdentifier(for entityIdentifierString: String) -> String? {
    entityIdentifierString
  }
}

extension Int: EntityIdentifierConvertible {
  public var entityIdentifierString: String { "\(self)" }
  public static func entityIdentifier(for entityIdentifierString: String) -> Int? {
    Int(entityIdentifierString)
  }
}

extension UUID: EntityIdentifierConvertible {
  public var entityIdentifierString: String { uuidString }
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}

/// A thing of the program that intents are about.
public protocol AppEntity: _IntentValue, DisplayRepresentable, Identifiable,
  PersistentlyIdentifiable
where ID: EntityIdentifierConvertible & Sendable {
  /// The type of what finds such things; usually inferred.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  /// What finds such things.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// A value of the entity that intents see.
  public typealias Property<Value: _IntentValue> = EntityProperty<Value>
}

/// A thing that there is no list of.
public protocol TransientAppEntity: _IntentValue, DisplayRepresentable, PersistentlyIdentifiable {
  init()
}

extension TransientAppEntity {
  /// A value of the entity that intents see.
  public typealias Property<Value: _IntentValue> = EntityProperty<Value>
}

/// A thing that is found by searching, too.
public protocol IndexedEntity: AppEntity {}

/// A value of an entity that intents see.
///
/// Copies of an entity share it, as on Apple's systems.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: Sendable {
  /// What it is called.
  public let title: LocalizedStringResource
  private let shared: SharedValue<Value>

  /// A value with a name.
  public init(title: LocalizedStringResource = "", identifier: String? = nil) {
    self.title = title
    shared = SharedValue(nil)
  }

  /// The value; one that is not there may be read where its type has one for that.
  public var wrappedValue: Value {
    get { shared.value(of: "property \"\(String(localized: title))\"") }
    set { shared.set(newValue) }
  }

  /// The property itself.
  public var projectedValue: EntityProperty<Value> { self }
}
