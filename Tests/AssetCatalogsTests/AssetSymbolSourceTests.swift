import Foundation
import Testing

@testable import AssetCatalogs

@Suite("Swift source for assets")
struct AssetSymbolSourceTests {
  private func source(_ folders: [String], _ framework: AssetSymbolSource.Framework) throws
    -> AssetSymbolSource
  {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    for folder in folders {
      let url = root.appending(path: folder)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for group in ["Icons", "Icons/9 lives"] {
        let group = root.appending(path: group)
        guard FileManager.default.fileExists(atPath: group.path) else { continue }
        let contents = #"{ "properties" : { "provides-namespace" : true } }"#
        try Data(contents.utf8).write(to: group.appending(path: "Contents.json"))
      }
    }
    return AssetSymbolSource([try AssetCatalog(path: root.path)], framework: framework)
  }

  @Test("every asset has a member, in the namespaces of its groups")
  func members() throws {
    let source = try source(
      ["heart.imageset", "Icons/9 lives/cat-face.imageset", "Plain/brandColor.colorset"],
      .shapeShift)
    #expect(source.warnings == [])
    #expect(
      source.text == """
        // Generated from asset catalogs by ShapeShiftAssets.
        // swift-format-ignore-file
        import Foundation
        import ShapeShift

        private var resourceBundle: Foundation.Bundle { Foundation.Bundle.module }

        extension ShapeShift.ColorResource {
          /// The asset "brandColor".
          static let brand = ShapeShift.ColorResource(name: "brandColor", bundle: resourceBundle)
        }

        extension ShapeShift.ImageResource {
          /// The asset "heart".
          static let heart = ShapeShift.ImageResource(name: "heart", bundle: resourceBundle)
          /// The group "Icons".
          enum Icons {
            /// The group "Icons/9 lives".
            enum _9Lives {
              /// The asset "Icons/9 lives/cat-face".
              static let catFace = ShapeShift.ImageResource(name: "Icons/9 lives/cat-face", bundle: resourceBundle)
            }
          }
        }

        extension ShapeShift.Color {
          /// The asset "brandColor".
          static var brand: ShapeShift.Color { .init(ShapeShift.ColorResource.brand) }
        }

        extension ShapeShift.ShapeStyle where Self == ShapeShift.Color {
          /// The asset "brandColor".
          static var brand: ShapeShift.Color { .init(ShapeShift.ColorResource.brand) }
        }

        """)
  }

  @Test("the framework's own names stay its own, and one name is one asset")
  func conflicts() throws {
    let source = try source(
      ["red.colorset", "card-number.colorset", "cardNumberColor.colorset", "+.imageset"],
      .swiftUI)
    #expect(
      source.warnings == [
        "the asset \"cardNumberColor\" has the Swift name \"cardNumber\", which another asset already has",
        "the asset \"+\" has no letters for a Swift name",
      ])
    #expect(source.text.contains("static let red = SwiftUI.ColorResource(name: \"red\""))
    #expect(!source.text.contains("var red"))
    #expect(source.text.contains("static var cardNumber: UIKit.UIColor"))
  }

  @Test("names are quoted")
  func quoting() throws {
    let source = try source(["say \"a\\(b)\".imageset"], .shapeShift)
    #expect(source.text.contains(#"name: "say \"a\\(b)\"", bundle"#))
  }
}
