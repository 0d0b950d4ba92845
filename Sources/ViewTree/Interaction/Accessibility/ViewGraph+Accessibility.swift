package import Foundation
package import InputModel
import VectorGeometry
import VectorGraphics

/// Where something is drawn, which part of it shows, and the window that it is seen through.
private struct Placement {
  let frame: CGRect
  let visible: CGRect
  let window: CGRect?
  let letsPointersThrough: Bool
}

/// What a scene tells at a time, and where things are then.
@MainActor
package struct AccessibilityTree {
  /// The elements, those further inside among the children of those around.
  package let elements: [AccessibilityElement]
  private let geometry: EventGeometry
  private let canvas: CGRect
  private let root: AnyViewNode?
  /// Where what can be met is drawn, and the part of it that shows.
  private let frames: [ObjectIdentifier: Placement]
  /// The windows through which what can be met is seen, in points of the canvas, those around first.
  package private(set) var windows: [CGRect] = []

  fileprivate init(_ graph: ViewGraph) {
    geometry = EventGeometry(graph)
    canvas = CGRect(origin: .zero, size: graph.canvasSize)
    root = graph.rootNode
    var frames: [ObjectIdentifier: Placement] = [:]
    var windows: [CGRect] = []
    let canvas = canvas
    geometry.forEachRegion { path, window in
      guard let step = path.last, let node = step.region.node else { return }
      if let window, !windows.contains(window) { windows.append(window) }
      let frame = step.canvasFrame
      let visible = frame.clipped(to: window?.clipped(to: canvas) ?? canvas)
      frames[ObjectIdentifier(node)] = Placement(
        frame: frame, visible: visible, window: window,
        letsPointersThrough: path.contains { $0.region.letsPointersThrough })
    }
    let reader = AccessibilityReader()
    let presented = graph.stages.compactMap { ($0.owner as? any Presenter)?.layerNode }
    let elements = ([graph.rootNode].compactMap(\.self) + presented).flatMap {
      reader.elements(of: $0)
    }
    let focused = graph.focus.current
    self.elements = elements.compactMap { $0.placed(in: frames)?.marked(by: focused) }
    self.frames = frames
    self.windows = windows
  }

  /// All elements, those around before those inside.
  package var all: [AccessibilityElement] { elements.flatMap(\.all) }

  /// Whether what is met at a point of the canvas is the element or inside of it.
  package func meets(_ element: AccessibilityElement, at point: CGPoint) -> Bool {
    let outputs = element.node.outputs.flatMap(\.drawnParts)
    return geometry.steps(at: point).contains { step in
      step.region.node.map { node in outputs.contains { $0 === node } } ?? false
    }
  }

  /// A point at which a pointer meets the element: its middle, or else the one nearest to it of those on a grid.
  package func reachablePoint(of element: AccessibilityElement) -> CGPoint? {
    let frame = element.visibleFrame
    guard !frame.isNull, frame.width > 0, frame.height > 0 else { return nil }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    if meets(element, at: middle) { return middle }
    let shares = (0..<16).map { (CGFloat($0) + 0.5) / 16 }
    let points = shares.flatMap { y in
      shares.map { CGPoint(x: frame.minX + frame.width * $0, y: frame.minY + frame.height * y) }
    }
    func distance(_ point: CGPoint) -> CGFloat {
      let (x, y) = (point.x - middle.x, point.y - middle.y)
      return x * x + y * y
    }
    return points.sorted { distance($0) < distance($1) }.first { meets(element, at: $0) }
  }

  /// Returns the end of a message that names the view that covers an element at a point; empty if no view is known.
  package func cover(of element: AccessibilityElement, at point: CGPoint) -> String {
    if let modal { return " by \(modal.modalWords)" }
    let met = all.filter { other in
      other.visibleFrame.contains(point) && meets(other, at: point)
        && !other.all.contains { $0.node === element.node }
    }
    guard let inner = met.last else {
      let path = geometry.path(at: point)
      return path.isEmpty ? "" : " by \(path)"
    }
    let identifier = met.last { $0.identifier != nil }?.identifier
    let name = inner.name.isEmpty ? met.last { !$0.name.isEmpty }?.name : inner.name
    switch (name, identifier) {
    case (let name?, let identifier?):
      return " by \"\(name)\" with the identifier \"\(identifier)\" (\(inner.path))"
    case (let name?, nil): return " by \"\(name)\" (\(inner.path))"
    case (nil, let identifier?):
      return " by the view with the identifier \"\(identifier)\" (\(inner.path))"
    case (nil, nil): return " by \(inner.path)"
    }
  }

  /// The element that is met at a point, the innermost one.
  package func element(at point: CGPoint) -> AccessibilityElement? {
    all.last { $0.visibleFrame.contains(point) && meets($0, at: point) }
  }
}

