import AssetCatalogs
import FileStorage
import Foundation
import SVGReading
import VectorGeometry
import VectorGraphics
import ViewLayout

/// A folder with its pictures and catalogues.
struct AssetPlace {
  private let folder: CatalogFolder
  private let depth: Int
  private let hasStrings: Bool
  private var catalogs: [AssetCatalog] = []
  /// What is wrong with catalogues that could not be read.
  private var problem: String?

  /// - Parameters:
  ///   - depth: How many folders below are looked into for catalogues.
  ///   - hasStrings: Whether its tables of strings count.
  init(folder: String, depth: Int, hasStrings: Bool = true) {
    self.folder = CatalogFolder(folder)
    self.depth = depth
    self.hasStrings = hasStrings
    do throws(SystemError) {
      _ = try FileStatus(of: folder)
    } catch {
      problem = "\(self.folder.place(of: "")): \(error.sentence)"
    }
    for path in CatalogFinder.catalogs(in: folder, depth: depth) {
      do throws(AssetCatalogError) {
        catalogs.append(try AssetCatalog(path: path))
      } catch {
        problem = problem ?? error.sentence
      }
    }
  }

  /// The resources of a program: its own, then those of packages beside it, which the system that Swift packages have on
  /// Linux calls `PACKAGE_TARGET.resources`; the first are those of the target that has the program's name.
  static func ofProgram(_ bundle: Bundle) -> [AssetPlace] {
    let program = bundle.executableURL?.deletingPathExtension().lastPathComponent ?? ""
    let names = (try? FileSystem.names(in: bundle.bundlePath)) ?? []
    let packages = names.filter { $0.hasSuffix(".resources") }
    let own = packages.filter { $0.hasSuffix("_\(program).resources") }
    let others = packages.filter { !own.contains($0) }
    // A picture that is nowhere is a fault, a text that nobody has translated is none: those of others are not looked up.
    return [AssetPlace(folder: bundle.bundlePath, depth: 0)]
      + own.map { AssetPlace(folder: "\(bundle.bundlePath)/\($0)", depth: 4) }
      + others.map {
        AssetPlace(folder: "\(bundle.bundlePath)/\($0)", depth: 4, hasStrings: false)
      }
  }

  /// The tables of strings, which are looked for when this is asked.
  var strings: StringTables? {
    hasStrings ? StringTables(folder: folder.path, depth: depth) : nil
  }

  // MARK: Pictures

  /// The picture of a name: a file, or an asset.
  func picture(
    _ name: String, for traits: AssetTraits
  ) -> (value: NamedPicture?, problem: String?) {
    let found = file(named: name, scale: traits.scale)
    if let file = found.picture { return (.picture(file), problem) }
    for catalog in catalogs {
      if let set = catalog.set(.image, named: name) ?? catalog.set(.symbol, named: name) {
        return catalog.picture(set, for: traits)
      }
    }
    return (nil, found.problem ?? problem)
  }

  /// The extensions of image files: those that are read, then others, whose files are reported by their kind.
  private static let endings = [
    ".png", ".jpg", ".jpeg", ".webp", ".gif", ".svg", ".pdf", "", ".heic", ".heif", ".avif",
    ".tiff", ".tif", ".bmp", ".ico",
  ]

  /// The first file of a name that can be read, or the problem with the first that cannot.
  private func file(
    named name: String, scale: Double
  ) -> (picture: Picture?, problem: String?) {
    var problem: String?
    let scales = [1, 2, 3].sorted { first, second in
      let wanted = min(max(scale.rounded(.up), 1), 3)
      return (Double(first) < wanted ? 10 - first : first)
        < (Double(second) < wanted ? 10 - second : second)
    }
    for scale in scales {
      for ending in Self.endings {
        let file = name + (scale == 1 ? "" : "@\(scale)x") + ending
        // A bundle may have a folder for what is no code.
        for path in [file, "Resources/\(file)"] {
          guard let bytes = (try? folder.bytes(of: path)) ?? nil else { continue }
          let (image, sentence) = EncodedImage.reading(file: bytes)
          if let image { return (Picture(image: image, scale: CGFloat(scale)), nil) }
          problem = problem ?? sentence.map { "\(folder.place(of: path)): \($0)" }
        }
      }
    }
    return (nil, problem)
  }

