import Charts
import SwiftUI
import Testing
import ViewTree

// Names that public source uses, as it writes them.

private struct Tinted: EnvironmentalModifier {
  func resolve(in environment: EnvironmentValues) -> some ViewModifier {
    Painted(color: environment.colorScheme == .dark ? .green : .red)
  }
}

private struct Painted: ViewModifier {
  var color: Color
  func body(content: Content) -> some View { content.foregroundStyle(color) }
}

private struct Item: Identifiable {
  var id: String { name }
  var name: String
  var children: [Item]?
}

@Animatable private struct Box: Shape {
  var width: CGFloat
  var height: CGFloat = 2
  var corner: Angle
  @AnimatableIgnored var name = ""
  let depth = 3
  func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: width, height: height)) }
}

private struct Rule: View {
  func middle() -> Date { Date(timeIntervalSinceReferenceDate: 0) }
  func middle() -> CGFloat { 2 }
  var body: some View { Chart { RuleMark(x: .value("Middle", middle())) } }
}

private class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
  }
}

private class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIHostingController(rootView: Text("Hello"))
    window.overrideUserInterfaceStyle = .dark
    window.makeKeyAndVisible()
    self.window = window
  }
}

private struct NativeLabel: UIViewRepresentable {
  var style: UIUserInterfaceStyle
  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.text = "A"
    label.overrideUserInterfaceStyle = style
    return label
  }
  func updateUIView(_ label: UILabel, context: Context) {}
}

private struct NativeButton: UIViewRepresentable {
  func makeUIView(context: Context) -> UIButton {
    let button = UIButton(configuration: .filled())
    button.setTitle("Buy", for: .normal)
    button.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    return button
  }
  func updateUIView(_ button: UIButton, context: Context) {}
}

private struct Later: View {
  @State private var value = 1.0
  @Environment(\.backgroundMaterial) private var material
  var body: some View {
    VStack {
      Image(systemName: "star").symbolEffect(.drawOff, isActive: false)
      Image(systemName: "star").symbolColorRenderingMode(.gradient)
      Image(systemName: "star", variableValue: 0.5).symbolVariableValueMode(.draw)
      Button("Wide") {}.buttonSizing(.flexible)
      Slider(value: $value, in: 0...10) {
        Text("x")
      } ticks: {
        SliderTick(5)
        SliderTick(8) { Text("8") }
      }
      List { Section("a") { Text(material == nil ? "b" : "c") }.listSectionMargins(.horizontal, 4) }
      SubscriptionView(content: Text("s"), publisher: Just(1)) { _ in }
    }
  }
}

@Suite("Names of public source")
@MainActor
struct PublicNamesTests {
  private func svg(_ view: some View) throws -> String {
    try ImageRenderer(content: view).svgString()
  }

