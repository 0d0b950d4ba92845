import AssetCatalogs
public import Foundation
public import VectorGraphics
import ViewLayout

/// A registry that finds images and symbols by their names.
///
/// Views receive it by `environment(\.imageRegistry, registry)`. A name is looked up in the registered images, then in
/// the folders in order, then in the bundle. Without a bundle, views use the program's own resources, including
/// folders `NAME.resources` of Swift packages beside it.
public struct ImageRegistry: Sendable {
  private var pictures: [String: Picture] = [:]
  private var drawings: [String: String] = [:]
  private(set) var search = AssetSearch(folders: [])

  /// Creates an empty registry.
  public init() {}

  /// Registers an image of `scale` pixels per point under a name.
  public mutating func register(_ image: EncodedImage, scale: CGFloat = 1, named name: String) {
    pictures[name] = Picture(image: image, scale: scale > 0 && scale.isFinite ? scale : 1)
  }

  /// Registers a symbol under a name: an SVG path in a square of 24 units, y down, which is filled.
  public mutating func registerSymbol(_ path: String, named name: String) {
    drawings[name] = path
  }

  /// Adds a catalog, or a folder of images, `name.png`, `name@2x.png`, `name.jpg` or `name.jpeg`, and of the asset
  /// catalogs in it and its subfolders.
  public mutating func addFolder(_ url: URL) {
    search = AssetSearch(folders: search.folders + [url.path])
  }

  /// A picture of the program or a bundle in light surroundings, and its size in points; nil if there is none.
  package static func picture(
    named name: String, bundle: Bundle?
  ) -> (image: EncodedImage, size: CGSize)? {
    let folder = bundle?.bundlePath
    return ImageRegistryKey.defaultValue.picture(name, folder: folder, for: AssetTraits())
      .picture.map { ($0.image, $0.size) }
  }

  /// The bytes of a data asset of the program or a bundle; nil if there is none.
  package static func data(named name: String, bundle: Bundle?) -> [UInt8]? {
    ImageRegistryKey.defaultValue.search.data(name, folder: bundle?.bundlePath).value
  }

  /// The path of a symbol that was registered.
  func symbol(_ name: String) -> String? { drawings[name] }

  /// The picture of a name, in the variant for the surroundings.
  ///
  /// - Parameter folder: That of a bundle; nil for the program's.
  func picture(_ name: String, folder: String?, for traits: AssetTraits) -> PictureFinding {
    if let picture = pictures[name] { return PictureFinding(picture: picture) }
    return search.picture(name, folder: folder, for: traits)
  }
}

private struct ImageRegistryKey: EnvironmentKey {
  static let defaultValue = ImageRegistry()
}

extension EnvironmentValues {
  /// The registry that finds images and symbols by their names.
  public var imageRegistry: ImageRegistry {
    get { self[ImageRegistryKey.self] }
    set { self[ImageRegistryKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// The surroundings that a colour depends on.
  var colors: ColorContext {
    ColorContext(
      colorScheme: colorScheme, accent: accent,
      hasHighContrast: colorSchemeContrast == .increased, catalog: imageRegistry.search)
  }

  /// The surroundings that an asset depends on.
  var assetTraits: AssetTraits {
    AssetTraits(
      isDark: colorScheme == .dark, hasHighContrast: colorSchemeContrast == .increased,
      isRightToLeft: layoutDirection == .rightToLeft, scale: displayScale,
      language: locale.identifier)
  }
}
