import SwiftUI
import Testing
import WidgetKit

@Suite("WidgetKit")
@MainActor
struct WidgetTests {
  /// The points of the middle row that are all red.
  private func redWidth(of name: String, at time: Double = 0) throws -> Int {
    let bitmap = try previewBitmap(of: name, at: time)
    return (0..<bitmap.width).count { bitmap[$0, bitmap.height / 2] == Self.red }
  }

  // The system's red, blue and green in light surroundings.
  private static let red: UInt32 = 0xFFFF_3B30
  private static let blue: UInt32 = 0xFF00_7AFF
  private static let green: UInt32 = 0xFF34_C759

  @Test("a widget has its size, its corners and the ground that what is in it gives")
  func plate() throws {
    let bitmap = try previewBitmap(of: "Steps")
    #expect(bitmap.width == 158 && bitmap.height == 158)
    #expect(bitmap[0, 0] == 0 && bitmap[79, 1] == Self.blue && bitmap[1, 79] == Self.blue)
    #expect(try previewBitmap(of: "Steps by hours").width == 338)
  }

  @Test("entries show one after the other, and what changes moves")
  func entries() throws {
    #expect(try redWidth(of: "Steps") == 12)
    #expect(try redWidth(of: "Steps", at: 1.99) == 12)
    #expect((13..<50).contains(try redWidth(of: "Steps", at: 2.1)))
    #expect(try redWidth(of: "Steps", at: 4) == 50)
  }

  @Test("a provider gives the entries, and knows what they are for")
  func provider() throws {
    #expect(try redWidth(of: "Steps by hours") == 20)
    #expect(try redWidth(of: "Steps by hours", at: 6) == 60)
  }

  @Test("a provider gives the entries for settings")
  func settings() throws {
    #expect(try redWidth(of: "Cups") == 30)
    #expect(try redWidth(of: "Cups", at: 4) == 70)
    #expect(try redWidth(of: "Many cups") == 70)
  }

  @Test("until a provider has its entries its placeholder shows")
  func placeholder() throws {
    let widget = try #require(Preview.all.first { $0.description == "Late" })
    let renderer = ImageRenderer(content: widget.content)
    renderer.proposedSize = ProposedViewSize(width: 338, height: 158)
    #expect(try renderer.bitmap(at: 0.5) != renderer.bitmap(at: 1))
    #expect(try redWidth(of: "Late", at: 1) == 30)
    let empty = ImageRenderer(
      content: Preview(as: .systemSmall, widget: { StepsWidget() }, timeline: {}).content)
    #expect(try empty.bitmap()[79, 79] != 0)
  }

  @Test("without margins the content reaches the edges")
  func edges() throws {
    let bitmap = try previewBitmap(of: "Edges")
    #expect(bitmap[1, 79] == Self.green && bitmap[157, 79] == Self.green)
  }

  @Test("a ground that does not fill the widget is where its alignment says, on that of the system")
  func alignedGround() throws {
    let bitmap = try previewBitmap(of: "Corner")
    #expect(bitmap[130, 30] == Self.green && bitmap[90, 30] == 0xFFFF_FFFF)
    #expect(bitmap[130, 50] == 0xFFFF_FFFF)
  }

  @Test("on locked screens a widget is a circle without the ground of others")
  func accessory() throws {
    let bitmap = try previewBitmap(of: "Ring")
    #expect(bitmap.width == 72 && bitmap.height == 72)
    #expect(bitmap[0, 0] == 0 && bitmap[36, 36] >> 24 == 255)
  }

  @Test("a preview of a provider shows a view as a widget, too")
  func previewContext() throws {
    let preview = try #require(StepsWidget_Previews.allViews.first)
    let renderer = ImageRenderer(content: preview)
    let bitmap = try renderer.bitmap()
    #expect(bitmap.width == 338 && bitmap.height == 158)
    #expect((0..<338).count { bitmap[$0, 79] == Self.red } == 25)
    #expect(bitmap[1, 79] == Self.blue)
  }
}

extension PreviewProvider {
  /// The views, each by itself.
  fileprivate static var allViews: [AnyView] { [AnyView(previews)] }
}
