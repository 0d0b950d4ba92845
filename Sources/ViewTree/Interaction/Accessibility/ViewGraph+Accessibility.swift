package import Foundation
import VectorGeometry

/// What a scene tells at a time, and where things are then.
@MainActor
package struct AccessibilityTree {
  /// The elements, those further inside among the children of those around.
  package let elements: [AccessibilityElement]
  private let geometry: EventGeometry
  private let canvas: CGRect

  fileprivate init(_ graph: ViewGraph) {
    geometry = EventGeometry(graph)
    canvas = CGRect(origin: .zero, size: graph.canvasSize)
    var frames: [ObjectIdentifier: (frame: CGRect, visible: CGRect)] = [:]
    let canvas = canvas
    geometry.forEachRegion { path, window in
      guard let step = path.last, let node = step.region.node else { return }
      let frame = step.canvasFrame
      let visible = frame.intersection(window?.intersection(canvas) ?? canvas)
      frames[ObjectIdentifier(node)] = (frame, visible)
    }
    let reader = AccessibilityReader()
    let presented = graph.stages.compactMap { ($0.owner as? any Presenter)?.layerNode }
    let elements = ([graph.rootNode].compactMap(\.self) + presented).flatMap {
      reader.elements(of: $0)
    }
    self.elements = elements.compactMap { $0.placed(in: frames) }
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

  /// The element that is met at a point, the innermost one.
  package func element(at point: CGPoint) -> AccessibilityElement? {
    all.last { $0.visibleFrame.contains(point) && meets($0, at: point) }
  }
}

extension AccessibilityElement {
  /// The element and all inside of it.
  fileprivate var all: [AccessibilityElement] { [self] + children.flatMap(\.all) }

  /// The element where it is drawn; nil if nothing of it is.
  @MainActor
  fileprivate func placed(
    in frames: [ObjectIdentifier: (frame: CGRect, visible: CGRect)]
  ) -> AccessibilityElement? {
    var copy = self
    copy.children = children.compactMap { $0.placed(in: frames) }
    copy.frame = .null
    for output in node.outputs {
      for part in output.drawnParts {
        guard let known = frames[ObjectIdentifier(part)] else { continue }
        copy.frame = copy.frame.union(known.frame)
        copy.visibleFrame = copy.visibleFrame.union(known.visible)
      }
    }
    guard !copy.frame.isNull || !copy.children.isEmpty else { return nil }
    copy.id = node.nearestID
    return copy
  }
}

extension LayoutNode {
  /// The node, or where it only changes how another is drawn, that one.
  var drawnParts: [LayoutNode] {
    drawsElsewhere ? children.flatMap(\.drawnParts) : [self]
  }
}

extension AnyViewNode {
  /// The id that was given to the view, or that its document has for it.
  fileprivate var nearestID: String? {
    var node: AnyViewNode? = self
    while let current = node {
      if let id = current.explicitID { return "\(id.base)" }
      if let id = (current as? any TaggedViewNode)?.documentID { return id }
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
