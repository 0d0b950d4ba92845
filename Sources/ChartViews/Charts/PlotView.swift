import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
import ViewTree

/// The plot of a chart: grid lines and marks.
struct PlotView: View {
  let plan: ChartPlan

  var body: some View {
    if plan.isClipped { content.clipped() } else { content }
  }

  private var content: some View {
    ZStack {
      GridLines(plan: plan)
      MarkGroup(marks: plan.marks)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// Marks over each other.
private struct MarkGroup: View {
  let marks: [PlannedMark]

  var body: some View {
    ForEach(marks) { mark in MarkView(mark: mark) }
  }
}

/// A mark in the plot.
private struct MarkView: View {
  let mark: PlannedMark

  var body: some View {
    masked
      .accessibilityLabel(mark.label ?? Text(verbatim: ""))
      .accessibilityValue(mark.value ?? Text(verbatim: ""))
      .accessibilityHidden(mark.isHidden || mark.label == nil && mark.value == nil)
  }

  @ViewBuilder private var masked: some View {
    if let mask = mark.mask {
      effects.mask { ZStack { MarkGroup(marks: mask) } }
    } else {
      effects
    }
  }

  @ViewBuilder private var effects: some View {
    if let shadow = mark.shadow {
      painted.shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y)
    } else if mark.blurRadius > 0 {
      painted.blur(radius: mark.blurRadius)
    } else if mark.isClipped {
      painted.clipped()
    } else {
      painted
    }
  }

  private var painted: some View { cut.opacity(mark.opacity) }

  @ViewBuilder private var cut: some View {
    if let clip = mark.clip {
      mark.shape.fill(mark.style)
        .clipShape(MarkFrameShape(mark: mark.shape, shape: clip.shape), style: clip.style)
    } else {
      mark.shape.fill(mark.style)
    }
  }
}

/// A shape in the frame of a mark.
nonisolated private struct MarkFrameShape: Shape {
  let mark: MarkShape
  let shape: AnyShape

  func path(in rect: CGRect) -> Path {
    let frame = mark.path(in: rect).boundingRect
    return frame.isNull || frame.isEmpty ? Path() : shape.path(in: frame)
  }
}

/// The lines through the plot.
private struct GridLines: View {
  let plan: ChartPlan

  var body: some View {
    ForEach(lines) { line in line.shape.fill(line.style) }
  }

  private var lines: [AxisLine] {
    AxisLine.lines(of: plan.xGroups, plan, isHorizontal: true) { $0.isGridLine }
      + AxisLine.lines(of: plan.yGroups, plan, isHorizontal: false) { $0.isGridLine }
  }
}

/// The short lines outside of the plot.
struct AxisTicks: View {
  let plan: ChartPlan

  var body: some View {
    ZStack { ForEach(lines) { line in line.shape.fill(line.style) } }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var lines: [AxisLine] {
    AxisLine.lines(of: plan.xGroups, plan, isHorizontal: true) { !$0.isGridLine }
      + AxisLine.lines(of: plan.yGroups, plan, isHorizontal: false) { !$0.isGridLine }
  }
}

extension _AxisParts.Part {
  var isGridLine: Bool {
    if case .gridLine = kind { return true }
    return false
  }
}

/// A line at a value of an axis.
struct AxisLine: Identifiable {
  var id: AnyHashable
  var shape: MarkShape
  var style: AnyShapeStyle

  /// The lines of some kind.
  @MainActor static func lines(
    of groups: [PlannedGroup], _ plan: ChartPlan, isHorizontal: Bool,
    where isMeant: (_AxisParts.Part) -> Bool
  ) -> [AxisLine] {
    var lines: [AxisLine] = []
    let scale = isHorizontal ? plan.x : plan.y
    for (groupIndex, group) in groups.enumerated() {
      let edge = group.edge(scale, isHorizontal: isHorizontal)
      for tick in group.ticks {
        for (index, part) in tick.parts.parts.enumerated() where isMeant(part) {
          guard let length = part.lineLength else { continue }
          let share = part.isCentered ?? false ? tick.middle : tick.share
          guard share > -1e-6, share < 1 + 1e-6 else { continue }
          lines.append(
            AxisLine(
              id: AnyHashable([
                AnyHashable(isHorizontal), AnyHashable(groupIndex),
                AnyHashable(tick.value.plotted), AnyHashable(index),
              ]),
              shape: shape(share, length, edge, part, plan.space),
              style: part.style ?? AnyShapeStyle(Color.separator)))
        }
      }
    }
    return lines
  }

  /// A line from an edge of the plot: through it, or away from it.
  private static func shape(
    _ share: Double, _ length: CGFloat, _ edge: Edge, _ part: _AxisParts.Part, _ space: PlotSpace
  ) -> MarkShape {
    let stroke = part.stroke ?? StrokeStyle(lineWidth: 0.5)
    let isGridLine = part.isGridLine
    let atEnd: Double = edge == .bottom || edge == .trailing ? 1 : 0
    let away = Double(atEnd > 0 ? length : -length)
    let ends = isGridLine ? [0.0, 1] : [atEnd, atEnd]
    let points = isGridLine ? [0.0, 0] : [0, away]
    return MarkShape(
      figure: .segment(
        ofPlot: edge.isLevel ? [false, false, true, true] : [true, true, false, false]),
      numbers: edge.isLevel
        ? [share, share] + ends + [0, 0] + points : ends + [share, share] + points + [0, 0],
      space: space, shift: part.offset, stroke: stroke)
  }
}

extension _AxisParts.Part {
  /// How long the line is, in points; nil for labels.
  var lineLength: CGFloat? {
    switch kind {
    case .gridLine: 0
    case .label: nil
    case .tick(let length): length.points
    }
  }
}

extension AxisTick.Length {
  /// The length; a label's is that of a line of its usual font.
  var points: CGFloat {
    switch kind {
    case .automatic: 4
    case .label, .longestLabel: 15
    case .points(let points): points
    }
  }
}

extension PlannedGroup {
  /// The edge of the plot where the marks stand.
  func edge(_ scale: PositionScale, isHorizontal: Bool) -> Edge {
    switch position.kind {
    case .top where isHorizontal: .top
    case .leading where !isHorizontal: .leading
    case .trailing where !isHorizontal: .trailing
    default: isHorizontal ? .bottom : scale.isCategory ? .leading : .trailing
    }
  }
}
