import SwiftUI

/// Controls on glass over a picture, as they are written for the systems of 2025.
struct GlassBadgesView: View {
  @Namespace private var namespace
  @State private var isExpanded = true

  var body: some View {
    VStack(spacing: 16) {
      Label("Sunset", systemImage: "sun.max.fill")
        .font(.title3)
        .padding()
        .glassEffect()
      HStack(spacing: 12) {
        Text("Clear").padding(12).glassEffect(.clear, in: .rect(cornerRadius: 14))
        Text("Tint").padding(12).foregroundStyle(.white)
          .glassEffect(.regular.tint(.orange).interactive(), in: .rect(cornerRadius: 14))
        Text("None").padding(12).glassEffect(.identity)
      }
      GlassEffectContainer(spacing: 20) {
        HStack(spacing: 0) {
          ForEach(["pencil", "heart", "trash"], id: \.self) { name in
            Image(systemName: name)
              .frame(width: 52, height: 52)
              .glassEffect()
              .glassEffectUnion(id: "tools", namespace: namespace)
              .glassEffectID(name, in: namespace)
          }
          if isExpanded {
            Image(systemName: "plus")
              .frame(width: 52, height: 52)
              .glassEffect(in: .circle)
              .glassEffectTransition(.materialize)
              .padding(.leading, 12)
          }
        }
      }
      HStack(spacing: 12) {
        Button("Cancel") {}.buttonStyle(.glass)
        Button("Save") {}.buttonStyle(.glassProminent)
        Button("Clear") {}.buttonStyle(.glass(.clear))
      }
    }
    .padding(24)
    .background { PhotoGround() }
  }
}

/// A sky and hills, as colourful as a photograph.
struct PhotoGround: View {
  var body: some View {
    ZStack {
      LinearGradient(
        colors: [.indigo, .purple, .pink, .orange, .yellow], startPoint: .top, endPoint: .bottom)
      RadialGradient(
        colors: [.white, .clear], center: UnitPoint(x: 0.7, y: 0.6), startRadius: 0, endRadius: 120)
      Ellipse().fill(.green.mix(with: .black, by: 0.5)).frame(height: 180).offset(x: -90, y: 180)
      Ellipse().fill(.teal.mix(with: .black, by: 0.6)).frame(height: 150).offset(x: 120, y: 190)
    }
    .clipped()
  }
}

/// Cards whose corners follow the corners around, bars, and a picture that goes on under them.
struct ConcentricCardsView: View {
  var body: some View {
    NavigationStack {
      VStack(spacing: 10) {
        ConcentricRectangle(corners: .concentric(minimum: 12), isUniform: true).fill(.blue)
        ConcentricRectangle().fill(.teal)
      }
      .padding(10)
      .background(.gray.opacity(0.2))
      .containerShape(.rect(cornerRadius: 36))
      .clipShape(.rect(cornerRadius: 36))
      .safeAreaBar(edge: .bottom) { Text("A bar").padding(8) }
      .toolbar {
        DefaultToolbarItem(kind: .search, placement: .bottomBar)
        ToolbarItem(placement: .topBarTrailing) { Button("Done") {} }
          .sharedBackgroundVisibility(.hidden)
      }
    }
    .frame(width: 300, height: 400)
  }
}

struct BannerView: View {
  var body: some View {
    PhotoGround()
      .backgroundExtensionEffect()
      .safeAreaInset(edge: .top) { Text("Over the picture").frame(height: 60) }
      .safeAreaPadding(.leading, 60)
      .frame(width: 300, height: 300)
  }
}
