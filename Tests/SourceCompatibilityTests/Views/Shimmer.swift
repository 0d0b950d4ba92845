import SwiftUI

let panel = UIScreen.main.bounds.width - 93

// Colours as Xcode's editor writes them.
// swift-format-ignore: NoPlaygroundLiterals
extension Color {
  static let softGround = Color(#colorLiteral(red: 0.894, green: 0.922, blue: 0.957, alpha: 1))
  static let softSign = Color(#colorLiteral(red: 0.239, green: 0.388, blue: 0.671, alpha: 1))
}

/// A light that runs over placeholders, as loading screens have it.
struct ShimmerBand: View {
  let phase: CGFloat
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let flips = direction == .rightToLeft
    LinearGradient(
      gradient: Gradient(stops: [
        .init(color: .black.opacity(0.3), location: phase),
        .init(color: .black, location: phase + 0.1),
        .init(color: .black.opacity(0.3), location: phase + 0.2),
      ]),
      startPoint: flips ? .bottomTrailing : .topLeading,
      endPoint: flips ? .topLeading : .bottomTrailing)
  }
}

struct ShimmerMask: AnimatableModifier {
  var phase: CGFloat = 0
  nonisolated var animatableData: CGFloat {
    get { phase }
    set { phase = newValue }
  }

  func body(content: Content) -> some View {
    content.mask(ShimmerBand(phase: phase).scaleEffect(3))
  }
}

struct ShimmerEffect: ViewModifier {
  @State private var phase: CGFloat = 0
  var duration = 1.5

  func body(content: Content) -> some View {
    content
      .modifier(
        ShimmerMask(phase: phase).animation(
          Animation.linear(duration: duration).repeatForever(autoreverses: false))
      )
      .onAppear { phase = 0.8 }
  }
}

struct SoftButton: View {
  let symbol: String
  var isPressed = false

  private let ground = Color.softGround

  var body: some View {
    Image(systemName: symbol)
      .font(.system(size: 22, weight: .semibold))
      .foregroundColor(.softSign)
      .frame(width: 64, height: 64)
      .background(
        ZStack {
          if isPressed {
            Circle().fill(
              ground.shadow(.inner(color: .black.opacity(0.25), radius: 6, x: 5, y: 5))
                .shadow(.inner(color: .white, radius: 6, x: -5, y: -5)))
          } else {
            Circle().fill(ground)
              .shadow(color: .black.opacity(0.18), radius: 8, x: 8, y: 8)
              .shadow(color: .white, radius: 8, x: -8, y: -8)
          }
        })
  }
}

struct ShimmerView: View {
  @State private var isPad = UIDevice.current.userInterfaceIdiom == .pad
  private let top = UIApplication.shared.windows.first?.safeAreaInsets.top ?? 0

  var body: some View {
    VStack(spacing: 24) {
      HStack(spacing: 12) {
        Circle().frame(width: 44, height: 44)
        VStack(alignment: .leading, spacing: 6) {
          Capsule().frame(width: 140, height: 12)
          Capsule().frame(width: 90, height: 10)
        }
        Spacer()
      }
      .foregroundColor(Color(.systemGray4))
      .modifier(ShimmerEffect())
      HStack(spacing: 28) {
        SoftButton(symbol: "gobackward.15")
        SoftButton(symbol: "playpause", isPressed: true)
        SoftButton(symbol: "goforward.15")
      }
      HStack(spacing: 24) {
        ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .orange))
        ProgressView(value: 0.6).progressViewStyle(LinearProgressViewStyle(tint: .green))
        ProgressView().tint(.purple)
      }
    }
    .padding(.top, top)
    .padding(24)
    .frame(width: isPad ? 600 : panel)
    .background(Color.softGround)
  }
}
