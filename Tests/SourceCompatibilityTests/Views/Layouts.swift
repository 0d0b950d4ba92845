import SwiftUI

struct WaterfallLayout: Layout {
  let columns: Int
  var spacing: CGFloat = 8
  struct CacheData {
    var heights: [CGFloat] = []
    var frames: [CGRect] = []
  }
  static var layoutProperties: LayoutProperties {
    var p = LayoutProperties()
    p.stackOrientation = .vertical
    return p
  }
  func makeCache(subviews: Subviews) -> CacheData { CacheData() }
  func updateCache(_ cache: inout CacheData, subviews: Subviews) { cache = CacheData() }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData)
    -> CGSize
  {
    let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 300)).width
    let col = (width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
    cache.heights = Array(repeating: 0, count: columns)
    cache.frames = subviews.map { sub in
      let i = cache.heights.indices.min { cache.heights[$0] < cache.heights[$1] } ?? 0
      let size = sub.sizeThatFits(.init(width: col, height: nil))
      let frame = CGRect(
        x: CGFloat(i) * (col + spacing), y: cache.heights[i], width: col, height: size.height)
      cache.heights[i] += size.height + spacing
      return frame
    }
    return CGSize(width: width, height: (cache.heights.max() ?? spacing) - spacing)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData
  ) {
    for (index, subview) in subviews.enumerated() {
      let f = cache.frames[index]
      subview.place(
        at: CGPoint(x: bounds.minX + f.minX, y: bounds.minY + f.minY), anchor: .topLeading,
        proposal: ProposedViewSize(f.size))
    }
  }
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout CacheData
  ) -> CGFloat? { nil }
}

private struct RankKey: LayoutValueKey { static let defaultValue: Int = 0 }
extension View { func rank(_ v: Int) -> some View { layoutValue(key: RankKey.self, value: v) } }

struct RankedStack: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(into: CGSize.zero) { r, s in
      let d = s.dimensions(in: .unspecified)
      r.width = max(r.width, d.width)
      r.height += d.height
    }
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    let spacing = subviews.indices.map { i in
      i < subviews.count - 1
        ? subviews[i].spacing.distance(to: subviews[i + 1].spacing, along: .vertical) : 0
    }
    for (i, s) in subviews.sorted(by: { $0[RankKey.self] < $1[RankKey.self] }).enumerated() {
      let size = s.sizeThatFits(.unspecified)
      s.place(
        at: .init(x: bounds.midX, y: y + size.height / 2), anchor: .center, proposal: .unspecified)
      y += size.height + spacing[i] * 0
    }
  }
}

extension VerticalAlignment {
  private enum MidAccount: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.top] }
  }
  static let middleOfNames = VerticalAlignment(MidAccount.self)
}
extension HorizontalAlignment {
  struct Oneth: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }
  static let oneThird = HorizontalAlignment(Oneth.self)
}
extension Alignment {
  static let tricky = Alignment(horizontal: .oneThird, vertical: .middleOfNames)
}

struct LayoutShowcase: View {
  @State private var isRadial = false
  @Environment(\.horizontalSizeClass) var sizeClass
  var layout: AnyLayout {
    isRadial
      ? AnyLayout(ZStackLayout(alignment: .bottomTrailing))
      : AnyLayout(HStackLayout(alignment: .bottom, spacing: 4))
  }
  var body: some View {
    let dynamic = sizeClass == .compact ? AnyLayout(VStackLayout()) : AnyLayout(GridLayout())
    VStack(alignment: .oneThird) {
      layout {
        ForEach(0..<3) { i in
          RoundedRectangle(cornerRadius: 4).fill(
            Color(hue: Double(i) / 3, saturation: 0.8, brightness: 0.9)
          ).frame(width: 30, height: CGFloat(20 + i * 10))
        }
      }
      dynamic {
        Text("a")
        Text("b")
      }
      WaterfallLayout(columns: 2) {
        ForEach(1..<6) {
          Text("Item \($0)").frame(maxWidth: .infinity, minHeight: CGFloat($0 * 12)).background(
            .quaternary)
        }
      }
      RankedStack {
        Text("second").rank(2)
        Text("first").rank(1)
      }
      HStack(alignment: .middleOfNames) {
        Text("@twostraws").alignmentGuide(.middleOfNames) { d in d[VerticalAlignment.center] }
        VStack {
          Text("Full name:")
          Text("PAUL").alignmentGuide(.middleOfNames) { $0[VerticalAlignment.center] }
        }
      }
      ZStack(alignment: .tricky) {
        Color.clear.frame(height: 10)
        Circle().frame(width: 8)
      }
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 4, verticalSpacing: 2) {
        GridRow {
          Text("R1")
          Color.red.gridCellUnsizedAxes([.horizontal, .vertical])
        }
        Divider()
        GridRow(alignment: .bottom) { Text("Wide").gridCellColumns(2).gridCellAnchor(.center) }
        GridRow {
          Color.clear.gridCellUnsizedAxes(.vertical)
          Text("x").gridColumnAlignment(.trailing)
        }
      }
      ViewThatFits {
        HStack {
          Text("very long text that does not fit")
          Text("x")
        }
        Text("short")
      }
      Text("overlay").overlay(alignment: .topTrailing) {
        Circle().fill(.red).frame(width: 8, height: 8).alignmentGuide(.trailing) {
          $0[HorizontalAlignment.center]
        }.alignmentGuide(.top) { $0.height / 2 }
      }
    }
    .fixedSize(horizontal: false, vertical: true)
    .coordinateSpace(.named("showcase"))
    .coordinateSpace(name: "old")
  }
}
