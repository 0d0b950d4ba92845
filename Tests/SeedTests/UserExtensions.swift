// Extensions as people write them: none may become ambiguous with a name of the framework's.

import SwiftUI

extension View {
  func cardStyle() -> some View { padding().background(Color.white).cornerRadius(10) }
  func glow(color: Color = .red, radius: CGFloat = 20) -> some View {
    shadow(color: color, radius: radius)
  }
  func neonGlow(_ color: Color) -> some View { shadow(color: color, radius: 8) }
  func outlined(_ color: Color = .black) -> some View { overlay(Rectangle().stroke(color)) }
  func bordered(width: CGFloat = 1) -> some View { border(Color.gray, width: width) }
  func rounded(_ radius: CGFloat = 8) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
  func roundedBorder(_ color: Color, radius: CGFloat = 8) -> some View {
    overlay(RoundedRectangle(cornerRadius: radius).stroke(color))
  }
  func cornerRadius(_ radius: CGFloat, corners: Set<Int>) -> some View {
    clipShape(RoundedRectangle(cornerRadius: corners.isEmpty ? 0 : radius))
  }
  func circular() -> some View { clipShape(Circle()) }
  func hidden(_ isHidden: Bool) -> some View { opacity(isHidden ? 0 : 1) }
  func isHidden(_ hidden: Bool, remove: Bool = false) -> some View { opacity(hidden ? 0 : 1) }
  func visible(_ isVisible: Bool) -> some View { opacity(isVisible ? 1 : 0) }
  func fullWidth(alignment: Alignment = .center) -> some View {
    frame(maxWidth: .infinity, alignment: alignment)
  }
  func fullHeight() -> some View { frame(maxHeight: .infinity) }
  func fill() -> some View { frame(maxWidth: .infinity, maxHeight: .infinity) }
  func expand() -> some View { frame(maxWidth: .infinity, maxHeight: .infinity) }
  func square(_ side: CGFloat) -> some View { frame(width: side, height: side) }
  func frame(_ size: CGSize) -> some View { frame(width: size.width, height: size.height) }
  func frame(square: CGFloat) -> some View { frame(width: square, height: square) }
  func centered() -> some View { frame(maxWidth: .infinity, maxHeight: .infinity) }
  func centerHorizontally() -> some View { frame(maxWidth: .infinity) }
  func leading() -> some View { frame(maxWidth: .infinity, alignment: .leading) }
  func trailing() -> some View { frame(maxWidth: .infinity, alignment: .trailing) }
  func align(_ alignment: Alignment) -> some View {
    frame(maxWidth: .infinity, alignment: alignment)
  }
  func position(in rect: CGRect) -> some View { position(x: rect.midX, y: rect.midY) }
  func offset(_ point: CGPoint) -> some View { offset(x: point.x, y: point.y) }
  func scale(_ factor: CGFloat) -> some View { scaleEffect(factor) }
  func rotate(_ degrees: Double) -> some View { rotationEffect(.degrees(degrees)) }
  func flip(_ isFlipped: Bool) -> some View {
    rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0))
  }
  func flipped() -> some View { scaleEffect(x: -1, y: 1) }
  func mirrored() -> some View { scaleEffect(x: -1) }
  func tilt(_ degrees: Double) -> some View {
    rotation3DEffect(.degrees(degrees), axis: (x: 1, y: 0, z: 0))
  }
  func shake(_ amount: CGFloat) -> some View { offset(x: amount) }
  func wiggle() -> some View { rotationEffect(.degrees(2)) }
  func bounce(_ isOn: Bool) -> some View { scaleEffect(isOn ? 1.1 : 1) }
  func pulse(_ isOn: Bool) -> some View { opacity(isOn ? 0.5 : 1) }
  func shimmer(active: Bool = true) -> some View { opacity(active ? 0.6 : 1) }
  func shimmering() -> some View { opacity(0.6) }
  func skeleton(_ isLoading: Bool) -> some View { opacity(isLoading ? 0.3 : 1) }
  func loading(_ isLoading: Bool) -> some View {
    overlay(isLoading ? AnyView(ProgressView()) : AnyView(EmptyView()))
  }
  func blurred(_ isBlurred: Bool) -> some View { blur(radius: isBlurred ? 10 : 0) }
  func frosted() -> some View { background(.ultraThinMaterial) }
  func glassBackground() -> some View { background(.thinMaterial) }
  func glass(cornerRadius: CGFloat) -> some View {
    background(.thinMaterial, in: RoundedRectangle(cornerRadius: cornerRadius))
  }
  func neumorphic() -> some View { shadow(color: .white, radius: 5, x: -5, y: -5) }
  func softShadow() -> some View { shadow(radius: 4) }
  func innerShadow(_ color: Color) -> some View { overlay(Rectangle().stroke(color)) }
  func elevated(_ level: Int) -> some View { shadow(radius: CGFloat(level)) }
  func gradientForeground(_ colors: [Color]) -> some View {
    overlay(LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)).mask(self)
  }
  func gradientBackground(_ colors: [Color]) -> some View {
    background(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
  }
  func backgroundColor(_ color: Color) -> some View { background(color) }
  func background(hex: Int) -> some View {
    background(Color(red: Double(hex >> 16 & 255) / 255, green: 0, blue: 0))
  }
  func tinted(_ color: Color) -> some View { tint(color) }
  func stroke(_ color: Color, width: CGFloat = 1) -> some View {
    shadow(color: color, radius: width)
  }
  func dashed(_ color: Color) -> some View {
    overlay(Rectangle().stroke(color, style: StrokeStyle(dash: [4])))
  }
  func underlined() -> some View { overlay(Divider(), alignment: .bottom) }
  func badge(count: Int) -> some View { overlay(Text("\(count)"), alignment: .topTrailing) }
  func ribbon(_ text: String) -> some View { overlay(Text(text), alignment: .topLeading) }
  func watermark(_ text: String) -> some View { overlay(Text(text), alignment: .bottomTrailing) }
  func placeholder(when shouldShow: Bool, text: String) -> some View {
    overlay(Text(text).opacity(shouldShow ? 1 : 0))
  }
  func debug() -> some View { border(Color.red) }
  func debugBorder(_ color: Color = .red) -> some View { border(color) }
  func log(_ message: String) -> some View { onAppear {} }
  func embedInNavigation() -> some View { frame(maxWidth: .infinity) }
  func embedInStack() -> some View { padding(0) }
  func wrapped() -> some View { padding(0) }
  func titleStyle() -> some View { font(.title) }
  func headlineStyle() -> some View { font(.headline) }
  func captionStyle() -> some View { font(.caption).foregroundColor(.secondary) }
  func primaryButton() -> some View { padding().background(Color.blue) }
  func secondaryButton() -> some View { padding().border(Color.blue) }
  func pillStyle() -> some View { padding().clipShape(Capsule()) }
  func chip() -> some View { padding(4).background(Capsule().fill(Color.gray)) }
  func tag(color: Color) -> some View { background(color) }
  func listRowStyle() -> some View { padding(.vertical, 4) }
  func sectionStyle() -> some View { padding() }
  func customFont(_ name: String, size: CGFloat) -> some View { font(.custom(name, size: size)) }
  func appFont(_ size: CGFloat) -> some View { font(.system(size: size)) }
  func fontSize(_ size: CGFloat) -> some View { font(.system(size: size)) }
  func textColor(_ color: Color) -> some View { foregroundColor(color) }
  func style(_ isOn: Bool) -> some View { opacity(isOn ? 1 : 0.5) }
  func theme(_ color: Color) -> some View { tint(color) }
  func themed() -> some View { tint(.orange) }
  func spacing(_ amount: CGFloat) -> some View { padding(amount) }
  func margin(_ amount: CGFloat) -> some View { padding(amount) }
  func inset(by amount: CGFloat) -> some View { padding(amount) }
  func padding(horizontal: CGFloat, vertical: CGFloat) -> some View {
    padding(.horizontal, horizontal).padding(.vertical, vertical)
  }
  func paddingAll(_ amount: CGFloat) -> some View { padding(.all, amount) }
  func safeArea() -> some View { ignoresSafeArea() }
  func fullScreen() -> some View { ignoresSafeArea() }
  func dismissKeyboard() -> some View { onTapGesture {} }
  func hideKeyboard() -> some View { onTapGesture {} }
  func hapticFeedback() -> some View { onTapGesture {} }
  func onTap(_ action: @escaping () -> Void) -> some View { onTapGesture(perform: action) }
  func onDoubleTap(_ action: @escaping () -> Void) -> some View {
    onTapGesture(count: 2, perform: action)
  }
  func onFirstAppear(_ action: @escaping () -> Void) -> some View { onAppear(perform: action) }
  func onLoad(perform action: (() -> Void)? = nil) -> some View { onAppear(perform: action) }
  func onRotate(perform action: @escaping (Int) -> Void) -> some View { onAppear { action(0) } }
  func onSizeChange(_ action: @escaping (CGSize) -> Void) -> some View {
    background(GeometryReader { g in Color.clear.onAppear { action(g.size) } })
  }
  func readSize(_ action: @escaping (CGSize) -> Void) -> some View {
    background(GeometryReader { g in Color.clear.onAppear { action(g.size) } })
  }
  func measure(_ size: Binding<CGSize>) -> some View {
    background(GeometryReader { g in Color.clear.onAppear { size.wrappedValue = g.size } })
  }
  func getSize(_ size: Binding<CGSize>) -> some View { measure(size) }
  func trackable(_ name: String) -> some View { onAppear {} }
  func analytics(_ name: String) -> some View { onAppear {} }
  func accessibility(id: String) -> some View { accessibilityIdentifier(id) }
  func testID(_ id: String) -> some View { accessibilityIdentifier(id) }
  func toast(_ message: String, isShown: Binding<Bool>) -> some View {
    overlay(Text(message).opacity(isShown.wrappedValue ? 1 : 0), alignment: .bottom)
  }
  func snackbar(_ message: String) -> some View { overlay(Text(message), alignment: .bottom) }
  func banner(_ message: String) -> some View { overlay(Text(message), alignment: .top) }
  func popup(isPresented: Bool, text: String) -> some View {
    overlay(Text(text).opacity(isPresented ? 1 : 0))
  }
  func bottomSheet(isPresented: Bool) -> some View {
    overlay(Color.gray.opacity(isPresented ? 1 : 0))
  }
  func dimmed(_ isDimmed: Bool) -> some View { opacity(isDimmed ? 0.4 : 1) }
  func disabledStyle(_ isDisabled: Bool) -> some View { opacity(isDisabled ? 0.4 : 1) }
  func enabled(_ isEnabled: Bool) -> some View { disabled(!isEnabled) }
  func selected(_ isSelected: Bool) -> some View { border(isSelected ? Color.blue : .clear) }
  func highlighted(_ isOn: Bool) -> some View { background(isOn ? Color.yellow : .clear) }
  func focusRing(_ isOn: Bool) -> some View { border(isOn ? Color.blue : .clear) }
  func pressEffect(_ isOn: Bool) -> some View { scaleEffect(isOn ? 0.9 : 1) }
  func fadeIn(_ isOn: Bool) -> some View { opacity(isOn ? 1 : 0) }
  func slideIn(_ isOn: Bool) -> some View { offset(y: isOn ? 0 : 100) }
  func appear(delay: Double) -> some View { opacity(delay > 0 ? 0.9 : 1) }
  func animate(_ isOn: Bool) -> some View { scaleEffect(isOn ? 1.2 : 1) }
  func animated(_ value: Bool) -> some View { animation(.default, value: value) }
  func transitionSlide() -> some View { transition(.slide) }
  func parallax(_ amount: CGFloat) -> some View { offset(y: amount) }
  func sticky() -> some View { padding(0) }
  func stacked(at position: Int, in total: Int) -> some View {
    offset(y: CGFloat(total - position) * 10)
  }
  func swipeable() -> some View { gesture(DragGesture()) }
  func draggable() -> some View { gesture(DragGesture()) }
  func zoomable() -> some View { scaleEffect(1) }
  func erased() -> some View { opacity(1) }
  func inverted() -> some View { colorInvert() }
  func grayscaled(_ isOn: Bool) -> some View { grayscale(isOn ? 1 : 0) }
  func sepia() -> some View { colorMultiply(.brown) }
  func masked(by isOn: Bool) -> some View { mask(Rectangle().opacity(isOn ? 1 : 0)) }
  func reverseMask(_ isOn: Bool) -> some View { mask(Rectangle()) }
  func cutout(_ isOn: Bool) -> some View { mask(Circle()) }
  func spotlight(_ isOn: Bool) -> some View { overlay(Color.black.opacity(isOn ? 0.4 : 0)) }
  func aspect(_ ratio: CGFloat) -> some View { aspectRatio(ratio, contentMode: .fit) }
  func squared() -> some View { aspectRatio(1, contentMode: .fit) }
  func fit() -> some View { scaledToFit() }
  func cover() -> some View { scaledToFill().clipped() }
  func thumbnail(_ side: CGFloat) -> some View { frame(width: side, height: side).clipped() }
  func avatar(_ side: CGFloat) -> some View { frame(width: side, height: side).clipShape(Circle()) }
  func icon(_ side: CGFloat) -> some View { frame(width: side, height: side) }
  func navigationBarColor(_ color: Color) -> some View { tint(color) }
  func navigationTitle(_ title: String, color: Color) -> some View {
    navigationTitle(title).tint(color)
  }
  func toolbarTitle(_ title: String) -> some View { navigationTitle(title) }
  func hideNavigationBar() -> some View { navigationBarHidden(true) }
  func tabItem(_ title: String, icon: String) -> some View {
    tabItem { Label(title, systemImage: icon) }
  }
  func addDivider() -> some View { overlay(Divider(), alignment: .bottom) }
  func separator(_ isShown: Bool) -> some View {
    overlay(Divider().opacity(isShown ? 1 : 0), alignment: .bottom)
  }

  @ViewBuilder
  func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition { transform(self) } else { self }
  }

  @ViewBuilder
  func ifLet<Value, Content: View>(_ value: Value?, transform: (Self, Value) -> Content)
    -> some View
  {
    if let value { transform(self, value) } else { self }
  }

  func apply<Content: View>(@ViewBuilder _ transform: (Self) -> Content) -> some View {
    transform(self)
  }
  func eraseToAnyView() -> AnyView { AnyView(self) }
  func modify(_ body: (Self) -> some View) -> some View { body(self) }
}

