import Foundation
import VectorGeometry
import VectorGraphics
import ViewAnimation
import ViewLayout
import ViewTree

/// What people are doing with the rows of a list.
struct ListUse {
  /// The row whose actions are open.
  var open: OpenRow?
  /// The row that is being moved.
  var move: RowMove?
}

/// A row that is moved aside, so that its actions can be pressed.
struct OpenRow: Equatable {
  let row: Subview.ID
  let edge: HorizontalEdge
}

/// Actions at one end of a row.
struct SwipeSide {
  let content: AnyView
  let allowsFullSwipe: Bool
}

/// Lets a row be chosen, and its actions be reached by moving it aside.
struct RowUse: ViewModifier {
  @Environment(\.editMode) private var editMode
  @Environment(\.splitColumn) private var column
  let row: Subview
  let settings: ListRowSettings
  let selection: ListSelection?
  @Binding var use: ListUse

  private var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }

  func body(content: Content) -> some View {
    let (leading, trailing) = (settings.leadingSwipe, trailing)
    let isShielded = use.open != nil && use.open?.row != row.id
    Group {
      if leading != nil || trailing != nil {
        chosen(content)
          .modifier(
            RowSwipe(
              row: row.id, leading: leading, trailing: trailing, isEditing: isEditing,
              open: $use.open))
      } else {
        chosen(content)
      }
    }
    .accessibilityRow(actions: actions, buttons: swipeButtons)
    // While another row is open, a touch closes that one and does nothing else.
    .swallowingTouches(isShielded) { withAnimation { use.open = nil } }
    .scrollRow()
  }

  @ViewBuilder private func chosen(_ content: Content) -> some View {
    if let choose {
      content.contentShape(Rectangle()).onPress(while: { isChoosable }, choose)
    } else {
      content
    }
  }

  /// Selects the row; `nil` where rows cannot be selected.
  private var choose: (@MainActor () -> Void)? {
    guard let selection, !settings.isSelectionDisabled else { return nil }
    return {
      selection.choose(row)
      if !selection.isMultiple { column?.advance() }
    }
  }

  /// Whether a press selects the row: one of several rows is selected while the list is edited.
  private var isChoosable: Bool { isEditing || !(selection?.isMultiple ?? false) }

  /// The actions of the row for assistive technologies, besides those of its swipe actions.
  private var actions: [(name: String, action: @MainActor () -> Void)] {
    if let choose, isChoosable { return [("press", choose)] }
    guard let action = settings.action else { return [] }
    return [("press", { action.run?() })]
  }

  /// The buttons of both ends.
  private var swipeButtons: AnyView? {
    let sides = [settings.leadingSwipe, trailing].compactMap(\.self)
    guard !sides.isEmpty else { return nil }
    return AnyView(ForEach(Array(sides.enumerated()), id: \.offset) { $0.element.content })
  }

  /// The actions at the end: the row's own, or else that it is deleted.
  private var trailing: SwipeSide? {
    if let own = settings.trailingSwipe { return own }
    guard settings.leadingSwipe == nil || isEditing, let delete = settings.delete(row) else {
      return nil
    }
    return SwipeSide(
      content: AnyView(Button("Delete", role: .destructive, action: delete)),
      allowsFullSwipe: true)
  }
}

extension ListRowSettings {
  /// Deletes the row, as the content around it or its `ForEach` says; nil if it must stay.
  @MainActor func delete(_ row: Subview) -> (@MainActor () -> Void)? {
    guard !isDeleteDisabled, let delete = delete ?? row.elementEdits?.delete else { return nil }
    return {
      guard let offset = row.elementOffset else { return }
      withAnimation { delete(IndexSet(integer: offset)) }
    }
  }

  /// Moves the row's elements, as the content around it or its `ForEach` says; nil if it must stay.
  @MainActor func mover(of row: Subview) -> ((IndexSet, Int) -> Void)? {
    isMoveDisabled ? nil : move ?? row.elementEdits?.move
  }
}

// MARK: Moving aside

/// Moves a row aside with the finger, and shows actions where it was.
private struct RowSwipe: ViewModifier {
  @Environment(\.layoutDirection) private var direction
  /// How far the row is moved to the trailing edge; to the leading one it is negative.
  @State private var way: CGFloat = 0
  /// The same when the drag began.
  @State private var start: CGFloat = 0
  @State private var width: CGFloat = 0
  @State private var counts = SideCounts()
  @State private var handles = SideHandles()
  let row: Subview.ID
  let leading: SwipeSide?
  let trailing: SwipeSide?
  let isEditing: Bool
  @Binding var open: OpenRow?

  /// How much of the row's width is a full swipe.
  private static let fullShare: CGFloat = 0.6
  /// How much of a way beyond the actions counts, where nothing lies there.
  private static let resistance: CGFloat = 0.25

  func body(content: Content) -> some View {
    content
      .offset(x: way)
      .background { if way != 0 { actions } }
      .onSidewaysDrag(drag, isMirrored: direction == .rightToLeft, isEnabled: !isEditing)
      .onChange(of: open) { settle() }
  }

