import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
public import ViewTree

/// A picture of data: marks along two axes, or about a middle.
public struct Chart<Content: ChartContent>: View {
  private let content: Content

  /// A chart of marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// A chart with content for each element, told apart by the value at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// A chart with content for each identifiable element.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, C> {
    self.content = ForEach(data: data, content: content, id: { $0.id })
  }

  /// The plot with its axes, its legend and what is around.
  public var body: some View {
    var collector = _MarkCollector()
    content._collect(into: &collector)
    return ChartBody(marks: collector.marks)
  }
}

/// A chart of marks, for its size.
struct ChartBody: View {
  let marks: [Mark]
  @Environment(\.chartSettings) private var settings
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale
  @State private var scroll = ChartScroll()

  var body: some View {
    GeometryReader { geometry in
      let plan = ChartPlan(marks, surroundings(geometry.size))
      ChartFrame(plan: plan, settings: settings) { scroll = $0 }
        .frame(width: geometry.size.width, height: geometry.size.height)
    }
  }

  private func surroundings(_ size: CGSize) -> ChartPlan.Surroundings {
    var calendar = calendar
    (calendar.timeZone, calendar.locale) = (timeZone, locale)
    return ChartPlan.Surroundings(
      settings: settings, size: size, calendar: calendar, locale: locale, scroll: scroll)
  }
}

/// A chart that is planned.
struct ChartFrame: View {
  let plan: ChartPlan
  let settings: ChartSettings
  let scrolls: (ChartScroll) -> Void

  var body: some View {
    ChartLayout(space: plan.space) {
      styledPlot.anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 }
        .chartRole(.plot)
      AxisTicks(plan: plan).chartRole(.underPlot)
      AxisLabels(plan: plan)
      titles
      legend
      ForEach(plan.views) { view in
        view.annotation.view
          .chartRole(
            .annotation(
              AnnotationPlace(
                target: view.target, annotation: view.annotation, isSymbol: view.isSymbol)))
      }
    }
    .environment(\.chartSettings, ChartSettings())
    .backgroundPreferenceValue(PlotFrameKey.self, alignment: .topLeading) { anchor in
      layers(settings.backgrounds, anchor)
    }
    .overlayPreferenceValue(PlotFrameKey.self, alignment: .topLeading) { anchor in
      layers(settings.overlays, anchor, isTouched: isTouched)
    }
  }

  /// The plot as those around want it.
  private var styledPlot: some View {
    let plot = AnyView(
      ReportingView(problem: plan.problem.map { .layout($0) }, content: PlotView(plan: plan)))
    return settings.plotStyles.reduce(plot) { $1($0) }
  }

  /// Whether fingers do something on the plot.
  private var isTouched: Bool {
    settings.selects || settings.gesture != nil || plan.scrolledWindows.x != nil
      || plan.scrolledWindows.y != nil
  }

  @ViewBuilder private func layers(
    _ layers: [ChartLayer], _ anchor: Anchor<CGRect>?, isTouched: Bool = false
  ) -> some View {
    if isTouched || !layers.isEmpty {
      GeometryReader { geometry in
        let frame = anchor.map { geometry[$0] } ?? .zero
        let proxy = ChartProxy(plan: plan, settings: settings, frame: frame, plotFrame: anchor)
        if isTouched, !frame.isEmpty { ChartTouch(proxy: proxy, scrolls: scrolls) }
        ForEach(Array(layers.enumerated()), id: \.offset) { _, layer in
          layer.content(proxy)
            .frame(
              width: geometry.size.width, height: geometry.size.height,
              alignment: layer.alignment)
        }
      }
      .environment(\.chartSettings, ChartSettings())
    }
  }

  // MARK: Around the plot

  /// Above the labels along y.
  private var yAlignment: Alignment {
    plan.yGroups.first?.edge(plan.y, isHorizontal: false) == .leading ? .leading : .trailing
  }

  @ViewBuilder private var titles: some View {
    ForEach(Array(settings.x.titles.enumerated()), id: \.offset) { _, title in
      AxisTitleView(title: title, isHorizontal: true, usualAlignment: .center)
    }
    ForEach(Array(settings.y.titles.enumerated()), id: \.offset) { _, title in
      AxisTitleView(title: title, isHorizontal: false, usualAlignment: yAlignment)
    }
  }

  @ViewBuilder private var legend: some View {
    let legend = settings.legend
    if legend.visibility != .hidden {
      let place = legend.place
      if let content = legend.content {
        content.font(.system(size: 10)).chartRole(.legend(place))
      } else if !plan.legend.isEmpty {
        LegendView(
          sections: plan.legend, isUpright: place.edge == .leading || place.edge == .trailing
        )
        .chartRole(.legend(place))
      }
    }
  }
}

extension LegendSettings {
  /// Where the legend stands: below the plot at the start, unless something else is said.
  fileprivate var place: LegendPlace {
    switch position.place {
    case .automatic, .bottom, .bottomLeading, .bottomTrailing:
      LegendPlace(edge: .bottom, alignment: alignment ?? .leading, spacing: spacing ?? 8)
    case .top, .topLeading, .topTrailing:
      LegendPlace(edge: .top, alignment: alignment ?? .leading, spacing: spacing ?? 8)
    case .leading:
      LegendPlace(edge: .leading, alignment: alignment ?? .top, spacing: spacing ?? 8)
    case .trailing:
      LegendPlace(edge: .trailing, alignment: alignment ?? .top, spacing: spacing ?? 8)
    case .overlay:
      LegendPlace(edge: nil, alignment: alignment ?? .topLeading, spacing: spacing ?? 0)
    }
  }
}

/// Where the plot is in the chart.
struct PlotFrameKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

/// What is written beside an axis.
private struct AxisTitleView: View {
  let title: AxisTitle
  let isHorizontal: Bool
  /// Where along the edge, unless something else is said.
  let usualAlignment: Alignment

  var body: some View {
    let place = place
    return Group {
      if place.edge.isLevel {
        title.view
      } else {
        TurnedLabel(isUpwards: true) { title.view }
      }
    }
    .font(.system(size: 10))
    .foregroundStyle(Color.secondary)
    .chartRole(.title(place))
  }

  private var place: TitlePlace {
    let spacing = title.spacing ?? 4
    switch title.position.place {
    case .automatic, .overlay:
      return isHorizontal
        ? TitlePlace(edge: .bottom, alignment: title.alignment ?? .center, spacing: spacing)
        : TitlePlace(edge: .top, alignment: title.alignment ?? usualAlignment, spacing: spacing)
    case .bottom, .bottomLeading, .bottomTrailing:
      return TitlePlace(edge: .bottom, alignment: title.alignment ?? .center, spacing: spacing)
    case .top, .topLeading, .topTrailing:
      return TitlePlace(edge: .top, alignment: title.alignment ?? .leading, spacing: spacing)
    case .leading:
      return TitlePlace(edge: .leading, alignment: title.alignment ?? .center, spacing: spacing)
    case .trailing:
      return TitlePlace(edge: .trailing, alignment: title.alignment ?? .center, spacing: spacing)
    }
  }
}

/// A view turned by a quarter.
struct TurnedLabel<Content: View>: View {
  var isUpwards: Bool
  @ViewBuilder var content: Content

  var body: some View {
    TurnedLayout { content.fixedSize().rotationEffect(.degrees(isUpwards ? -90 : 90)) }
  }
}

/// As wide as its view is high.
private struct TurnedLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: size.height, height: size.width)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
  }
}