extension Color {
  init(hex: UInt32) {
    self.init(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
      blue: Double(hex & 255) / 255)
  }
  init(hex: String) { self.init(hex: UInt32(hex.dropFirst(), radix: 16) ?? 0) }
  init(r: Double, g: Double, b: Double) { self.init(red: r / 255, green: g / 255, blue: b / 255) }
  static let brandPrimary = Color(hex: 0x3366FF)
  static let background = Color.white
  static let lightGray = Color(white: 0.9)
  static let random = Color(hue: 0.3, saturation: 1, brightness: 1)
  static func rgb(_ r: Double, _ g: Double, _ b: Double) -> Color { Color(r: r, g: g, b: b) }
  func lighter(by amount: Double = 0.2) -> Color { opacity(1 - amount) }
  func darker(by amount: Double = 0.2) -> Color { opacity(1 - amount) }
  var inverted: Color { self }
  var hexString: String { description }
}

extension Text {
  func titled() -> Text { font(.title).bold() }
  func highlighted(_ color: Color) -> some View { background(color) }
  func color(_ color: Color) -> Text { foregroundColor(color) }
  init(number: Int) { self.init(verbatim: "\(number)") }
}

extension Image {
  func iconStyle(_ side: CGFloat) -> some View { resizable().frame(width: side, height: side) }
  func tinted(_ color: Color) -> some View { renderingMode(.template).foregroundColor(color) }
  static let logo = Image(systemName: "star")
}

