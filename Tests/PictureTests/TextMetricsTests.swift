import CairoBackend
import DocumentModel
import DocumentViews
import Foundation
import ShapeShift
import TestSupport
import Testing

/// Texts in Inter with the metrics of San Francisco, at two pixels per point.
@MainActor
@Suite("Metrics of San Francisco") struct TextMetricsTests {
  private func graph<V: View>(
    _ view: V, width: CGFloat?, metrics: FontMetrics = .sanFrancisco
  ) throws -> (list: DisplayList, size: CGSize) {
    var environment = EnvironmentValues()
    environment.fontMetrics = metrics
    let graph = ViewGraph(
      ViewGraph.Configuration(
        proposal: ProposedViewSize(width: width, height: nil), environment: environment, scale: 2,
        shaper: PangoTextShaper())
    ) { view }
    let list = try graph.displayList()
    return (list, list.size)
  }

  private func size<V: View>(
    _ view: V, width: CGFloat? = nil, metrics: FontMetrics = .sanFrancisco
  ) throws -> CGSize {
    try graph(view, width: width, metrics: metrics).size
  }

  private func lines<V: View>(_ view: V, width: CGFloat?) throws -> [String] {
    let texts = try graph(view, width: width).list.texts.map { ($0.position.y, $0.run.text) }
    let rows = Dictionary(grouping: texts, by: \.0).sorted { $0.key < $1.key }
    return rows.map { $0.value.map(\.1).joined().trimmingCharacters(in: .whitespaces) }
  }

  /// Reports the frames of views by their names.
  private func frames<V: View>(
    _ view: V, metrics: FontMetrics = .sanFrancisco
  ) throws -> [String: CGRect] {
    var found: [String: CGRect] = [:]
    let board = view.coordinateSpace(.named("board"))
      .onPreferenceChange(FramesKey.self) { found = $0 }
    _ = try graph(board, width: nil, metrics: metrics)
    return found
  }

  // MARK: Widths

  /// The known widths: text, size, weight, and width in points, rounded up to half points.
  private struct KnownWidth {
    let text: String
    let size: CGFloat
    let weight: Font.Weight
    let width: CGFloat

    init(_ value: CaseValue) throws {
      text = try #require(value["text"]?.string)
      size = try #require(value["size"]?.length)
      weight = try #require(value["weight"]?.number) == 600 ? .semibold : .regular
      width = try #require(value["width"]?.length)
    }
  }

