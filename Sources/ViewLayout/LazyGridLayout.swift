package import Foundation
package import VectorGeometry

/// Whether a view takes a row of a lazy grid, or list, of its own, and so starts the next one.
package enum SpansLazyGrid: LayoutValueKey {
  package static var defaultValue: Bool { false }
}

/// Whether a view starts a line of a lazy grid: the first of a section does.
package enum StartsLazyGridLine: LayoutValueKey {
  package static var defaultValue: Bool { false }
}

/// Views in tracks across an axis: `LazyVGrid` along the vertical axis, `LazyHGrid` along the horizontal one.
package struct LazyGridLayout: LazyLayout, Equatable, Sendable {
  /// The axis along which lines of cells follow each other.
  package var axis: Axis
  package var items: [LazyGridTrack]
  /// How cells stand in their places, and the whole across the axis.
  package var alignment: Alignment
  /// The distance between lines, in points; nil for 8.
  package var spacing: CGFloat?
  package var unseen: CGFloat = 0

  package init(axis: Axis, items: [LazyGridTrack], alignment: Alignment, spacing: CGFloat?) {
    self.axis = axis
    self.items = items
    self.alignment = alignment
    self.spacing = spacing
  }

  private struct Line {
    var cells: [(view: LayoutSubview, track: Int?)] = []
    var start: CGFloat = 0
    var length: CGFloat = 0
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let tracks = LazyGridTracks(items, in: proposal[axis.perpendicular] ?? 0)
    let cross = proposal[axis.perpendicular] ?? tracks.length
    let lines = lines(of: subviews, tracks, in: cross)
    let length = lines.last.map { $0.start + $0.length } ?? 0
    return CGSize(length + unseen, along: axis, cross: cross)
  }

  /// Places the cells in the tracks of the proposal, which are aligned in the grid.
  ///
  /// Headers and footers are as long as the grid.
  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let cross = axis.perpendicular
    let tracks = LazyGridTracks(items, in: proposal[cross] ?? 0)
    let key = cross == .horizontal ? alignment.horizontal.key : alignment.vertical.key
    var whole = bounds.size
    whole[cross] = tracks.length
    let shift =
      ViewDimensions(size: bounds.size).finite(key) - ViewDimensions(size: whole).finite(key)
    for line in lines(of: subviews, tracks, in: bounds.size[cross]) {
      for cell in line.cells {
        let track = cell.track.map { tracks.tracks[$0] }
        var place = bounds
        place.origin[axis] += line.start
        place.size[axis] = line.length
        if let track {
          place.origin[cross] += shift + track.start
          place.size[cross] = track.length
        }
        self.place(cell.view, in: place, track?.alignment ?? alignment)
      }
    }
  }

  private func place(_ view: LayoutSubview, in place: CGRect, _ alignment: Alignment) {
    var proposal = ProposedViewSize.unspecified
    proposal[axis.perpendicular] = place.size[axis.perpendicular]
    view.place(in: place, alignment: alignment, proposal: proposal)
  }

  private func lines(
    of subviews: Subviews, _ tracks: LazyGridTracks, in cross: CGFloat
  ) -> [Line] {
    guard !tracks.tracks.isEmpty else { return [] }
    var lines: [Line] = []
    for view in subviews {
      if view[SpansLazyGrid.self] {
        lines.append(Line(cells: [(view, nil)]))
      } else if let last = lines.last, let track = last.cells.last?.track,
        track + 1 < tracks.tracks.count, !view[StartsLazyGridLine.self]
      {
        lines[lines.count - 1].cells.append((view, track + 1))
      } else {
        lines.append(Line(cells: [(view, 0)]))
      }
    }
    var start: CGFloat = 0
    for index in lines.indices {
      lines[index].start = start
      lines[index].length =
        lines[index].cells.map { cell in
          length(of: cell.view, across: cell.track.map { tracks.tracks[$0].length } ?? cross)
        }.max() ?? 0
      start += lines[index].length + (spacing ?? ViewSpacing.defaultDistance).withinReach()
    }
    return lines
  }

  private func length(of view: LayoutSubview, across length: CGFloat) -> CGFloat {
    var proposal = ProposedViewSize.unspecified
    proposal[axis.perpendicular] = length
    return view.sizeThatFits(proposal)[axis]
  }
}
