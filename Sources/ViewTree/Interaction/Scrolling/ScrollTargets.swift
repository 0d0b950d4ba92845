import Foundation
import VectorGeometry
import ViewAnimation
import ViewLayout

/// Marks views that a scroll view stops at.
private struct ScrollTargetModifier: BoxModifier {
  let isEnabled: Bool
  /// Whether the views inside are meant, and not the view itself.
  let isLayout: Bool

  @MainActor func update(_ box: ScrollTargetBox, of node: AnyViewNode) {
    (box.isEnabled, box.isLayout) = (isEnabled, isLayout)
  }
}

/// A view, or the views in one, that a scroll view stops at.
private final class ScrollTargetBox: WrapperBox, ModifierBox {
  var isEnabled = true
  var isLayout = false
  override var isTraced: Bool { false }

  /// The nodes that are meant.
  var targets: [LayoutBox] {
    guard isEnabled else { return [] }
    guard isLayout else { return [content] }
    var node = content
    while let inner = node.wrapped { node = inner }
    return node.children.filter { !$0.isGoing && !$0.isRowGap }
  }
}

/// A view that a scroll view stops at.
@MainActor
struct ScrollTargetView {
  let node: LayoutBox
  /// Where the content's offset is when the view begins the window, in points.
  let start: CGPoint
  var size: CGSize { node.frame.size }

  /// The view's id of a type: the outermost that was given to it.
  func id<ID: Hashable>(as type: ID.Type, in window: WindowBox) -> ID? {
    var found: ID?
    let owners = sequence(first: node.owner, next: { $0?.parent })
    for case let owner? in owners {
      if owner.scrollWindow != nil || owner === node.parent?.owner { break }
      for id in owner.explicitIDs { found = id.base as? ID ?? found }
    }
    return found
  }
}

extension WindowBox {
  /// The views that it stops at, in the order of the layout.
  @MainActor var targets: [ScrollTargetView] {
    var result: [ScrollTargetView] = []
    var open = Array(children.reversed())
    while let node = open.popLast() {
      for target in (node as? ScrollTargetBox)?.targets ?? [] {
        result.append(ScrollTargetView(node: target, start: offset(toStartOf: target.frame)))
      }
      if !(node is WindowBox) { open += node.children.reversed() }
    }
    return result
  }

  /// The offset at which a point of a rectangle of the content is on the same point of the window; without a point the
  /// nearest one at which all of it is in sight.
  ///
  /// The offset may be beyond the ends.
  func offset(showing frame: CGRect, anchor: UnitPoint?, at time: Double) -> CGPoint {
    let start = offset(toStartOf: frame)
    var offset = offset(at: time)
    for axis in Axis.allCases where scrolls(along: axis) {
      let (length, window) = (frame.size[axis], room.size[axis])
      if let anchor {
        let share = axis == .horizontal ? anchor.x : anchor.y
        offset[axis] = start[axis] + (length - window) * share
      } else {
        let (before, after) = (start[axis], start[axis] + length - window)
        if offset[axis] > before { offset[axis] = before }
        if offset[axis] < after { offset[axis] = min(after, before) }
      }
    }
    return offset
  }
}

extension AnyViewNode {
  /// Calls a function with the nodes below that have an id, in order, until it says that it has found what it wants.
  @discardableResult
  func find(_ id: AnyHashable, _ body: (AnyViewNode) -> Bool) -> Bool {
    if explicitIDs.contains(id), body(self) { return true }
    for child in childNodes where child.find(id, body) { return true }
    return false
  }

  /// The nearest window around the first view below with an id, and where the view is in it.
  func place(ofID id: AnyHashable) -> (window: WindowBox, frame: CGRect, box: LayoutBox)? {
    var found: (WindowBox, CGRect, LayoutBox)?
    find(id) { node in
      guard let output = node.outputs.first(where: { !$0.isGoing }) else { return false }
      var frame = output.frame
      for case let around? in sequence(first: output.parent, next: { $0?.parent }) {
        if let row = around as? ScrollRowBox { frame = row.frame }
        guard let window = around as? WindowBox else { continue }
        found = (window, frame, output)
        return true
      }
      return false
    }
    return found
  }
}

/// A row of a list: who scrolls to what is inside shows all of the row.
final class ScrollRowBox: WrapperBox, ModifierBox {
  override var isTraced: Bool { false }
}

extension View {
  /// Makes the view a place where the scroll view around stops.
  public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(isEnabled: isEnabled, isLayout: false))
  }

  /// Makes the views of a layout places where the scroll view around stops, and whose ids it tells.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(isEnabled: isEnabled, isLayout: true))
  }
}
