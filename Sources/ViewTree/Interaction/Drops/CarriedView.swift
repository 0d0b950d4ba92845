package import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout

/// A view that is carried over the scene.
package struct CarriedView {
  /// Where it was on the canvas as it was taken up, in points.
  package let home: CGRect
  /// How far it has been carried since, in points.
  package var offset = CGSize.zero
  /// When it was taken up, in seconds.
  package let start: Double
  /// What it looked like then.
  package let look: CarriedLook

  @MainActor
  init(_ node: LayoutBox, in frame: CGRect, at time: Double) {
    (home, start) = (frame, time)
    look = CarriedLook(
      items: node.items(DrawContext(time: time, path: "")),
      frame: node.drawnFrame.frame(at: time))
  }
}

/// What a view looked like at one time, in a rectangle of any size.
package struct CarriedLook: PrimitiveView {
  let items: [DisplayItem]
  /// Where the items were, in their own coordinates.
  let frame: CGRect

  @MainActor package static func _makeNode() -> _ViewNode<CarriedLook> { CarriedLookNode() }
}

private final class CarriedLookNode: _ViewNode<CarriedLook> {
  private var leaf: CarriedLeaf?

  override func receive(_ view: CarriedLook) {
    guard let session = inputs.graph?.session else { return }
    let leaf = leaf ?? CarriedLeaf(owner: self, session: session)
    self.leaf = leaf
    leaf.show(view)
  }

  override func addOutputs(to outputs: inout [LayoutBox]) {
    if let leaf { outputs.append(leaf) }
  }
}

private final class CarriedLeaf: LayoutBox {
  private var look: CarriedLook?

  override var isTraced: Bool { false }

  func show(_ look: CarriedLook) {
    self.look = look
    invalidateDrawing()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: look?.frame.size ?? .zero)
  }

  override func draw(_ context: DrawContext) -> [DisplayItem] {
    guard let look, !look.items.isEmpty, look.frame.width > 0, look.frame.height > 0 else {
      return []
    }
    let frame = context.placed(drawnFrame.frame(at: context.time))
    let (x, y) = (frame.width / look.frame.width, frame.height / look.frame.height)
    var effects = DisplayGroup.Effects()
    effects.transform = CGAffineTransform(
      a: x, b: 0, c: 0, d: y, tx: frame.minX - look.frame.minX * x,
      ty: frame.minY - look.frame.minY * y)
    return look.items.grouped(effects)
  }
}
