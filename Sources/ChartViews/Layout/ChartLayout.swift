import Foundation
import VectorGeometry
import ViewLayout

/// Puts labels, titles and the legend around the plot, which takes what they leave.
struct ChartLayout: Layout {
  var space: PlotSpace

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var frame = PlotFrame(bounds: bounds, space: space, subviews: subviews)
    let plot = frame.plot
    for subview in subviews {
      switch subview[ChartRoleKey.self] {
      case .plot, .underPlot:
        subview.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
      case .annotation(let place):
        AnnotationPlacing(plot: plot, chart: bounds, space: space).place(subview, place)
      case .label, .title, .legend: break
      }
    }
    frame.placeSurroundings()
    LabelPlacing(plot: plot, chart: bounds, space: space).place(subviews)
  }
}

/// Finds the rectangle of the plot, and places what is around the axes.
struct PlotFrame {
  let bounds: CGRect
  let space: PlotSpace
  let subviews: LayoutSubviews
  /// What is taken from each edge, from outside to inside, in points.
  private var legend = EdgeInsets()
  private var titles = EdgeInsets()
  private var labels = EdgeInsets()
  private var overflow = EdgeInsets()
  /// What is left around a plot with a size of its own, outside of all.
  private var rest = EdgeInsets()

  init(bounds: CGRect, space: PlotSpace, subviews: LayoutSubviews) {
    (self.bounds, self.space, self.subviews) = (bounds, space, subviews)
    for subview in subviews {
      switch subview[ChartRoleKey.self] {
      case .plot, .underPlot, .annotation: break
      case .legend(let place):
        guard let edge = place.edge else { continue }
        let size = subview.sizeThatFits(legendProposal(edge))
        legend.grow(edge, (edge.isLevel ? size.height : size.width) + place.spacing)
      case .title(let place):
        let size = subview.sizeThatFits(.unspecified)
        titles[place.edge] += (place.edge.isLevel ? size.height : size.width) + place.spacing
      case .label(let place):
        guard !place.isInset else { continue }
        let size = subview.sizeThatFits(.unspecified)
        labels.grow(place.edge, (place.edge.isLevel ? size.height : size.width) + place.spacing)
      }
    }
    addLabelOverflow()
    addAnnotationOverflow()
    shrinkPlot()
  }

  /// Takes what a plot with a size of its own leaves from both sides.
  private mutating func shrinkPlot() {
    guard let subview = subviews.first(where: { $0[ChartRoleKey.self].isPlot }) else { return }
    let plot = plot
    let size = subview.sizeThatFits(ProposedViewSize(plot.size))
    if size.width < plot.width - 0.5 {
      rest.leading = (plot.width - size.width) / 2
      rest.trailing = rest.leading
    }
    if size.height < plot.height - 0.5 {
      rest.top = (plot.height - size.height) / 2
      rest.bottom = rest.top
    }
  }

  private func legendProposal(_ edge: Edge) -> ProposedViewSize {
    edge.isLevel
      ? ProposedViewSize(width: bounds.width, height: nil)
      : ProposedViewSize(width: nil, height: bounds.height)
  }

  /// The rectangle of the plot.
  var plot: CGRect {
    let insets = legend + titles + labels + overflow + rest
    return CGRect(
      x: bounds.minX + insets.leading, y: bounds.minY + insets.top,
      width: max(bounds.width - insets.leading - insets.trailing, 0),
      height: max(bounds.height - insets.top - insets.bottom, 0))
  }

  /// Room for the halves of the uppermost and the lowest labels along y.
  private mutating func addLabelOverflow() {
    let plot = plot
    for subview in subviews {
      guard case .label(let place) = subview[ChartRoleKey.self], !place.edge.isLevel,
        !place.isInset
      else { continue }
      let half = subview.sizeThatFits(.unspecified).height / 2
      let middle = space.y(place.share, in: plot.size)
      labels.grow(.top, half - middle)
      labels.grow(.bottom, middle + half - plot.height)
    }
  }