  private func knownWidths(size: CGFloat) throws -> [KnownWidth] {
    let url = try #require(
      Bundle.module.url(
        forResource: "text_widths", withExtension: "json", subdirectory: "Resources"))
    let data = try JSONDecoder().decode(CaseValue.self, from: Data(contentsOf: url))
    return try (data["widths"]?.array ?? []).map(KnownWidth.init).filter { $0.size == size }
  }

  @Test("Texts are as wide as in San Francisco on average", arguments: [(13, 0.8), (17, 0.6)])
  func widths(size: CGFloat, bound: Double) throws {
    let known = try knownWidths(size: size)
    #expect(known.count > 60)
    let errors = try known.map { known in
      let text = Text(verbatim: known.text).font(.system(size: size, weight: known.weight))
      return try abs(self.size(text).width - known.width) / known.width
    }
    #expect(errors.reduce(0, +) / Double(errors.count) * 100 < bound)
  }

  @Test("A font by name and the metrics of Inter keep Inter's widths")
  func interWidths() throws {
    let text = "Layout must wrap this sentence"
    let named = try size(Text(text).font(.custom("Inter", fixedSize: 17)))
    let inter = try size(Text(text).font(.system(size: 17)), metrics: .inter)
    let system = try size(Text(text).font(.system(size: 17)))
    #expect(named == inter)
    #expect(system.width < inter.width * 0.96)
  }

  @Test("Tracking keeps Arabic letters joined and marks above their letters")
  func scripts() throws {
    let arabic = Text(verbatim: "سلام عليكم").font(.system(size: 17))
    #expect(try size(arabic).width == size(arabic, metrics: .inter).width)
    let plain = try size(Text(verbatim: "aaaa").font(.system(size: 17))).width
    let marked = try size(
      Text(verbatim: "a\u{331}a\u{331}a\u{331}a\u{331}").font(.system(size: 17))
    ).width
    #expect(plain == marked)
  }

  @Test("Tracking changes steadily with the size")
  func tracking() {
    for size in stride(from: CGFloat(4), to: 100, by: 0.25) {
      let step =
        SanFrancisco.tracking(size: size + 0.25, weight: 400)
        - SanFrancisco.tracking(size: size, weight: 400)
      #expect(step <= 0)
      // Apple's steepest step: 8 thousandths of an em per point.
      #expect(step > -0.0021)
    }
  }

  @Test("The environment of a document selects the metrics, for all or for a part")
  func documents() throws {
    func size(_ canvas: String, _ view: String) throws -> CGSize {
      let text = #"{"shapeshift": 1, "canvas": {\#(canvas)}, "view": \#(view)}"#
      let source = SourceText(name: "document.json", bytes: Array(text.utf8))
      let scene = try SceneReader(root: URL(filePath: "/")).read(source)
      let configuration = scene.configuration(scale: 2, shaper: PangoTextShaper())
      return try scene.makeGraph(configuration).displayList().size
    }
    let view = #"{"view": "Text", "text": "Metrics"}"#
    let part =
      #"{"view": "Text", "text": "Metrics", "modifiers": [{"environment": {"fontMetrics": "inter"}}]}"#
    let system = try size("", view)
    let inter = try size(#""environment": {"fontMetrics": "inter"}"#, view)
    #expect(system == (try self.size(Text("Metrics"))))
    #expect(inter == (try self.size(Text("Metrics"), metrics: .inter)))
    #expect(try size("", part) == inter)
    #expect(throws: DocumentErrors.self) {
      try size(#""environment": {"fontMetrics": "helvetica"}"#, view)
    }
  }

  // MARK: Heights

  @Test("Lines have the height of San Francisco, rounded up to pixels once")
  func heights() throws {
    #expect(try size(Text("a")).height == 20.5)
    #expect(try size(Text("a\nb")).height == 41)
    #expect(try size(Text("a").font(.system(size: 13))).height == 16)
    #expect(try size(Text("a"), metrics: .inter).height == 21)
  }

  @Test("Line spacing is added to the unrounded height, and never makes lines closer")
  func lineSpacing() throws {
    // 2 lines of 20.287 and 5 between them.
    #expect(try size(Text("a\nb").lineSpacing(5)).height == 46)
    #expect(try size(Text("a\nb").lineSpacing(-5)).height == 41)
  }

  @Test("The first baseline is on a pixel")
  func baselines() throws {
    // Source: SwiftUI on macOS 26.2; the line of 16 points has its baseline 3 above its lower edge.
    let small = try graph(Text("a").font(.system(size: 13)), width: nil).list
    #expect(small.texts.first?.position.y == 13)
    let body = try graph(Text("a"), width: nil).list
    #expect(body.texts.first?.position.y == 16.5)
  }

  @Test("A baseline offset makes a text higher by its distance")
  func baselineOffset() throws {
    let font = Font.system(size: 13)
    #expect(try size(Text("a").font(font).baselineOffset(6)).height == 22)
    #expect(try size(Text("a").font(font).baselineOffset(-4)).height == 20)
    #expect(try size(Text("a").font(font).baselineOffset(6), metrics: .inter).height == 19)
  }

  @Test("Secondary text is smaller in lines of one height")
  func textScale() throws {
    let text = Text("Sphinx").textScale(.secondary)
    #expect(try size(text).height == 20.5)
    #expect(try graph(text, width: nil).list.texts.first?.run.size == 17 * 0.8)
    #expect(SanFrancisco.secondaryScale(size: 70) == 0.46)
    #expect(try size(text, metrics: .inter).height < 18)
  }

  // MARK: Bold

  @Test("Bold is semibold in text styles other than the large titles")
  func bold() throws {
    func weight(_ font: Font, _ metrics: FontMetrics = .sanFrancisco) throws -> [Int?] {
      let texts = [
        Text("a").font(font).bold(), Text("a").font(font.bold()), Text("**a**").font(font),
      ]
      return try texts.map {
        try graph($0, width: nil, metrics: metrics).list.texts.first?.run.face.weight
      }
    }
    let titles: [Font] = [.largeTitle, .title, .title2]
    let others: [Font] = [
      .title3, .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2,
    ]
    for font in titles { #expect(try weight(font) == [700, 700, 700]) }
    for font in others { #expect(try weight(font) == [600, 600, 600]) }
    #expect(try weight(.system(size: 17)) == [700, 700, 700])
    #expect(try weight(.body, .inter) == [700, 700, 700])
    let heavy = try graph(Text("a").fontWeight(.bold), width: nil).list
    #expect(heavy.texts.first?.run.face.weight == 700)
  }

  // MARK: Lines

  @Test("A paragraph of two lines does not end in one word if its lines can be more even")
  func pushOut() throws {
    let font = Font.system(size: 13)
    #expect(
      try lines(Text("Layout must wrap").font(font), width: 80) == ["Layout", "must wrap"])
    #expect(
      try lines(Text("Layout wrap sentence").font(font), width: 80) == ["Layout wrap", "sentence"])
    #expect(
      try lines(Text("Layout must wrap\nLayout must wrap").font(font), width: 80)
        == ["Layout", "must wrap", "Layout", "must wrap"])
  }

  @Test(
    "A wrapped text is as wide as its widest line with the space behind it, at most the proposal")
  func wrappedWidth() throws {
    let text = Text("aaaa bb").font(.system(size: 17))
    let line = try size(Text("aaaa").font(.system(size: 17))).width
    let space =
      try size(Text("a a").font(.system(size: 17))).width
      - size(Text("aa").font(.system(size: 17))).width
    let wrapped = try size(text, width: line + 10)
    #expect(abs(wrapped.width - (line + space)) <= 0.5)
    #expect(wrapped.height == 41)
    #expect(try size(text, width: line + 1).width == line + 1)
  }

  @Test("Without room there is a line per character, and no width")
  func zeroWidth() throws {
    let size = try size(Text("abc").frame(width: 0))
    #expect(size == CGSize(width: 0, height: 61))
  }

  // MARK: Distances

  @Test(
    "The distance of a text to another view depends on its size",
    arguments: [(13, 8.151, 4.742), (17, 10.543, 6.086), (20, 11.963, 6.719)])
  func distances(size: CGFloat, below: Double, above: Double) throws {
    let spacing = SanFrancisco.spacing(size: size, scale: 2)
    #expect(abs(spacing.below - below) < 0.001)
    #expect(abs(spacing.above - above) < 0.001)
    let stack = VStack {
      Color.red.frame(width: 10, height: 10).mark("above")
      Text("a").font(.system(size: size)).mark("text")
      Color.red.frame(width: 10, height: 10).mark("below")
    }
    let frames = try frames(stack)
    let (first, text, last) = (frames["above"], frames["text"], frames["below"])
    #expect(abs((text?.minY ?? 0) - (first?.maxY ?? 0) - above) <= 0.5)
    #expect(abs((last?.minY ?? 0) - (text?.maxY ?? 0) - below) <= 0.5)
    let inter = try self.frames(stack, metrics: .inter)
    #expect((inter["text"]?.minY ?? 0) - (inter["above"]?.maxY ?? 0) == 8)
  }

  @Test("The middle of a label's icon is that of the title's capital letters")
  func labels() throws {
    func label(_ icon: CGFloat) throws -> [String: CGRect] {
      try frames(
        Label {
          Text("Title").mark("title")
        } icon: {
          Color.red.frame(width: icon, height: icon).mark("icon")
        }
        .font(.system(size: 13)).mark("label"))
    }
    let small = try label(12)
    #expect(abs((small["icon"]?.minY ?? 0) - 2.42) <= 0.5)
    #expect(small["label"]?.height == 16)
    #expect((small["title"]?.minX ?? 0) - (small["icon"]?.maxX ?? 0) == 8)
    let large = try label(40)
    #expect(abs((large["title"]?.minY ?? 0) - 11.58) <= 0.5)
    #expect(large["label"]?.height == 40)
  }

  // MARK: Drawing

  @Test(
    "Characters of redacted text have one width",
    arguments: [(11, 5.45), (13, 6.30), (17, 7.90), (22, 10.50), (26, 12.95)])
  func redaction(size: CGFloat, advance: Double) throws {
    let text = Text("Hello, World").font(.system(size: size)).redacted(reason: .placeholder)
    #expect(abs(try self.size(text).width - 12 * advance) <= 0.5)
    // Five characters fit; the last line has the other two.
    let (list, wrapped) = try graph(text, width: advance * 5.5)
    #expect(abs(wrapped.width - 5 * advance) <= 0.5)
    let bars = list.fillRects
    #expect(bars.count == 3)
    for (bar, count) in zip(bars, [5.0, 5, 2]) {
      #expect(abs(bar.width - count * advance) < 0.01)
      #expect(abs(bar.height - SanFrancisco.capHeight * size) < 0.01)
    }
  }

  @Test("Underlines have the position and thickness of San Francisco's")
  func underlines() throws {
    let text = Text("a").font(.system(size: 20)).underline().strikethrough()
    let bars = try graph(text, width: nil).list.fillRects
    try #require(bars.count == 2)
    // 1.17 points are two pixels and a part of the third: 1.5 points.
    #expect(bars.map(\.height) == [1.5, 1.5])
    let baseline = try #require(try graph(text, width: nil).list.texts.first?.position.y)
    #expect(abs(bars[0].midY - baseline - 0.15137 * 20) < 0.001)
    #expect(abs(bars[1].midY - baseline + 539 / 2048 * 20) < 0.001)
  }

  /// `text.macos.body-height`: a text of 13 points is 16 high.
  @Test("A text of 13 points has SwiftUI's height on macOS")
  func measuredHeight() throws {
    let test = try ConformanceCase.named("text.macos.body-height", in: "text.layout")
    #expect(try [Double(size(Text("Hello").font(.system(size: 13))).height)] == test.numbers)
  }
}

private enum FramesKey: PreferenceKey {
  static var defaultValue: [String: CGRect] { [:] }
  static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
    value.merge(nextValue()) { _, new in new }
  }
}

extension View {
  fileprivate func mark(_ name: String) -> some View {
    background(
      GeometryReader { proxy in
        Color.clear.preference(
          key: FramesKey.self, value: [name: proxy.frame(in: .named("board"))])
      })
  }
}

extension DisplayList {
  /// The texts outside of groups, in drawing order.
  fileprivate var texts: [TextItem] {
    roots.compactMap { item -> TextItem? in
      guard case .text(let text) = item.content else { return nil }
      return text
    }
  }

  /// The rectangles around the fills outside of groups, in drawing order.
  fileprivate var fillRects: [CGRect] {
    roots.compactMap { item -> CGRect? in
      guard case .fill(let fill) = item.content else { return nil }
      return fill.path.boundingRect
    }
  }
}
