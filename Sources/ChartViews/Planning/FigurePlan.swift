import Foundation
import VectorGeometry
import ViewLayout
import ViewTree

/// Makes shapes of marks.
@MainActor
struct FigurePlan {
  let plan: ChartPlan
  let marks: [MeasuredMark]
  private(set) var planned: [PlannedMark] = []
  private(set) var views: [PlannedView] = []
  private(set) var sectors: [(value: _PlottedValue, start: Double, end: Double)] = []
  /// The values by which marks stand beside each other, in their order.
  private let positions: [_PlottedValue: Int]

  init(plan: ChartPlan, marks: [MeasuredMark]) {
    (self.plan, self.marks) = (plan, marks)
    var positions: [_PlottedValue: Int] = [:]
    for mark in marks {
      guard let value = mark.style?.positionField?.value, positions[value] == nil else { continue }
      positions[value] = positions.count
    }
    self.positions = positions
  }

  /// Makes the shapes of all marks, in their order; lines and areas where their first mark is.
  mutating func addAll(_ functions: [SampledFunction]) {
    let series = SeriesList(marks)
    var turns = SectorTurns(marks)
    for (index, mark) in marks.enumerated() {
      switch mark.kind {
      case .line, .area:
        guard let (key, members) = series.take(startingAt: index) else { continue }
        addSeries(members.map { marks[$0] }, key)
      case .bar, .rectangle: addBox(mark)
      case .point: addPoint(mark)
      case .rule: addRule(mark)
      case .sector: addSector(mark, &turns)
      case .function: break
      }
    }
    for function in functions { add(function) }
    planned = planned.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }.map(\.element)
    planned = PlannedMasks(planned).applied(to: planned)
  }

  // MARK: Places

  private func xShare(_ unit: Double) -> Double { plan.x.share(unit) }
  private func yShare(_ unit: Double) -> Double { plan.y.share(unit) }

  /// The place that a mark has of that of its name or its unit, where several stand beside each other.
  private func part(of span: PlottedSpan, for mark: MeasuredMark) -> PlottedSpan {
    guard let value = mark.style?.positionField?.value, let index = positions[value],
      span.isBand
    else { return span }
    let length = span.upper - span.lower
    let ratio: Double =
      if case .ratio(let ratio) = mark.style?.positionSpan.size { Double(ratio) } else { 0.8 }
    let start = span.lower + length * (1 - ratio) / 2
    let step = length * ratio / Double(max(positions.count, 1))
    return PlottedSpan(
      lower: start + step * Double(index), upper: start + step * Double(index + 1), isBand: true)
  }

  /// Both ends of a mark along an axis, as wide as is said or usual.
  private func ends(
    _ span: PlottedSpan, _ dimension: MarkDimension, usual: MarkDimension,
    _ share: (Double) -> Double
  ) -> (PlotLength, PlotLength) {
    let size = dimension == .automatic ? usual.size : dimension.size
    let middle = (span.lower + span.upper) / 2
    switch size {
    case .automatic:
      return (PlotLength(share: share(span.lower)), PlotLength(share: share(span.upper)))
    case .ratio(let ratio):
      let half = (span.upper - span.lower) / 2 * Double(ratio)
      return (PlotLength(share: share(middle - half)), PlotLength(share: share(middle + half)))
    case .fixed(let length):
      let place = PlotLength(share: share(middle))
      return (place.moved(by: -length / 2), place.moved(by: length / 2))
    case .inset(let inset):
      let (lower, upper) = (share(span.lower), share(span.upper))
      let sign: CGFloat = lower <= upper ? 1 : -1
      return (
        PlotLength(share: lower, points: sign * inset),
        PlotLength(share: upper, points: -sign * inset)
      )
    }
  }

  /// Places in points from the start of the plot; nil for its edges.
  private func ends(_ bounds: (CGFloat?, CGFloat?)) -> (PlotLength, PlotLength) {
    (
      bounds.0.map { PlotLength.plotStart.moved(by: $0) } ?? .plotStart,
      bounds.1.map { PlotLength.plotStart.moved(by: $0) } ?? .plotEnd
    )
  }

  // MARK: Bars and rectangles

  private mutating func addBox(_ mark: MeasuredMark) {
    var box = box(of: mark)
    let style = mark.style
    let offset = style?.offset ?? EdgeOffsets()
    box.x0 = box.x0.moved(by: offset.xStart)
    box.x1 = box.x1.moved(by: offset.xEnd)
    box.y0 = box.y0.moved(by: offset.yStart)
    box.y1 = box.y1.moved(by: offset.yEnd)
    let figure = MarkShape.Figure.box(
      ofPlot: box.flags, radii: style?.cornerRadii, style: style?.cornerStyle ?? .continuous)
    guard box.isFinite else { return }
    add(mark, MarkShape(figure: figure, numbers: box.numbers, space: plan.space))
    addViews(mark, .box(box))
  }

  private func box(of mark: MeasuredMark) -> PlotBox {
    let details = mark.mark.details
    let isBar = mark.kind == .bar
    let x = mark.x.map { span in
      let isBase = isBar && (mark.isUpright || mark.y == nil && span.isUnit)
      return ends(
        isBase ? part(of: span, for: mark) : span, details?.width ?? .automatic,
        usual: isBase ? usual(span, mark) : .automatic, xShare)
    }
    let y = mark.y.map { span in
      let isBase = isBar && (!mark.isUpright || mark.x == nil && span.isUnit)
      return ends(
        isBase ? part(of: span, for: mark) : span, details?.height ?? .automatic,
        usual: isBase ? usual(span, mark) : .automatic, yShare)
    }
    let (left, right) = x ?? ends(details?.xBounds ?? (nil, nil))
    let (first, last) = y ?? ends(details?.yBounds ?? (nil, nil))
    // Insets along y go down from the top.
    let isTurned = y != nil && details?.height.isInset ?? false
    return PlotBox(
      x0: left, x1: right, y0: isTurned ? first.mirrored : first,
      y1: isTurned ? last.mirrored : last)
  }

  /// How wide bars are: four fifths of what a name or a unit has, all but a point of ranges of numbers.
  private func usual(_ span: PlottedSpan, _ mark: MeasuredMark) -> MarkDimension {
    guard mark.style?.positionField == nil else { return .ratio(1) }
    guard span.isBand else { return .automatic }
    return span.isUnit ? .ratio(0.8) : .inset(0.5)
  }

  // MARK: Points and rules

  private func place(of mark: MeasuredMark) -> (PlotLength, PlotLength) {
    let details = mark.mark.details
    let offset = mark.style?.offset ?? EdgeOffsets()
    let middle = PlotLength(share: 0.5, isOfPlot: true)
    let x =
      mark.x.map { PlotLength(share: xShare(part(of: $0, for: mark).middle)) }
      ?? details?.xBounds.0.map { PlotLength.plotStart.moved(by: $0) } ?? middle
    let y =
      mark.y.map { PlotLength(share: yShare(part(of: $0, for: mark).middle)) }
      ?? details?.yBounds.0.map { PlotLength.plotStart.moved(by: $0) } ?? middle
    return (x.moved(by: offset.xStart), y.moved(by: offset.yStart))
  }

  private mutating func addPoint(_ mark: MeasuredMark) {
    let (x, y) = place(of: mark)
    guard x.share.isFinite, y.share.isFinite else { return }
    let symbol = plan.styles.symbol(of: mark.style)
    let size = plan.styles.symbolSize(of: mark.style)
    let half = CGSize(width: size.width / 2, height: size.height / 2)
    var box = PlotBox(x0: x, x1: x, y0: y, y1: y)
    switch symbol {
    case .view(let view): addSymbol(view, mark, box, 0)
    case .shape(let shape): add(mark, shape, size, x, y)
    case nil: add(mark, AnyChartSymbolShape(shape: .circle), size, x, y)
    }
    box.x0 = x.moved(by: -half.width)
    box.x1 = x.moved(by: half.width)
    box.y0 = y.moved(by: -half.height)
    box.y1 = y.moved(by: half.height)
    addViews(mark, .box(box))
  }

  private mutating func add(
    _ mark: MeasuredMark, _ symbol: AnyChartSymbolShape, _ size: CGSize, _ x: PlotLength,
    _ y: PlotLength
  ) {
    let (width, height) = (Double(size.width), Double(size.height))
    guard !x.isOfPlot, !y.isOfPlot else {
      // A place of the plot itself: a round box about it.
      let box = PlotBox(
        x0: x.moved(by: -size.width / 2), x1: x.moved(by: size.width / 2),
        y0: y.moved(by: -size.height / 2), y1: y.moved(by: size.height / 2))
      let radius = min(size.width, size.height) / 2
      let figure = MarkShape.Figure.box(
        ofPlot: box.flags, radii: RectangleCornerRadii(all: radius), style: .circular)
      return add(mark, MarkShape(figure: figure, numbers: box.numbers, space: plan.space))
    }
    var shape = MarkShape(
      figure: .symbols(SendableSymbol(symbol: symbol)),
      numbers: [width, height, x.share, y.share], space: plan.space,
      shift: CGSize(width: x.points, height: y.points))
    shape.stroke = symbol.outline
    add(mark, shape)
  }

  private mutating func addRule(_ mark: MeasuredMark) {
    let details = mark.mark.details
    let offset = mark.style?.offset ?? EdgeOffsets()
    func ends(
      _ span: PlottedSpan?, _ hasEnd: Bool, _ bounds: (CGFloat?, CGFloat?),
      _ share: (Double) -> Double
    ) -> (PlotLength, PlotLength) {
      guard let span else { return self.ends(bounds) }
      guard hasEnd else {
        let place = PlotLength(share: share(part(of: span, for: mark).middle))
        return (place, place)
      }
      return (PlotLength(share: share(span.lower)), PlotLength(share: share(span.upper)))
    }
    let x = ends(mark.x, details?.xEnd != nil, details?.xBounds ?? (nil, nil), xShare)
    let y = ends(mark.y, details?.yEnd != nil, details?.yBounds ?? (nil, nil), yShare)
    let box = PlotBox(
      x0: x.0.moved(by: offset.xStart), x1: x.1.moved(by: offset.xEnd),
      y0: y.0.moved(by: offset.yStart), y1: y.1.moved(by: offset.yEnd))
    guard box.isFinite else { return }
    let stroke = plan.styles.lineStyle(of: mark.style, width: 1)
    add(
      mark,
      MarkShape(
        figure: .segment(ofPlot: box.flags), numbers: box.numbers, space: plan.space,
        stroke: stroke))
    addViews(mark, .box(box))
  }

  // MARK: Sectors

  private mutating func addSector(_ mark: MeasuredMark, _ turns: inout SectorTurns) {
    let (start, end) = turns.next(mark)
    sectors.append((mark.mark.x?.value ?? .number(0), start, end))
    let details = mark.mark.details
    let figure = SectorFigure(
      innerRadius: details?.innerRadius ?? .automatic,
      outerRadius: details?.outerRadius ?? .automatic, inset: details?.angularInset ?? 0,
      cornerRadius: mark.style?.cornerRadii?.topLeading ?? 0)
    let offset = mark.style?.offset ?? EdgeOffsets()
    add(
      mark,
      MarkShape(
        figure: .sector(figure), numbers: [start, end], space: plan.space,
        shift: CGSize(width: offset.xStart, height: offset.yStart)))
    addViews(mark, .sector(start, end, figure))
  }

  // MARK: Lines and areas

  private mutating func addSeries(_ members: [MeasuredMark], _ key: SeriesKey) {
    guard let first = members.first else { return }
    let method = first.style?.interpolation ?? .linear
    let offset = first.style?.offset ?? EdgeOffsets()
    let shift = CGSize(width: offset.xStart, height: offset.yStart)
    if first.kind == .area {
      var numbers: [Double] = []
      numbers.reserveCapacity(members.count * 3)
      let (base, value) = first.isUpright ? (plan.x, plan.y) : (plan.y, plan.x)
      for mark in members {
        guard let place = mark.base, let span = mark.value else { continue }
        numbers.append(base.share(place.middle))
        numbers.append(value.share(span.lower))
        numbers.append(value.share(span.upper))
      }
      let figure = MarkShape.Figure.band(method, isUpright: first.isUpright)
      add(
        first, MarkShape(figure: figure, numbers: numbers, space: plan.space, shift: shift),
        id: AnyHashable(key))
    } else {
      let points = points(of: members)
      var shape = MarkShape(
        figure: .line(method), numbers: points, space: plan.space, shift: shift)
      shape.stroke = plan.styles.lineStyle(of: first.style)
      add(first, shape, id: AnyHashable(key))
      addSymbols(members, points, key)
    }
    for mark in members where !(mark.style?.annotations.isEmpty ?? true) {
      let (x, y) = place(of: mark)
      guard x.share.isFinite, y.share.isFinite else { continue }
      let top = mark.kind == .area ? PlotLength(share: yShare(mark.value?.upper ?? 0)) : y
      addViews(mark, .box(PlotBox(x0: x, x1: x, y0: top, y1: top)))
    }
  }

  private func points(of members: [MeasuredMark]) -> [Double] {
    var numbers: [Double] = []
    numbers.reserveCapacity(members.count * 2)
    for mark in members {
      if let run = mark.mark.run {
        for (x, y) in zip(plan.x.shares(run.xs), plan.y.shares(run.ys)) {
          numbers.append(x)
          numbers.append(y)
        }
        continue
      }
      guard let x = mark.x, let y = mark.y else { continue }
      let base = positions.isEmpty ? x : part(of: x, for: mark)
      numbers.append(plan.x.share(base.middle))
      numbers.append(plan.y.share(y.middle))
    }
    return numbers
  }

  /// The symbols at the points of a line, where it has some.
  private mutating func addSymbols(
    _ members: [MeasuredMark], _ points: [Double], _ key: SeriesKey
  ) {
    guard let first = members.first, let symbol = plan.styles.symbol(of: first.style) else {
      return
    }
    let size = plan.styles.symbolSize(of: first.style)
    switch symbol {
    case .shape(let shape):
      var marks = MarkShape(
        figure: .symbols(SendableSymbol(symbol: shape)),
        numbers: [Double(size.width), Double(size.height)] + points, space: plan.space)
      marks.stroke = shape.outline
      add(first, marks, id: AnyHashable([AnyHashable(key), AnyHashable("symbols")]))
    case .view:
      for (index, mark) in members.enumerated() {
        guard case .view(let view) = plan.styles.symbol(of: mark.style) else { continue }
        let (x, y) = place(of: mark)
        guard x.share.isFinite, y.share.isFinite else { continue }
        addSymbol(view, mark, PlotBox(x0: x, x1: x, y0: y, y1: y), index)
      }
    }
  }

  private mutating func add(_ function: SampledFunction) {
    let mark = MeasuredMark(mark: function.mark)
    let numbers = function.pieces(in: plan.y.extent).flatMap { point -> [Double] in
      let base = plan.x.share(point.base)
      guard function.isBand else { return [base, plan.y.share(point.value.lower)] }
      return [base, plan.y.share(point.value.lower), plan.y.share(point.value.upper)]
    }
    let figure: MarkShape.Figure =
      function.isBand ? .band(.linear, isUpright: true) : .line(.linear)
    var shape = MarkShape(figure: figure, numbers: numbers, space: plan.space)
    if !function.isBand { shape.stroke = plan.styles.lineStyle(of: mark.style) }
    add(mark, shape)
    planned[planned.count - 1].isClipped = true
  }

  // MARK: Adding

  private mutating func add(_ mark: MeasuredMark, _ shape: MarkShape, id: AnyHashable? = nil) {
    planned.append(
      PlannedMark(
        id: id ?? AnyHashable(mark.mark.place), shape: shape,
        style: plan.styles.style(of: mark.style), mark.style))
  }

  private mutating func addSymbol(
    _ view: AnyView, _ mark: MeasuredMark, _ box: PlotBox, _ index: Int
  ) {
    guard mark.mark.style?.values.owner == nil, isInSight(.box(box)) else { return }
    let annotation = MarkAnnotation(
      position: .overlay, alignment: .center, spacing: 0,
      overflow: .init(x: .disabled, y: .disabled),
      view: AnyView(view.foregroundStyle(plan.styles.style(of: mark.style))))
    views.append(
      PlannedView(
        id: AnyHashable([AnyHashable(mark.mark.place), AnyHashable(-1), AnyHashable(index)]),
        target: .box(box), annotation: annotation, isSymbol: true))
  }

  /// Whether something stands in the part of the scales that a scrolled chart shows.
  private func isInSight(_ target: PlannedView.Target) -> Bool {
    guard plan.isClipped, case .box(let box) = target else { return true }
    func isIn(_ start: PlotLength, _ end: PlotLength) -> Bool {
      let middle = (start.share + end.share) / 2
      return start.isOfPlot || end.isOfPlot || -1e-9...1 + 1e-9 ~= middle
    }
    return isIn(box.x0, box.x1) && isIn(box.y0, box.y1)
  }

  private mutating func addViews(_ mark: MeasuredMark, _ target: PlannedView.Target) {
    guard mark.mark.style?.values.owner == nil, isInSight(target) else { return }
    for (index, annotation) in (mark.style?.annotations ?? []).enumerated() {
      views.append(
        PlannedView(
          id: AnyHashable([AnyHashable(mark.mark.place), AnyHashable(index)]), target: target,
          annotation: annotation))
    }
  }
}
