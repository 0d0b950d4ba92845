import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
import ViewTree

/// A row that follows a finger, and where it would be put.
struct RowMove {
  /// The row, and the rows of its section with the room that they take.
  let row: Subview.ID
  let rows: [Place]
  /// Which of them it is.
  let from: Int
  /// How far the finger has moved it, in points.
  var way: CGFloat = 0

  struct Place {
    let row: Subview
    let frame: CGRect
  }

  /// A row that a finger takes by its handle; nil if it is in no list.
  @MainActor init?(_ row: Subview, in rows: [Subview]) {
    let source = row.elementSource
    let places = rows.compactMap { other in
      other.rowFrame.map { Place(row: other, frame: $0) }
    }
    guard source != nil, let from = places.firstIndex(where: { $0.row.id == row.id }) else {
      return nil
    }
    self.row = row.id
    self.from = from
    self.rows = places
  }

  /// Which of the rows it would become: where its middle is, among those of one `ForEach`.
  @MainActor var to: Int {
    let middle = rows[from].frame.midY + way
    let source = rows[from].row.elementSource
    var to = from
    while to + 1 < rows.count, rows[to + 1].row.elementSource == source,
      middle > rows[to + 1].frame.midY
    { to += 1 }
    while to > 0, rows[to - 1].row.elementSource == source, middle < rows[to - 1].frame.midY {
      to -= 1
    }
    return to
  }

  /// How far a row makes room for it.
  @MainActor func room(for other: Subview.ID) -> CGFloat {
    guard let index = rows.firstIndex(where: { $0.row.id == other }) else { return 0 }
    if index == from { return way }
    let height = rows[from].frame.height
    if index > from, index <= to { return -height }
    return index < from && index >= to ? height : 0
  }

  /// The offsets of its element and of that which it would come before, counted as they are now.
  @MainActor var change: (from: Int, to: Int)? {
    let to = to
    guard to != from, let start = rows[from].row.elementOffset,
      let end = rows[to].row.elementOffset
    else { return nil }
    return (start, to > from ? end + 1 : end)
  }
}

/// Draws a row where it is being moved to.
struct MovedRow: ViewModifier {
  let row: Subview.ID
  let isMovable: Bool
  let move: RowMove?

  func body(content: Content) -> some View {
    let isHeld = move?.row == row
    if isMovable {
      content
        .background { if isHeld { SystemGround(.plate).shadow(radius: 6) } }
        .offset(y: move?.room(for: row) ?? 0)
        .zIndex(isHeld ? 1 : 0)
    } else {
      content
    }
  }
}

/// Three lines by which a finger takes a row.
struct RowHandle: View {
  let row: Subview
  let rows: [Subview]
  let move: (IndexSet, Int) -> Void
  @Binding var use: ListUse

  var body: some View {
    HandleSign()
      .frame(width: 36, height: 36)
      .contentShape(Rectangle())
      .tracks(
        Tracking { point in
          RowMove(row, in: rows).map { (move: $0, start: point.location.y) }
        } change: { grip, point in
          var next = use.move ?? grip.move
          // The handle goes with the row: the finger is as far from where it took it as it has gone on since.
          next.way += point.location.y - grip.start
          let old = use.move?.to
          if old != nil, old != next.to {
            withAnimation { use.move = next }
          } else {
            use.move = next
          }
        } edit: { isOn in
          if !isOn { put() }
        }
      )
      .padding(-8)
      .accessibility { properties in
        properties.role = .button
        properties.label = Text("Reorder")
      }
  }

  private func put() {
    guard let held = use.move else { return }
    withAnimation {
      if let change = held.change { move(IndexSet(integer: change.from), change.to) }
      use.move = nil
    }
  }
}
