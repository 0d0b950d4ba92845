import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
import ViewTree

/// Sections of rows on their ground.
///
/// Source: Apple, `UITableView` in iOS 18: plates with corners of 10 points, 16 points from the edges; rows of 44 points
/// with 16 at the ends and 11 above and below; lines of one pixel between rows. A sidebar has neither plates nor lines.
struct ListBody<Content: View>: View {
  @Environment(\.hidesScrollContentBackground) private var hidesGround
  @Environment(\.headerProminence) private var prominence
  @Environment(\.splitColumn) private var column
  let look: _ListLook
  var selection: ListSelection?
  let content: Content
  @State private var use = ListUse()

  var body: some View {
    ScrollView {
      Group(rows: content) { sections in
        VStack(spacing: 0) {
          ForEach(sections) { section in
            ListSection(
              look: look, section: section, isFirst: section.id == sections.first?.id,
              selection: selection, use: $use)
          }
          if look != .plain { Color.clear.frame(height: 20) }
        }
      }
      .environment(\.isInList, true)
      .environment(\.badgeUse, nil)
      .environment(\.listChoice, choice)
      .environment(\.sectionAppearance, appearance)
    }
    .madeInSight()
    .frame(maxWidth: .infinity)
    .background { ground.ignoresSafeArea() }
  }

  /// What rows that are links do: where there is a selection they select, and the next column shows.
  private var choice: ListChoice? {
    guard let selection, !selection.isMultiple else { return nil }
    column?.clear = selection.clear
    return ListChoice { [column] value in
      guard selection.chooseValue(value) else { return false }
      column?.advance()
      return true
    }
  }

  private var appearance: SectionAppearance {
    let isIncreased = prominence == .increased || look == .sidebar
    return SectionAppearance(
      headerFont: isIncreased ? .title3.bold() : look == .plain ? .headline : .footnote,
      headerColor: isIncreased || look == .plain ? .primary : .secondary, footerFont: .footnote,
      footerColor: .secondary)
  }

  @ViewBuilder private var ground: some View {
    if !hidesGround { SystemGround(look == .plain ? .plain : .grouped) }
  }
}

/// A header, rows with lines between them, and a footer.
private struct ListSection: View {
  @Environment(\.listSectionSpacing) private var spacing
  @Environment(\.listRowSpacing) private var rowSpacing
  let look: _ListLook
  let section: SectionConfiguration
  let isFirst: Bool
  let selection: ListSelection?
  @Binding var use: ListUse

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if !section.header.isEmpty { header } else if look != .plain { gap }
      rows
      if !section.footer.isEmpty { footer }
    }
    .padding(.horizontal, look == .insetGrouped || look == .sidebar ? 16 : 0)
  }

  private var gap: some View { Color.clear.frame(height: isFirst ? 20 : spacing.length) }

  private var header: some View {
    VStack(alignment: .leading, spacing: 0) { section.header }
      .padding(.horizontal, 16)
      .padding(.top, look == .plain ? 12 : isFirst ? 16 : spacing.length - 12)
      .padding(.bottom, 7)
      .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var footer: some View {
    VStack(alignment: .leading, spacing: 0) { section.footer }
      .padding(.horizontal, 16)
      .padding(.top, 7)
      .frame(maxWidth: .infinity, alignment: .leading)
  }

  @ViewBuilder private var rows: some View {
    let isApart = (rowSpacing ?? 0) > 0
    let rows = VStack(spacing: rowSpacing ?? 0) {
      ForEach(section.content.numbered) { row in
        if row.subview.isRowGap {
          row.subview
        } else {
          ListRow(
            row: row.subview, look: look, isApart: isApart,
            hasLine: hasLine(after: row.index, isApart), tint: lineTint(after: row.index),
            selection: selection, rows: section.content, use: $use)
        }
      }
    }
    switch look {
    case .plain, .sidebar: rows
    case .grouped: rows.background { SystemGround(.plate) }
    case .automatic, .insetGrouped:
      if isApart {
        rows
      } else {
        rows.background { SystemGround(.plate) }
          .clipShape(RoundedRectangle(cornerRadius: 10))
      }
    }
  }

  /// A plain section has a line under its last row as well.
  private func hasLine(after index: Int, _ isApart: Bool) -> Bool {
    let settings = section.content[index].containerValues.listRow
    guard look != .sidebar, !settings.hidesLine(at: .bottom) else { return false }
    guard index + 1 == section.content.count else {
      return !isApart
        && !section.content[index + 1].containerValues.listRow.hidesLine(at: .top)
    }
    return look == .plain && rowSpacing == nil && !settings.hidesSectionLine
  }

  private func lineTint(after index: Int) -> Color? {
    let settings = section.content[index].containerValues.listRow
    guard look == .plain, index + 1 == section.content.count else { return settings.separatorTint }
    return settings.sectionTint ?? settings.separatorTint
  }
}