  // MARK: The finger

  private var drag: SidewaysDrag {
    SidewaysDrag {
      start = way
      width = $0
      if open?.row != row { open = nil }
    } change: {
      way = bounded(start + $0)
    } end: { isComplete in
      if isComplete { release() } else { close() }
    }
  }

  private func side(_ way: CGFloat) -> (side: SwipeSide, edge: HorizontalEdge)? {
    way < 0 ? trailing.map { ($0, .trailing) } : leading.map { ($0, .leading) }
  }

  /// Where the row is for a finger's way.
  private func bounded(_ way: CGFloat) -> CGFloat {
    guard let (side, edge) = side(way) else { return way * Self.resistance }
    let length = counts.width(at: edge)
    guard !side.allowsFullSwipe, length > 0, abs(way) > length else { return way }
    let sign: CGFloat = way < 0 ? -1 : 1
    return sign * (length + (abs(way) - length) * Self.resistance)
  }

  private func release() {
    guard way != 0, let (side, edge) = side(way) else { return close() }
    let length = counts.width(at: edge)
    if side.allowsFullSwipe, abs(way) > width * Self.fullShare {
      handles.handle(at: edge).press()
      return close()
    }
    guard abs(way) > length / 2 else { return close() }
    withAnimation(.spring(response: 0.35, dampingFraction: 1)) {
      way = edge == .trailing ? -length : length
      open = OpenRow(row: row, edge: edge)
    }
  }

  private func close() {
    withAnimation(.spring(response: 0.35, dampingFraction: 1)) {
      way = 0
      if open?.row == row { open = nil }
    }
  }

  /// Opens or closes where that has been said elsewhere.
  private func settle() {
    withAnimation(.spring(response: 0.35, dampingFraction: 1)) {
      guard let open, open.row == row else {
        way = 0
        return
      }
      if way == 0 { way = (open.edge == .trailing ? -1 : 1) * SideCounts.actionWidth }
    }
  }

  // MARK: The actions

  @ViewBuilder private var actions: some View {
    if let (side, edge) = side(way) {
      let handle = handles.handle(at: edge)
      SwipeActions(edge: edge, content: side.content) { count in
        guard counts[edge] != count else { return }
        counts[edge] = count
        // A row that was opened from elsewhere makes room for all of them.
        if open == OpenRow(row: row, edge: edge), abs(way) < counts.width(at: edge) {
          way = (edge == .trailing ? -1 : 1) * counts.width(at: edge)
        }
      } done: {
        close()
      }
      .pressed(by: handle)
      .frame(width: abs(way))
      .clipped()
      .frame(maxWidth: .infinity, alignment: edge == .trailing ? .trailing : .leading)
    }
  }
}

/// How many actions there are at the ends of a row.
private struct SideCounts: Equatable {
  /// How wide an action is, in points.
  static let actionWidth: CGFloat = 74

  private var leading = 1
  private var trailing = 1

  subscript(edge: HorizontalEdge) -> Int {
    get { edge == .leading ? leading : trailing }
    set { if edge == .leading { leading = newValue } else { trailing = newValue } }
  }

  /// How wide the actions are at an end.
  func width(at edge: HorizontalEdge) -> CGFloat { CGFloat(self[edge]) * Self.actionWidth }
}

/// What presses the first action at each end.
private struct SideHandles {
  private let leading = PressHandle()
  private let trailing = PressHandle()

  func handle(at edge: HorizontalEdge) -> PressHandle { edge == .leading ? leading : trailing }
}

/// Actions beside each other, the first one outermost.
private struct SwipeActions: View {
  let edge: HorizontalEdge
  let content: AnyView
  let count: (Int) -> Void
  let done: @MainActor () -> Void

  var body: some View {
    Group(subviews: content.buttonStyle(SwipeActionStyle(done: done)).labelStyle(.automatic)) {
      actions in
      HStack(spacing: 0) {
        ForEach(edge == .leading ? Array(actions) : actions.reversed()) { action in
          action.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
      }
      .onChange(of: actions.count, initial: true) { count(actions.count) }
    }
  }
}

/// White on red, on the tint, or on gray.
private struct SwipeActionStyle: PrimitiveButtonStyle {
  let done: @MainActor () -> Void

  func makeBody(configuration: Configuration) -> some View {
    SwipeActionBody(configuration: configuration)
      .onPress {
        configuration.trigger()
        done()
      }
  }
}

private struct SwipeActionBody: View {
  @Environment(\.isPressed) private var isPressed
  @Environment(\.tint) private var tint
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View {
    configuration.label
      .lineLimit(1)
      .foregroundStyle(Color.white)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { ground.opacity(isPressed ? 0.7 : 1) }
  }

  private var ground: some View {
    Rectangle().fill(
      configuration.role == .destructive
        ? AnyShapeStyle(Color.red) : tint ?? AnyShapeStyle(Color.gray))
  }
}
