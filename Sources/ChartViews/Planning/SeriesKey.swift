import Foundation
import VectorGeometry

/// What the points of one line or one area have in common.
struct SeriesKey: Hashable {
  var kind: Mark.Kind
  var series: _PlottedValue?
  var color: _PlottedValue?
  var symbol: _PlottedValue?
  var line: _PlottedValue?
  var owner: MarkPlace?

  init(_ mark: MeasuredMark) {
    kind = mark.kind
    series = mark.mark.details?.series?.value
    guard let style = mark.mark.style else { return }
    owner = style.values.owner
    func name(_ field: PlottedField?) -> _PlottedValue? {
      // Numbers color a line at its points, and do not name a line.
      guard case .category = field?.value else { return nil }
      return field?.value
    }
    color = name(style.values.foregroundField)
    symbol = name(style.values.symbolField)
    line = name(style.values.lineStyleField)
  }
}

/// The points of each line and area.
struct SeriesList {
  private var keys: [SeriesKey] = []
  private var members: [[Int]] = []
  /// Which series begin with a mark.
  private var starts: [Int: Int] = [:]

  init(_ marks: [MeasuredMark]) {
    var slots: [SeriesKey: Int] = [:]
    var last: (kind: Mark.Kind, slot: Int)?
    for index in marks.indices where marks[index].kind == .line || marks[index].kind == .area {
      let mark = marks[index].mark
      // Most lines are one after the other, and say nothing of themselves.
      if let last, last.kind == mark.kind, mark.style == nil, mark.details == nil {
        members[last.slot].append(index)
        continue
      }
      let key = SeriesKey(marks[index])
      let slot = slots[key] ?? keys.count
      if slot == keys.count {
        slots[key] = slot
        keys.append(key)
        members.append([])
        starts[index] = slot
      }
      members[slot].append(index)
      let isPlain = mark.style == nil && mark.details == nil
      last = isPlain ? (mark.kind, slot) : nil
    }
  }

  /// The series that begins with a mark; nil for marks inside of one.
  func take(startingAt index: Int) -> (SeriesKey, [Int])? {
    starts[index].map { (keys[$0], members[$0]) }
  }
}

/// Hands out the shares of a turn.
struct SectorTurns {
  /// By the mask that the sectors are part of.
  private var totals: [MarkPlace?: Double] = [:]
  private var sums: [MarkPlace?: Double] = [:]

  init(_ marks: [MeasuredMark]) {
    for mark in marks where mark.kind == .sector {
      totals[mark.mark.style?.values.owner, default: 0] += Self.size(mark)
    }
  }

  private static func size(_ mark: MeasuredMark) -> Double {
    let size = mark.x?.lower ?? 0
    return size.isFinite ? max(size, 0) : 0
  }

  /// From where to where the next sector reaches.
  mutating func next(_ mark: MeasuredMark) -> (start: Double, end: Double) {
    let owner = mark.mark.style?.values.owner
    guard let total = totals[owner], total > 0 else { return (0, 0) }
    let start = sums[owner, default: 0]
    let end = start + Self.size(mark)
    sums[owner] = end
    return (start / total, end / total)
  }
}

extension PlotBox {
  /// Which of the edges are those of the plot.
  var flags: [Bool] { [x0.isOfPlot, x1.isOfPlot, y0.isOfPlot, y1.isOfPlot] }

  /// The shares of the edges, then the points.
  var numbers: [Double] {
    [x0.share, x1.share, y0.share, y1.share]
      + [x0.points, x1.points, y0.points, y1.points].map { Double($0) }
  }

  var isFinite: Bool { numbers.allSatisfy(\.isFinite) }
}

extension PlotLength {
  /// The same share with its points the other way.
  var mirrored: PlotLength { PlotLength(share: share, points: -points, isOfPlot: isOfPlot) }
}

extension MarkDimension {
  var isInset: Bool {
    if case .inset = size { return true }
    return false
  }
}

extension RectangleCornerRadii {
  /// The same radius at all corners.
  init(all radius: CGFloat) {
    self.init(
      topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }
}
