package import Foundation
import IntegerConversion
import VectorGeometry

/// A column of a vertical lazy grid or a row of a horizontal one, as its author describes it.
package struct LazyGridTrack: Equatable, Sendable {
  package enum Size: Equatable, Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat, maximum: CGFloat)
    case adaptive(minimum: CGFloat, maximum: CGFloat)
  }

  package var size: Size
  /// The distance to the next track, in points; nil for 8.
  package var spacing: CGFloat?
  /// Where cells stand in the track; nil for the grid's way.
  package var alignment: Alignment?

  package init(size: Size, spacing: CGFloat?, alignment: Alignment?) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The tracks of a lazy grid for a length: adaptive ones stand for several.
///
/// Fixed tracks take theirs first; the others, in order, an equal share of what is left, within their bounds. A track
/// that must be longer than its share leaves less for the next ones; the space that another leaves stays empty.
/// An adaptive track makes as many as its least length allows of its share; that length only counts them, and widens
/// none. Source: objc.io, "SwiftUI LazyVGrid"; frames reported by SwiftUI on macOS 26.2.
struct LazyGridTracks {
  struct Track {
    let start: CGFloat
    let length: CGFloat
    let alignment: Alignment?
  }

  private(set) var tracks: [Track] = []
  private(set) var length: CGFloat = 0

  init(_ items: [LazyGridTrack], in available: CGFloat) {
    var left = Self.share(of: items, in: available)
    var rest = items.count { if case .fixed = $0.size { false } else { true } }
    for (index, item) in items.enumerated() {
      let spacing = Self.spacing(of: item)
      let share = left / CGFloat(max(rest, 1))
      switch item.size {
      case .fixed(let length): append(length.withinReach(), item.alignment)
      case .flexible(let minimum, let maximum):
        let length = Self.clamp(share, minimum, maximum)
        append(length, item.alignment)
        left -= max(length, share)
        rest -= 1
      case .adaptive(let minimum, let maximum):
        let count = Self.count(of: minimum, spacing, in: max(share, 0))
        let own = (max(share, 0) - spacing * CGFloat(count - 1)) / CGFloat(count)
        let length = Self.clamp(own, 0, maximum)
        for repeated in 0..<count {
          if repeated > 0 { self.length += spacing }
          append(length, item.alignment)
        }
        left -= share
        rest -= 1
      }
      if index < items.count - 1 { length += spacing }
    }
  }

  private mutating func append(_ length: CGFloat, _ alignment: Alignment?) {
    tracks.append(Track(start: self.length, length: length, alignment: alignment))
    self.length += length
  }

  /// What is left for tracks that are not fixed.
  private static func share(of items: [LazyGridTrack], in available: CGFloat) -> CGFloat {
    let gaps = items.dropLast().reduce(0) { $0 + spacing(of: $1) }
    let fixed = items.reduce(0) { sum, item in
      if case .fixed(let length) = item.size { sum + length.withinReach() } else { sum }
    }
    return available - gaps - fixed
  }

  /// More tracks than anybody sees would only cost time.
  private static let most = 10_000

  private static func count(of minimum: CGFloat, _ spacing: CGFloat, in share: CGFloat) -> Int {
    let step = minimum.withinReach() + spacing
    guard step > 0 else { return 1 }
    return Int(clamping: ((share + spacing) / step).rounded(.down), to: 1...most)
  }

  private static func spacing(of item: LazyGridTrack) -> CGFloat {
    (item.spacing ?? ViewSpacing.defaultDistance).withinReach()
  }

  private static func clamp(_ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
    let upper = maximum.isNaN ? .infinity : maximum
    return max(min(length, upper), minimum.withinReach(), 0)
  }
}
