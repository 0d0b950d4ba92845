import Foundation
import VectorGeometry
import ViewLayout

/// Places views at their marks.
struct AnnotationPlacing {
  let plot: CGRect
  let chart: CGRect
  let space: PlotSpace

  func place(_ subview: LayoutSubview, _ place: AnnotationPlace) {
    let target = rect(of: place.target)
    let isInside = place.annotation.position == .overlay && !place.isSymbol
    let size = subview.sizeThatFits(isInside ? ProposedViewSize(target.size) : .unspecified)
    let ideal = subview.sizeThatFits(.unspecified)
    let fits = !isInside || ideal.width > size.width || ideal.height > size.height ? ideal : size
    // The size that it has takes is offered as none: no rounding can cut it off.
    subview.place(
      at: rect(of: fits, place).origin,
      proposal: fits == ideal ? .unspecified : ProposedViewSize(fits))
  }

  /// Where a view of a size stands.
  func rect(of size: CGSize, _ place: AnnotationPlace) -> CGRect {
    var rect = CGRect(origin: origin(of: size, place), size: size)
    if case .fit(let boundary) = place.annotation.overflow.x.kind {
      rect.origin.x = kept(rect.minX, size.width, in: area(boundary), \.minX, \.maxX)
    }
    if case .fit(let boundary) = place.annotation.overflow.y.kind {
      rect.origin.y = kept(rect.minY, size.height, in: area(boundary), \.minY, \.maxY)
    }
    if place.annotation.overflow.x.kind == .automatic, !place.isSymbol {
      rect.origin.x = kept(rect.minX, size.width, in: chart, \.minX, \.maxX)
    }
    return rect
  }

  private func area(_ boundary: AnnotationOverflowResolution.Boundary) -> CGRect {
    boundary.kind == .plot ? plot : chart
  }

  private func kept(
    _ start: CGFloat, _ length: CGFloat, in area: CGRect, _ lower: KeyPath<CGRect, CGFloat>,
    _ upper: KeyPath<CGRect, CGFloat>
  ) -> CGFloat {
    max(min(start, area[keyPath: upper] - length), area[keyPath: lower])
  }

  private func origin(of size: CGSize, _ place: AnnotationPlace) -> CGPoint {
    let target = rect(of: place.target)
    let spacing = place.annotation.spacing ?? 4
    let share = place.annotation.alignment.share
    let x = target.minX + share.width * (target.width - size.width)
    let y = target.minY + share.height * (target.height - size.height)
    let (above, below) = (target.minY - spacing - size.height, target.maxY + spacing)
    let (before, after) = (target.minX - spacing - size.width, target.maxX + spacing)
    switch place.annotation.position.place {
    case .automatic, .top: return CGPoint(x: x, y: above)
    case .overlay: return CGPoint(x: x, y: y)
    case .bottom: return CGPoint(x: x, y: below)
    case .leading: return CGPoint(x: before, y: y)
    case .trailing: return CGPoint(x: after, y: y)
    case .topLeading: return CGPoint(x: before, y: above)
    case .topTrailing: return CGPoint(x: after, y: above)
    case .bottomLeading: return CGPoint(x: before, y: below)
    case .bottomTrailing: return CGPoint(x: after, y: below)
    }
  }

  private func rect(of target: PlannedView.Target) -> CGRect {
    switch target {
    case .box(let box):
      return box.rect(in: plot.size, space).offsetBy(dx: plot.minX, dy: plot.minY)
    case .sector(let start, let end, let figure):
      let (inner, outer) = figure.radii(in: plot.size)
      // In a whole disc a third of the way in, where the sector is wider.
      let radius = inner > 0 ? (inner + outer) / 2 : outer * 2 / 3
      let angle = CGFloat(start + end) * .pi - .pi / 2
      return CGRect(
        x: plot.midX + radius * cos(angle), y: plot.midY + radius * sin(angle), width: 0,
        height: 0)
    }
  }
}