extension ListRowSettings {
  fileprivate func hidesLine(at edge: VerticalEdge.Set) -> Bool {
    separator == .hidden && separatorEdges.contains(edge)
  }
}

/// A view with its room, its background and the line under it.
private struct ListRow: View {
  @Environment(\.defaultMinListRowHeight) private var minimum
  let row: Subview
  let look: _ListLook
  /// Whether the row has a plate of its own.
  let isApart: Bool
  let hasLine: Bool
  let tint: Color?
  let selection: ListSelection?
  /// All rows of the section.
  let rows: SubviewsCollection
  @Binding var use: ListUse

  var body: some View {
    let settings = row.containerValues.listRow
    let isSelected = selection?.contains(row) ?? false
    let insets =
      settings.insets ?? EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    let tab = row.containerValues.tab
    let content = HStack(spacing: 8) {
      row
      if let badge = tab.badge, !(tab.badgeUse?.isTaken ?? false) {
        Spacer(minLength: 8)
        RowBadge(text: badge, prominence: tab.badgeProminence)
      }
    }
    let isMarked = selection?.isMultiple ?? false ? isSelected : nil
    let view = LinedRow(inset: insets.leading) {
      EditableRow(
        settings: settings, isMarked: isMarked, revealDelete: revealDelete(settings),
        handle: handle(settings), row: content
      )
      .padding(insets)
      .frame(maxWidth: .infinity, minHeight: minimum, alignment: .leading)
      .background { background(settings, isSelected: isSelected) }
      if hasLine { Hairline(color: tint) }
    }
    Group {
      if look == .sidebar || (isApart && look == .insetGrouped) {
        view.clipShape(RoundedRectangle(cornerRadius: 10))
      } else {
        view
      }
    }
    .modifier(RowPress(action: settings.action))
    .modifier(MovedRow(row: row.id, isMovable: settings.mover(of: row) != nil, move: use.move))
    .modifier(RowUse(row: row, settings: settings, selection: selection, use: $use))
  }

  private func revealDelete(_ settings: ListRowSettings) -> (@MainActor () -> Void)? {
    guard settings.delete(row) != nil else { return nil }
    return { use.open = OpenRow(row: row.id, edge: .trailing) }
  }

  private func handle(_ settings: ListRowSettings) -> RowHandle? {
    settings.mover(of: row).map {
      RowHandle(row: row, rows: rows.filter { !$0.isRowGap }, move: $0, use: $use)
    }
  }

  @ViewBuilder private func background(
    _ settings: ListRowSettings, isSelected: Bool
  ) -> some View {
    if isSelected {
      Color.systemGray4
    } else if let background = settings.background {
      background
    } else if isApart, look != .sidebar {
      SystemGround(.plate)
    }
    if selection != nil || settings.action != nil { RowHighlight() }
  }
}

/// Has a row be used as a whole, if it says what happens then.
private struct RowPress: ViewModifier {
  let action: RowAction?

  func body(content: Content) -> some View {
    if let action = taken {
      let canRun: @MainActor () -> Bool = { action.run != nil }
      content.contentShape(Rectangle()).onPress(while: canRun) { action.run?() }
    } else {
      content
    }
  }

  /// The action, whose view is told that it need not follow pointers itself.
  private var taken: RowAction? {
    action?.isTaken = true
    return action
  }
}

/// The ground of a row while it is pressed.
private struct RowHighlight: View {
  @Environment(\.isPressed) private var isPressed

  var body: some View {
    if isPressed { Color.systemGray4 }
  }
}

/// A line of one pixel.
struct Hairline: View {
  @Environment(\.pixelLength) private var pixel
  var color: Color?

  var body: some View { (color ?? Color.separator).frame(height: pixel) }
}
