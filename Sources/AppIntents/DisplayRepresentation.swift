// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation
public import ShapeShift

/// How a type of values is called.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// The name of one.
  public var name: LocalizedStringResource
  /// The name of several.
  public var numericFormat: LocalizedStringResource?
  /// Other names.
  public var synonyms: [LocalizedStringResource]

  /// A name, how several are called, and other names.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }

  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }
  /// A name with values.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// How a value looks in lists.
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// A picture of a value.
  public struct Image: Sendable {
    /// How the picture is cut.
    public enum DisplayStyle: Sendable {
      case `default`
      case circular
    }

    /// The name of a symbol, or of a picture of the program; nil for others.
    public let name: String?

    public init(systemName: String, isTemplate: Bool? = nil) { name = systemName }
    /// A symbol in a color.
    public init(systemName: String, tintColor: Color) { name = systemName }
    /// A picture of the program.
    public init(
      named: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
    ) { name = named }
    /// A picture at an address.
    public init(
      url: URL, width: Double? = nil, height: Double? = nil, isTemplate: Bool? = nil,
      displayStyle: DisplayStyle = .default
    ) { name = nil }
    /// A picture in memory.
    public init(
      data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
    ) { name = nil }
  }

  public var title: LocalizedStringResource
  /// More about it.
  public var subtitle: LocalizedStringResource?
  public var image: Image?
  /// Other names.
  public var synonyms: [LocalizedStringResource]
  /// More than the subtitle says.
  public var descriptionText: LocalizedStringResource?

  /// A name, more about it, and a picture.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = [], descriptionText: LocalizedStringResource? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
    self.descriptionText = descriptionText
  }

  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }
  /// A name with values.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// A type with a name for people.
public protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value with a name for people.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  /// How it looks.
  var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A value of a type with a name for people, with one of its own.
public protocol DisplayRepresentable: TypeDisplayRepresentable, InstanceDisplayRepresentable {}

/// An enumeration whose cases have names for people.
public protocol CaseDisplayRepresentable: TypeDisplayRepresentable, InstanceDisplayRepresentable,
  Hashable
{
  /// The names of the cases.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// An enumeration that intents are given values of.
public protocol AppEnum: _IntentValue, CaseDisplayRepresentable, CaseIterable, RawRepresentable,
  PersistentlyIdentifiable
where RawValue: LosslessStringConvertible {}

extension CaseDisplayRepresentable {
  /// How the case looks.
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: "\(self)")
  }
}
