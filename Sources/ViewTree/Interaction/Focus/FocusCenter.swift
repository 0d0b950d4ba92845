import InputModel

/// What has the focus in a scene: one view, or none.
@MainActor
final class FocusCenter {
  /// Why the focus went elsewhere.
  enum Reason: String {
    case pointer = "a tap"
    case event = "a focus event"
    case tab = "Tab"
    case submission = "Return"
    case program = "its program"
    case state = "its FocusState"
    case departure = "its view, which was removed or disabled"
    case cover = "a presentation"
  }

  /// A view that had the focus.
  struct Former {
    /// What it is called.
    let name: String
    /// When it gave the focus up, in seconds.
    let time: Double
    let reason: Reason
  }

  private var link: NodeLink<AnyViewNode>?
  /// What the view was called that has the focus, as it was given it.
  private var name = ""
  /// The states that tell where the focus is.
  private var holders: [any FocusHolder] = []
  /// The states that have been set, in order, until the end of the update.
  private var requests: [any FocusHolder] = []
  /// The view that had the focus last, once it has given that up.
  private(set) var former: Former?
  /// How many times the focus has been moved.
  private(set) var moves = 0

  /// What has the focus.
  var current: (any FocusableNode)? { link?.node as? any FocusableNode }
  /// What has the focus, if it takes text.
  var text: (any TextTakingNode)? { current as? any TextTakingNode }
  /// Whether a state has been set that the focus is still to follow.
  var isAsked: Bool { !requests.isEmpty }

  /// Gives the focus to a view, or to none, at a time in seconds.
  func move(to node: (any FocusableNode)?, because reason: Reason, at time: Double) {
    guard node?.link !== link else { return }
    let old = current
    moves += 1
    if link != nil { former = Former(name: old?.spokenName ?? name, time: time, reason: reason) }
    name = node?.spokenName ?? ""
    link = node?.link
    old?.focusDidChange(to: false)
    node?.focusDidChange(to: true)
    tell()
  }

  /// Has the focus follow a state at the end of the update.
  func follow(_ holder: any FocusHolder) { requests.append(holder) }

  /// Tells all states where the focus is; of a state's views that stand in each other the innermost counts.
  private func tell() {
    var told: [any FocusHolder] = []
    if let current {
      for case let node as any FocusBindingNode in current.lineage {
        guard let holder = node.holder, !told.contains(where: { $0 === holder }) else { continue }
        node.tellHolder()
        told.append(holder)
      }
    }
    for holder in holders where !told.contains(where: { $0 === holder }) { holder.clear() }
    holders = told
  }

  /// Brings the focus in line with what views want, and says whether it has moved.
  func resolve(in graph: ViewGraph) -> Bool {
    guard link != nil || !requests.isEmpty else { return false }
    let before = moves
    if link != nil, let reason = loss(in: graph) { move(to: nil, because: reason, at: graph.time) }
    let wanted = requests
    requests = []
    for holder in wanted { grant(holder, in: graph) }
    return moves != before || !wanted.isEmpty
  }

  /// Why what has the focus can't keep it; nil if it can.
  private func loss(in graph: ViewGraph) -> Reason? {
    guard let current, current.isMounted, current.canTakeFocus, !current.isGoing else {
      return .departure
    }
    guard let front = graph.frontPresenter?.layerNode else { return nil }
    return current.lineage.contains { $0 === front } ? nil : .cover
  }

  private func grant(_ holder: any FocusHolder, in graph: ViewGraph) {
    if !holder.isEmpty, let node = graph.rootNode?.focusable(by: holder) {
      return move(to: node, because: .state, at: graph.time)
    }
    if holders.contains(where: { $0 === holder }) {
      move(to: nil, because: .state, at: graph.time)
    }
    holder.clear()
  }

  /// Gives the focus to the view with an identifier, else a name, else an id; nil for none.
  func receive(_ identifier: String?, in graph: ViewGraph) {
    guard let identifier else {
      return move(to: nil, because: .event, at: graph.time)
    }
    let elements = graph.accessibilityTree().all
    let ways: [(AccessibilityElement) -> String?] = [
      { $0.identifier }, { $0.name }, { $0.prompt }, { $0.id },
    ]
    for way in ways {
      for element in elements where way(element) == identifier {
        guard let node = element.focusable else { continue }
        return move(to: node, because: .event, at: graph.time)
      }
    }
  }
}

extension AccessibilityElement {
  /// What has the focus when the element is given it; nil if it can't have it.
  @MainActor var focusable: (any FocusableNode)? {
    if let inside = node.firstFocusable { return inside }
    for case let around as any FocusableNode in node.lineage where around.canTakeFocus {
      return around
    }
    return nil
  }
}

extension AnyViewNode {
  /// What a view that can have the focus is called: by the nearest control around that is about it alone.
  fileprivate var spokenName: String {
    for case let node as any AccessibleNode in lineage where node.accessibility.role != nil {
      guard node.firstFocusable === self || node === self else { break }
      return AccessibilityReader().elements(of: node).first?.name ?? ""
    }
    return AccessibilityReader().elements(of: self).first?.name ?? ""
  }
}

extension ViewGraph {
  /// What shows the front-most thing that is presented; nil if nothing is.
  var frontPresenter: (any Presenter)? {
    stages.last { $0.isPresenting }?.owner as? any Presenter
  }

  /// What keys reach: the front-most thing that is presented, or the scene.
  var frontNode: AnyViewNode? { frontPresenter?.layerNode ?? rootNode }

  /// What a scene tells of its focus.
  package struct FocusReport {
    /// The name of what has the focus; nil if nothing has it.
    package let name: String?
    /// Whether that takes text.
    package let takesText: Bool
    /// What had the focus last, when it gave that up, in seconds, and why; nil if nothing had it.
    package let former: (name: String, time: Double, reason: String)?
  }

  /// Where the focus is, and where it was.
  package var focusReport: FocusReport {
    FocusReport(
      name: focus.current?.spokenName, takesText: focus.text != nil,
      former: focus.former.map { ($0.name, $0.time, $0.reason.rawValue) })
  }

  /// Whether an element has the focus, or is around what has it.
  package func hasFocus(_ element: AccessibilityElement) -> Bool {
    guard let current = focus.current else { return false }
    return element.focusable === current
  }
}
