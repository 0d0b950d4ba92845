import SwiftUI

struct FormsView: View {
  @State private var isOn = true
  @State private var volume = 0.4
  @State private var kind = 1

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Section {
        Toggle("Wireless", isOn: $isOn)
        HStack {
          Text("Volume").frame(minWidth: 80, alignment: .trailing)
          Slider(value: $volume, in: 0...1)
          Text(volume, format: .percent.precision(.fractionLength(0)))
        }
      } header: {
        Text("Sound").font(.headline)
      }
      Picker("Kind", selection: $kind) {
        Text("Small").tag(0)
        Text("Medium").tag(1)
        Text("Large").tag(2)
      }
      .pickerStyle(.segmented)
      Label {
        Text("Stars")
      } icon: {
        Circle().fill(.yellow).frame(width: 16, height: 16)
      }
      Button(role: .destructive) {
      } label: {
        Text("Delete")
      }
    }
    .padding()
    .frame(width: 320)
  }
}
