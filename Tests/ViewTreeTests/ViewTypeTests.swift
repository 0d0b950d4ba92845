import Foundation
import Testing
import VectorGeometry
import VectorGraphics
import ViewLayout

@testable import ViewTree

@Suite("View types")
@MainActor
struct ViewTypeTests {
  private func name<V: View>(@ViewBuilder _ view: () -> V) -> String { "\(V.self)" }

  @Test("modifiers show in the type, in their order")
  func modifiers() {
    #expect(name { Text("a").padding() } == "ModifiedContent<Text, _PaddingLayout>")
    #expect(
      name { Text("a").padding().border(Color.red) }
        == "ModifiedContent<ModifiedContent<Text, _PaddingLayout>, "
        + "_OverlayModifier<_ShapeView<_StrokedShape<_Inset<Rectangle>>, Color>>>")
    #expect(
      name { Circle().frame(width: 1).offset(x: 1).opacity(1) }
        == "ModifiedContent<ModifiedContent<ModifiedContent<Circle, _FrameLayout>, "
        + "_OffsetEffect>, _OpacityEffect>")
    #expect(
      name { Circle().environment(\.lineLimit, 1) }
        == "ModifiedContent<Circle, _EnvironmentKeyWritingModifier<Optional<Int>>>")
    #expect(
      name { Circle().foregroundStyle(Color.red) }
        == "ModifiedContent<Circle, _ForegroundStyleModifier<Color>>")
    #expect(
      name { Circle().zIndex(1).layoutPriority(2) }
        == "ModifiedContent<ModifiedContent<Circle, _TraitWritingModifier<ZIndexTraitKey>>, "
        + "_TraitWritingModifier<LayoutPriorityTraitKey>>")
    #expect(name { Text("a").id(1) } == "IDView<Text, Int>")
    #expect(name { Text("a").bold().font(.title) } == "Text")
  }

  @Test("builders make tuples, conditionals and optionals")
  func builders() {
    let flag = Bool.random()
    let number: Int? = 3
    #expect(name {} == "EmptyView")
    #expect(name { Text("a") } == "Text")
    #expect(
      name {
        Text("a")
        Text("b")
      } == "TupleView<(Text, Text)>")
    #expect(name { if flag { Text("a") } } == "Optional<Text>")
    #expect(
      name { if flag { Text("a") } else { Circle() } } == "_ConditionalContent<Text, Circle>")
    #expect(name { if let number { Text("\(number)") } } == "Optional<Text>")
    #expect(
      name {
        switch number {
        case 1: Text("a")
        case 2: Circle()
        default: EmptyView()
        }
      } == "_ConditionalContent<_ConditionalContent<Text, Circle>, EmptyView>")
    #expect(name { if #available(macOS 99, *) { Text("a") } } == "Optional<AnyView>")
    #expect(
      name {
        let _ = number
        Text("a")
      } == "Text")
    #expect(
      name { ForEach(0..<3) { Text("\($0)") } } == "ForEach<Range<Int>, Int, Text>")
    #expect(name { Group { Text("a") } } == "Group<Text>")
    #expect(
      name {
        HStack {
          Text("a")
          Spacer()
        }
      } == "HStack<TupleView<(Text, Spacer)>>")
  }

  @Test("more than ten views stand in one builder")
  func many() throws {
    let graph = scene(height: 24) {
      VStack(spacing: 0) {
        Color.red
        Color.red
        Color.red
        Color.red
        Color.red
        Color.red
        Color.red
        Color.red
        Color.red
        Color.red
        Color.red
        Color.blue
      }
    }
    #expect(
      try graph.displayList().fillRects
        == (0..<12).map { CGRect(0, CGFloat($0) * 2, 100, 2) })
  }

  @Test("a helper that returns the view itself keeps its type")
  func helper() throws {
    var seen: [String] = []
    _ = Text("a").padding().noting(&seen).background(Color.red).noting(&seen)
    #expect(
      seen == [
        "ModifiedContent<Text, _PaddingLayout>",
        "ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _BackgroundStyleModifier<Color>>",
      ])
  }

  private struct Card<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { VStack(spacing: 0) { content } }
  }

  private struct Labelled<Label: View>: View {
    var label: () -> Label
    init(@ViewBuilder label: @escaping () -> Label) { self.label = label }
    var body: some View { HStack(spacing: 0) { label() } }
  }

  private struct Row: View {
    @ViewBuilder private var pair: some View {
      Color.red
      Color.blue
    }
    @ViewBuilder private func square(_ isWide: Bool) -> some View {
      if isWide { Color.green.frame(width: 50) } else { Color.green.frame(width: 25) }
    }
    var body: some View {
      HStack(spacing: 0) {
        pair
        square(true)
      }
    }
  }

  @Test("stored builders, closures, builder properties and functions give their views")
  func customViews() throws {
    let stored = scene {
      Card {
        Color.red
        Color.blue
      }
    }
    #expect(try stored.displayList().fillRects == [CGRect(0, 0, 100, 50), CGRect(0, 50, 100, 50)])
    let closure = scene {
      Labelled {
        Color.red
        Color.blue
      }
    }
    #expect(try closure.displayList().fillRects == [CGRect(0, 0, 50, 100), CGRect(50, 0, 50, 100)])
    #expect(
      try scene { Row() }.displayList().fillRects
        == [CGRect(0, 0, 25, 100), CGRect(25, 0, 25, 100), CGRect(50, 0, 50, 100)])
  }

  private enum Badge: View {
    case dot(() -> CGFloat)
    case none

    var body: some View {
      switch self {
      case .dot(let size): Circle().frame(width: size(), height: size())
      case .none: EmptyView()
      }
    }
  }

  @Test("an enum can be a view, and a change of its value shows")
  func enumView() throws {
    let stage = try Stage(Badge.dot { 10 }) { $0 }
    #expect(try stage.graph.displayList().fillRects == [CGRect(45, 45, 10, 10)])
    #expect(try stage.show(.dot { 20 }).fillRects == [CGRect(40, 40, 20, 20)])
    #expect(try stage.show(.none).items.isEmpty)
  }

  private final class Model { var width: CGFloat = 10 }

  private struct Watching: View {
    weak var model: Model?
    unowned let other: Model
    let width: CGFloat
    var body: some View { Rectangle().frame(width: width + (model?.width ?? 0), height: 10) }
  }

  @Test("a view may hold weak and unowned references")
  func references() throws {
    let model = Model()
    let stage = try Stage(CGFloat(10)) { Watching(model: model, other: model, width: $0) }
    #expect(try stage.graph.displayList().fillRects == [CGRect(40, 45, 20, 10)])
    #expect(try stage.show(30).fillRects == [CGRect(30, 45, 40, 10)])
  }
}

extension View {
  fileprivate func noting(_ names: inout [String]) -> some View {
    names.append("\(type(of: self))")
    return self
  }
}
