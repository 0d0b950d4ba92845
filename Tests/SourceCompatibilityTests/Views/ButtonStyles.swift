import SwiftUI

struct FilledButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  var color: Color = .accentColor

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .padding(.horizontal, 20)
      .padding(.vertical, 10)
      .foregroundColor(.white)
      .background(isEnabled ? color : .gray)
      .clipShape(Capsule())
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .opacity(configuration.isPressed ? 0.8 : 1)
      .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
  }
}

struct NeumorphicButtonStyle: ButtonStyle {
  func makeBody(configuration: Self.Configuration) -> some View {
    configuration.label
      .padding(24)
      .background(
        Circle()
          .fill(Color(white: 0.92))
          .shadow(color: Color.black.opacity(0.2), radius: 10, x: 10, y: 10)
          .shadow(color: Color.white.opacity(0.7), radius: 10, x: -5, y: -5)
      )
  }
}

struct ButtonStylesView: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 24) {
      Button("Count: \(count)") { count += 1 }
        .buttonStyle(FilledButtonStyle())
      Button(action: { count = 0 }) { Text("Reset") }
        .buttonStyle(FilledButtonStyle(color: .red))
        .disabled(count == 0)
      Button {
        count -= 1
      } label: {
        Text("-").font(.title)
      }
      .buttonStyle(NeumorphicButtonStyle())
    }
    .padding(30)
    .background(Color(white: 0.92))
  }
}
