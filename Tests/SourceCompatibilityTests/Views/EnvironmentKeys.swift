import SwiftUI

private struct CaptionColorKey: EnvironmentKey {
  static let defaultValue = Color(.sRGB, white: 0.4, opacity: 1)
}

extension EnvironmentValues {
  var captionColor: Color {
    get { self[CaptionColorKey.self] }
    set { self[CaptionColorKey.self] = newValue }
  }
}

extension View {
  func captionColor(_ color: Color) -> some View { environment(\.captionColor, color) }
}

struct Caption: View {
  @Environment(\.captionColor) private var color
  @Environment(\.layoutDirection) private var direction
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.scenePhase) private var phase
  @Environment(\.locale) private var locale
  @Environment(\.displayScale) private var scale
  @ScaledMetric(relativeTo: .caption) private var padding = 6
  let text: String

  var body: some View {
    Text(text)
      .font(.caption)
      .foregroundColor(isEnabled ? color : .gray)
      .padding(padding)
      .border(direction == .leftToRight ? Color.green : .red, width: 1 / scale)
  }
}

struct EnvironmentKeysView: View {
  var body: some View {
    VStack {
      Caption(text: "default")
      Caption(text: "red").captionColor(.red)
      Caption(text: "disabled").disabled(true)
      Caption(text: "right to left").environment(\.layoutDirection, .rightToLeft)
      Caption(text: "large").dynamicTypeSize(.xxxLarge)
      Caption(text: "dark").preferredColorScheme(.dark)
    }
    .padding()
  }
}
