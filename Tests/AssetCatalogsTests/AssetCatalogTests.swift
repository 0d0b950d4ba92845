import FileStorage
import Foundation
import Testing

@testable import AssetCatalogs

@Suite("Asset catalogues")
struct AssetCatalogTests {
  private static let path = Bundle.module.bundleURL
    .appending(path: "Resources/Assets.xcassets").path

  private let catalog: AssetCatalog

  init() throws { catalog = try AssetCatalog(path: Self.path) }

  private func images(_ name: String) throws -> ImageSet {
    try catalog.imageSet(#require(catalog.set(.image, named: name)))
  }

  private func color(_ name: String, _ traits: AssetTraits = AssetTraits()) throws
    -> ColorSet.Value?
  {
    try catalog.colorSet(#require(catalog.set(.color, named: name))).value(for: traits)
  }

  @Test("groups are part of a name only where they say so; icons of home screens are passed over")
  func names() {
    #expect(
      catalog.sets.map { "\($0.kind) \($0.name)" } == [
        "color AccentColor", "color brand", "color gray", "color odd", "color system",
        "color wide", "image Icons/Inner/leaf", "image Icons/arrow", "image leaf",
        "image broken", "image cut", "image empty", "data notes", "image out",
      ])
    #expect(catalog.set(.image, named: "Plain/leaf") == nil)
    #expect(catalog.set(.image, named: "AppIcon") == nil)
  }

  @Test(
    "the variant is that of the surroundings and of the nearest scale",
    arguments: [
      (AssetTraits(), "leaf.png"), (AssetTraits(scale: 2), "leaf@2x.png"),
      (AssetTraits(scale: 1.5), "leaf@2x.png"), (AssetTraits(scale: 3), "leaf@2x.png"),
      (AssetTraits(isDark: true), "leaf-dark.png"),
      (AssetTraits(isDark: true, scale: 2), "leaf-dark.png"),
      (AssetTraits(isDark: true, hasHighContrast: true), "leaf-dark-high.png"),
      (AssetTraits(hasHighContrast: true), "leaf.png"),
    ])
  func variants(traits: AssetTraits, file: String) throws {
    let first = try #require(images("leaf").variants(for: traits).first)
    #expect(first.file == "Plain/leaf.imageset/\(file)")
  }

  @Test("what else is said of pictures is read")
  func properties() throws {
    #expect(try images("leaf").intent == .template)
    let arrow = try images("Icons/arrow")
    #expect(arrow.intent == nil && arrow.keepsVector)
    let variant = try #require(arrow.variants.first)
    #expect(variant.isVector && variant.scale == nil)
    #expect(!variant.isMirrored(in: AssetTraits()))
    #expect(variant.isMirrored(in: AssetTraits(isRightToLeft: true)))
    let slices = try #require(images("Icons/Inner/leaf").variants.first?.slices)
    #expect([slices.top, slices.left, slices.bottom, slices.right] == [4, 6, 8, 10])
    #expect(slices.isTiled)
  }

  @Test("components are numbers, bytes and hexadecimal bytes")
  func colors() throws {
    let (light, dark) = (try color("brand"), try color("brand", AssetTraits(isDark: true)))
    #expect(light == .components(.sRGB, red: 1, green: 0.5, blue: 0.25, alpha: 0.5))
    let half = 128.0 / 255
    #expect(dark == .components(.sRGB, red: half, green: half, blue: 1, alpha: 1))
    let high = try color("brand", AssetTraits(hasHighContrast: true))
    #expect(high == .components(.sRGB, red: 0, green: 0, blue: 0, alpha: 1))
    #expect(try color("wide") == .components(.displayP3, red: 1, green: 0, blue: 0, alpha: 1))
    let gray = try color("gray")
    #expect(gray == .components(.grayGamma22, red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    #expect(try color("system") == .reference("systemBlueColor"))
  }

  @Test("data is read")
  func data() throws {
    let files = try catalog.dataFiles(of: #require(catalog.set(.data, named: "notes")))
    #expect(files == ["notes.dataset/notes.txt"])
    #expect(try catalog.folder.bytes(of: files[0]).map { $0.count } == 14)
  }

  @Test(
    "errors are reported with their locations",
    arguments: [
      ("broken", "Assets.xcassets/broken.imageset/Contents.json:3:20", "\"filename\" is a number"),
      ("cut", "Assets.xcassets/cut.imageset/Contents.json:", "to close the array"),
      ("empty", "Assets.xcassets/empty.imageset", "Contents.json not found"),
    ])
  func faults(name: String, place: String, reason: String) throws {
    let error = try #require(throws: AssetCatalogError.self) { try images(name) }
    #expect(error.place.hasPrefix(place), "\(error)")
    #expect(error.reason.contains(reason), "\(error)")
  }

  @Test("colours that are none are told with their place")
  func colorFaults() throws {
    let odd = try #require(throws: AssetCatalogError.self) { try color("odd") }
    #expect(odd.place == "Assets.xcassets/Colors/odd.colorset/Contents.json:3:68")
    #expect(odd.reason.contains("invalid component \"red\""))
    let accent = try #require(throws: AssetCatalogError.self) { try color("AccentColor") }
    #expect(accent.reason == "no variant has a color")
  }

  @Test("no file name leads out of the catalogue, and nothing but plain files is read")
  func containment() throws {
    let file = try #require(images("out").variants.first?.file)
    let error = try #require(throws: AssetCatalogError.self) { try catalog.folder.bytes(of: file) }
    #expect(error.reason.contains("outside the folder"))
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "a.imageset"), withIntermediateDirectories: true)
    #expect(mkfifo(folder.appending(path: "a.imageset/Contents.json").path, 0o600) == 0)
    let piped = try AssetCatalog(path: folder.path)
    let pipe = try #require(throws: AssetCatalogError.self) { try piped.imageSet(piped.sets[0]) }
    #expect(pipe.kind == .unreadable && pipe.reason == "it is a pipe, not a regular file")
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "loop"), withDestinationURL: folder)
    #expect(try AssetCatalog(path: folder.path).sets.count == 1)
  }

  @Test("groups are read to a depth")
  func depth() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = Array(repeating: "g", count: 33).joined(separator: "/")
    try FileManager.default.createDirectory(
      at: folder.appending(path: path), withIntermediateDirectories: true)
    let error = try #require(throws: AssetCatalogError.self) {
      try AssetCatalog(path: folder.path)
    }
    #expect(error.kind == .tooLarge)
  }

  @Test("catalogues are found beneath a folder")
  func finding() {
    let resources = FileSystem.folder(of: Self.path)
    #expect(CatalogFinder.catalogs(in: resources, depth: 0) == [Self.path])
    let outer = FileSystem.folder(of: resources)
    #expect(CatalogFinder.catalogs(in: outer, depth: 0) == [])
    #expect(CatalogFinder.catalogs(in: outer, depth: 1) == [Self.path])
    #expect(CatalogFinder.catalogs(in: Self.path, depth: 0) == [Self.path])
    #expect(CatalogFinder.catalogs(in: Self.path + "/Icons", depth: 0) == [Self.path + "/Icons"])
  }
}
