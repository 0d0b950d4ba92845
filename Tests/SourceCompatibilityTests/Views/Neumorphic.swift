import SwiftUI

extension Color {
  init(rgb: UInt, alpha: Double = 1) {
    self.init(
      .sRGB, red: Double((rgb >> 16) & 0xff) / 255, green: Double((rgb >> 8) & 0xff) / 255,
      blue: Double(rgb & 0xff) / 255, opacity: alpha)
  }
  static let offWhite = Color(rgb: 0xE1E1EB)
}

struct SoftButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) var isEnabled

  func makeBody(configuration: Self.Configuration) -> some View {
    configuration.label
      .padding(24)
      .contentShape(Circle())
      .background {
        if configuration.isPressed {
          Circle().fill(Color.offWhite)
            .overlay(
              Circle().stroke(.gray, lineWidth: 4).blur(radius: 4).offset(x: 2, y: 2)
                .mask(
                  Circle().fill(
                    LinearGradient(
                      gradient: Gradient(colors: [.black, .clear]),
                      startPoint: .topLeading, endPoint: .bottomTrailing))))
        } else {
          Circle().fill(Color.offWhite)
            .shadow(color: .black.opacity(0.2), radius: 10, x: 8, y: 8)
            .shadow(color: .white.opacity(0.7), radius: 10, x: -5, y: -5)
        }
      }
      .saturation(isEnabled ? 1 : 0)
      .animation(.default, value: configuration.isPressed)
  }
}

struct DayNightToggle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        configuration.label
        Spacer()
        ZStack(alignment: configuration.isOn ? .trailing : .leading) {
          Capsule().fill(configuration.isOn ? Color(rgb: 0x16213E) : Color(rgb: 0x87CEEB))
            .frame(width: 76, height: 36)
          Circle().fill(configuration.isOn ? .gray : .yellow).padding(4)
            .overlay {
              Image(systemName: configuration.isOn ? "moon.stars.fill" : "sun.max.fill")
                .imageScale(.small)
                .foregroundColor(configuration.isOn ? .white : .orange)
                .contentTransition(.symbolEffect(.replace))
            }
            .frame(width: 36, height: 36)
        }
        .animation(.bouncy(duration: 0.4, extraBounce: 0.1), value: configuration.isOn)
      }
    }
    .buttonStyle(.plain)
    .sensoryFeedback(.impact(weight: .light), trigger: configuration.isOn)
  }
}

struct TickBoxStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Label {
      configuration.label.strikethrough(configuration.isOn, color: .secondary)
    } icon: {
      Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
        .foregroundStyle(configuration.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
        .symbolEffect(.bounce, value: configuration.isOn)
    }
    .onTapGesture { configuration.isOn.toggle() }
  }
}

extension ToggleStyle where Self == TickBoxStyle {
  static var tickBox: TickBoxStyle { .init() }
}

struct NeumorphicView: View {
  @State private var isNight = true
  @State private var done: Set<String> = ["Milk"]
  @SceneStorage("volume") private var volume = 0.4

  private func isDone(_ item: String) -> Binding<Bool> {
    Binding {
      done.contains(item)
    } set: { newValue in
      if newValue { done.insert(item) } else { done.remove(item) }
    }
  }

  var body: some View {
    ZStack {
      Color.offWhite.ignoresSafeArea()
      VStack(spacing: 28) {
        HStack(spacing: 30) {
          Button(action: {}) { Image(systemName: "backward.fill").foregroundColor(.gray) }
            .disabled(true)
          Button(role: .destructive, action: {}) {
            Image(systemName: "play.fill").font(.title2).foregroundStyle(.pink)
          }
        }
        .buttonStyle(SoftButtonStyle())
        Toggle("Night mode", isOn: $isNight).toggleStyle(DayNightToggle())
        VStack(alignment: .leading) {
          ForEach(["Milk", "Bread", "Apples"], id: \.self) { item in
            Toggle(item, isOn: isDone(item)).toggleStyle(.tickBox)
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        Slider(value: $volume, in: 0...1, step: 0.1) {
          Text("Volume")
        } minimumValueLabel: {
          Image(systemName: "speaker.fill")
        } maximumValueLabel: {
          Image(systemName: "speaker.wave.3.fill")
        } onEditingChanged: { _ in
        }
        Gauge(value: volume, in: 0...1) {
          Text("Vol")
        } currentValueLabel: {
          Text("\(Int(volume * 100))")
        }
        .gaugeStyle(.accessoryCircular)
        .tint(Gradient(colors: [.green, .yellow, .red]))
      }
      .padding(30)
    }
  }
}
