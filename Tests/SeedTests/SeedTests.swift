import Combine
import ShapeShift
import SwiftUI
import Testing

/// The code that the project was begun from compiles as it was given, and draws.
@MainActor
@Suite("The seeds")
struct SeedTests {
  private func list<V: View>(at time: Double = 0, _ view: V) throws -> DisplayList {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 390, height: 844)
    return try renderer.displayList(at: time)
  }

  @Test("what was given draws")
  func draws() throws {
    let env = ShapeShifterEnv()
    let views: [any View] = [
      ShapeShifterRootView().environmentObject(env), SongBoard(), Notes(), CardFront(), CardPair(),
      UserExtensionsView(),
      Text("Hi!").color(.red).padding().cornerRadius(5).clipped().opacity(0.9),
    ]
    for view in views { #expect(try !list(AnyView(view)).items.isEmpty) }
  }

  @Test("a card of one's own is one's own: its back hides what is on it")
  func cards() throws {
    let (face, back) = (
      try list(Text("x").cardify(isFaceUp: true)), try list(Text("x").cardify(isFaceUp: false))
    )
    #expect(face.description.contains("text") && !back.description.contains("text"))
  }

  @Test("an object that tells by willChange has its views made anew")
  func bindableObject() throws {
    struct Root: View {
      @EnvironmentObject var env: ShapeShifterEnv
      var body: some View {
        Color.red.frame(width: env.model.outlineWidth, height: 10).task {}
          .onAppear {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [env] in
              env.model.outlineWidth = 40
            }
          }
      }
    }
    let renderer = ImageRenderer(content: Root().environmentObject(ShapeShifterEnv()))
    #expect(try renderer.displayList(at: 0.5).size.width == 15)
    #expect(try renderer.displayList(at: 1.5).size.width == 40)
  }

  @Test("a stopwatch of timers, publishers and the main queue keeps the scene's time")
  func stopwatch() throws {
    let renderer = ImageRenderer(content: StopwatchView().frame(width: 260))
    let texts = Set(
      try renderer.displayList(at: 2.04).leaves.compactMap { leaf -> String? in
        if case .text(let text) = leaf.content { text.string } else { nil }
      })
    // Laps a twentieth after 1 and 1.5 seconds, when ten and fifteen tenths have been counted.
    #expect(texts.isSuperset(of: ["Lap 1", "Lap 2", "1.0", "1.5"]), "\(texts)")
    #expect(renderer.problems == [])
  }

  @Test("a binding to a truth value has a value")
  func bindingValue() {
    var isShown = false
    let binding = Binding(get: { isShown }, set: { isShown = $0 })
    binding.value.toggle()
    #expect(isShown)
  }

  @Test("a segmented control is a picker of segments")
  func segments() throws {
    let old = SegmentedControl(selection: .constant(1)) {
      Text("One").tag(1)
      Text("Two").tag(2)
    }
    let new = Picker("", selection: .constant(1)) {
      Text("One").tag(1)
      Text("Two").tag(2)
    }
    .pickerStyle(.segmented).labelsHidden()
    #expect(try list(old).description == list(new).description)
  }
}
