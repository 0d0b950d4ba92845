import SwiftUI

/// Forty children with mixed modifiers in one body: what a type checker has to bear.
struct FortyChildren: View {
  @State private var isOn = false

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("1").font(.title).bold().padding()
      Text("2").foregroundColor(.red).padding(.horizontal, 8)
      Circle().fill(.blue).frame(width: 20, height: 20)
      Circle().stroke(Color.red, lineWidth: 2).frame(width: 20)
      Rectangle().fill(.green.opacity(0.5)).frame(maxWidth: .infinity).frame(height: 4)
      Text("6").opacity(isOn ? 1 : 0.5).rotationEffect(.degrees(3))
      Capsule().strokeBorder(.orange, lineWidth: 1).frame(height: 10)
      Text("8").background(Color.yellow).cornerRadius(4)
      Text("9").overlay(alignment: .topTrailing) { Circle().frame(width: 4) }
      Divider()
      Text("11").lineLimit(1).truncationMode(.middle).frame(width: 80)
      HStack { Text("12"); Spacer(); Text("right") }
      RoundedRectangle(cornerRadius: 6).fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)).frame(height: 12)
      Text("14").scaleEffect(isOn ? 1.2 : 1).animation(.easeInOut, value: isOn)
      Text("15").offset(x: 4, y: 2).zIndex(1)
      if isOn { Text("16").italic() } else { Text("sixteen") }
      ForEach(0..<3) { index in Text("\(index)").padding(CGFloat(index)) }
      Ellipse().trim(from: 0, to: 0.5).stroke(style: StrokeStyle(lineWidth: 2, dash: [4])).frame(height: 10)
      Text("19").clipShape(Capsule()).border(.gray, width: 1)
      ZStack(alignment: .bottom) { Color.red; Text("20") }.frame(height: 20)
      Text("21").font(.system(size: 12, weight: .bold, design: .rounded)).kerning(1)
      Text("22").multilineTextAlignment(.center).lineSpacing(2).frame(maxWidth: 100, alignment: .trailing)
      Text("23").padding([.top, .leading], 3).background(Color.gray.opacity(0.2))
      GeometryReader { proxy in Color.blue.frame(width: proxy.size.width / 2) }.frame(height: 4)
      Text("25").onAppear { isOn = true }.id("twenty-five")
      Text("26").environment(\.lineLimit, 2).tint(.red)
      Group { Text("27"); Text("27a") }.foregroundStyle(.secondary)
      Path { $0.addRect(CGRect(x: 0, y: 0, width: 5, height: 5)) }.fill(.red).frame(height: 5)
      Text("29").aspectRatio(2, contentMode: .fit).fixedSize()
      Text("30").layoutPriority(1).alignmentGuide(.leading) { $0[.leading] + 2 }
      Text("31").mask { Circle() }.hidden()
      Circle().fill(AngularGradient(colors: [.red, .blue], center: .center)).frame(width: 10, height: 10)
      Text("33").position(x: 10, y: 4).frame(height: 10)
      Text("34") + Text(" and ").bold() + Text("more").foregroundColor(.red)
      Text("35").onChange(of: isOn) { _, new in isOn = new }
      Text("36").preference(key: Widths.self, value: 3)
      Text("37").onTapGesture { isOn.toggle() }.accessibilityLabel("37")
      Color.red.frame(width: 3, height: 3).background(.red, in: Circle())
      Text("39").disabled(isOn).accessibilityHidden(true)
      Text("40").frame(minWidth: 10, idealWidth: 20, maxWidth: 30, minHeight: 1, idealHeight: 2, maxHeight: 30)
    }
    .padding()
    .onPreferenceChange(Widths.self) { _ in }
  }
}

private struct Widths: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}
