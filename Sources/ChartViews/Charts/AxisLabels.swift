import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
import ViewTree

/// The labels of both axes.
struct AxisLabels: View {
  let plan: ChartPlan

  /// A label with its place.
  private struct Label: Identifiable {
    var id: AnyHashable
    var view: AnyView
    var place: LabelPlace
  }

  var body: some View {
    ForEach(labels) { label in
      // Offered no room, it shows nothing.
      ViewThatFits(in: .horizontal) {
        label.view
        Color.clear.frame(width: 0, height: 0)
      }
      .chartRole(.label(label.place))
    }
  }

  private var labels: [Label] {
    labels(plan.xGroups, plan.x, isHorizontal: true)
      + labels(plan.yGroups, plan.y, isHorizontal: false)
  }

  private func labels(
    _ groups: [PlannedGroup], _ scale: PositionScale, isHorizontal: Bool
  ) -> [Label] {
    groups.enumerated().flatMap { groupIndex, group -> [Label] in
      let edge = group.edge(scale, isHorizontal: isHorizontal)
      let number = groupIndex * 2 + (isHorizontal ? 0 : 1)
      return group.ticks.flatMap { tick in
        tick.parts.parts.indices.compactMap { index -> Label? in
          label(group, tick, index, edge, scale, number: number)
        }
      }
    }
  }

  /// The label that a part of a tick is, if it is one.
  private func label(
    _ group: PlannedGroup, _ tick: PlannedTick, _ index: Int, _ edge: Edge,
    _ scale: PositionScale, number: Int
  ) -> Label? {
    let part = tick.parts.parts[index]
    guard case .label(let form) = part.kind else { return nil }
    let isCentered = part.isCentered ?? scale.isCategory
    let share = isCentered ? tick.middle : tick.share
    guard share > -1e-6, share < 1 + 1e-6 else { return nil }
    let hasLongTick = tick.parts.parts.contains { $0.isLongTick }
    var place = LabelPlace(
      edge: edge, share: share, anchor: form.anchor,
      spacing: spacing(form, tick, edge), offset: part.offset,
      collision: form.collision.kind, group: number * 100 + index,
      isInset: group.preset.kind == .inset, room: 1 / Double(max(tick.value.count, 1)))
    if edge.isLevel, !isCentered, form.anchor == nil,
      hasLongTick || scale.isDate && group.preset.kind != .aligned
    {
      // Beside its line, as labels of dates are.
      (place.anchor, place.shift) = (.topLeading, hasLongTick ? 3 : 2)
    }
    let id = AnyHashable([
      AnyHashable(number), AnyHashable(tick.value.plotted), AnyHashable(index),
    ])
    return Label(id: id, view: view(form, part, tick, group), place: place)
  }

  private func spacing(_ form: AxisLabelForm, _ tick: PlannedTick, _ edge: Edge) -> CGFloat {
    let given = edge.isLevel ? form.verticalSpacing : form.horizontalSpacing
    let ticks = tick.parts.parts.filter { !$0.isLongTick && !$0.isGridLine }
      .compactMap(\.lineLength).max()
    return (given ?? (ticks == nil ? 4 : 2)) + (ticks ?? 0)
  }

  private func view(
    _ form: AxisLabelForm, _ part: _AxisParts.Part, _ tick: PlannedTick, _ group: PlannedGroup
  ) -> AnyView {
    let content: AnyView
    switch form.content {
    case .automatic:
      content = text(
        group.write(tick.value.plotted), problem(group.problem, tick, group))
    case .format(let write):
      content = text(
        write(tick.value.plotted, plan.locale, plan.calendar) ?? group.write(tick.value.plotted),
        problem(form.problem, tick, group))
    case .view(let view): content = view
    }
    let turned: AnyView
    switch form.orientation.kind {
    case .automatic, .horizontal: turned = content
    case .vertical: turned = AnyView(TurnedLabel(isUpwards: true) { content })
    case .verticalReversed: turned = AnyView(TurnedLabel(isUpwards: false) { content })
    }
    return AnyView(
      turned.font(part.font ?? .system(size: 10))
        .foregroundStyle(part.style ?? AnyShapeStyle(Color.secondary)))
  }

  private func text(_ text: String, _ problem: String?) -> AnyView {
    let label = Text(verbatim: text).lineLimit(1)
    guard let problem else { return AnyView(label) }
    return AnyView(ReportingView(problem: .layout(problem), content: label))
  }

  /// What is to be told of a format at a tick: the first that it can't write.
  private func problem(
    _ find: ((_PlottedValue) -> String?)?, _ tick: PlannedTick, _ group: PlannedGroup
  ) -> String? {
    guard let find, let problem = find(tick.value.plotted),
      group.ticks.first(where: { find($0.value.plotted) != nil })?.value.plotted
        == tick.value.plotted
    else { return nil }
    return problem
  }
}

extension _AxisParts.Part {
  /// Whether it is a tick as long as labels are.
  fileprivate var isLongTick: Bool {
    guard case .tick(let length) = kind else { return false }
    return length == .label || length == .longestLabel
  }
}
