import SwiftUI

#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

struct ShakeEffect: GeometryEffect {
  var amount: CGFloat = 10
  var shakesPerUnit = 3
  var animatableData: CGFloat
  init(animatableData: CGFloat) { self.animatableData = animatableData }
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(
        translationX: amount * sin(animatableData * .pi * CGFloat(shakesPerUnit)), y: 0))
  }
}

struct Shimmering: ViewModifier {
  @State private var phase: CGFloat = 0
  var duration = 1.5
  var bounce = false
  func body(content: Content) -> some View {
    content
      .modifier(
        AnimatedMask(phase: phase).animation(
          Animation.linear(duration: duration).repeatForever(autoreverses: bounce))
      )
      .onAppear { phase = 0.8 }
  }
  struct AnimatedMask: AnimatableModifier {
    nonisolated(unsafe) var phase: CGFloat = 0
    nonisolated var animatableData: CGFloat {
      get { phase }
      set { phase = newValue }
    }
    func body(content: Content) -> some View {
      content.mask(GradientMask(phase: phase).scaleEffect(3))
    }
  }
  struct GradientMask: View {
    let phase: CGFloat
    let centerColor = Color.black
    let edgeColor = Color.black.opacity(0.3)
    @Environment(\.layoutDirection) private var layoutDirection
    var body: some View {
      let isRightToLeft = layoutDirection == .rightToLeft
      LinearGradient(
        gradient: Gradient(stops: [
          .init(color: edgeColor, location: phase),
          .init(color: centerColor, location: phase + 0.1),
          .init(color: edgeColor, location: phase + 0.2),
        ]), startPoint: isRightToLeft ? .bottomTrailing : .topLeading,
        endPoint: isRightToLeft ? .topLeading : .bottomTrailing)
    }
  }
}

struct Neumorphic<S: Shape>: ViewModifier {
  var shape: S
  var pressed: Bool
  func body(content: Content) -> some View {
    content.background(
      ZStack {
        if pressed {
          shape.fill(Color(.secondarySystemBackground))
            .overlay(
              shape.stroke(Color.gray, lineWidth: 4).blur(radius: 4).offset(x: 2, y: 2).mask(
                shape.fill(LinearGradient(.black, .clear))))
        } else {
          shape.fill(Color(UIColor.secondarySystemBackground))
            .shadow(color: Color.black.opacity(0.2), radius: 10, x: 10, y: 10)
            .shadow(color: Color.white.opacity(0.7), radius: 10, x: -5, y: -5)
        }
      }
    )
  }
}
extension LinearGradient {
  init(_ colors: Color...) {
    self.init(
      gradient: Gradient(colors: colors), startPoint: .topLeading, endPoint: .bottomTrailing)
  }
}

extension View {
  @ViewBuilder func ifLet<V, Transform: View>(_ value: V?, transform: (Self, V) -> Transform)
    -> some View
  {
    if let value = value { transform(self, value) } else { self }
  }
  func shimmering(active: Bool = true) -> some View {
    self.if(active) { $0.modifier(Shimmering()) }
  }
  func neumorphic<S: Shape>(_ shape: S, pressed: Bool = false) -> some View {
    modifier(Neumorphic(shape: shape, pressed: pressed))
  }
  func glow(color: Color = .red, radius: CGFloat = 20) -> some View {
    self.overlay(self.blur(radius: radius / 6)).shadow(color: color, radius: radius / 3).shadow(
      color: color, radius: radius / 3)
  }
  func eraseToAnyView() -> AnyView { AnyView(self) }
  func readSize(onChange: @escaping (CGSize) -> Void) -> some View {
    background(
      GeometryReader { Color.clear.preference(key: SizePreferenceKey.self, value: $0.size) }
    )
    .onPreferenceChange(SizePreferenceKey.self, perform: onChange)
  }
  func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View {
    clipShape(RoundedCorner(radius: radius, corners: corners))
  }
  func hideKeyboard() {
    #if canImport(UIKit) && !os(Linux)
    UIApplication.shared.sendAction(
      #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
    #endif
  }
  func innerShadow<S: Shape>(
    using shape: S, angle: Angle = .degrees(0), color: Color = .black, width: CGFloat = 6,
    blur: CGFloat = 6
  ) -> some View {
    let finalX = CGFloat(cos(angle.radians - .pi / 2))
    let finalY = CGFloat(sin(angle.radians - .pi / 2))
    return self.overlay(
      shape.stroke(color, lineWidth: width).offset(x: finalX * width * 0.6, y: finalY * width * 0.6)
        .blur(radius: blur).mask(shape))
  }
  func endTextEditing() { UIApplication.shared.windows.first?.endEditing(true) }
  func snapshotSize() -> CGSize { UIScreen.main.bounds.size }
}

private struct SizePreferenceKey: PreferenceKey {
  static let defaultValue: CGSize = .zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}
struct RoundedCorner: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners
  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

extension Color {
  init(hex: UInt, alpha: Double = 1) {
    self.init(
      .sRGB, red: Double((hex >> 16) & 0xff) / 255, green: Double((hex >> 08) & 0xff) / 255,
      blue: Double((hex >> 00) & 0xff) / 255, opacity: alpha)
  }
  init(hex: String) {
    let hex = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
    var int: UInt64 = 0
    Scanner(string: hex).scanHexInt64(&int)
    let a: UInt64
    let r: UInt64
    let g: UInt64
    let b: UInt64
    switch hex.count {
    case 3: (a, r, g, b) = (255, (int >> 8) * 17, (int >> 4 & 0xF) * 17, (int & 0xF) * 17)
    case 6: (a, r, g, b) = (255, int >> 16, int >> 8 & 0xFF, int & 0xFF)
    case 8: (a, r, g, b) = (int >> 24, int >> 16 & 0xFF, int >> 8 & 0xFF, int & 0xFF)
    default: (a, r, g, b) = (1, 1, 1, 0)
    }
    self.init(
      .sRGB, red: Double(r) / 255, green: Double(g) / 255, blue: Double(b) / 255,
      opacity: Double(a) / 255)
  }
  static var random: Color {
    Color(red: .random(in: 0...1), green: .random(in: 0...1), blue: .random(in: 0...1))
  }
  var components: (r: CGFloat, g: CGFloat, b: CGFloat, a: CGFloat) {
    var r: CGFloat = 0
    var g: CGFloat = 0
    var b: CGFloat = 0
    var a: CGFloat = 0
    UIColor(self).getRed(&r, green: &g, blue: &b, alpha: &a)
    return (r, g, b, a)
  }
  static func dynamic(light: Color, dark: Color) -> Color {
    Color(UIColor { $0.userInterfaceStyle == .dark ? UIColor(dark) : UIColor(light) })
  }
}

struct ModifiersShowcase: View {
  @State private var shakes: CGFloat = 0
  @State private var size = CGSize.zero
  var body: some View {
    VStack(spacing: 20) {
      Text("Shake").modifier(ShakeEffect(animatableData: shakes))
      Text("Loading…").font(.title).shimmering()
      Image(systemName: "heart").padding().neumorphic(Circle()).innerShadow(using: Circle())
      Text("Glow").foregroundColor(.white).glow().padding().background(Color(hex: 0x112233))
        .cornerRadius(12, corners: [.topLeft, .bottomRight])
      Text(size.width > 40 ? "wide" : "thin").frame(width: 60).readSize { size = $0 }.ifLet(
        Optional(3)
      ) {
        v, n in v.padding(CGFloat(n))
      }
    }.background(Color(hex: "#EEF"))
  }
}
