import SwiftUI

struct OnboardingPage: Identifiable {
  let id = UUID()
  var title: LocalizedStringKey
  var message: String
  var color: Color
  var systemImage: String
  static let all: [OnboardingPage] = [
    .init(
      title: "Welcome", message: "Everything in one place.", color: .purple, systemImage: "sparkles"
    ),
    .init(
      title: "Track **progress**", message: "See how far you have come.", color: .orange,
      systemImage: "chart.bar.fill"),
    .init(
      title: "Stay safe", message: "Your data never leaves.", color: .teal,
      systemImage: "lock.shield"),
  ]
}

struct BlobShape: Shape, Animatable {
  var phase: Double
  var animatableData: Double {
    get { phase }
    set { phase = newValue }
  }
  func path(in rect: CGRect) -> Path {
    var path = Path()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let base = min(rect.width, rect.height) / 2
    for angle in stride(from: 0.0, through: 360.0, by: 2.0) {
      let rad = angle * Double.pi / 180
      let r = Double(base) * (0.85 + 0.08 * sin(3 * rad + phase) + 0.05 * cos(5 * rad - phase))
      let point = CGPoint(x: center.x + CGFloat(r * cos(rad)), y: center.y + CGFloat(r * sin(rad)))
      if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }
}

struct OnboardingView: View {
  @State private var index = 0
  @State private var phase = 0.0
  @Namespace private var animation
  @GestureState private var drag: CGSize = .zero
  var onFinish: (() -> Void)?
  let pages = OnboardingPage.all

  var body: some View {
    VStack {
      TabView(selection: $index.animation(.easeInOut)) {
        ForEach(Array(pages.enumerated()), id: \.element.id) { offset, page in
          PageContent(page: page, phase: phase).tag(offset)
        }
      }
      .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
      .indexViewStyle(.page(backgroundDisplayMode: .always))
      HStack(spacing: 8) {
        ForEach(pages.indices, id: \.self) { i in
          ZStack {
            Capsule().fill(Color.gray.opacity(0.3)).frame(width: i == index ? 24 : 8, height: 8)
            if i == index {
              Capsule().fill(pages[i].color).frame(width: 24, height: 8).matchedGeometryEffect(
                id: "dot", in: animation)
            }
          }
        }
      }
      .animation(.spring(response: 0.4, dampingFraction: 0.7), value: index)
      Button {
        if index < pages.count - 1 { index += 1 } else { onFinish?() }
      } label: {
        Text(index == pages.count - 1 ? "Get started" : "Next")
          .font(.headline)
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(PillButtonStyle(color: pages[index].color))
      .padding(.horizontal, 32)
      .padding(.vertical)
      .contentTransition(.interpolate)
    }
    .gesture(
      DragGesture(minimumDistance: 20).updating($drag) { value, state, _ in
        state = value.translation
      }
    )
    .onAppear {
      withAnimation(.linear(duration: 8).repeatForever(autoreverses: false)) { phase = .pi * 2 }
    }
    .statusBarHidden()
  }
}

private struct PageContent: View {
  let page: OnboardingPage
  let phase: Double
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric(relativeTo: .largeTitle) var side: CGFloat = 220
  var body: some View {
    VStack(spacing: 20) {
      ZStack {
        BlobShape(phase: phase).fill(page.color.gradient.opacity(0.3)).frame(
          width: side, height: side)
        Image(systemName: page.systemImage)
          .resizable().scaledToFit()
          .symbolRenderingMode(.hierarchical)
          .foregroundStyle(page.color)
          .frame(width: side * 0.4)
          .symbolEffect(.bounce, options: .nonRepeating, value: phase)
          .accessibilityHidden(true)
      }
      Text(page.title).font(.system(.largeTitle, design: .rounded).weight(.heavy))
        .minimumScaleFactor(0.5)
      Text(page.message).font(.body).foregroundStyle(.secondary).multilineTextAlignment(.center)
        .lineLimit(typeSize.isAccessibilitySize ? nil : 2)
    }
    .padding()
    .accessibilityElement(children: .combine)
  }
}

struct PillButtonStyle: ButtonStyle {
  var color: Color = .accentColor
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.vertical, 14)
      .foregroundStyle(.white)
      .background(isEnabled ? color : .gray, in: Capsule())
      .scaleEffect(configuration.isPressed ? 0.96 : 1)
      .brightness(configuration.isPressed ? -0.05 : 0)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
      .sensoryFeedback(.impact(flexibility: .soft), trigger: configuration.isPressed)
  }
}

extension ButtonStyle where Self == PillButtonStyle {
  static var pill: Self { .init() }
  static func pill(_ color: Color) -> Self { .init(color: color) }
}

#Preview("Onboarding") { OnboardingView() }
