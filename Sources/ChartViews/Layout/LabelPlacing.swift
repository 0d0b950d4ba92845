import Foundation
import VectorGeometry
import ViewLayout

/// Places the labels of the axes, so that none stands on another.
struct LabelPlacing {
  let plot: CGRect
  let chart: CGRect
  let space: PlotSpace

  /// A label where it would stand.
  private struct Label {
    var subview: LayoutSubview
    var place: LabelPlace
    var rect: CGRect
  }

  func place(_ subviews: LayoutSubviews) {
    var groups: [Int: [Label]] = [:]
    for subview in subviews {
      guard case .label(let place) = subview[ChartRoleKey.self] else { continue }
      let size = size(of: subview, place)
      let label = Label(subview: subview, place: place, rect: rect(of: size, place))
      groups[place.group, default: []].append(label)
    }
    for labels in groups.values { place(labels) }
  }

  private func size(of subview: LayoutSubview, _ place: LabelPlace) -> CGSize {
    let ideal = subview.sizeThatFits(.unspecified)
    guard case .truncate = place.collision, place.edge.isLevel else { return ideal }
    let room = max(CGFloat(place.room) * plot.width - 4, 0)
    return ideal.width <= room
      ? ideal : subview.sizeThatFits(ProposedViewSize(width: room, height: ideal.height))
  }

  /// Every label, or as every second, third… one as it takes for none to touch the next.
  private func place(_ labels: [Label]) {
    let isLevel = labels.first?.place.edge.isLevel ?? true
    let every = (1...max(labels.count, 1)).first { !collides(labels, every: $0, isLevel) }
    for (index, label) in labels.enumerated() {
      let isShown = index.isMultiple(of: every ?? 1) && fits(label, among: labels.count)
      let proposal = isShown ? offer(label) : .zero
      label.subview.place(at: label.rect.origin, proposal: proposal)
    }
  }

  /// The label's size; a bit more, so that no rounding can cut it off.
  private func offer(_ label: Label) -> ProposedViewSize {
    ProposedViewSize(width: label.rect.width + 0.5, height: label.rect.height + 0.5)
  }

  /// Labels that begin at their value are left out where they would end outside of the chart.
  private func fits(_ label: Label, among count: Int) -> Bool {
    guard label.place.edge.isLevel, label.place.shift != 0 else { return true }
    return label.rect.maxX <= chart.maxX + 0.5 || count == 1
  }

  private func collides(_ labels: [Label], every: Int, _ isLevel: Bool) -> Bool {
    var shown: [Label] = []
    for index in stride(from: 0, to: labels.count, by: every)
    where fits(labels[index], among: labels.count) {
      shown.append(labels[index])
    }
    shown.sort { isLevel ? $0.rect.minX < $1.rect.minX : $0.rect.minY < $1.rect.minY }
    return zip(shown, shown.dropFirst()).contains { first, second in
      let spacing: CGFloat
      switch first.place.collision {
      case .disabled, .truncate: return false
      case .automatic: spacing = isLevel ? 4 : 0
      case .greedy(let minimumSpacing): spacing = minimumSpacing
      }
      return isLevel
        ? first.rect.maxX + spacing > second.rect.minX
        : first.rect.maxY + spacing > second.rect.minY
    }
  }

  /// Where a label of a size stands: kept inside of the chart along its axis.
  private func rect(of size: CGSize, _ place: LabelPlace) -> CGRect {
    let anchor = place.anchor
    var origin = CGPoint.zero
    if place.edge.isLevel {
      let value = plot.minX + space.x(place.share, in: plot.size) + place.shift
      origin.x = value - (anchor?.x ?? 0.5) * size.width
      if place.shift == 0, anchor == nil {
        origin.x = min(max(origin.x, chart.minX), max(chart.maxX - size.width, chart.minX))
      }
      let isBelow = (place.edge == .bottom) != place.isInset
      let edge = place.edge == .bottom ? plot.maxY : plot.minY
      origin.y = isBelow ? edge + place.spacing : edge - place.spacing - size.height
    } else {
      let value = plot.minY + space.y(place.share, in: plot.size)
      origin.y = value - (place.isInset ? 1 : anchor?.y ?? 0.5) * size.height
      let isBehind = (place.edge == .trailing) != place.isInset
      let edge = place.edge == .trailing ? plot.maxX : plot.minX
      origin.x = isBehind ? edge + place.spacing : edge - place.spacing - size.width
    }
    origin.x += place.offset.width
    origin.y += place.offset.height
    return CGRect(origin: origin, size: size)
  }
}
