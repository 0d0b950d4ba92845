import SwiftUI

private struct SmallTrailingIcon: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) {
      configuration.title
      configuration.icon.imageScale(.small)
    }
  }
}

private struct CardBackground: ViewModifier {
  @Environment(\.colorScheme) private var scheme
  var radius: CGFloat = 16

  func body(content: Content) -> some View {
    content
      .padding()
      .background(scheme == .dark ? Color(.systemGray6) : Color.white)
      .clipShape(.rect(cornerRadius: radius, style: .continuous))
      .shadow(color: .black.opacity(0.08), radius: 12, y: 6)
  }
}

struct StatColumn<Value: View>: View {
  let title: LocalizedStringKey
  @ViewBuilder var value: () -> Value

  var body: some View {
    VStack(spacing: 2) {
      value().font(.headline)
      Text(title).font(.caption).textCase(.uppercase).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
    .accessibilityElement(children: .combine)
  }
}

struct ProfileCardView: View {
  @ScaledMetric(relativeTo: .body) private var avatar = 72.0
  @State private var isFollowing = false
  @Environment(\.openURL) private var openURL

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(spacing: 12) {
        Image(.leaf)
          .resizable()
          .renderingMode(.template)
          .scaledToFit()
          .padding(14)
          .frame(width: avatar, height: avatar)
          .foregroundStyle(.white)
          .background(Color(.brand).gradient, in: Circle())
          .overlay(alignment: .bottomTrailing) {
            Image(systemName: "checkmark.seal.fill")
              .symbolRenderingMode(.palette)
              .foregroundStyle(.white, .blue)
          }
        VStack(alignment: .leading, spacing: 2) {
          Text("Iris Fern").font(.title2).bold().lineLimit(1).minimumScaleFactor(0.6)
          Text("Botanist · ") + Text("she/her").italic().foregroundColor(.secondary)
          Label("Lisbon", systemImage: "mappin.and.ellipse").labelStyle(SmallTrailingIcon())
            .font(.footnote)
        }
        Spacer(minLength: 0)
        Menu {
          Button("Copy", systemImage: "doc.on.doc") {}
          Divider()
          Button("Block", role: .destructive) {}
        } label: {
          Image(systemName: "ellipsis.circle").font(.title3)
        }
      }
      Text("Seeds, mosses and *slow* gardens. [Journal](https://example.org)")
        .font(.callout).lineSpacing(3)
        .environment(\.openURL, OpenURLAction { _ in .handled })
      HStack {
        StatColumn(title: "Posts") { Text(128, format: .number) }
        Divider().frame(height: 28)
        StatColumn(title: "Fans") { Text(15_300, format: .number.notation(.compactName)) }
        Divider().frame(height: 28)
        StatColumn(title: "Rating") {
          HStack(spacing: 1) {
            ForEach(0..<5) { star in
              Image(systemName: star < 4 ? "star.fill" : "star.leadinghalf.filled").font(.caption2)
            }
          }
          .foregroundStyle(.yellow)
        }
      }
      HStack {
        Button {
          withAnimation { isFollowing.toggle() }
        } label: {
          Label(
            isFollowing ? "Following" : "Follow", systemImage: isFollowing ? "checkmark" : "plus"
          )
          .frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        ShareLink(item: "Iris Fern, botanist") {
          Image(systemName: "square.and.arrow.up")
        }
        .buttonStyle(.bordered)
      }
      .tint(Color("brand", bundle: .module))
      AsyncImage(url: URL(string: "https://example.org/a.png")) { phase in
        switch phase {
        case .empty: RoundedRectangle(cornerRadius: 8).fill(.quaternary)
        case .success(let image): image.resizable().scaledToFill()
        case .failure: Image(systemName: "photo")
        @unknown default: EmptyView()
        }
      }
      .frame(height: 60)
    }
    .modifier(CardBackground(radius: 24))
    .padding()
    .background(Color(.systemGroupedBackground))
    .frame(width: 360)
  }
}
