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
  /// The data.
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
  /// Lets rows be deleted: while the list is edited each has a sign for it; nil does not.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    EditableContent(base: self) { $0.canBeDeleted = action != nil }
  }

  /// Lets rows be moved: while the list is edited each has a handle for it; nil does not.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    EditableContent(base: self) { $0.canBeMoved = action != nil }
  }
}

extension View {
  /// Forbids to select the row.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    listRow { $0.isSelectionDisabled = isDisabled }
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
      $0.canBeDeleted = canBeDeleted ?? $0.canBeDeleted
      $0.canBeMoved = canBeMoved ?? $0.canBeMoved
    }
  }
}

/// Which rows of a list are selected.
struct ListSelection {
  /// Whether more than one can be.
  let isMultiple: Bool
  /// Whether a row is.
  let contains: @MainActor (Subview) -> Bool

  /// The row of a value.
  @MainActor init<Value: Hashable>(_ value: Binding<Value?>?) {
    isMultiple = false
    contains = { row in
      guard let selected = value?.wrappedValue else { return false }
      return row.selectionValue(of: Value.self) == selected
    }
  }

  /// The rows of values.
  @MainActor init<Value: Hashable>(_ values: Binding<Set<Value>>?) {
    isMultiple = true
    contains = { row in
      guard let values, let value = row.selectionValue(of: Value.self) else { return false }
      return values.wrappedValue.contains(value)
    }
  }
}

/// A row with the signs of editing around it.
struct EditableRow<Row: View>: View {
  @Environment(\.editMode) private var editMode
  let settings: ListRowSettings
  /// Whether the row is selected; nil in lists where several cannot be.
  let isMarked: Bool?
  let row: Row

  var body: some View {
    if editMode?.wrappedValue.isEditing ?? false {
      HStack(spacing: 16) {
        if let isMarked {
          SelectionSign(isMarked: isMarked).opacity(settings.isSelectionDisabled ? 0 : 1)
        } else if settings.hasDeleteSign {
          DeleteSign()
        }
        row.frame(maxWidth: .infinity, alignment: .leading)
        if settings.hasHandle { HandleSign() }
      }
    } else {
      row
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
private struct HandleSign: View {
  var body: some View {
    VStack(spacing: 3) {
      ForEach(0..<3, id: \.self) { _ in
        Capsule(style: .circular).fill(Color.systemGray3).frame(width: 20, height: 2)
      }
    }
  }
}
