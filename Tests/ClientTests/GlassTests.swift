import ShapeShift
import Testing

@MainActor
@Suite("Glass")
struct GlassTests {
  private func bitmap(_ view: some View, _ scheme: ColorScheme = .light) throws -> Bitmap {
    try ImageRenderer(content: view.environment(\.colorScheme, scheme)).bitmap()
  }

  private func pane(_ glass: Glass, over ground: Color = .black) -> some View {
    Color.clear.frame(width: 60, height: 40).glassEffect(glass, in: .rect(cornerRadius: 8))
      .padding(20).background(ground)
  }

  @Test("regular glass veils more than clear glass, identity not at all")
  func veils() throws {
    let reds = try [Glass.regular, .clear, .identity].map {
      try bitmap(pane($0)).color(x: 50, y: 40).red
    }
    #expect(reds[0] > 0.5 && reds[1] > 0.1 && reds[1] < 0.3 && reds[2] == 0)
  }

  @Test("glass is light in the light and dark in the dark")
  func schemes() throws {
    let gray = Color(white: 0.5)
    let light = try bitmap(pane(.regular, over: gray), .light).color(x: 50, y: 40).red
    let dark = try bitmap(pane(.regular, over: gray), .dark).color(x: 50, y: 40).red
    #expect(light > 0.7 && dark < 0.35)
  }

  @Test("a tint colours the glass")
  func tint() throws {
    let color = try bitmap(pane(.regular.tint(.orange))).color(x: 50, y: 40)
    #expect(color.red > 0.8 && color.blue < color.green && color.green < color.red)
  }

  @Test("the edge is lit from the upper left; the shadow is around the pane only")
  func edge() throws {
    let picture = try bitmap(pane(.regular, over: Color(white: 0.5)))
    let (edge, middle) = (picture.color(x: 20, y: 32).red, picture.color(x: 50, y: 40).red)
    #expect(edge > middle)
    #expect(picture.color(x: 50, y: 63).red < 0.49)
    let bare = try bitmap(pane(.clear, over: .white)).color(x: 50, y: 40)
    #expect(bare.red == 1)
  }

  @Test("glass has the shape that it is given, else a capsule")
  func shapes() throws {
    let view = Color.clear.frame(width: 80, height: 40)
    func corner(_ view: some View) throws -> Float {
      try bitmap(view.background(.black)).color(x: 2, y: 2).red
    }
    #expect(try corner(view.glassEffect()) == 0)
    #expect(try corner(view.glassEffect(in: .rect)) > 0.5)
  }

  @Test("panes of one union are one pane in a container, and several outside")
  func unions() throws {
    struct Row: View {
      @Namespace var namespace
      var body: some View {
        HStack(spacing: 20) {
          ForEach(0..<2) { _ in
            Color.clear.frame(width: 40, height: 40).glassEffect(in: .rect)
              .glassEffectUnion(id: "a", namespace: namespace)
          }
        }
      }
    }
    let apart = try bitmap(Row().background(.black)).color(x: 50, y: 20).red
    let joined = try bitmap(GlassEffectContainer { Row() }.background(.black)).color(x: 50, y: 20)
    #expect(apart == 0)
    #expect(joined.red > 0.5)
  }

  @Test("buttons stand on glass, prominent ones on their tint")
  func buttons() throws {
    let plain = Button("Go") {}.buttonStyle(.glass).padding(20).background(.black)
    let prominent = Button("Go") {}.buttonStyle(.glassProminent).tint(.red).padding(20)
    let (glass, red) = (try bitmap(plain), try bitmap(prominent))
    #expect(glass.width == red.width && glass.height == red.height)
    #expect(glass.color(x: 27, y: glass.height / 2).red > 0.5)
    let color = red.color(x: 27, y: red.height / 2)
    #expect(color.red > 0.9 && color.green < 0.5)
  }
}

@MainActor
@Suite("Corners that follow those around")
struct ConcentricRectangleTests {
  /// The red shapes' paths in a container of 100 x 80 with corners of 30.
  private func path(_ shape: some Shape, insets: EdgeInsets) throws -> Path {
    let view = shape.fill(.red).padding(insets).frame(width: 100, height: 80)
      .containerShape(.rect(cornerRadius: 30, style: .circular))
    let leaf = try #require(try ImageRenderer(content: view).displayList().leaves.first)
    guard case .fill(let fill) = leaf.content else { return Path() }
    return fill.path
  }

  private func even(_ inset: CGFloat) -> EdgeInsets {
    EdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
  }

