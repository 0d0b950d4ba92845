import SwiftUI

struct CardStyle: ViewModifier {
  @Environment(\.colorScheme) private var colorScheme

  func body(content: Content) -> some View {
    content
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(
        RoundedRectangle(cornerRadius: 16, style: .continuous)
          .fill(colorScheme == .dark ? Color(white: 0.15) : Color.white)
          .shadow(color: .black.opacity(0.15), radius: 8, x: 0, y: 4)
      )
  }
}

extension View {
  func cardStyle() -> some View { modifier(CardStyle()) }
}

struct CardsView: View {
  struct Item: Identifiable {
    var id: String { title }
    let title: String
    let subtitle: String
    let color: Color
  }

  let items = [
    Item(title: "Mercury", subtitle: "No moons", color: .gray),
    Item(title: "Earth", subtitle: "One moon", color: .blue),
    Item(title: "Mars", subtitle: "Two moons", color: .red),
  ]

  var body: some View {
    VStack(spacing: 12) {
      ForEach(items) { item in
        HStack(alignment: .top, spacing: 12) {
          Circle().fill(item.color.gradient).frame(width: 40, height: 40)
          VStack(alignment: .leading, spacing: 4) {
            Text(item.title).font(.headline)
            Text(item.subtitle)
              .font(.subheadline)
              .foregroundStyle(.secondary)
          }
          Spacer(minLength: 0)
        }
        .cardStyle()
      }
    }
    .padding()
    .background(Color(red: 0.95, green: 0.95, blue: 0.97))
    .navigationTitle("Planets")
  }
}
