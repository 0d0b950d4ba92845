import DocumentModel
import Foundation

@testable import AssetCatalogs

/// What Xcode writes beside the code of an application.
extension FuzzTarget {
  static let assets = [strings, plurals, stringCatalog, assetSet]

  private static let strings = FuzzTarget(
    name: "strings",
    words: ["\"", " = ", ";", "/*", "*/", "//", "\\U00e9", "\\n", "{", "}", "%1$@", "%#@a@"],
    longest: 1024, shortRuns: 1000
  ) { bytes in
    try expectWords { () throws(AssetCatalogError) in
      _ = try StringsFile.read(bytes, place: "f.strings")
    }
  }

  private static let plurals = FuzzTarget(
    name: "stringsdict",
    words: [
      "<dict>", "</dict>", "<key>", "</key>", "<string>", "</string>", "<array>",
      "NSStringLocalizedFormatKey", "NSStringPluralRuleType", "%#@a@", "other", "one",
    ]
  ) { bytes in
    try expectWords { () throws(AssetCatalogError) in
      for entry in try StringsDictionary.read(bytes, place: "f.stringsdict").values {
        _ = entry.format(for: [1, nil, 5.5], in: "ru")
      }
    }
  }

  private static let stringCatalog = FuzzTarget(
    name: "xcstrings",
    words: [
      "\"localizations\":", "\"variations\":", "\"plural\":", "\"device\":", "\"stringUnit\":",
      "\"value\":", "\"substitutions\":", "\"argNum\":", "%#@a@", "%arg", "%lld", "%2$@",
    ],
    longest: 2560
  ) { bytes in
    let reading = JSONReader.read(SourceText(name: "f", bytes: bytes), limits: limits)
    guard let root = reading.root else { return }
    try expectWords { () throws(AssetCatalogError) in
      for texts in try StringTable(catalog: root).entries.values {
        for entry in texts.values { _ = entry.format(for: [2, 1e300, nil], in: "ar") }
      }
    }
  }

  /// One `Contents.json` for a colour, a picture and data.
  private static let assetSet = FuzzTarget(
    name: "asset-set",
    words: [
      "\"components\":", "\"red\":", "\"0xFF\"", "\"display-p3\"", "\"appearances\":", "\"scale\":",
      "\"resizing\":", "\"cap-insets\":", "\"filename\":", "\"../x\"", "\"idiom\":", "1e308",
    ],
    longest: 1024, shortRuns: 200
  ) { bytes in
    try withFolder { folder in
      let catalog = folder.appendingPathComponent("f.xcassets")
      for kind in ["colorset", "imageset", "dataset"] {
        let set = catalog.appendingPathComponent("a.\(kind)")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data(bytes).write(to: set.appendingPathComponent("Contents.json"))
      }
      let assets = try AssetCatalog(path: catalog.path)
      let traits = AssetTraits(isDark: true, scale: 2)
      for set in assets.sets {
        try expectWords { () throws(AssetCatalogError) in
          switch set.kind {
          case .color: _ = try assets.colorSet(set).value(for: traits)
          case .image: _ = try assets.imageSet(set).variants(for: traits)
          case .data, .symbol: break
          }
        }
      }
    }
  }

  private static func expectWords(_ body: () throws(AssetCatalogError) -> Void) throws {
    do throws(AssetCatalogError) {
      try body()
    } catch {
      try expect(!error.reason.isEmpty && !error.place.isEmpty, "an error without words")
    }
  }
}
