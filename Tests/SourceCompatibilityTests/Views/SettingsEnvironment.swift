import SwiftUI

class UserSettings: ObservableObject {
  @Published var accent = Color.purple
  @Published var radius: CGFloat = 12
}

struct SettingsRoot: View {
  @StateObject var settings = UserSettings()

  var body: some View {
    VStack {
      SettingsRow(title: "One")
      SettingsRow(title: "Two")
    }
    .environmentObject(settings)
    .padding()
  }
}

struct SettingsRow: View {
  @EnvironmentObject var settings: UserSettings
  let title: String

  var body: some View {
    Text(title)
      .padding()
      .frame(maxWidth: .infinity)
      .background(settings.accent.opacity(0.3))
      .cornerRadius(settings.radius)
      .overlay(
        RoundedRectangle(cornerRadius: settings.radius)
          .stroke(settings.accent, lineWidth: 2))
  }
}
