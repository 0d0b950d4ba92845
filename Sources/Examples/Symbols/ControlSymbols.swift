import SwiftUI

extension SymbolExamples {
  mutating func addControls() {
    add("Button") {
      VStack(spacing: 10) {
        Button("Plain") {}
        Button("Bordered") {}.buttonStyle(.bordered)
        Button("Prominent") {}.buttonStyle(.borderedProminent)
        Button("Delete", role: .destructive) {}
      }
    }
    add("ButtonStyle") {
      // A style makes what all buttons inside look like.
      Button("Pushed in") {}
        .buttonStyle(PillStyle())
    }
    add("Toggle") {
      VStack {
        Toggle("On", isOn: .constant(true))
        Toggle("Off", isOn: .constant(false))
      }
      .frame(width: 120)
    }
    add("Slider") {
      Slider(value: .constant(0.3), in: 0...1) {
        Text("Volume")
      } minimumValueLabel: {
        Image(systemName: "speaker.fill")
      } maximumValueLabel: {
        Image(systemName: "speaker.wave.3.fill")
      }
      .frame(width: 220)
    }
    add("Stepper") {
      Stepper("Guests: 4", value: .constant(4), in: 1...9)
        .frame(width: 220)
    }
    add("Picker") {
      VStack(alignment: .leading, spacing: 12) {
        Picker("Size", selection: .constant("M")) {
          ForEach(["S", "M", "L"], id: \.self) { Text($0) }
        }
        .pickerStyle(.segmented)
        Picker("Fruit", selection: .constant(1)) {
          Text("Apple").tag(1)
          Text("Pear").tag(2)
        }
      }
      .frame(width: 200)
    }
    add("Menu") {
      Menu("Actions") {
        Button("Copy") {}
        Button("Paste") {}
      }
    }
    add("Link") {
      Link("swift.org", destination: URL(string: "https://swift.org") ?? URL(filePath: "/"))
    }
    add("TextField") {
      TextField("Your name", text: .constant(""))
        .textFieldStyle(.roundedBorder)
        .frame(width: 200)
    }
    add("SecureField") {
      SecureField("Password", text: .constant("secret"))
        .textFieldStyle(.roundedBorder)
        .frame(width: 200)
    }
    add("TextEditor") {
      TextEditor(text: .constant("Several lines\nof text"))
        .frame(width: 200, height: 70)
        .border(.gray)
    }
    add("DatePicker") {
      DatePicker(
        "Day", selection: .constant(Date(timeIntervalSinceReferenceDate: 700_000_000)),
        displayedComponents: .date
      )
      .frame(width: 240)
    }
    add("ColorPicker") {
      ColorPicker("Colour", selection: .constant(.orange))
        .frame(width: 160)
    }
    add("ProgressView") {
      VStack(spacing: 16) {
        ProgressView(value: 0.6)
        ProgressView("Loading", value: 3, total: 10)
        ProgressView()
      }
      .frame(width: 160)
    }
    add("Gauge") {
      HStack(spacing: 20) {
        Gauge(value: 0.7) { Text("Battery") }
        Gauge(value: 0.7) {
          Text("%")
        } currentValueLabel: {
          Text("70")
        }
        .gaugeStyle(.accessoryCircular)
      }
      .frame(width: 220)
    }
    add("LabeledContent") {
      Form {
        LabeledContent("Distance", value: "12 km")
      }
      .frame(width: 220, height: 90)
    }
    add("ControlGroup") {
      ControlGroup {
        Button("Bold", systemImage: "bold") {}
        Button("Italic", systemImage: "italic") {}
      }
      .frame(width: 220)
    }
    add("View/disabled(_:)") {
      VStack {
        Button("can be used") {}
        Button("can't") {}.disabled(true)
      }
      .buttonStyle(.bordered)
    }
    add("View/controlSize(_:)") {
      HStack {
        Button("mini") {}.controlSize(.mini)
        Button("regular") {}
        Button("large") {}.controlSize(.large)
      }
      .buttonStyle(.bordered)
    }
  }
}

/// White on blue, smaller while it is pressed.
private struct PillStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 18)
      .padding(.vertical, 8)
      .foregroundStyle(.white)
      .background(.blue, in: Capsule())
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
  }
}
