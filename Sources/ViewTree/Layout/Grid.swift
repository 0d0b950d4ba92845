public import Foundation
public import VectorGeometry
import VectorGraphics
public import ViewLayout

/// Views in rows and columns; a column is as wide as its widest cell.
public struct Grid<Content: View>: LayoutContainerView {
  package let layout: GridLayout
  package let content: Content

  /// Rows of views; views that are in no `GridRow` span the grid.
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  /// A node with one container.
  @MainActor public static func _makeNode() -> _ViewNode<Self> { ContainerNode<Self>() }
}

/// A row of a `Grid`, one cell for each view; anywhere else the views by themselves.
public struct GridRow<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  /// A row whose cells are aligned in their own way, or in the grid's.
  public nonisolated init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  /// A node that tells the grid which views are in the row.
  @MainActor public static func _makeNode() -> _ViewNode<Self> { GridRowNode<Content>() }
}

private final class GridRowNode<Content: View>: _ViewNode<GridRow<Content>> {
  private var content: _ViewNode<Content>?
  private var cells: [GridCellBox] = []

  override var onlyChild: AnyViewNode? { content }

  override func receive(_ view: GridRow<Content>) {
    for cell in cells { cell.alignment = view.alignment }
    childNode(in: &content).update(view.content, inputs)
  }

  override func addOutputs(to outputs: inout [LayoutBox]) {
    guard let content, let view, let session = inputs.graph?.session else { return }
    let known = Dictionary(
      cells.map { (ObjectIdentifier($0.content), $0) }, uniquingKeysWith: { $1 })
    cells = content.outputs.map { output in
      known[ObjectIdentifier(output)]
        ?? GridCellBox(around: output, in: self, alignment: view.alignment, session: session)
    }
    for cell in cells { outputs.append(cell) }
  }
}

/// A box that says of its content which row of a grid it is in.
private final class GridCellBox: WrapperBox {
  var alignment: VerticalAlignment? {
    didSet { if alignment != oldValue { invalidateLayout() } }
  }

  init(
    around content: LayoutBox, in row: AnyViewNode, alignment: VerticalAlignment?,
    session: LayoutSession
  ) {
    self.alignment = alignment
    super.init(around: content, owner: row, session: session)
  }

  override var isTraced: Bool { false }

  override var traits: LayoutTraits {
    var traits = content.traits
    traits.set(
      GridRowMembership(id: ownerID, alignment: alignment), for: GridCell.Row.self)
    return traits
  }
}

extension View {
  /// Makes a cell of a grid span several columns; those beyond the thousandth of a row count as one.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCell.Columns.self, value: count)
  }

  /// Ignores the size of a cell for its column, its row, or both.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCell.UnsizedAxes.self, value: axes)
  }

  /// Puts a cell's anchor on the same point of its place.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCell.Anchor.self, value: anchor)
  }

  /// Sets how the cells of the column are aligned.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridCell.ColumnAlignment.self, value: guide)
  }
}
