import Foundation
import Observation
import ShapeShift
import Testing

/// Counts ticks, as everything here does that a timer changes.
@Observable private final class Observed {
  var count = 0
  nonisolated(unsafe) static let shared = Observed()
  nonisolated(unsafe) static let unread = Observed()
}

private final class Announcing: ObservableObject {
  @Published var count = 0
}

/// A bar that grows by 10 points a second, from 10 points on.
private struct Bar: View {
  let count: Int
  let tick: () -> Void
  var body: some View {
    Rectangle().frame(width: CGFloat(10 * (1 + count)), height: 4)
      .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in tick() }
  }
}

private struct InState: View {
  @State private var model = Observed()
  var body: some View { Bar(count: model.count) { model.count += 1 } }
}

private struct InStateObject: View {
  @StateObject private var model = Announcing()
  var body: some View { Bar(count: model.count) { model.count += 1 } }
}

private struct Given: View {
  let model: Observed
  var body: some View { Bar(count: model.count) { model.count += 1 } }
}

private struct GivenPublished: View {
  @ObservedObject var model: Announcing
  var body: some View { Bar(count: model.count) { model.count += 1 } }
}

private struct FromEnvironment: View {
  @Environment(Observed.self) private var model
  var body: some View { Bar(count: model.count) { model.count += 1 } }
}

private struct PublishedFromEnvironment: View {
  @EnvironmentObject private var model: Announcing
  var body: some View { Bar(count: model.count) { model.count += 1 } }
}

@Suite("Scenes are made anew, with all that is made for them")
@MainActor
struct SceneFactoryTests {
  /// Out of order, and once more.
  private let times = [2.5, 0.5, 3.5, 1.5, 0, 2.5]

  private func widths<V: View>(_ renderer: ImageRenderer<V>) throws -> [CGFloat] {
    try times.map { try renderer.displayList(at: $0).size.width }
  }

  private let expected: [CGFloat] = [30, 10, 40, 20, 10, 30]

  @Test("any frame alone, in any order, holds for objects that are made with the view")
  func anyOrder() throws {
    #expect(try widths(ImageRenderer(content: InState())) == expected)
    #expect(try widths(ImageRenderer(content: InStateObject())) == expected)
    #expect(try widths(ImageRenderer(content: Given(model: Observed()))) == expected)
    #expect(try widths(ImageRenderer(content: GivenPublished(model: Announcing()))) == expected)
    #expect(
      try widths(ImageRenderer(content: FromEnvironment().environment(Observed()))) == expected)
    let published = ImageRenderer(
      content: PublishedFromEnvironment().environmentObject(Announcing()))
    #expect(try widths(published) == expected)
  }

  @Test("models that are made in a function beside the view are made anew with it")
  func function() throws {
    var made = 0
    func make() -> Observed {
      made += 1
      return Observed()
    }
    let renderer = ImageRenderer {
      let model = make()
      Bar(count: model.count) { model.count += 1 }
      Given(model: model)
    }
    #expect(made == 1)
    _ = try renderer.displayList(at: 1)
    #expect(made == 1)
    _ = try renderer.displayList(at: 0)
    #expect(made == 2)
    #expect(renderer.problems == [])
  }

  @Test("an object from outside that the scene changes is reported, and there is no way back")
  func outside() throws {
    let (observed, published) = (Observed(), Announcing())
    try expectNoWayBack(ImageRenderer(content: Given(model: observed)), "Observed")
    try expectNoWayBack(ImageRenderer(content: GivenPublished(model: published)), "Announcing")
    try expectNoWayBack(
      ImageRenderer(content: FromEnvironment().environment(observed)), "Observed")
    try expectNoWayBack(
      ImageRenderer(content: PublishedFromEnvironment().environmentObject(published)), "Announcing")
    let view = InState()
    try expectNoWayBack(ImageRenderer(content: view), "Observed")
  }

  private func expectNoWayBack<V: View>(
    _ renderer: ImageRenderer<V>, _ type: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    _ = try renderer.displayList(at: 0.5)
    #expect(renderer.problems == [], sourceLocation: sourceLocation)
    _ = try renderer.displayList(at: 1.5)
    let problems = renderer.problems.filter { $0.contains("changes a \(type)") }
    #expect(problems.count == 1, sourceLocation: sourceLocation)
    expectRefusal(renderer, type, sourceLocation)
    expectRefusal(renderer, type, sourceLocation)
  }

  private func expectRefusal<V: View>(
    _ renderer: ImageRenderer<V>, _ type: String, _ sourceLocation: SourceLocation
  ) {
    do {
      _ = try renderer.displayList(at: 0)
      Issue.record("a picture of 0 s", sourceLocation: sourceLocation)
    } catch {
      guard case .sharedObject(type, time: 0) = error else {
        Issue.record(error, sourceLocation: sourceLocation)
        return
      }
    }
  }

  private struct Static: View {
    var body: some View { Bar(count: Observed.shared.count) { Observed.shared.count += 1 } }
  }

  @Test("what is captured or global is found when time goes back")
  func hidden() throws {
    let model = Observed()
    let captured = ImageRenderer {
      TimelineView(.explicit([.sceneStart])) { _ in
        Bar(count: model.count) { model.count += 1 }
      }
    }
    _ = try captured.displayList(at: 1)
    expectRefusal(captured, "Observed", #_sourceLocation)
    let global = ImageRenderer(content: Static())
    _ = try global.displayList(at: 1)
    expectRefusal(global, "Observed", #_sourceLocation)
  }

  private struct Silent: View {
    @State private var width = 10.0
    var body: some View {
      Rectangle().frame(width: width, height: 4).onAppear {
        Observed.unread.count += 1
        width = 20
      }
    }
  }

  @Test("an object that no view reads, or that the program changes, is nobody's business")
  func harmless() throws {
    let silent = ImageRenderer(content: Silent())
    #expect(try [1, 0].map { try silent.displayList(at: $0).size.width } == [20, 20])
    let model = Observed()
    let renderer = ImageRenderer(content: Text("\(model.count)").frame(width: 10))
    _ = try renderer.displayList(at: 1)
    model.count += 1
    _ = try renderer.displayList(at: 0)
    #expect(silent.problems == [] && renderer.problems == [])
  }

  @Test("a view that is set takes the place of the one before, as it is")
  func set() throws {
    let renderer = ImageRenderer(content: AnyView(Color.red.frame(width: 5, height: 5)))
    renderer.content = AnyView(Color.red.frame(width: 7, height: 5))
    #expect(try [1, 0].map { try renderer.displayList(at: $0).size.width } == [7, 7])
  }

  @Test("a view is as it was where the renderer was made, whatever the variable has become")
  func value() throws {
    var width = 5.0
    let renderer = ImageRenderer(content: Color.red.frame(width: width, height: 5))
    width = 9
    #expect(try renderer.displayList().size.width == 5)
    _ = width
  }
}
