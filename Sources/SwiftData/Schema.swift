/// Classes of models.
public struct Schema: Hashable, @unchecked Sendable {
  // Sendable because classes are.

  private let types: [any PersistentModel.Type]
  /// The version of the schema.
  public let version: Version

  /// Creates a schema from model classes.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    (self.types, self.version) = (types, version)
  }

  /// Creates a schema from model classes.
  public init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }

  /// The classes of a version.
  public init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// Whether both have the same classes.
  public static func == (lhs: Schema, rhs: Schema) -> Bool {
    lhs.types.map(ObjectIdentifier.init) == rhs.types.map(ObjectIdentifier.init)
  }

  /// Hashes the classes.
  public func hash(into hasher: inout Hasher) { hasher.combine(types.map(ObjectIdentifier.init)) }

  /// A version, in three numbers.
  public struct Version: Hashable, Comparable, Codable, Sendable {
    private let numbers: [Int]
    /// Creates a version from three numbers.
    public init(_ major: Int, _ minor: Int, _ patch: Int) { numbers = [major, minor, patch] }
    /// The earlier one first.
    public static func < (lhs: Version, rhs: Version) -> Bool {
      lhs.numbers.lexicographicallyPrecedes(rhs.numbers)
    }
  }

  /// A variable of a model.
  public enum Attribute {
    /// A storage option of a variable.
    public struct Option: Hashable, Sendable {
      private let name: String
      /// No two models have the same value.
      public static let unique = Option(name: "unique")
      /// Beside the others.
      public static let externalStorage = Option(name: "externalStorage")
      /// Encrypts the values in iCloud; without effect.
      public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
      /// Kept when the model goes.
      public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
      /// Not kept.
      public static let ephemeral = Option(name: "ephemeral")
      /// Found by the system's search.
      public static let spotlight = Option(name: "spotlight")
      /// Made into bytes by a transformer.
      public static func transformable(by transformerName: String) -> Option {
        Option(name: transformerName)
      }
      /// Made into bytes by a transformer.
      public static func transformable(by transformerType: Any.Type) -> Option {
        Option(name: "\(transformerType)")
      }
    }
  }

  /// The rules of relationships between models.
  public enum Relationship {
    /// A storage option of a relationship.
    public struct Option: Hashable, Sendable {
      /// The only available option.
      public static let unique = Option()
    }

    /// The effect of a model's deletion on related models.
    public enum DeleteRule: String, Hashable, Codable, Sendable {
      /// Nothing: they still lead to it.
      case noAction
      /// Removes the references to the deleted model.
      case nullify
      /// Deletes the related models, too.
      case cascade
      /// The model would stay; here it goes, and they lead to it no longer.
      case deny
    }
  }
}

/// Classes of models as they were in a version of a program.
public protocol VersionedSchema {
  /// The model classes of the version.
  static var models: [any PersistentModel.Type] { get }
  /// The number of the version.
  static var versionIdentifier: Schema.Version { get }
}

/// A plan for migrating older models; without effect, because there are none.
public protocol SchemaMigrationPlan {
  /// The versions, in order.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The steps between them.
  static var stages: [MigrationStage] { get }
}

/// A step from a version to the next; never taken here.
public enum MigrationStage {
  /// One that needs no code.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// One with code before and after.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
