import Foundation
import ImageCoding
import Testing

@testable import ShapeShiftCLI

@Suite("Providers of previews in Swift files", .serialized)
struct SwiftProviderTests {
  private let workspace: Workspace

  init() throws {
    #expect(Live.obstacle == nil)
    workspace = try Workspace()
  }

  @Test("A provider that crashes while it is listed is reported, and the others are rendered")
  func crash() throws {
    try workspace.write(
      """
      import SwiftUI
      struct Row: View {
        let count: Int
        init(count: Int) { precondition(count > 0, "none"); self.count = count }
        var body: some View { Text("\\(count)") }
      }
      #Preview("Good") { Text("ok") }
      struct BadPreviews: PreviewProvider { static var previews: some View { Row(count: 0) } }
      struct FinePreviews: PreviewProvider { static var previews: some View { Row(count: 3) } }
      """, to: "Card.swift")
    let list = try workspace.run("previews", "Card.swift")
    #expect(list.status == 65)
    #expect(list.text == "1  Good  (line 7)\n2  FinePreviews  (FinePreviews)\n", "\(list.text)")
    #expect(list.messages.contains("the preview provider BadPreviews of Card.swift crashed"))
    let all = try workspace.run("render", "Card.swift", "-o", "{preview}.png")
    #expect(all.status == 65)
    #expect(all.messages.contains("the preview provider BadPreviews of Card.swift crashed"))
    #expect(
      try workspace.names().filter { $0.hasSuffix(".png") } == ["FinePreviews.png", "Good.png"])
  }

  @Test("Views of a provider are listed in the size of a screen")
  func size() throws {
    try workspace.write(
      """
      import SwiftUI
      struct Half: View {
        @State private var value = 50.0
        var body: some View {
          GeometryReader { proxy in Slider(value: $value, in: 40...proxy.size.width / 2) }
        }
      }
      struct HalfPreviews: PreviewProvider { static var previews: some View { Half() } }
      """, to: "Half.swift")
    let list = try workspace.run("previews", "Half.swift")
    #expect(list.status == 0, "\(list.messages)")
    #expect(list.text == "1  HalfPreviews  (HalfPreviews)\n")
  }

  @Test("Previews without a name are called like their file, and code for debugging is compiled")
  func unnamed() throws {
    try workspace.write(
      """
      import SwiftUI
      #if DEBUG
      #Preview(traits: .sizeThatFitsLayout) { Color.red.frame(width: 3, height: 3) }
      #Preview("Named", traits: .sizeThatFitsLayout) { Color.red.frame(width: 4, height: 3) }
      #Preview(traits: .sizeThatFitsLayout) { Color.red.frame(width: 5, height: 3) }
      #endif
      """, to: "app/Card.swift")
    let list = try workspace.run("previews", "app")
    #expect(
      list.text
        == "1  Card  (Card.swift:3)\n2  Named  (Card.swift:4)\n3  Card 2  (Card.swift:5)\n")
    let one = try workspace.run("render", "app", "--preview", "Card 2", "-o", "a.png")
    #expect(one.status == 0, "\(one.messages)")
    #expect(try PNGHeader(try workspace.bytes("a.png")).width == 5)
    let all = try workspace.run("render", "app", "-o", "out/{preview}.png")
    #expect(all.status == 0, "\(all.messages)")
    #expect(try workspace.names(in: "out") == ["Card-2.png", "Card.png", "Named.png"])
  }
}
