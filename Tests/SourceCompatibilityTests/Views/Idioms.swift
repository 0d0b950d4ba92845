// Code as people write it for SwiftUI: it must compile without a change.

import SwiftUI

struct Theme { var c: Color }
private struct ThemeKey: EnvironmentKey { static let defaultValue = Theme(c: .red) }
extension EnvironmentValues {
  var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}
extension View { func theme(_ t: Theme) -> some View { environment(\.theme, t) } }

struct Idioms: View {
  @Environment(\.colorScheme) var colorScheme
  @Environment(\.theme) private var theme
  @State private var n = 3
  @Binding var b: Bool
  let title: String
  var flag = true
  @ViewBuilder var header: some View { if flag { Text("a") } else { Text("b").bold() } }
  func row(_ i: Int) -> some View {
    HStack {
      Text("\(i)")
      Spacer()
    }
  }
  var body: some View {
    VStack(alignment: .leading, spacing: nil) {
      header
      Group {
        Circle().stroke()
        Circle().stroke(.red)
        Circle().stroke(Color.red, lineWidth: 2)
        Circle().stroke(Color.red, style: StrokeStyle(lineWidth: 2, dash: [4]))
        Circle().fill(.red.gradient)
        Circle().strokeBorder()
        Circle().strokeBorder(lineWidth: 3)
        Circle().strokeBorder(.blue, lineWidth: 3)
        Circle().strokeBorder(Color.blue)
        Circle().inset(by: 4).fill()
        Circle().trim(from: 0, to: 0.5).stroke(style: StrokeStyle(lineWidth: 3, lineCap: .round))
      }
      Text("x").background(.red).background(Color.red).background { Color.red }
        .background(Circle().fill(.red)).overlay(Text("x")).overlay(.red.opacity(0.2))
        .overlay(alignment: .topTrailing) {
          Circle().frame(width: 3)
          Text("1")
        }
        .foregroundColor(.red).foregroundStyle(.secondary)
      Text("y")
        .font(.system(size: 20, weight: .bold, design: .rounded)).font(.title.bold().italic())
        .frame(maxWidth: .infinity, alignment: .leading).frame(width: 10).frame(
          width: 10, height: 20, alignment: .top
        )
        .padding([.top, .leading], 4).padding(.horizontal).padding().padding(
          EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      Text("z")
        .mask(Circle()).mask { Circle() }.clipShape(.circle).clipShape(.rect(cornerRadius: 10))
        .clipped().cornerRadius(3)
        .border(.red).border(Color.red, width: 3).opacity(0.5).rotationEffect(.degrees(45))
        .scaleEffect(2).scaleEffect(x: 1, y: 2)
        .offset(x: 3).offset(CGSize(width: 1, height: 1)).position(x: 3, y: 4).zIndex(1)
        .layoutPriority(1)

      ForEach(0..<3) { i in row(i) }
      ForEach(["a", "b"], id: \.self) { Text($0) }
      if let x = Optional(3) { Text("\(x)") }
      switch n {
      case 1: Text("one")
      case 2: Circle()
      default: EmptyView()
      }
      LinearGradient(
        gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom)
      RadialGradient(colors: [.red, .clear], center: .center, startRadius: 0, endRadius: 50)
      AngularGradient(
        gradient: Gradient(stops: [
          .init(color: .red, location: 0), .init(color: .blue, location: 1),
        ]), center: .center)
      GeometryReader { geo in
        Path { path in
          path.move(to: CGPoint(x: 0, y: 0))
          path.addLine(to: CGPoint(x: geo.size.width, y: geo.size.height))
          path.addArc(
            center: CGPoint(x: 5, y: 5), radius: 3, startAngle: .degrees(0), endAngle: .degrees(90),
            clockwise: true)
          path.closeSubpath()
        }.stroke(Color.black, lineWidth: 1)
      }
      RoundedRectangle(cornerRadius: 25.0, style: .continuous).fill(
        Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 1))
      Text("a") + Text("b").bold().foregroundColor(.red) + Text(verbatim: "c")
      Text(title).lineLimit(2).multilineTextAlignment(.center).truncationMode(.middle).kerning(2)
        .fixedSize(horizontal: false, vertical: true)
      AnyLayout(HStackLayout(spacing: 3)) {
        Text("a")
        Text("b")
      }
    }
    .onAppear { withAnimation(.easeInOut(duration: 1).repeatForever(autoreverses: true)) { n = 2 } }
    .animation(.spring(response: 0.5, dampingFraction: 0.6), value: n)
  }
}
extension View {
  func dumpViewType() -> some View {
    _ = type(of: self)
    return self
  }
}
struct Pie: Shape {
  var startAngle: Angle, endAngle: Angle
  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(startAngle.radians, endAngle.radians) }
    set {
      startAngle = .radians(newValue.first)
      endAngle = .radians(newValue.second)
    }
  }
  func path(in rect: CGRect) -> Path {
    var p = Path()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    p.move(to: center)
    p.addArc(
      center: center, radius: min(rect.width, rect.height) / 2, startAngle: startAngle,
      endAngle: endAngle, clockwise: false)
    p.addLine(to: center)
    return p
  }
}
struct Flip: ViewModifier, Animatable {
  var rotation: Double
  nonisolated var animatableData: Double {
    get { rotation }
    set { rotation = newValue }
  }
  func body(content: Content) -> some View {
    ZStack { if rotation < 90 { content } else { RoundedRectangle(cornerRadius: 10) } }.opacity(
      rotation / 180)
  }
}
struct Flow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for s in subviews { s.place(at: bounds.origin, anchor: .topLeading, proposal: .unspecified) }
  }
}
extension HorizontalAlignment {
  private struct Mid: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d[HorizontalAlignment.center] }
  }
  static let mid = HorizontalAlignment(Mid.self)
}
struct Use: View {
  var body: some View {
    Flow {
      Text("a")
      Pie(startAngle: .zero, endAngle: .degrees(30)).fill(.blue).dumpViewType()
      Text("q").modifier(Flip(rotation: 3)).alignmentGuide(.mid) { d in d[.leading] }
    }
  }
}
