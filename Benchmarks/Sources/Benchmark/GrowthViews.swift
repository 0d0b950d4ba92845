import ShapeShift
import VectorGeometry
import ViewLayout
import ViewTree

/// Rows in a window, which costs what the window does, however many there are.
struct RowsInSight: View {
  let count: Int

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { row in
          Color(hue: Double(row % 100) / 100, saturation: 0.7, brightness: 0.9).frame(height: 50)
        }
      }
    }
    .frame(width: 400, height: 300)
  }
}

/// Cells of a lazy grid that is in no window, so that all are made.
struct LazyCells: View {
  let count: Int

  var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.fixed(10), spacing: 0), count: 100), spacing: 0) {
      ForEach(0..<count, id: \.self) { _ in Color.orange.frame(height: 10) }
    }
  }
}

/// Cells in rows of a grid, which knows the widths of all.
struct GridCells: View {
  let count: Int

  var body: some View {
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      ForEach(0..<(count / 100), id: \.self) { _ in
        GridRow {
          ForEach(0..<100, id: \.self) { _ in Color.orange.frame(width: 10, height: 10) }
        }
      }
    }
  }
}

/// Rows that go all at once, and show while they do.
struct RowsThatLeave: View {
  let count: Int
  @State private var areThere = true

  var body: some View {
    VStack(spacing: 0) {
      if areThere {
        ForEach(0..<count, id: \.self) { _ in Color.orange.frame(height: 1).transition(.opacity) }
      }
    }
    .onAppear { withAnimation(.linear(duration: 1)) { areThere = false } }
  }
}