extension AccessibilityTree {
  /// The elements for which a document's view with an id stands: that of the view, or those inside of it, or else the
  /// view itself, which tells nothing.
  package func elements(ofView id: String) -> [AccessibilityElement] {
    guard let view = root?.firstView(id: id) else { return [] }
    let inside = all.filter { $0.node.stands(in: view) }
    guard inside.isEmpty else { return inside }
    let element = AccessibilityElement(name: "", path: view.structuralPath, node: view)
    return element.placed(in: frames).map { [$0] } ?? []
  }

  /// Where an element is met that stands for a view without one of its own.
  package func element(ofView id: String) -> AccessibilityElement? {
    guard let view = root?.firstView(id: id) else { return nil }
    return AccessibilityElement(name: "", path: view.structuralPath, node: view)
      .placed(in: frames)
  }

  /// The window that an element is seen through, in points of the canvas; nil if there is none.
  package func window(around element: AccessibilityElement) -> CGRect? {
    element.node.outputs.lazy.flatMap(\.drawnParts)
      .compactMap { frames[ObjectIdentifier($0)]?.window }.first
  }

  /// The ids of the document's views that are there.
  package var viewIDs: [String] { root?.viewIDs ?? [] }

  /// Where what is dragged of an element stands on the canvas: for a share of its way, or at present; nil for elements
  /// without such a thing.
  package func handle(of element: AccessibilityElement, at fraction: Double?) -> CGPoint? {
    for node in element.node.responders {
      guard let holder = node.recognizer as? any HandleHolder else { continue }
      for output in node.outputs {
        guard let step = geometry.steps(to: output)?.last,
          let place = holder.handle(at: fraction, in: step.region.frame.size)
        else { continue }
        return step.canvas(place)
      }
    }
    return nil
  }

  /// Has the one element that is meant do something; nothing where it is off, or there is none.
  func perform(_ input: ActionInput) {
    let isAnything = input.target == InputHint()
    let found = isAnything ? all.filter { $0.hasAction(input.name) } : elements(of: input.target)
    guard let element = isAnything ? found.last : found.first, element.isEnabled else { return }
    element.actions.first { $0.name == input.name }?.action()
  }

  /// What an event meets, for its log: at the down of a pointer, and where a wheel turns.
  package func hint(for event: InputEvent) -> InputHint? {
    guard let point = event.hitLocation, let element = element(at: point) else { return nil }
    return element.hint(at: point)
  }
}

extension InputEvent {
  /// The point at which the event looks for a view; `nil` if it goes to the view of an earlier event or has none.
  var hitLocation: CGPoint? {
    switch self {
    case .pointer(let pointer) where pointer.phase == .down: pointer.location
    case .wheel(let wheel): wheel.location
    case .pointer, .key, .text, .focus, .action, .surroundings: nil
    }
  }
}

extension AccessibilityElement {
  /// Whether something can be done with it.
  package func hasAction(_ name: String) -> Bool { actions.contains { $0.name == name } }