extension Shape {
  func fill(_ color: Color, strokeBorder stroke: Color, lineWidth: CGFloat = 1) -> some View {
    self.stroke(stroke, lineWidth: lineWidth).background(self.fill(color))
  }
  func style(_ color: Color) -> some View { fill(color) }
  func outline(_ width: CGFloat) -> some View { stroke(lineWidth: width) }
}

extension Path {
  mutating func addStar(in rect: CGRect) { addEllipse(in: rect) }
  static func polygon(_ sides: Int) -> Path {
    Path(CGRect(x: 0, y: 0, width: sides, height: sides))
  }
  func scaled(to size: CGSize) -> Path {
    applying(CGAffineTransform(scaleX: size.width, y: size.height))
  }
  func centered(in rect: CGRect) -> Path { offsetBy(dx: rect.midX, dy: rect.midY) }
}

extension Binding {
  func onChange(_ handler: @escaping (Value) -> Void) -> Binding<Value> {
    Binding(
      get: { wrappedValue },
      set: {
        wrappedValue = $0
        handler($0)
      })
  }
  func map<T>(get: @escaping (Value) -> T, set: @escaping (T) -> Value) -> Binding<T> {
    Binding<T>(get: { get(wrappedValue) }, set: { wrappedValue = set($0) })
  }
}

