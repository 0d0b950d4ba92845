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
