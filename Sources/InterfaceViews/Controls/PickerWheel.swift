import Foundation
import IntegerConversion
import VectorGeometry
import VectorGraphics
import ViewAnimation
import ViewLayout
import ViewTree

/// Rows on a wheel of 216 points, those beside the chosen one paler and flatter, which a finger turns.
///
/// Source: Apple, `UIPickerView`: its height, rows of 32 points, a plate of 34 with corners of 8.
struct PickerWheel<Row: View>: View {
  /// The height of a row, in points.
  private static var rowHeight: CGFloat { 32 }
  /// How far a wheel turns on by itself, as a part of its velocity: that of what scrolls by a rate of 0.998.
  private static var coasting: CGFloat { 0.4995 }

  /// Where a finger has the wheel stand; nil while none does.
  @State private var pulled: Double?
  /// The numbers of the rows; nil without end.
  let range: ClosedRange<Int>?
  let chosen: Int
  /// Whether the row in the middle is chosen.
  var isMarked = true
  /// Takes the row of a number.
  let choose: @MainActor (Int) -> Void
  @ViewBuilder let row: (Int) -> Row

  var body: some View {
    WheelRows(position: pulled ?? Double(chosen), range: range, isMarked: isMarked, row: row)
      .frame(maxWidth: .infinity, minHeight: 216, maxHeight: 216)
      .contentShape(Rectangle())
      .pans(
        Panning(axis: .vertical) { value in
          pulled = held(Double(chosen) - Double(value.translation / Self.rowHeight))
        } end: { value in
          guard let value else { return settle(on: chosen) }
          let way = value.translation + value.velocity * Self.coasting
          settle(on: kept(chosen - Self.rows(way / Self.rowHeight)))
        }
      )
      .onTapGesture(coordinateSpace: .local) { place in
        let height = min(max((place.y - 108) / 98, -1), 1)
        settle(on: kept(chosen + Self.rows(asin(height) * 9 / .pi)))
      }
  }

  /// Comes to rest on a row.
  private func settle(on index: Int) {
    withAnimation(.spring(duration: 0.4, bounce: 0)) {
      pulled = nil
      if index != chosen { choose(index) }
    }
  }

  /// The nearest number of rows, within a bound that sums of it can't overflow.
  private static func rows(_ way: CGFloat) -> Int {
    Int(clamping: way.rounded(), to: -1_000_000_000...1_000_000_000)
  }

  private func kept(_ index: Int) -> Int {
    range.map { min(max(index, $0.lowerBound), $0.upperBound) } ?? index
  }

  /// A place of the wheel, which beyond its ends follows less and less.
  private func held(_ position: Double) -> Double {
    guard let range else { return position }
    let (low, high) = (Double(range.lowerBound), Double(range.upperBound))
    if position < low { return low - SheetPlace.stretched(low - position, length: 6) }
    if position > high { return high + SheetPlace.stretched(position - high, length: 6) }
    return position
  }
}

/// The rows of a wheel that stands somewhere.
private struct WheelRows<Row: View>: View, @preconcurrency Animatable {
  /// The number of the row in the middle.
  var position: Double
  let range: ClosedRange<Int>?
  let isMarked: Bool
  let row: (Int) -> Row

  var animatableData: Double {
    get { position }
    set { position = newValue }
  }

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 8).fill(Color.tertiarySystemFill).frame(height: 34)
        .padding(.horizontal, 9)
      ForEach(shown, id: \.self) { index in
        let angle = (Double(index) - position) * 20
        row(index)
          .scaleEffect(x: 1, y: cos(angle * .pi / 180))
          .opacity(opacity(of: index))
          .offset(y: 98 * sin(angle * .pi / 180))
      }
    }
  }

  /// What is on the near side of the wheel.
  private var shown: [Int] {
    let first = Int(clamping: (position - 4.4).rounded(.up))
    let last = Int(clamping: (position + 4.4).rounded(.down))
    guard let range else { return Array(first...max(first, last)) }
    return (first...max(first, last)).filter(range.contains)
  }

  /// Full in the middle, 0.42 beside it, and from there on paler with the angle.
  private func opacity(of index: Int) -> Double {
    let distance = abs(Double(index) - position)
    if distance < 1, isMarked { return 1 - 0.58 * distance }
    return max(0.5 - distance * 20 / 250, 0.1)
  }
}
