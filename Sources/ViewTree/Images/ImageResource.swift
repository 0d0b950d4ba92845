public import Foundation
public import VectorGraphics

/// The name of an image of an asset catalogue, as code that is made of a catalogue gives it: `Image(.heart)`.
public struct ImageResource: Hashable, Sendable {
  package let name: String
  private let place: Unchecked<Bundle>

  /// The bundle that has the catalogue.
  package var bundle: Bundle { place.value }

  /// An image of a bundle's catalogues.
  public init(name: String, bundle: Bundle) {
    self.name = name
    place = Unchecked(bundle)
  }

  /// Whether both are the same name in the same bundle.
  public static func == (lhs: ImageResource, rhs: ImageResource) -> Bool {
    lhs.name == rhs.name && lhs.bundle.bundlePath == rhs.bundle.bundlePath
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The name of a colour of an asset catalogue, as code that is made of a catalogue gives it: `Color(.brand)`.
public struct ColorResource: Hashable, Sendable {
  package let name: String
  private let place: Unchecked<Bundle>

  /// The bundle that has the catalogue.
  package var bundle: Bundle { place.value }

  /// A colour of a bundle's catalogues.
  public init(name: String, bundle: Bundle) {
    self.name = name
    place = Unchecked(bundle)
  }

  /// Whether both are the same name in the same bundle.
  public static func == (lhs: ColorResource, rhs: ColorResource) -> Bool {
    lhs.name == rhs.name && lhs.bundle.bundlePath == rhs.bundle.bundlePath
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Image {
  /// The image of an asset catalogue.
  public nonisolated init(_ resource: ImageResource) {
    self.init(resource.name, bundle: resource.bundle)
  }

  /// The image of an asset catalogue; the label is for readers of screens.
  public nonisolated init(_ resource: ImageResource, label: Text) { self.init(resource) }

  /// The image of an asset catalogue, which readers of screens pass over.
  public nonisolated init(decorative resource: ImageResource) { self.init(resource) }
}

extension Color {
  /// The colour of an asset catalogue.
  public nonisolated init(_ resource: ColorResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}
