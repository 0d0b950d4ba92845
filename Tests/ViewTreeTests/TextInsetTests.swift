import Foundation
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics
import ViewLayout

@testable import ViewTree

@Suite("Pictures inside text") @MainActor
struct TextInsetTests {
  private func image(_ width: Int, _ height: Int) -> Image {
    Image(EncodedImage(format: .png, bytes: [UInt8(width)], width: width, height: height))
  }

  private func list<V: View>(@ViewBuilder _ view: @escaping () -> V) throws -> DisplayList {
    try scene { view().font(.system(size: 10)) }.displayList()
  }

  private func images(of list: DisplayList) -> [CGRect] {
    list.items.compactMap { item in
      guard case .image(let image) = item.content else { return nil }
      return image.destination
    }
  }

  /// Letters of 10 points are 6 wide; two of them, the picture of 20, and two more are 44: 28 to 72.
  @Test("a picture takes its width in the line and stands on the baseline")
  func picture() throws {
    let image = image(20, 6)
    let list = try list { Text("ab\(image)cd") }
    #expect(list.texts.map(\.run.text) == ["ab", "cd"])
    #expect(list.texts.map(\.position.x) == [28, 60])
    let baseline = try #require(list.texts.first?.position.y)
    #expect(images(of: list) == [CGRect(x: 40, y: baseline - 6, width: 20, height: 6)])
  }

  @Test("a symbol has the size of the letters around, and their colour")
  func symbol() throws {
    let small = try list { Text(Image(systemName: "circle.fill")) }
    let large = try list { Text(Image(systemName: "circle.fill")).font(.system(size: 20)) }
    let width = try #require(small.fillRects.first?.width)
    let twice = try #require(large.fillRects.first?.width)
    #expect(abs(twice - 2 * width) < 1e-9)
    let red = try list { Text("a") + Text(Image(systemName: "circle.fill")).foregroundColor(.red) }
    #expect(red.fills.first?.paint == .color(Color.red.resolved()))
    #expect(red.texts.first?.paint != .color(Color.red.resolved()))
  }

  /// Frames of views are moved to whole pixels, pieces of text are not.
  @Test("a symbol inside text is as large as one beside text, to a pixel")
  func beside() throws {
    let inside = try list { Text(Image(systemName: "circle.fill")) }
    let alone = try list { Image(systemName: "circle.fill") }
    let first = try #require(inside.fillRects.first)
    let second = try #require(alone.fillRects.first)
    #expect(abs(first.width - second.width) <= 1)
    #expect(abs(first.height - second.height) <= 1)
  }

  @Test("an unknown symbol is reported and drawn as a marked box")
  func unknown() throws {
    let graph = scene { Text("a \(Image(systemName: "no.such.symbol"))") }
    _ = try graph.displayList()
    #expect(graph.problems.contains { "\($0)".contains("no.such.symbol") })
  }
}