  /// Room for annotations at the ends of marks.
  private mutating func addAnnotationOverflow() {
    let plot = plot
    let placing = AnnotationPlacing(plot: plot, chart: bounds, space: space)
    var room = EdgeInsets()
    for subview in subviews {
      guard case .annotation(let place) = subview[ChartRoleKey.self] else { continue }
      let rect = placing.rect(of: subview.sizeThatFits(.unspecified), place)
      if place.annotation.overflow.y.makesRoom {
        room.grow(.top, plot.minY - rect.minY - (plot.minY - bounds.minY - legend.top))
      }
    }
    overflow.top = max(overflow.top, room.top)
  }

  /// Places titles and the legend.
  mutating func placeSurroundings() {
    let plot = plot
    var used = EdgeInsets()
    for subview in subviews {
      switch subview[ChartRoleKey.self] {
      case .title(let place):
        let size = subview.sizeThatFits(.unspecified)
        let distance = labels[place.edge] + used[place.edge]
        used[place.edge] += (place.edge.isLevel ? size.height : size.width) + place.spacing
        let area =
          place.edge == .top
          ? CGRect(x: bounds.minX, y: plot.minY, width: bounds.width, height: plot.height) : plot
        put(subview, size, at: place.edge, distance + place.spacing, place.alignment, area)
      case .legend(let place):
        guard let edge = place.edge else {
          put(onPlot: subview, place.alignment)
          continue
        }
        let size = subview.sizeThatFits(legendProposal(edge))
        let origin = CGPoint(
          x: edge == .leading
            ? bounds.minX + rest.leading
            : edge == .trailing
              ? bounds.maxX - rest.trailing - size.width
              : bounds.minX + place.alignment.share.width * (bounds.width - size.width),
          y: edge == .top
            ? bounds.minY + rest.top
            : edge == .bottom
              ? bounds.maxY - rest.bottom - size.height
              : plot.minY + place.alignment.share.height * (plot.height - size.height))
        subview.place(at: origin, proposal: ProposedViewSize(size))
      case .plot, .underPlot, .annotation, .label: break
      }
    }
  }

  private func put(onPlot subview: LayoutSubview, _ alignment: Alignment) {
    let plot = plot
    let size = subview.sizeThatFits(ProposedViewSize(plot.size))
    let share = alignment.share
    subview.place(
      at: CGPoint(
        x: plot.minX + share.width * (plot.width - size.width),
        y: plot.minY + share.height * (plot.height - size.height)),
      proposal: ProposedViewSize(size))
  }

  private func put(
    _ subview: LayoutSubview, _ size: CGSize, at edge: Edge, _ distance: CGFloat,
    _ alignment: Alignment, _ area: CGRect
  ) {
    let share = alignment.share
    var origin = CGPoint(
      x: area.minX + share.width * (area.width - size.width),
      y: area.minY + share.height * (area.height - size.height))
    switch edge {
    case .top: origin.y = area.minY - distance - size.height
    case .bottom: origin.y = area.maxY + distance
    case .leading: origin.x = area.minX - distance - size.width
    case .trailing: origin.x = area.maxX + distance
    }
    subview.place(at: origin, proposal: ProposedViewSize(size))
  }
}

extension AnnotationOverflowResolution.Strategy {
  fileprivate var makesRoom: Bool { kind == .automatic || kind == .padScale }
}

extension Edge {
  /// Whether the edge is level: at the top or at the bottom.
  var isLevel: Bool { self == .top || self == .bottom }
}

extension EdgeInsets {
  subscript(edge: Edge) -> CGFloat {
    get {
      switch edge {
      case .top: top
      case .bottom: bottom
      case .leading: leading
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .bottom: bottom = newValue
      case .leading: leading = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// Takes at least so much from an edge.
  mutating func grow(_ edge: Edge, _ length: CGFloat) { self[edge] = max(self[edge], length) }

  static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
      trailing: a.trailing + b.trailing)
  }
}

extension Alignment {
  /// Where in a rectangle: 0 at its start, 1 at its end.
  var share: CGSize {
    CGSize(
      width: horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5,
      height: vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5)
  }
}