  /// What an event that meets the element at a point is logged with.
  package func hint(at point: CGPoint) -> InputHint {
    InputHint(
      identifier: identifier ?? id, role: role?.rawValue, name: name.isEmpty ? nil : name,
      frame: frame, fraction: frame.fraction(of: point))
  }
}

extension CGRect {
  /// Where a point is, as shares of the width and the height, to thousandths.
  fileprivate func fraction(of point: CGPoint) -> CGPoint {
    func share(_ distance: CGFloat, _ length: CGFloat) -> CGFloat {
      length > 0 ? (distance / length * 1000).rounded() / 1000 : 0
    }
    return CGPoint(x: share(point.x - minX, width), y: share(point.y - minY, height))
  }
}

extension AnyViewNode {
  /// The first view of a document with an id, in the order of the tree.
  fileprivate func firstView(id: String) -> AnyViewNode? {
    if documentTag?.id == id { return self }
    for child in childNodes {
      if let found = child.firstView(id: id) { return found }
    }
    return nil
  }

  /// The ids of a document's views, in the order of the tree.
  fileprivate var viewIDs: [String] {
    let own = documentTag?.id
    return (own.map { [$0] } ?? []) + childNodes.flatMap(\.viewIDs)
  }

  /// Whether it is a node, or below it.
  fileprivate func stands(in node: AnyViewNode) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === node }
  }

  /// What follows pointers in the view.
  fileprivate var responders: [any GestureResponder] {
    let own = (self as? any GestureResponder).map { [$0] } ?? []
    return own + childNodes.flatMap(\.responders)
  }
}

extension AccessibilityElement {
  /// The element and all inside of it.
  package var all: [AccessibilityElement] { [self] + children.flatMap(\.all) }

  /// The element where it is drawn; nil if nothing of it is.
  @MainActor
  fileprivate func placed(
    in frames: [ObjectIdentifier: Placement]
  ) -> AccessibilityElement? {
    var copy = self
    copy.children = children.compactMap { $0.placed(in: frames) }
    copy.frame = .null
    let parts = node.outputs.flatMap(\.drawnParts).compactMap { frames[ObjectIdentifier($0)] }
    copy.letsPointersThrough = !parts.isEmpty && parts.allSatisfy(\.letsPointersThrough)
    for known in parts {
      copy.frame = copy.frame.union(known.frame)
      copy.visibleFrame = copy.visibleFrame.union(known.visible)
    }
    guard !copy.frame.isNull || !copy.children.isEmpty else { return nil }
    copy.id = node.nearestID
    return copy
  }
}

extension AccessibilityElement {
  /// The element, with a mark on the innermost one that has the focus.
  @MainActor
  fileprivate func marked(by focus: AnyViewNode?) -> AccessibilityElement {
    guard let focus, focus.stands(in: node) || node.stands(in: focus) else { return self }
    var copy = self
    copy.children = children.map { $0.marked(by: focus) }
    copy.isFocused = !copy.children.contains { $0.all.contains(where: \.isFocused) }
    return copy
  }
}

extension LayoutBox {
  /// The node, or where it only changes how another is drawn, that one.
  var drawnParts: [LayoutBox] {
    drawsElsewhere ? children.flatMap(\.drawnParts) : [self]
  }
}

extension AnyViewNode {
  /// The id that was given to the view, or that its document has for it.
  fileprivate var nearestID: String? {
    var node: AnyViewNode? = self
    while let current = node {
      if let id = current.explicitIDs.first { return "\(id.base)" }
      if let id = current.documentTag?.id { return id }
      guard let parent = current.parent, parent.childNodes.count == 1 else { return nil }
      node = parent
    }
    return nil
  }
}

extension ViewGraph {
  /// What the scene tells at the time that it has come to.
  package func accessibilityTree() -> AccessibilityTree { AccessibilityTree(self) }
}
