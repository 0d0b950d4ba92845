import Foundation
import Testing
import VectorGeometry
import VectorGraphics
import ViewLayout

@testable import InterfaceViews
@testable import ViewTree

@Suite("Controls and their styles")
@MainActor
struct ControlTests {
  private func list<V: View>(
    width: CGFloat? = 200, height: CGFloat? = 100,
    environment: EnvironmentValues = EnvironmentValues(), @ViewBuilder _ view: @escaping () -> V
  ) throws -> DisplayList {
    let list = try scene(width: width, height: height, environment: environment) { view() }
      .displayList()
    #expect(list.violations().isEmpty)
    return list
  }

  private func paint<V: View>(@ViewBuilder _ view: @escaping () -> V) throws -> Paint? {
    try list { view() }.texts.first?.paint
  }

  @Test("a button's label is in the tint, or red, or pale, unless something says otherwise")
  func labels() throws {
    #expect(try paint { Button("A") {} } == paint { Text("A").foregroundStyle(.tint) })
    #expect(
      try paint { Button("A") {}.tint(.green) } == paint { Text("A").foregroundStyle(.green) })
    #expect(
      try paint { Button("A", role: .destructive) {} }
        == paint { Text("A").foregroundStyle(.red) })
    #expect(
      try paint { Button("A") {}.disabled(true) }
        == paint { Text("A").foregroundStyle(Color.tertiaryLabel) })
    #expect(
      try paint { Button("A") {}.foregroundStyle(.pink) }
        == paint { Text("A").foregroundStyle(.pink) })
    #expect(
      try paint { Button(action: {}, label: { Text("A").foregroundStyle(.mint) }) }
        == paint { Text("A").foregroundStyle(.mint) })
  }

  @Test("what is turned off around stays off")
  func disabled() throws {
    let off = try paint { Button("A") {}.disabled(true) }
    #expect(try paint { Button("A") {}.disabled(false).disabled(true) } == off)
    #expect(try paint { Button("A") {}.disabled(true).disabled(false) } == off)
  }

  @Test("a prominent button of 34 points has its label in white on the tint")
  func bordered() throws {
    let list = try list { Button("AB") {}.buttonStyle(.borderedProminent) }
    // Two letters of 0.6 x 17, 20.4 rounded up to 21, and 12 on both sides; 17 high with 7 above and below.
    #expect(list.fills.map(\.path.boundingRect.size) == [CGSize(width: 45, height: 31)])
    #expect(list.texts.first?.paint == .color(.white))
  }

  @Test("a button style sees the role, the label and whether the button is pressed")
  func buttonStyle() throws {
    struct Boxes: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
          .frame(width: configuration.isPressed ? 20 : 40, height: 10)
          .background(configuration.role == .destructive ? Color.red : Color.blue)
      }
    }
    #expect(
      try list { Button("A") {}.buttonStyle(Boxes()) }.fillRects == [CGRect(80, 45, 40, 10)])
    #expect(
      try list { Button("A") {}.buttonStyle(Boxes()).pressed() }.fillRects
        == [CGRect(90, 45, 20, 10)])
    let blue = try list { Color.blue }.fills.first?.paint
    #expect(try list { Button("A") {}.buttonStyle(Boxes()) }.fills.first?.paint == blue)
  }

  @Test("styles read the environment")
  func environmentInStyles() throws {
    struct Scheme: ButtonStyle {
      @Environment(\.colorScheme) private var colorScheme
      func makeBody(configuration: Configuration) -> some View {
        Color.red.frame(width: colorScheme == .dark ? 30 : 10, height: 10)
      }
    }
    let button = { Button("A") {}.buttonStyle(Scheme()) }
    #expect(try list { button() }.fillRects.map(\.width) == [10])
    #expect(try list { button().environment(\.colorScheme, .dark) }.fillRects.map(\.width) == [30])
  }

  @Test("a style made of its own control shows it in the style further out")
  func nestedStyles() throws {
    struct Framed: LabelStyle {
      let width: CGFloat
      func makeBody(configuration: Configuration) -> some View {
        Label(configuration).padding(.horizontal, width).background(Color.red)
      }
    }
    func label() -> some View {
      Label(title: { Color.blue.frame(width: 10, height: 10) }, icon: { EmptyView() })
    }
    let one = try list { label().labelStyle(Framed(width: 5)) }
    #expect(one.fillRects == [CGRect(90, 45, 20, 10), CGRect(95, 45, 10, 10)])
    let two = try list { label().labelStyle(Framed(width: 5)).labelStyle(Framed(width: 20)) }
    #expect(
      two.fillRects == [CGRect(70, 45, 60, 10), CGRect(75, 45, 50, 10), CGRect(95, 45, 10, 10)])
  }

  @Test("what a control holds keeps the styles around the control")
  func contentKeepsStyles() throws {
    struct Marked: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.title.background(Color.red)
      }
    }
    let list = try list {
      Label(
        title: {
          Label(title: { Color.blue.frame(width: 10, height: 10) }, icon: { EmptyView() })
        }, icon: { EmptyView() }
      )
      .labelStyle(Marked())
    }
    #expect(list.fillRects == Array(repeating: CGRect(95, 45, 10, 10), count: 3))
  }

  @Test("icon and title stand on one baseline; a style may leave either out")
  func labelStyles() throws {
    func label() -> some View {
      Label(
        title: { Color.blue.frame(width: 20, height: 10) },
        icon: { Color.red.frame(width: 10, height: 10) })
    }
    // 38 wide with 8 between.
    #expect(
      try list { label() }.fillRects == [CGRect(81, 45, 10, 10), CGRect(99, 45, 20, 10)])
    #expect(try list { label().labelStyle(.titleOnly) }.fillRects == [CGRect(90, 45, 20, 10)])
    #expect(try list { label().labelStyle(.iconOnly) }.fillRects == [CGRect(95, 45, 10, 10)])
  }

  // 31 points in the middle of 100 begin at 34.5, on the pixel grid 35.
  @Test("a switch is 51 by 31 at the trailing edge, its knob on the side of its value")
  func toggles() throws {
    let on = try list { Toggle("A", isOn: .constant(true)) }
    #expect(on.fillRects[0] == CGRect(149, 35, 51, 31))
    #expect(on.fillRects[1] == CGRect(171, 37, 27, 27))
    let off = try list { Toggle("A", isOn: .constant(false)).labelsHidden() }
    #expect(off.fillRects[0] == CGRect(75, 35, 51, 31))
    #expect(off.fillRects[1] == CGRect(77, 37, 27, 27))
    #expect(off.texts.isEmpty)
  }

  @Test("a toggle style reads and writes the value")
  func toggleStyle() throws {
    struct Box: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(
          action: { configuration.isOn.toggle() },
          label: { Color.red.frame(width: configuration.isOn ? 40 : 20, height: 10) }
        )
        .id("box")
      }
    }
    struct Root: View {
      @State private var isOn = false
      var body: some View { Toggle("A", isOn: $isOn).toggleStyle(Box()) }
    }
    let graph = scene { Root() }
    #expect(try graph.displayList().fillRects.map(\.width) == [20])
    #expect(graph.press(id: "box"))
    #expect(try graph.displayList().fillRects.map(\.width) == [40])
    #expect(!graph.press(id: "nothing"))
  }

  @Test("a row that has an id of its own is found by both, whether its type is known or not")
  func bothIDs() throws {
    struct Root: View {
      let isErased: Bool
      @State private var count = 0

      var body: some View {
        let button = Button("A") { count += 1 }.id("own")
        if isErased {
          ForEach(["row"], id: \.self) { _ in AnyView(button) }
        } else {
          ForEach(["row"], id: \.self) { _ in button }
        }
        Rectangle().frame(width: CGFloat(count), height: 1)
      }
    }
    for isErased in [true, false] {
      let graph = scene { Root(isErased: isErased) }
      _ = try graph.displayList()
      #expect(graph.press(id: "own"))
      #expect(graph.press(id: "row"))
      #expect(try graph.displayList().fillRects.contains { $0.width == 2 })
    }
  }

  @Test("pressing a control that is off does nothing")
  func pressDisabled() throws {
    struct Root: View {
      @State private var width: CGFloat = 10
      var body: some View {
        Color.red.frame(width: width, height: 10)
        Button("A") { width = 20 }.disabled(true).id("off")
        Button("B") { width = 30 }.id("on")
      }
    }
    let graph = scene { VStack { Root() } }
    #expect(try graph.displayList().fillRects.map(\.width) == [10])
    #expect(!graph.press(id: "off"))
    #expect(graph.press(id: "on"))
    #expect(try graph.displayList().fillRects.map(\.width) == [30])
  }

  @Test("a slider's knob is as far along its track as the value is in the range")
  func sliders() throws {
    let list = try list { Slider(value: .constant(25), in: 0...100) }
    // Track of 4 in a frame of 31; the knob's middle goes from 13.5 to 186.5: 13.5 + 173 / 4 = 56.75.
    #expect(list.fillRects[0] == CGRect(0, 48, 200, 4))
    #expect(abs(list.fillRects[2].midX - 56.75) <= 0.5)
    #expect(list.fillRects[2].size == CGSize(width: 27, height: 27))
    let outside = try self.list { Slider(value: .constant(7), in: 0...1) }
    #expect(outside.fillRects[2].maxX == 200)
    let undefined = try self.list { Slider(value: .constant(Double.nan), in: 0...1) }
    #expect(undefined.fillRects[2].minX == 0)
  }

  @Test("the text of a field stands where several lines would")
  func fieldAlignment() throws {
    func place(_ alignment: TextAlignment) throws -> CGFloat {
      let list = try list {
        TextField("Name", text: .constant("abcde")).multilineTextAlignment(alignment)
      }
      return try #require(list.texts.first).position.x
    }
    let leading = try place(.leading)
    #expect(leading == 0)
    #expect(try place(.trailing) > 100)
    #expect(try abs(place(.center) - place(.trailing) / 2) <= 0.5)
  }

  @Test(
    "a gradient that tints a gauge runs along its ring or its line, one with a place stays there")
  func gaugeGradient() throws {
    func paint<S: GaugeStyle>(_ style: S, _ tint: some ShapeStyle) throws -> String {
      try list {
        Gauge(value: 0.4) { Text("A") }.gaugeStyle(style).tint(tint)
      }.description
    }
    let colors = Gradient(colors: [.green, .red])
    // Three quarters of a turn, from the edge of the round end before the ring's start, before it is turned.
    let open = #/from -6\.6\d* to 263\.3\d*/#
    #expect(try paint(.accessoryCircular, colors).contains(open))
    #expect(try paint(.accessoryCircular, AnyShapeStyle(colors)).contains(open))
    let ends = LinearGradient(gradient: colors, startPoint: .leading, endPoint: .trailing)
    #expect(
      try paint(.accessoryCircularCapacity, colors).contains(#/from -6\.6\d* to 353\.3\d*/#))
    #expect(try paint(.accessoryLinear, colors) == paint(.accessoryLinear, ends))
    #expect(try paint(.linearCapacity, colors) == paint(.linearCapacity, ends))
    #expect(try !paint(.accessoryCircular, ends).contains("angular"))
  }

  @Test("segments are of one width; the plate is under the chosen one")
  func segments() throws {
    func picker(_ chosen: Int) -> some View {
      Picker("P", selection: .constant(chosen)) {
        Text("A").tag(1)
        ForEach(2..<5) { Text("\($0)").tag($0) }
      }
      .pickerStyle(.segmented)
    }
    let list = try list { picker(3) }
    #expect(list.texts.count == 4)
    #expect(list.fillRects.contains(CGRect(102, 36, 46, 28)))
    #expect(list.fillRects[0] == CGRect(0, 34, 200, 32))
    let none = try self.list { picker(9) }
    #expect(!none.fillRects.contains { $0.height == 28 })
  }

  @Test("values are written by formats and formatters")
  func formats() throws {
    func written(_ text: Text) throws -> String {
      try list { text }.texts.map(\.run.text).joined()
    }
    #expect(try written(Text(0.25, format: .percent)) == "25%")
    #expect(try written(Text("\(0.25, format: .percent) of \(4)")) == "25% of 4")
    let percent = NumberFormatter()
    percent.numberStyle = .percent
    #expect(try written(Text("\(0.5 as NSNumber, formatter: percent)")) == "50%")
    #expect(try written(Text(0.5 as NSNumber, formatter: percent)) == "50%")
    #expect(try written(Text("\(0.5)")) == "0.500000")
    #expect(try written(Text("\(0.5, specifier: "%.1f")")) == "0.5")
    #expect(try written(Text("a \("b") \(Text("c").bold())")) == "a b c")
  }

  @Test("values follow the locale around")
  func locales() throws {
    var german = EnvironmentValues()
    german.locale = Locale(identifier: "de_DE")
    let list = try list(environment: german) { Text("\(1_234_567)") }
    #expect(list.texts.map(\.run.text) == ["1.234.567"])
  }
}
