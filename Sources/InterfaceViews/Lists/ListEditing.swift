public import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
public import ViewTree

// What rows look like while a list is edited, and which of them are selected.

/// Views made of data.
public protocol DynamicViewContent: View {
  /// The type of the data.
  associatedtype Data: Collection
  /// The collection of the rows' elements.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// Rows of data that may be deleted or moved.
private struct EditableContent<Base: DynamicViewContent>: DynamicViewContent {
  let base: Base
  let change: (inout ListRowSettings) -> Void

  var data: Base.Data { base.data }
  var body: some View { base.listRow(change) }
}

extension DynamicViewContent {
  /// Enables deletion of rows, by swiping them or by their delete control during editing; `nil` disables it.
  ///
  /// The function receives the offsets of the elements in the data.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    EditableContent(base: self) { $0.delete = action }
  }

  /// Enables moving of rows by their handles during editing; `nil` disables it.
  ///
  /// The function receives the elements' offsets, and the offset of the element before which they are inserted, both
  /// before the move: to move the first of three rows to the end is `{0}`, `3`.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    EditableContent(base: self) { $0.move = action }
  }
}

extension View {
  /// Forbids to select the row.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    listRow { $0.isSelectionDisabled = isDisabled }
  }

  /// Gives the row of a list actions that show when it is moved aside, at one of its ends.
  ///
  /// - Parameter allowsFullSwipe: Whether the first action runs when the row is moved by most of its width.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    let side = Unchecked(
      SwipeSide(content: AnyView(content()), allowsFullSwipe: allowsFullSwipe))
    return listRow {
      if edge == .leading { $0.leadingSwipe = side.value } else { $0.trailingSwipe = side.value }
    }
  }

  /// Forbids to delete the row.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    listRow { $0.isDeleteDisabled = isDisabled }
  }

  /// Forbids to move the row.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    listRow { $0.isMoveDisabled = isDisabled }
  }
}

extension View {
  /// Says whether the row may be deleted or moved; nil for what is said inside.
  package nonisolated func rowEditing(
    canBeDeleted: Bool? = nil, canBeMoved: Bool? = nil
  ) -> some View {
    listRow {
      if canBeDeleted == true { $0.delete = { _ in } }
      if canBeDeleted == false { $0.delete = nil }
      if canBeMoved == true { $0.move = { _, _ in } }
      if canBeMoved == false { $0.move = nil }
    }
  }
}

/// A row with the signs of editing around it.
struct EditableRow<Row: View>: View {
  @Environment(\.editMode) private var editMode
  let settings: ListRowSettings
  /// Whether the row is selected; nil in lists where several cannot be.
  let isMarked: Bool?
  /// Shows what deletes the row; nil if it must stay.
  let revealDelete: (@MainActor () -> Void)?
  /// The handle that moves the row; nil if it must stay.
  let handle: RowHandle?
  let row: Row

  private var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }
  /// Whether anything of it can ever be seen.
  private var hasSigns: Bool { isMarked != nil || revealDelete != nil || handle != nil }

  // The row stands in one place, whether it is edited or not: it must not come and go itself.
  var body: some View {
    if hasSigns {
      HStack(spacing: 16) {
        if isEditing { leadingSign }
        row.frame(maxWidth: isEditing ? .infinity : nil, alignment: .leading)
        if isEditing, let handle { handle }
      }
    } else {
      row
    }
  }

  @ViewBuilder private var leadingSign: some View {
    if let isMarked {
      SelectionSign(isMarked: isMarked).opacity(settings.isSelectionDisabled ? 0 : 1)
    } else if let revealDelete {
      DeleteSign().onPress(revealDelete).accessibility { properties in
        properties.role = .button
        properties.label = Text("Remove")
      }
    }
  }
}

/// A circle, filled with a mark in rows that are selected.
private struct SelectionSign: View {
  let isMarked: Bool

  var body: some View {
    ZStack {
      if isMarked {
        Circle().fill(.tint)
        ControlGlyph(sign: .checkmark, size: 10, weight: 2).foregroundStyle(Color.white)
      } else {
        Circle().strokeBorder(Color.systemGray3, lineWidth: 1.5)
      }
    }
    .frame(width: 22, height: 22)
  }
}

/// A white line on a red disc.
private struct DeleteSign: View {
  var body: some View {
    Circle().fill(Color.red)
      .overlay { ControlGlyph(sign: .minus, size: 11, weight: 2).foregroundStyle(Color.white) }
      .frame(width: 22, height: 22)
  }
}

/// Three lines.
struct HandleSign: View {
  var body: some View {
    VStack(spacing: 3) {
      ForEach(0..<3, id: \.self) { _ in
        Capsule(style: .circular).fill(Color.systemGray3).frame(width: 20, height: 2)
      }
    }
  }
}
