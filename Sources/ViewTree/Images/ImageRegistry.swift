import AssetCatalogs
public import Foundation
public import VectorGraphics
import ViewLayout

/// Where pictures and symbols are found by their names.
///
/// Views get it by `environment(\.imageRegistry, registry)`. A name is looked for among what was registered, then in
/// the folders in their order, then in the bundle. Views that name no bundle mean the program's own resources: those beside
/// it, in folders `NAME.resources` as Swift packages make them, too.
public struct ImageRegistry: Sendable {
  private var pictures: [String: Picture] = [:]
  private var drawings: [String: String] = [:]
  private(set) var search = AssetSearch(folders: [])

  /// Nothing.
  public init() {}

  /// Registers a picture of `scale` pixels a point under a name.
  public mutating func register(_ image: EncodedImage, scale: CGFloat = 1, named name: String) {
    pictures[name] = Picture(image: image, scale: scale > 0 && scale.isFinite ? scale : 1)
  }

  /// Registers a symbol under a name: an SVG path in a square of 24 units, y down, which is filled.
  public mutating func registerSymbol(_ path: String, named name: String) {
    drawings[name] = path
  }

  /// Adds a folder of pictures, `name.png`, `name@2x.png`, `name.jpg` or `name.jpeg`, and of the asset catalogues in it and
  /// in its folders, or a catalogue.
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
  /// Where pictures and symbols are found by their names.
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
