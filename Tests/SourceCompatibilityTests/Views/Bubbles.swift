import SwiftUI

struct HintView: View {
  @State private var isShown = true

  var body: some View {
    VStack {
      Spacer()
      HStack {
        Image(systemName: "slider.horizontal.3")
        Button {
          isShown.toggle()
        } label: {
          Label("Filters", systemImage: "line.3.horizontal.decrease.circle")
        }
        .buttonStyle(.borderedProminent)
        .popover(isPresented: $isShown, attachmentAnchor: .point(.top), arrowEdge: .top) {
          VStack(alignment: .leading, spacing: 4) {
            Text("New: filters").font(.headline)
            Text("Show what you have not read yet.").font(.subheadline)
              .foregroundStyle(.secondary)
          }
          .padding()
          .presentationCompactAdaptation(.popover)
          .presentationBackground(.thinMaterial)
        }
      }
      .padding(.bottom, 40)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.orange.opacity(0.2))
  }
}

struct OnboardingCover: View {
  @State private var isWelcoming = true

  var body: some View {
    Text("Home")
      .fullScreenCover(isPresented: $isWelcoming) {
        WelcomePage(isWelcoming: $isWelcoming)
      }
  }
}

private struct WelcomePage: View {
  @Binding var isWelcoming: Bool

  var body: some View {
    ZStack {
      LinearGradient(colors: [.indigo, .purple], startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
      VStack(spacing: 20) {
        Image(systemName: "sparkles").font(.system(size: 60))
        Text("Welcome").font(.largeTitle.bold())
        Button("Start") { isWelcoming = false }.buttonStyle(.bordered).tint(.white)
      }
      .foregroundStyle(.white)
    }
  }
}
