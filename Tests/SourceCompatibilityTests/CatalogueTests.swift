import Foundation
import ShapeShift
import Testing

@Suite("Source written for SwiftUI: the catalogue")
@MainActor
struct CatalogueTests {
  @Test("every view is drawn, at first and later, without a problem", arguments: catalogue.indices)
  func drawn(index: Int) throws {
    let name = catalogue[index].name
    let renderer = ImageRenderer(content: catalogue[index].view())
    for time in [0, 0.5] {
      let list = try renderer.displayList(at: time)
      #expect(!list.items.isEmpty, "\(name) draws nothing")
      #expect(list.size.width >= 40 && list.size.height >= 20, "\(name) is \(list.size)")
    }
    #expect(renderer.problems == [], "\(name)")
  }

  @Test("previews have the size that they ask for")
  func previews() throws {
    struct Device: PreviewProvider {
      static var previews: some View { Color.red.previewDevice("iPhone SE") }
    }
    struct Fixed: PreviewProvider {
      static var previews: some View {
        Color.red.previewLayout(.fixed(width: 30, height: 20)).previewDisplayName("fixed")
      }
    }
    #expect(
      try ImageRenderer(previews: Device.self).displayList().size
        == CGSize(width: 320, height: 568))
    #expect(
      try ImageRenderer(previews: Fixed.self).displayList().size == CGSize(width: 30, height: 20))
  }

  @Test("every view becomes pixels and SVG", arguments: catalogue.indices)
  func encoded(index: Int) throws {
    let renderer = ImageRenderer(content: catalogue[index].view())
    let bitmap = try renderer.bitmap()
    #expect(bitmap.width > 0)
    #expect(try renderer.svgString().hasPrefix("<svg"))
    guard let folder = ProcessInfo.processInfo.environment["SHAPESHIFT_CATALOGUE"] else { return }
    let url = URL(fileURLWithPath: folder).appending(path: "\(catalogue[index].name).png")
    renderer.scale = 2
    try renderer.pngData().write(to: url)
  }
}
