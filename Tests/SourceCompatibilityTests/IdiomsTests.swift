import Foundation
import ShapeShift
import Testing

@Suite("Source written for SwiftUI")
@MainActor
struct IdiomsTests {
  @Test("idioms of SwiftUI compile and draw")
  func idioms() throws {
    let renderer = ImageRenderer(content: Idioms(b: .constant(true), title: "title"))
    renderer.proposedSize = ProposedViewSize(width: 400, height: 1200)
    #expect(try !renderer.displayList().description.isEmpty)
    #expect(try renderer.bitmap(at: 0.5).width > 0)
  }

  @Test("a card with assets of one's own draws, and tells of the picture that it can't fetch")
  func profile() throws {
    let renderer = ImageRenderer(content: ProfileCardView())
    #expect(try renderer.svgString().lowercased().contains("#ff8000"))
    #expect(renderer.problems.count == 1 && renderer.problems[0].contains("AsyncImage"))
    guard let folder = ProcessInfo.processInfo.environment["SHAPESHIFT_CATALOGUE"] else { return }
    renderer.scale = 2
    try renderer.pngData().write(to: URL(fileURLWithPath: folder).appending(path: "Profile.png"))
  }

  @Test("the types of views read as SwiftUI's do")
  func types() {
    func name<V: View>(@ViewBuilder _ content: () -> V) -> String { "\(V.self)" }
    #expect(name { Text("a").padding() } == "ModifiedContent<Text, _PaddingLayout>")
    #expect(
      name { Text("a").frame(width: 3).padding() }
        == "ModifiedContent<ModifiedContent<Text, _FrameLayout>, _PaddingLayout>")
    #expect(
      name {
        Text("a")
        Text("b")
      } == "TupleView<(Text, Text)>")
    let flag = Bool.random()
    #expect(
      name { if flag { Text("a") } else { EmptyView() } } == "_ConditionalContent<Text, EmptyView>")
    #expect(name { VStack { Text("a") } } == "VStack<Text>")
  }
}