extension Binding where Value == Bool {
  var not: Binding<Bool> { Binding(get: { !wrappedValue }, set: { wrappedValue = !$0 }) }
}

extension Animation {
  static func ripple(index: Int = 0) -> Animation {
    .spring(dampingFraction: 0.5).speed(2).delay(0.03 * Double(index))
  }
  static let gentle = Animation.easeInOut(duration: 0.6)
  func forever(_ isOn: Bool = true) -> Animation { isOn ? repeatForever() : self }
}

extension AnyTransition {
  static var moveAndFade: AnyTransition {
    .asymmetric(
      insertion: .move(edge: .trailing).combined(with: .opacity),
      removal: .scale.combined(with: .opacity))
  }
  static var flip: AnyTransition { .opacity }
  static var pivot: AnyTransition { .scale }
}

extension Font {
  static let brand = Font.system(size: 20, weight: .bold, design: .rounded)
  static func app(_ size: CGFloat) -> Font { .system(size: size) }
}

extension LinearGradient {
  init(_ colors: Color...) { self.init(colors: colors, startPoint: .top, endPoint: .bottom) }
  static let sunset = LinearGradient(.red, .orange)
}

extension UnitPoint { static let nearTop = UnitPoint(x: 0.5, y: 0.1) }
extension EdgeInsets { static let none = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0) }
extension Alignment { static let midTop = Alignment.top }
extension Angle {
  static func turns(_ turns: Double) -> Angle { .degrees(turns * 360) }
  static prefix func - (angle: Angle) -> Angle { .radians(-angle.radians) }
}

