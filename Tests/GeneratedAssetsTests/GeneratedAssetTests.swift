import AssetCatalogs
import Foundation
import SwiftUI
import Testing

/// A view as people write them who have Xcode name their assets.
private struct Card: View {
  let picture: ImageResource
  @State private var isOn = true

  var body: some View {
    VStack {
      Image(.leaf)
      Image(picture)
      Image(uiImage: UIImage(resource: .leaf))
      Label("Leaf", image: .leaf)
      Button("Leaf", image: .leaf) {}
      Toggle("Leaf", image: .leaf, isOn: $isOn)
      Text("Leaf").foregroundStyle(.brand)
      Rectangle().fill(Color(.brand))
      Color.brand
      Color(uiColor: UIColor(resource: .brand))
      Color(uiColor: .brand)
      Color(.systemBackground)
    }
    .background(.accent)
    .tint(Color(.accent))
  }
}

@Suite("Names that the plugin makes of a catalogue")
@MainActor
struct GeneratedAssetTests {
  @Test("the source that people write compiles, and draws what the catalogue has")
  func card() throws {
    let renderer = ImageRenderer(content: Card(picture: .Icons.leaf).frame(width: 200, height: 400))
    let svg = try renderer.svgString()
    #expect(svg.lowercased().contains("#ff8000"))
    #expect(renderer.problems.isEmpty, "\(renderer.problems)")
  }

  @Test("AssetSymbols.swift is the plugin's output for the catalog beside it")
  func generated() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let catalog = try AssetCatalog(path: folder.appending(path: "Assets.xcassets").path)
    let file = folder.appending(path: "AssetSymbols.swift")
    let source = AssetSymbolSource([catalog], framework: .swiftUI)
    #expect(source.warnings.isEmpty)
    #expect(try String(contentsOf: file, encoding: .utf8) == source.text)
  }

  @Test("names have their places in bundles")
  func names() {
    #expect(ImageResource.leaf == ImageResource(name: "leaf", bundle: .module))
    #expect(ImageResource.Icons.leaf != .leaf)
    #expect(UIImage(resource: .leaf).size == CGSize(width: 16, height: 16))
    #expect(Color.brand == Color(.brand))
  }

  @Test("a card with assets of one's own draws, and tells of the picture that it can't fetch")
  func profile() throws {
    let renderer = ImageRenderer(content: ProfileCardView())
    #expect(try renderer.svgString().lowercased().contains("#ff8000"))
    #expect(renderer.problems.count == 1 && renderer.problems[0].contains("AsyncImage"))
    renderer.scale = 2
    let picture = try renderer.pngData()
    if let folder = ProcessInfo.processInfo.environment["SHAPESHIFT_CATALOGUE"] {
      try picture.write(to: URL(fileURLWithPath: folder).appending(path: "Profile.png"))
    }
  }
}
