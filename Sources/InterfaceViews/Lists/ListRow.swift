import Foundation
public import VectorGeometry
public import VectorGraphics
public import ViewTree

/// What a row tells the list around it.
struct ListRowSettings {
  var insets: EdgeInsets?
  var background: AnyView?
  var separator = Visibility.automatic
  /// The edges whose separators are meant.
  var separatorEdges = VerticalEdge.Set.all
  var separatorTint: Color?
  /// Whether the line at the end of the section is left out.
  var hidesSectionLine = false
  var sectionTint: Color?
  /// Deletes elements, by their offsets.
  var delete: ((IndexSet) -> Void)?
  /// Moves elements, by their offsets, to before that of another.
  var move: ((IndexSet, Int) -> Void)?
  var leadingSwipe: SwipeSide?
  var trailingSwipe: SwipeSide?
  var isDeleteDisabled = false
  var isMoveDisabled = false
  var isSelectionDisabled = false
  /// The value of the link that the row is.
  var linkValue: AnyHashable?
  /// What happens when the row is used as a whole.
  var action: RowAction?
}

private enum ListRowSettingsKey: ContainerValueKey {
  static var defaultValue: ListRowSettings { ListRowSettings() }
}

extension ContainerValues {
  var listRow: ListRowSettings {
    get { self[ListRowSettingsKey.self] }
    set { self[ListRowSettingsKey.self] = newValue }
  }
}

/// Changes what a row tells the list around it.
struct ListRowTrait: _ViewTraitKey {
  static func _write(_ value: (inout ListRowSettings) -> Void, to traits: inout _ViewTraits) {
    value(&traits.layout.containerValues.listRow)
  }
}

extension View {
  nonisolated func listRow(_ change: @escaping (inout ListRowSettings) -> Void) -> some View {
    modifier(_TraitWritingModifier<ListRowTrait>(value: change))
  }

  /// Sets the room around the view in a row of a list; nil for the usual one.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    listRow { $0.insets = insets }
  }

  /// Puts a view behind the row of a list; nil for the usual one.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    listRow { $0.background = view.map { AnyView($0) } }
  }

  /// Shows or hides the lines above and below the row of a list.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    listRow {
      $0.separator = visibility
      $0.separatorEdges = edges
    }
  }

  /// Sets the color of the separators above and below a list row.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    listRow { $0.separatorTint = color }
  }
}

extension View {
  /// Shows or hides the line at the end of a section of a plain list.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    listRow { if edges.contains(.bottom) { $0.hidesSectionLine = visibility == .hidden } }
  }

  /// Sets the color of the separator at the end of a section of a plain list.
  public nonisolated func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    listRow { if edges.contains(.bottom) { $0.sectionTint = color } }
  }
}
