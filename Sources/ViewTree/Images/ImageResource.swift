public import Foundation
public import VectorGraphics

/// The name of an image of an asset catalogue, as code that is made of a catalogue gives it: `Image(.heart)`.
public struct ImageResource: Hashable, Sendable {
  private let asset: CatalogueName

  package var name: String { asset.name }
  /// The bundle that has the catalogue.
  package var bundle: Bundle { asset.bundle.value }

  /// An image of a bundle's catalogues.
  public init(name: String, bundle: Bundle) {
    asset = CatalogueName(name: name, bundle: Unchecked(bundle))
  }
}

/// The name of a colour of an asset catalogue, as code that is made of a catalogue gives it: `Color(.brand)`.
public struct ColorResource: Hashable, Sendable {
  private let asset: CatalogueName

  package var name: String { asset.name }
  /// The bundle that has the catalogue.
  package var bundle: Bundle { asset.bundle.value }

  /// A colour of a bundle's catalogues.
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
