public import Foundation
public import VectorGraphics

/// The name of an image of an asset catalog, as in code generated from the catalog: `Image(.heart)`.
public struct ImageResource: Hashable, Sendable {
  private let asset: CatalogueName

  package var name: String { asset.name }
  /// The bundle that has the catalogue.
  package var bundle: Bundle { asset.bundle.value }

  /// Creates the name of an image in a bundle's catalogs.
  public init(name: String, bundle: Bundle) {
    asset = CatalogueName(name: name, bundle: Unchecked(bundle))
  }
}

/// The name of a color of an asset catalog, as in code generated from the catalog: `Color(.brand)`.
public struct ColorResource: Hashable, Sendable {
  private let asset: CatalogueName

  package var name: String { asset.name }
  /// The bundle that has the catalogue.
  package var bundle: Bundle { asset.bundle.value }

  /// Creates the name of a color in a bundle's catalogs.
  public init(name: String, bundle: Bundle) {
    asset = CatalogueName(name: name, bundle: Unchecked(bundle))
  }
}

/// A name in the catalogues of a bundle.
private struct CatalogueName: Hashable, Sendable {
  let name: String
  let bundle: Unchecked<Bundle>

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.name == rhs.name && lhs.bundle.value.bundlePath == rhs.bundle.value.bundlePath
  }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Image {
  /// Creates an image from an asset catalog.
  public nonisolated init(_ resource: ImageResource) {
    self.init(resource.name, bundle: resource.bundle)
  }

  /// Creates an image from an asset catalog; the label is for screen readers.
  public nonisolated init(_ resource: ImageResource, label: Text) { self.init(resource) }

  /// Creates an image from an asset catalog that screen readers ignore.
  public nonisolated init(decorative resource: ImageResource) { self.init(resource) }
}

extension Color {
  /// Creates a color from an asset catalog.
  public nonisolated init(_ resource: ColorResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}