  // MARK: Colours

  /// The colour of a name.
  func color(_ name: String, for traits: AssetTraits) -> (value: Color?, problem: String?) {
    for catalog in catalogs {
      guard let set = catalog.set(.color, named: name) else { continue }
      do throws(AssetCatalogError) {
        guard let value = try catalog.colorSet(set).value(for: traits) else { continue }
        if let color = Color(value) { return (color, nil) }
        guard case .reference(let name) = value else { continue }
        let place = catalog.folder.place(of: set.folder)
        return (nil, "\(place): unknown system color \"\(name.printable)\"")
      } catch {
        return (nil, error.sentence)
      }
    }
    return (nil, problem)
  }
}

extension AssetPlace {
  /// The bytes of a data asset.
  func data(_ name: String) -> (value: [UInt8]?, problem: String?) {
    for catalog in catalogs {
      guard let set = catalog.set(.data, named: name) else { continue }
      do throws(AssetCatalogError) {
        let file = try catalog.dataFiles(of: set)[0]
        if let bytes = try catalog.folder.bytes(of: file) { return (bytes, nil) }
        return (nil, "\(catalog.folder.place(of: file)): file not found")
      } catch {
        return (nil, error.sentence)
      }
    }
    return (nil, problem)
  }
}

extension AssetCatalog {
  /// The first variant that can be drawn, from the one that fits best on, and what is wrong with those before.
  fileprivate func picture(_ set: AssetSet, for traits: AssetTraits)
    -> (value: NamedPicture?, problem: String?)
  {
    var problem: String?
    do throws(AssetCatalogError) {
      let images = try imageSet(set)
      for variant in images.variants(for: traits) {
        do throws(AssetCatalogError) {
          guard set.kind == .image else { return (.symbol(try symbol(variant)), problem) }
          return (.picture(try picture(variant, of: images, for: traits)), problem)
        } catch {
          problem = problem ?? error.sentence
        }
      }
    } catch {
      problem = error.sentence
    }
    return (nil, problem)
  }

  private func bytes(of variant: ImageSet.Variant) throws(AssetCatalogError) -> [UInt8] {
    if let bytes = try folder.bytes(of: variant.file) { return bytes }
    throw AssetCatalogError(
      .missing, at: folder.place(of: variant.file), "file not found")
  }

  private func symbol(
    _ variant: ImageSet.Variant
  ) throws(AssetCatalogError) -> SVGSymbolTemplate {
    let bytes = try bytes(of: variant)
    do throws(SVGReadingError) {
      let symbol = try SVGSymbolTemplate(bytes)
      if !symbol.variants.isEmpty { return symbol }
    } catch {
      throw AssetCatalogError(
        .unsupported, at: folder.place(of: variant.file), "\(error)")
    }
    throw AssetCatalogError(
      .unsupported, at: folder.place(of: variant.file),
      "not a symbol: no group has an id such as Regular-M between Baseline-M and Capline-M")
  }

  private func picture(
    _ variant: ImageSet.Variant, of images: ImageSet, for traits: AssetTraits
  ) throws(AssetCatalogError) -> Picture {
    let place = folder.place(of: variant.file)
    let bytes = try bytes(of: variant)
    let (read, problem) = EncodedImage.reading(file: bytes)
    guard let image = read else {
      throw AssetCatalogError(
        .unsupported, at: place,
        problem ?? "the file \(FileSignature.problem(with: bytes).predicate)")
    }
    let scale = CGFloat(variant.scale ?? 1)
    var picture = Picture(
      image: image, scale: scale, resizing: variant.slices.map { .init($0, scale: scale) })
    picture.isMirrored = variant.isMirrored(in: traits)
    picture.renderingMode = images.intent.map { $0 == .template ? .template : .original }
    return picture
  }
}

extension Image.Resizing {
  /// The slices of a picture of so many pixels a point.
  fileprivate init(_ slices: ImageSlices, scale: CGFloat) {
    let insets = EdgeInsets(
      top: slices.top / scale, leading: slices.left / scale, bottom: slices.bottom / scale,
      trailing: slices.right / scale)
    self.init(capInsets: insets, mode: slices.isTiled ? .tile : .stretch)
  }
}
