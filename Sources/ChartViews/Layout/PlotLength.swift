import Foundation

/// A place along an axis of the plot, before the plot's size is known.
struct PlotLength: Hashable {
  /// The share of the scale.
  var share: Double
  /// So many points further on; along y, downwards.
  var points: CGFloat = 0
  /// Whether the share is that of the plot itself, from its left or its top.
  var isOfPlot = false

  static let plotStart = PlotLength(share: 0, isOfPlot: true)
  static let plotEnd = PlotLength(share: 1, isOfPlot: true)

  func moved(by points: CGFloat) -> PlotLength {
    PlotLength(share: share, points: self.points + points, isOfPlot: isOfPlot)
  }
}

/// A rectangle of the plot, before its size is known.
struct PlotBox: Hashable {
  var x0: PlotLength
  var x1: PlotLength
  var y0: PlotLength
  var y1: PlotLength

  /// The rectangle in a plot of a size; its lengths may be negative no more.
  func rect(in size: CGSize, _ space: PlotSpace) -> CGRect {
    let (left, right) = (space.x(x0, in: size), space.x(x1, in: size))
    let (top, bottom) = (space.y(y0, in: size), space.y(y1, in: size))
    return CGRect(
      x: min(left, right), y: min(top, bottom), width: abs(right - left),
      height: abs(bottom - top))
  }
}

/// How shares of the scales become points of the plot, from its upper left corner.
struct PlotSpace: Hashable {
  var x = _PositionScaleRange()
  var y = _PositionScaleRange()

  func x(_ share: Double, in size: CGSize) -> CGFloat { x.place(share, over: size.width) }
  func y(_ share: Double, in size: CGSize) -> CGFloat {
    size.height - y.place(share, over: size.height)
  }

  func x(_ length: PlotLength, in size: CGSize) -> CGFloat {
    length.points
      + (length.isOfPlot ? CGFloat(length.share) * size.width : x(length.share, in: size))
  }

  func y(_ length: PlotLength, in size: CGSize) -> CGFloat {
    length.points
      + (length.isOfPlot ? CGFloat(length.share) * size.height : y(length.share, in: size))
  }
}
