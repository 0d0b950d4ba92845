public import Foundation
import VectorGeometry
public import VectorGraphics

/// Where pictures and symbols are found by their names.
///
/// Views get it by `environment(\.imageRegistry, registry)`. A name is looked for among what was registered, then in
/// the folders in their order, then in the bundle.
public struct ImageRegistry: Sendable {
  /// A picture and its pixels a point.
  struct Picture: Sendable {
    let image: EncodedImage
    let scale: CGFloat
  }

  private var pictures: [String: Picture] = [:]
  private var folders: [URL] = []
  private var drawings: [String: String] = [:]
  private let files = FileCache()

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

  /// Adds a folder of pictures: `name.png`, `name@2x.png`, `name.jpg`, `name.jpeg`, or `name.imageset` as asset
  /// catalogues have them.
  public mutating func addFolder(_ url: URL) { folders.append(url) }

  /// The path of a symbol that was registered.
  func symbol(_ name: String) -> String? { drawings[name] }

  /// The picture of a name, the nearest to a number of pixels a point.
  func picture(_ name: String, bundle: Bundle?, scale: CGFloat) -> Picture? {
    if let picture = pictures[name] { return picture }
    let places =
      folders
      + [bundle?.resourceURL, bundle == nil ? Bundle.main.resourceURL : nil]
      .compactMap(\.self)
    for folder in places {
      if let picture = files.picture(name, in: folder, scale: scale) { return picture }
    }
    return nil
  }
}

/// Pictures that were read, and names that lead nowhere.
private final class FileCache: @unchecked Sendable {
  private let lock = NSLock()
  private var known: [String: ImageRegistry.Picture?] = [:]

  func picture(_ name: String, in folder: URL, scale: CGFloat) -> ImageRegistry.Picture? {
    let scales = Self.scales(nearest: scale)
    let key = "\(folder.path)\n\(name)\n\(scales)"
    lock.lock()
    defer { lock.unlock() }
    if let found = known[key] { return found }
    let found = Self.read(name, in: folder, scales: scales)
    known[key] = .some(found)
    return found
  }

  /// The scales of files, the fitting one first, then larger ones.
  private static func scales(nearest scale: CGFloat) -> [Int] {
    let wanted = min(max(Int(clamping: scale.rounded(.up)), 1), 3)
    return [1, 2, 3].sorted { first, second in
      (first < wanted ? 10 - first : first) < (second < wanted ? 10 - second : second)
    }
  }

  private static func read(
    _ name: String, in folder: URL, scales: [Int]
  ) -> ImageRegistry.Picture? {
    // A name is one file beneath the folder.
    guard !name.isEmpty, !name.hasPrefix("/"), !name.contains("\0"),
      !name.split(separator: "/").contains("..")
    else { return nil }
    let folders = [
      folder, folder.appendingPathComponent(name + ".imageset"),
      folder.appendingPathComponent("Assets.xcassets/\(name).imageset"),
    ]
    let stem = name.split(separator: "/").last.map(String.init) ?? name
    for (index, folder) in folders.enumerated() {
      for scale in scales {
        let suffix = scale == 1 ? "" : "@\(scale)x"
        for kind in ["png", "jpg", "jpeg", ""] {
          let file = (index == 0 ? name : stem) + suffix + (kind.isEmpty ? "" : ".\(kind)")
          let url = folder.appendingPathComponent(file)
          if url.isRegularFile, let data = try? Data(contentsOf: url),
            let image = EncodedImage(file: [UInt8](data))
          {
            return ImageRegistry.Picture(image: image, scale: CGFloat(scale))
          }
        }
      }
    }
    return nil
  }
}

extension URL {
  /// Whether there is a file that can be read to its end.
  fileprivate var isRegularFile: Bool {
    (try? resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile ?? false
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
