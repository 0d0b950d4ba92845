import Foundation
package import SVGReading
import VectorGeometry
import VectorGraphics
import ViewLayout

/// The picture of an SVG file, as large as fits into what it is offered, and in its middle.
package struct SVGFileView: PrimitiveView {
  package let file: SVGFile
  /// The name that messages call the file.
  package let name: String

  package nonisolated init(_ file: SVGFile, name: String) {
    self.file = file
    self.name = name
  }

  @MainActor package static func _makeNode() -> _ViewNode<Self> { SVGFileNode() }
}

private final class SVGFileNode: _ViewNode<SVGFileView> {
  private var leaf: SVGFileLeaf?

  override var pathComponent: String? { "SVG" }

  override func addOutputs(to outputs: inout [LayoutBox]) {
    if let leaf { outputs.append(leaf) }
  }

  override func receive(_ view: SVGFileView) {
    guard let session = inputs.graph?.session else { return }
    let leaf = leaf ?? SVGFileLeaf(owner: self, session: session)
    self.leaf = leaf
    do throws(SVGReadingError) {
      let (picture, diagnostics) = try view.file.shaped(by: session.texts.shaper)
      for diagnostic in diagnostics { report(.layout("\(view.name):\(diagnostic)")) }
      leaf.update(picture)
    } catch {
      // The file was read without its texts: only these can be too much.
      leaf.update(nil)
    }
  }
}

private final class SVGFileLeaf: LayoutBox {
  /// The picture, or `nil` if its texts take more than a picture may.
  private var picture: SVGPicture?

  override var name: String? { "SVG" }
  /// Canvases have fractional sizes, too.
  override var isSnapped: Bool { false }

  func update(_ picture: SVGPicture?) {
    self.picture = picture
    invalidateDrawing()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    LeafSizeRule.filling.sizeThatFits(proposal)
  }

  override func draw(_ context: DrawContext) -> [DisplayItem] {
    let frame = context.placed(drawnFrame.frame(at: context.time))
    guard let picture else {
      session.work.exhaustTexts()
      return []
    }
    guard frame.width > 0, frame.height > 0 else { return [] }
    if context.isForRegions { return context.region(frame) }
    let size = picture.size
    let scale = min(frame.width / size.width, frame.height / size.height)
    var effects = DisplayGroup.Effects()
    effects.transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: frame.midX - size.width * scale / 2,
      ty: frame.midY - size.height * scale / 2)
    return effects.isEmpty ? picture.items : picture.items.grouped(effects)
  }
}
