import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout

/// The node of a picture: resolves its style and keeps its leaf.
final class ImageNode: _ViewNode<Image> {
  private var leaf: ImageLeaf?

  override var pathComponent: String? { "Image" }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    if let leaf { outputs.append(leaf) }
  }

  override func receive(_ view: Image) {
    guard let session = inputs.graph?.session else { return }
    let leaf = leaf ?? ImageLeaf(owner: self, session: session)
    self.leaf = leaf
    let context = _StyleContext(environment: inputs.environment)
    leaf.update(view, recipe: ForegroundStyle()._recipe(in: context))
  }
}

/// A picture in the layout.
private final class ImageLeaf: LayoutNode {
  private var view: Image?
  private var recipe = _StyleRecipe(.color(.black))

  override var name: String? { "Image" }

  func update(_ view: Image, recipe: _StyleRecipe) {
    let hasSameSize = view.size == self.view?.size && view.isResizable == self.view?.isResizable
    self.view = view
    self.recipe = recipe
    for sentence in recipe.flaws { refuse(sentence) }
    invalidateDrawing()
    if !hasSameSize { invalidateLayout() }
  }

  /// Its own size; resizable ones take what they are offered.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let view else { return .zero }
    return view.isResizable ? proposal.replacingUnspecifiedDimensions(by: view.size) : view.size
  }

  override func draw(_ context: DrawContext) -> [DisplayItem] {
    guard let view else { return [] }
    let rect = context.placed(drawnFrame.frame(at: context.time))
    let image = ImageItem(
      image: view.image,
      source: CGRect(x: 0, y: 0, width: view.image.width, height: view.image.height),
      destination: rect, interpolation: view.interpolation.item)
    let origin = context.path(of: "Image")
    let item = DisplayItem(.image(image), origin: origin)
    switch view.renderingMode {
    case .original: return [item]
    case .template: return [template(item, in: rect, origin: origin)]
    }
  }

  /// The foreground style where the picture is opaque.
  private func template(_ item: DisplayItem, in rect: CGRect, origin: String) -> DisplayItem {
    var effects = DisplayGroup.Effects()
    effects.mask = [item]
    let fill = FillItem(path: Path(rect), paint: recipe.paint(in: rect))
    return DisplayItem(
      .group(DisplayGroup(effects: effects, items: [DisplayItem(.fill(fill), origin: origin)])))
  }
}

extension Image.Interpolation {
  fileprivate var item: ImageItem.Interpolation {
    switch self {
    case .none: .none
    case .low, .medium: .bilinear
    case .high: .high
    }
  }
}
