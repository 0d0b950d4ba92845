import Foundation
import VectorGeometry
import ViewTree

/// Where fingers have brought the scales of a chart.
struct ChartScroll: Equatable {
  /// Where one axis has been brought.
  struct Place: Equatable {
    /// The least value in sight, in the scale's units.
    var start: Double
    /// What was told of it, and what the program had said until then; another position is a program's.
    var told: _PlottedValue?
    var said: _PlottedValue?
  }

  var x: Place?
  var y: Place?

  /// Where an axis is, unless a program has said something else since.
  static func start(_ place: Place?, _ settings: ChartSettings.Axis) -> Double? {
    guard let place else { return nil }
    let position = settings.scrollPosition
    return position == place.told || position == place.said ? place.start : nil
  }
}

/// A scroll view without anything to see, as long as all of a chart's scales: it moves the plot beneath it.
struct ScrollPane<Touched: View>: View {
  let proxy: ChartProxy
  let scrolls: (ChartProxy.Offset) -> Void
  @ViewBuilder var content: Touched

  @State private var position: ScrollPosition
  @State private var told: ChartProxy.Offset
  @State private var isMoving = false

  init(
    _ proxy: ChartProxy, scrolls: @escaping (ChartProxy.Offset) -> Void,
    @ViewBuilder content: () -> Touched
  ) {
    (self.proxy, self.scrolls, self.content) = (proxy, scrolls, content())
    _position = State(initialValue: ScrollPosition(point: proxy.point(of: proxy.offset)))
    _told = State(initialValue: proxy.offset)
  }

  var body: some View {
    ScrollView(proxy.scrolledAxes, showsIndicators: false) {
      content.frame(width: proxy.contentSize.width, height: proxy.contentSize.height)
    }
    .scrollPosition($position)
    .scrollTargetBehavior(ChartTargets(proxy: proxy))
    .onScrollPhaseChange { _, phase in isMoving = phase != .idle }
    .onScrollGeometryChange(for: CGPoint.self, of: \.contentOffset) { old, point in
      // The first call has no geometry yet.
      guard point != old else { return }
      let offset = proxy.offset(at: point)
      guard !offset.isNear(told) else { return }
      told = offset
      scrolls(offset)
    }
    // A program has moved on, or the plot has another size.
    .onChange(of: [proxy.point(of: proxy.offset), CGPoint(proxy.plotSize)]) { _, now in
      guard !isMoving, !proxy.offset.isNear(told) || now[0] != proxy.point(of: told) else { return }
      told = proxy.offset
      position.scrollTo(point: now[0])
    }
  }
}

extension CGPoint {
  fileprivate init(_ size: CGSize) { self.init(x: size.width, y: size.height) }
}

extension ChartProxy {
  /// How far a chart is scrolled, in lengths of its plot.
  struct Offset: Equatable {
    var x = 0.0
    var y = 0.0

    func isNear(_ other: Offset) -> Bool { abs(x - other.x) < 1e-9 && abs(y - other.y) < 1e-9 }
  }

  private var windows: (x: AxisWindow?, y: AxisWindow?) { plan.scrolledWindows }

  var scrolledAxes: Axis.Set {
    var axes: Axis.Set = []
    if windows.x != nil { axes.insert(.horizontal) }
    if windows.y != nil { axes.insert(.vertical) }
    return axes
  }

  var contentSize: CGSize {
    CGSize(
      width: plotSize.width * CGFloat(windows.x?.pages ?? 1),
      height: plotSize.height * CGFloat(windows.y?.pages ?? 1))
  }

  var offset: Offset { Offset(x: windows.x?.offset ?? 0, y: windows.y?.offset ?? 0) }

  func point(of offset: Offset) -> CGPoint {
    CGPoint(x: CGFloat(offset.x) * plotSize.width, y: CGFloat(offset.y) * plotSize.height)
  }

  func offset(at point: CGPoint) -> Offset {
    Offset(x: Double(point.x / plotSize.width), y: Double(point.y / plotSize.height))
  }

  /// Where an offset brings the scales.
  func scroll(to offset: Offset) -> ChartScroll {
    var scroll = ChartScroll()
    if var window = windows.x {
      window.offset = offset.x
      scroll.x = .init(
        start: window.start, told: settings.x.tellScroll?(plan.wholeX.value(at: window)),
        said: settings.x.scrollPosition)
    }
    if var window = windows.y {
      window.offset = offset.y
      scroll.y = .init(
        start: window.start, told: settings.y.tellScroll?(plan.wholeY.value(at: window)),
        said: settings.y.scrollPosition)
    }
    return scroll
  }
}
