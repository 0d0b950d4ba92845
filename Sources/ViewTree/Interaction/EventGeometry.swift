import Foundation
import VectorGeometry
import VectorGraphics

/// Where views are at the time of one event.
@MainActor
final class EventGeometry {
  let graph: ViewGraph
  private lazy var test = HitTest(items: graph.regions())
  private var known: [ObjectIdentifier: [HitStep]] = [:]

  init(_ graph: ViewGraph) { self.graph = graph }

  /// The regions that the front-most thing at a point of the canvas is in, the outermost first.
  func steps(at point: CGPoint) -> [HitStep] { test.steps(at: point) ?? [] }

  /// The regions around a node and its own, the outermost first; nil if the node is not to be met.
  func steps(to node: LayoutBox) -> [HitStep]? {
    if let steps = known[ObjectIdentifier(node)] { return steps }
    guard let steps = test.steps(to: node) else { return nil }
    known[ObjectIdentifier(node)] = steps
    return steps
  }

  /// The path of the innermost view at a point of the canvas; empty where there is none.
  func path(at point: CGPoint) -> String {
    steps(at: point).last { $0.region.node?.owner != nil }?.region.node?.owner?.structuralPath ?? ""
  }

  /// All regions with the windows that they are seen through.
  func forEachRegion(_ body: ([HitStep], CGRect?) -> Void) { test.forEachRegion(body) }
}

/// Where one view is at the time of one event; what can't be met any more is where it was.
@MainActor
struct ResponderPlace {
  let steps: [HitStep]

  /// A point of the canvas in a space of the view.
  func location(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: return point
    case .local: return steps.last?.local(point) ?? point
    case .named(let name):
      let step = steps.dropLast().last { ($0.region.node as? NamedBox)?.spaceName == name }
      return step?.local(point) ?? point
    }
  }

  /// The view's size, in points.
  var size: CGSize { steps.last?.region.frame.size ?? .zero }
}

extension ViewGraph {
  /// What pointers can meet at the current time, back to front.
  func regions() -> [DisplayItem] {
    guard let root = rootLayout else { return [] }
    invalidateMoving()
    let context = DrawContext(time: time, path: "", isForRegions: true)
    return stages.reduce(root.items(context)) { $0 + $1.regions(context, on: canvasSize) }
  }
}

extension StageBox {
  /// What can be met of what is presented: it keeps pointers from all behind it, unless it says otherwise.
  fileprivate func regions(_ context: DrawContext, on canvas: CGSize) -> [DisplayItem] {
    guard isPresenting else { return [] }
    guard !letsPointersThrough else { return items(context) }
    return context.region(CGRect(origin: .zero, size: canvas)) + items(context)
  }
}
