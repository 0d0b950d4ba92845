import SwiftUI

@MainActor protocol Themed { var colorTheme: ColorTheme { get } }
struct ColorTheme: Equatable, Sendable {
  var primary: Color = .accentColor
  var secondary = Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 1)
  static let ocean = ColorTheme(
    primary: .teal, secondary: .init(.sRGBLinear, white: 0.3, opacity: 1))
}
private struct ColorThemeKey: EnvironmentKey { static let defaultValue = ColorTheme() }
extension EnvironmentValues {
  var colorTheme: ColorTheme {
    get { self[ColorThemeKey.self] }
    set { self[ColorThemeKey.self] = newValue }
  }
}
extension View { func theme(_ t: ColorTheme) -> some View { environment(\.colorTheme, t) } }

struct CheckboxStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square").foregroundStyle(
          configuration.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
        configuration.label
      }
    }.buttonStyle(.plain)
  }
}
struct RingProgressStyle: ProgressViewStyle {
  var strokeColor = Color.blue
  var strokeWidth = 12.0
  func makeBody(configuration: Configuration) -> some View {
    let fractionCompleted = configuration.fractionCompleted ?? 0
    return ZStack {
      Circle().trim(from: 0, to: fractionCompleted).stroke(
        strokeColor, style: StrokeStyle(lineWidth: strokeWidth, lineCap: .round)
      ).rotationEffect(.degrees(-90))
      configuration.label
    }
  }
}
struct CardGroupBox: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content
    }.padding().background(RoundedRectangle(cornerRadius: 12).fill(.background.secondary))
  }
}
struct TrailingIcon: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon.imageScale(.small)
    }
  }
}
struct FancyField: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.padding(8).background(Capsule().stroke())
  }
}
struct NeedleGauge: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().stroke()
      configuration.currentValueLabel
      Rectangle().frame(width: 1, height: 20).rotationEffect(
        .degrees(configuration.value * 270 - 135))
    }
  }
}
struct PressedScale: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture(perform: configuration.trigger)
  }
}
struct Accordion: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button {
        withAnimation { configuration.isExpanded.toggle() }
      } label: {
        configuration.label
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}

struct BoundsPreference: PreferenceKey {
  typealias Value = [String: Anchor<CGRect>]
  static let defaultValue: Value = [:]
  static func reduce(value: inout Value, nextValue: () -> Value) { value.merge(nextValue()) { $1 } }
}
struct StyleShelf: View, Themed {
  @Environment(\.colorTheme) var colorTheme
  @Environment(\.self) var env
  @State private var on = true
  @State private var text = ""
  @State private var seconds = 0
  @State private var selection: String = "a"
  @FocusState private var field: Field?
  enum Field: Hashable { case name, mail }
  let timer = Timer.publish(every: 1, tolerance: 0.5, on: .main, in: .common).autoconnect()
  var body: some View {
    Form {
      Section {
        Toggle("Check", isOn: $on).toggleStyle(CheckboxStyle())
        TextField("Name", text: $text).textFieldStyle(FancyField()).focused($field, equals: .name)
          .onSubmit { field = .mail }
        Picker("Pick", selection: $selection) { ForEach(["a", "b"], id: \.self) { Text($0) } }
          .pickerStyle(.segmented)
        ProgressView(value: 0.4) { Text("40%") }.progressViewStyle(RingProgressStyle())
        GroupBox("Box") { Label("Title", systemImage: "star").labelStyle(TrailingIcon()) }
          .groupBoxStyle(CardGroupBox())
        Gauge(value: 0.3) {
          Text("g")
        } currentValueLabel: {
          Text("30")
        }.gaugeStyle(NeedleGauge())
        DisclosureGroup("More") { Text("hidden") }.disclosureGroupStyle(Accordion())
        Stepper("Value: \(seconds)", value: $seconds, in: 0...10)
      } header: {
        Text("Header").textCase(nil)
      } footer: {
        Text("Footer with [link](https://example.com)")
      }
    }
    .overlayPreferenceValue(BoundsPreference.self) { anchors in
      GeometryReader { proxy in
        ForEach(Array(anchors.values.enumerated()), id: \.offset) { _, anchor in
          let r = proxy[anchor]
          Rectangle().stroke().frame(width: r.width, height: r.height).offset(x: r.minX, y: r.minY)
        }
      }
    }
    .onReceive(timer) { _ in seconds += 1 }
    .onChange(of: seconds) { old, new in if new > 10 { seconds = 0 } }
    .alert("Title", isPresented: .constant(false)) {
      Button("OK", role: .cancel) {}
    } message: {
      Text("Message")
    }
    .anchorPreference(key: BoundsPreference.self, value: .bounds) { ["x": $0] }
    .environment(\.locale, Locale(identifier: "de_DE"))
    .environment(\.layoutDirection, .rightToLeft)
    .onAppear {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
        withAnimation(.interpolatingSpring(stiffness: 170, damping: 8)) { on.toggle() }
      }
    }
    .help("x")
    .id(selection)
    .tag(3)
  }
}