  @Test("An environmental modifier resolves to a modifier for the environment")
  func environmental() throws {
    let text = Text("A").modifier(Tinted())
    #expect(try svg(text) == svg(Text("A").foregroundStyle(.red)))
    #expect(
      try svg(text.environment(\.colorScheme, .dark))
        == svg(Text("A").foregroundStyle(.green).environment(\.colorScheme, .dark)))
  }

  @Test("An outline group of one root equals that of a collection with one element")
  func outline() throws {
    let root = Item(name: "root", children: [Item(name: "leaf")])
    #expect(
      try svg(OutlineGroup(root, children: \.children) { Text($0.name) })
        == svg(OutlineGroup([root], children: \.children) { Text($0.name) }))
  }

  @Test("@Animatable interpolates stored variables in the order of their declaration")
  func animatable() {
    var box = Box(width: 1, height: 2, corner: .degrees(3))
    #expect(box.animatableData.first == 1)
    #expect(box.animatableData.second.first == 2)
    #expect(box.animatableData.second.second == Angle.degrees(3).animatableData)
    box.animatableData.second.first = 7
    #expect(box.height == 7)
  }

  @Test("Of two overloads, a chart uses the one with a plottable type")
  func plottable() throws { #expect(try !svg(Rule()).isEmpty) }

  @Test("The color scheme of a UIKit view overrides that of the environment")
  func interfaceStyle() throws {
    #expect(
      try svg(NativeLabel(style: .dark))
        == svg(NativeLabel(style: .unspecified).environment(\.colorScheme, .dark)))
    #expect(try svg(NativeLabel(style: .dark)) != svg(NativeLabel(style: .light)))
  }

  @Test("A UIKit button has its title on its background")
  func button() throws {
    let renderer = ImageRenderer(content: NativeButton().frame(width: 80, height: 40))
    let list = "\(try renderer.displayList())"
    #expect(list.contains("Buy"), "\(list)")
    #expect(renderer.problems == [])
    let size = UIButton(configuration: .filled()).intrinsicContentSize
    #expect(size.width == 24 && size.height == 14)
  }

  @Test("Names of iOS 26 compile and draw")
  func later() throws {
    let renderer = ImageRenderer(content: Later().frame(width: 300, height: 500))
    #expect(try renderer.displayList().description.contains("Wide"))
    #expect(renderer.problems == [])
  }

  @Test("The accessory of a tab view is drawn")
  func accessory() throws {
    let tabs = TabView { Text("a").tabItem { Text("One") } }.tabViewBottomAccessory { Text("Song") }
    let list = "\(try ImageRenderer(content: tabs.frame(width: 300, height: 300)).displayList())"
    #expect(list.contains("Song"))
  }

  @Test("An increased leading adds points between lines")
  func lineHeight() throws {
    let text = Text("a\nb")
    let plain = try ImageRenderer(content: text).displayList().size.height
    let loose = try ImageRenderer(content: text.lineHeight(.leading(increase: 10)))
      .displayList().size.height
    #expect(loose == plain + 10)
  }

  @Test("A chart in three dimensions is a placeholder and is reported")
  func chart() throws {
    let renderer = ImageRenderer(
      content: Chart3D {
        PointMark(x: .value("x", 1), y: .value("y", 2), z: .value("z", 3))
        SurfacePlot(x: "x", y: "y", z: "z") { $0 * $1 }
      }.frame(width: 100, height: 100))
    #expect("\(try renderer.displayList())".contains("Chart3D"))
    #expect(renderer.problems.count == 1)
  }

  // MARK: Foundation

  @Test(
    "Durations are formatted in each style",
    arguments: [
      (.positional, 3_905, "1:05:05"), (.abbreviated, 5_400, "1h 30m"),
      (.short, 3_720, "1 hr, 2 min"), (.full, 3_661, "1 hour, 1 minute, 1 second"),
      (.brief, 7_260, "2hr 1min"), (.spellOut, 120, "two minutes"), (.positional, 5, "5"),
      (.abbreviated, 0, "0s"), (.abbreviated, -90, "-1m 30s"),
    ] as [(DateComponentsFormatter.UnitsStyle, TimeInterval, String)])
  func durations(style: DateComponentsFormatter.UnitsStyle, seconds: TimeInterval, text: String) {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: seconds) == text)
  }

  @Test("Durations are padded, and have a maximum number of units")
  func paddedDurations() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "01:05")
    formatter.allowedUnits = [.day, .hour, .minute]
    formatter.zeroFormattingBehavior = .default
    formatter.unitsStyle = .full
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 100_000) == "1 day")
    #expect(DispatchTime(uptimeNanoseconds: 5).advanced(by: .nanoseconds(2)).uptimeNanoseconds == 7)
    #expect(RunLoop.Mode.tracking.rawValue == "UITrackingRunLoopMode")
  }

  @Test("Measurements are in the units of the region, or in the provided unit")
  func measurements() {
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    let american = Locale(identifier: "en_US")
    let german = Locale(identifier: "en_DE")
    let style = Measurement<UnitLength>.FormatStyle(width: .abbreviated)
    #expect(way.formatted(style.locale(american)) == "3.1 mi")
    #expect(way.formatted(style.locale(german)) == "5 km")
    #expect(way.formatted(.measurement(width: .wide, usage: .asProvided)) == "5 kilometers")
    #expect(way.formatted(.measurement(width: .narrow, usage: .asProvided)) == "5km")
    let warm = Measurement(value: 26.4, unit: UnitTemperature.celsius)
    let weather = Measurement<UnitTemperature>.FormatStyle(width: .abbreviated, usage: .weather)
    #expect(warm.formatted(weather.locale(german)) == "26°C")
  }
}