  /// The outline in a rectangle, made at the origin as drawings are.
  private func rectangle(_ rect: CGRect, _ radii: RectangleCornerRadii) -> Path {
    Path(
      roundedRect: CGRect(origin: .zero, size: rect.size), cornerRadii: radii, style: .continuous
    ).offsetBy(dx: rect.minX, dy: rect.minY)
  }

  private func rectangle(_ inset: CGFloat, _ radii: RectangleCornerRadii) -> Path {
    rectangle(CGRect(x: 0, y: 0, width: 100, height: 80).insetBy(dx: inset, dy: inset), radii)
  }

  private func radii(_ radius: CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }

  @Test(
    "the radius is that around less the distance, and no smaller than the minimum",
    arguments: [(0.0, 30.0), (10, 20), (24, 6), (35, 0)])
  func radius(inset: CGFloat, expected: CGFloat) throws {
    let path = try path(ConcentricRectangle(), insets: even(inset))
    #expect(path == rectangle(inset, radii(expected)))
    let least = ConcentricRectangle(corners: .concentric(minimum: 12))
    #expect(
      try self.path(least, insets: even(inset)) == rectangle(inset, radii(max(expected, 12))))
  }

  @Test("fixed corners follow nothing, and corners without a container are square")
  func fixed() throws {
    #expect(
      try path(ConcentricRectangle(corners: 8), insets: even(10)) == rectangle(10, radii(8)))
    let view = ConcentricRectangle().fill(.red).frame(width: 100, height: 80)
    let leaf = try #require(try ImageRenderer(content: view).displayList().leaves.first)
    guard case .fill(let fill) = leaf.content else {
      Issue.record("a rectangle is filled")
      return
    }
    #expect(fill.path == rectangle(0, radii(0)))
  }

  @Test("each corner goes by its own distance, unless they are uniform")
  func corners() throws {
    let insets = EdgeInsets(top: 5, leading: 5, bottom: 40, trailing: 5)
    let rect = CGRect(x: 5, y: 5, width: 90, height: 35)
    let each = RectangleCornerRadii(topLeading: 25, topTrailing: 25)
    #expect(
      try path(ConcentricRectangle(), insets: insets)
        == rectangle(rect, each))
    #expect(
      try path(ConcentricRectangle(corners: .concentric, isUniform: true), insets: insets)
        == rectangle(rect, radii(25)))
    #expect(
      try path(
        ConcentricRectangle(uniformTopCorners: .fixed(4), uniformBottomCorners: 9), insets: insets)
        == rectangle(
          rect,
          RectangleCornerRadii(
            topLeading: 4, bottomLeading: 9, bottomTrailing: 9, topTrailing: 4)))
  }
}

@MainActor
@Suite("Views that go on under bars")
struct BackgroundExtensionTests {
  /// A view, red above and blue below, under an inset of 20 points at its top.
  private func picture(isEnabled: Bool) throws -> Bitmap {
    let view = VStack(spacing: 0) {
      Color.red.frame(height: 40)
      Color.blue.frame(height: 40)
    }
    .backgroundExtensionEffect(isEnabled: isEnabled)
    .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 20) }
    .frame(width: 40, height: 100)
    return try ImageRenderer(content: view).bitmap()
  }

  @Test("a view shows mirrored where the safe area leaves room, and nowhere else")
  func mirrored() throws {
    let extended = try picture(isEnabled: true)
    let above = extended.color(x: 20, y: 8)
    #expect(above.opacity > 0.95 && above.red > above.blue)
    #expect(extended.color(x: 20, y: 90) == (try picture(isEnabled: false).color(x: 20, y: 90)))
    #expect(try picture(isEnabled: false).color(x: 20, y: 8).opacity < 1)
  }

  @Test("a bar takes its height from the safe area, as an inset does")
  func bar() throws {
    func place(_ view: some View) throws -> [CGRect] {
      try ImageRenderer(content: view.frame(width: 60, height: 60)).displayList().leaves.map(
        \.frame)
    }
    let bar = Color.blue.frame(height: 10)
    let framed = Circle().fill(.red)
    #expect(
      try place(framed.safeAreaBar(edge: .bottom) { bar })
        == place(framed.safeAreaInset(edge: .bottom) { bar }))
    #expect(
      try place(framed.safeAreaBar(edge: .leading, spacing: 4) { bar.frame(width: 9) })
        == place(framed.safeAreaInset(edge: .leading, spacing: 4) { bar.frame(width: 9) }))
  }
}