extension CGPoint {
  static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: CGPoint, b: CGFloat) -> CGPoint { CGPoint(x: a.x * b, y: a.y * b) }
  func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
  var length: CGFloat { hypot(x, y) }
}

extension CGSize {
  static func + (a: CGSize, b: CGSize) -> CGSize {
    CGSize(width: a.width + b.width, height: a.height + b.height)
  }
  static func * (a: CGSize, b: CGFloat) -> CGSize {
    CGSize(width: a.width * b, height: a.height * b)
  }
  static func / (a: CGSize, b: CGFloat) -> CGSize {
    CGSize(width: a.width / b, height: a.height / b)
  }
  init(square: CGFloat) { self.init(width: square, height: square) }
  var center: CGPoint { CGPoint(x: width / 2, y: height / 2) }
}

extension CGRect {
  init(center: CGPoint, size: CGSize) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}

extension CGFloat {
  func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
  var degrees: Double { Double(self) * .pi / 180 }
}

extension Double { var asPercent: String { "\(Int(self * 100)) %" } }
extension Comparable {
  func clamped(_ low: Self, _ high: Self) -> Self { min(max(self, low), high) }
}

extension Collection {
  subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension Array {
  func chunked(into size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
  var only: Element? { count == 1 ? first : nil }
}

extension Array where Element: Identifiable {
  func firstIndex(matching element: Element) -> Int? { firstIndex { $0.id == element.id } }
}

extension String {
  var localized: String { self }
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
  func capitalizingFirst() -> String { prefix(1).uppercased() + dropFirst() }
}

extension EnvironmentValues {
  private struct CardColorKey: EnvironmentKey { static let defaultValue = Color.white }
  var cardColor: Color {
    get { self[CardColorKey.self] }
    set { self[CardColorKey.self] = newValue }
  }
  @Entry var isCompact = false
  @Entry var isPressed = false
  @Entry var theme2 = 1
}

/// All of them, used.
struct UserExtensionsView: View {
  let base = Text("x")

  var part0: some View {
    base
      .cardStyle()
      .glow(color: .red, radius: 4)
      .neonGlow(.red)
      .outlined(.red)
      .bordered(width: 4)
      .rounded(4)
      .roundedBorder(.red, radius: 4)
      .cornerRadius(4, corners: [1])
      .circular()
      .hidden(true)
      .isHidden(true, remove: true)
      .visible(true)
  }
  var part1: some View {
    base
      .fullWidth(alignment: .leading)
      .fullHeight()
      .fill()
      .expand()
      .square(4)
      .frame(CGSize(width: 9, height: 9))
      .frame(square: 4)
      .centered()
      .centerHorizontally()
      .leading()
      .trailing()
      .align(.leading)
  }
  var part2: some View {
    base
      .position(in: CGRect(x: 0, y: 0, width: 9, height: 9))
      .offset(CGPoint(x: 1, y: 2))
      .scale(4)
      .rotate(3)
      .flip(true)
      .flipped()
      .mirrored()
      .tilt(3)
      .shake(4)
      .wiggle()
      .bounce(true)
      .pulse(true)
  }
  var part3: some View {
    base
      .shimmer(active: true)
      .shimmering()
      .skeleton(true)
      .loading(true)
      .blurred(true)
      .frosted()
      .glassBackground()
      .glass(cornerRadius: 4)
      .neumorphic()
      .softShadow()
      .innerShadow(.red)
      .elevated(2)
  }
  var part4: some View {
    base
      .gradientForeground([.red, .blue])
      .gradientBackground([.red, .blue])
      .backgroundColor(.red)
      .background(hex: 2)
      .tinted(.red)
      .stroke(.red, width: 4)
      .dashed(.red)
      .underlined()
      .badge(count: 2)
      .ribbon("x")
      .watermark("x")
      .placeholder(when: true, text: "x")
  }
  var part5: some View {
    base
      .debug()
      .debugBorder(.red)
      .log("x")
      .embedInNavigation()
      .embedInStack()
      .wrapped()
      .titleStyle()
      .headlineStyle()
      .captionStyle()
      .primaryButton()
      .secondaryButton()
      .pillStyle()
  }
  var part6: some View {
    base
      .chip()
      .tag(color: .red)
      .listRowStyle()
      .sectionStyle()
      .customFont("x", size: 4)
      .appFont(4)
      .fontSize(4)
      .textColor(.red)
      .style(true)
      .theme(.red)
      .themed()
      .spacing(4)
  }
  var part7: some View {
    base
      .margin(4)
      .inset(by: 4)
      .padding(horizontal: 4, vertical: 4)
      .paddingAll(4)
      .safeArea()
      .fullScreen()
      .dismissKeyboard()
      .hideKeyboard()
      .hapticFeedback()
      .onTap({})
      .onDoubleTap({})
      .onFirstAppear({})
  }
  var part8: some View {
    base
      .onLoad(perform: {})
      .onRotate(perform: { _ in })
      .onSizeChange({ _ in })
      .readSize({ _ in })
      .measure(.constant(.zero))
      .getSize(.constant(.zero))
      .trackable("x")
      .analytics("x")
      .accessibility(id: "x")
      .testID("x")
      .toast("x", isShown: .constant(true))
      .snackbar("x")
  }
  var part9: some View {
    base
      .banner("x")
      .popup(isPresented: true, text: "x")
      .bottomSheet(isPresented: true)
      .dimmed(true)
      .disabledStyle(true)
      .enabled(true)
      .selected(true)
      .highlighted(true)
      .focusRing(true)
      .pressEffect(true)
      .fadeIn(true)
      .slideIn(true)
  }
  var part10: some View {
    base
      .appear(delay: 3)
      .animate(true)
      .animated(true)
      .transitionSlide()
      .parallax(4)
      .sticky()
      .stacked(at: 2, in: 2)
      .swipeable()
      .draggable()
      .zoomable()
      .erased()
      .inverted()
  }
  var part11: some View {
    base
      .grayscaled(true)
      .sepia()
      .masked(by: true)
      .reverseMask(true)
      .cutout(true)
      .spotlight(true)
      .aspect(4)
      .squared()
      .fit()
      .cover()
      .thumbnail(4)
      .avatar(4)
  }
  var part12: some View {
    base
      .icon(4)
      .navigationBarColor(.red)
      .navigationTitle("x", color: .red)
      .toolbarTitle("x")
      .hideNavigationBar()
      .tabItem("x", icon: "x")
      .addDivider()
      .separator(true)
  }

  var conditions: some View {
    base.if(true) { $0.bold() }.ifLet(Optional(1)) { view, _ in view }.apply { $0.padding() }
      .modify { $0.opacity(1) }.eraseToAnyView().environment(\.cardColor, .red).environment(
        \.isPressed, true)
  }

  var values: some View {
    VStack {
      Color(hex: 0xFF0000).lighter().darker()
      Color(hex: "#00FF00")
      Color.rgb(1, 2, 3).inverted
      Text(number: 3).titled().color(.red)
      Image.logo.iconStyle(20)
      Circle().fill(.red, strokeBorder: .blue, lineWidth: 2)
      Circle().outline(2)
      Path.polygon(5).scaled(to: CGSize(square: 2)).centered(
        in: CGRect(center: .zero, size: CGSize(square: 2)))
      Toggle("x", isOn: Binding.constant(true).not.onChange { _ in })
      LinearGradient.sunset.transition(.moveAndFade).animation(.ripple(index: 1), value: true)
      Text([1, 2, 3].chunked(into: 2)[safe: 0]?.description.localized ?? "").font(.brand).font(
        .app(3))
      Color.brandPrimary.frame(
        width: (CGSize.zero + CGSize(square: 3) * 2).center.length.clamped(to: 0...9))
      Color.lightGray.rotationEffect(-Angle.turns(0.25)).padding(EdgeInsets.none)
    }
  }

  var body: some View {
    VStack {
      part0
      part1
      part2
      part3
      part4
      part5
      part6
      part7
      part8
      part9
      part10
      part11
      part12
      conditions
      values
    }
  }
}
