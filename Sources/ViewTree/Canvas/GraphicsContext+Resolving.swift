public import Foundation
public import VectorGeometry
import VectorGraphics
import ViewLayout

extension GraphicsContext {
  /// A text that can be measured and drawn.
  public struct ResolvedText {
    /// The shading of text without its own style.
    public var shading = Shading.foreground

    let text: Text
    let view: ResolvedView
    let studio: CanvasStudio

    /// The size that the text takes of a size in points.
    public func measure(in size: CGSize) -> CGSize { view.size(ProposedViewSize(size)) }

    /// Returns the distance of the first baseline from the top for a size in points.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      view.guide(.firstTextBaseline, ProposedViewSize(size))
    }

    /// Returns the distance of the last baseline from the top for a size in points.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      view.guide(.lastTextBaseline, ProposedViewSize(size))
    }
  }

  /// An image that can be drawn.
  public struct ResolvedImage {
    /// The shading of a template or a symbol, or `nil` for the foreground style.
    public var shading: Shading?
    /// The size of the image, in points.
    public let size: CGSize
    /// The distance of the baseline from the top, in points.
    public let baseline: CGFloat

    let image: Image
  }

  /// A view of the canvas's symbols that can be drawn.
  public struct ResolvedSymbol {
    /// The view's ideal size, in points.
    public let size: CGSize

    let node: LayoutBox
  }

  /// Returns the text with the values of the environment.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, view: studio.resolved(text, in: environment), studio: studio)
  }

  /// Returns the image with the values of the environment.
  public func resolve(_ image: Image) -> ResolvedImage {
    let view = studio.resolved(image, in: environment)
    return ResolvedImage(
      size: view.size(.unspecified), baseline: view.guide(.firstTextBaseline, .unspecified),
      image: image)
  }

  /// The canvas's symbol with a tag; nil if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    guard let node = studio.symbols.first(where: { $0.traits.containerValues.hasTag(id) }) else {
      return nil
    }
    return ResolvedSymbol(size: node.frame.size, node: node)
  }

  // MARK: Text

  /// Draws a text from the top left corner of a rectangle, wrapped and cut as that asks for.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    guard let rect = studio.sound(rect) else { return }
    draw(text, at: rect.origin, ProposedViewSize(rect.size))
  }

  /// Draws a text with its anchor at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    guard let rect = rect(of: text.view.size(.unspecified), at: point, anchor) else { return }
    draw(text, at: rect.origin, .unspecified)
  }

  /// Draws a text from the top left corner of a rectangle, wrapped and cut as that asks for.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text with its anchor at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  private func draw(_ text: ResolvedText, at origin: CGPoint, _ proposal: ProposedViewSize) {
    let size = text.view.size(proposal)
    let bounds = CGRect(origin: origin, size: size)
    let view: ResolvedView
    if case .foreground = text.shading.kind {
      view = text.view
    } else {
      view = studio.resolved(text.text, in: environment.painted(text.shading, in: bounds))
    }
    add(view.items(at: origin, size, proposal, studio.time, path: studio.path))
  }

  // MARK: Images

  /// Draws an image, stretched to a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard let rect = studio.sound(rect), !rect.isEmpty else { return }
    var environment = environment
    if let shading = image.shading { environment = environment.painted(shading, in: rect) }
    let picture = image.image.resizable().antialiased(style.isAntialiased)
    add(
      studio.resolved(picture, in: environment).items(
        at: rect.origin, rect.size, ProposedViewSize(rect.size), studio.time, path: studio.path),
      within: rect.opaque)
  }

  /// Draws an image with its anchor at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    guard let rect = rect(of: image.size, at: point, anchor) else { return }
    draw(image, in: rect)
  }

  /// Draws an image, stretched to a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image with its anchor at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: Symbols

  /// Draws a symbol, stretched to a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard let rect = studio.sound(rect) else { return }
    let size = symbol.size
    guard size.width > 0, size.height > 0 else { return }
    var context = DrawContext(time: studio.time, path: studio.path)
    guard rect.size != size else {
      context.offset = CGSize(
        width: rect.minX - symbol.node.frame.minX, height: rect.minY - symbol.node.frame.minY)
      return add(symbol.node.items(context))
    }
    let stretch = CGAffineTransform(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
      ty: rect.minY)
    add(symbol.node.items(context).grouped(by: stretch))
  }

  /// Draws a symbol with its anchor at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    guard let rect = rect(of: symbol.size, at: point, anchor) else { return }
    draw(symbol, in: rect)
  }

  private func rect(of size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect? {
    studio.sound(
      CGRect(
        x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height,
        width: size.width, height: size.height))
  }
}

/// A shading as a style: its places are in the coordinates around.
private struct ShadingStyle: ShapeStyle {
  typealias Resolved = Never

  let shading: GraphicsContext.Shading
  let bounds: CGRect

  func _recipe(in context: _StyleContext) -> _StyleRecipe {
    shading.recipe(in: bounds, context.environment)
  }
}

extension EnvironmentValues {
  /// The values with shadings for the foreground.
  fileprivate func painted(_ shading: GraphicsContext.Shading, in bounds: CGRect) -> Self {
    var copy = self
    var shadings = [shading]
    if case .palette(let levels) = shading.kind, !levels.isEmpty { shadings = levels }
    copy.foregroundStyles.push(
      shadings.map { AnyShapeStyle(ShadingStyle(shading: $0, bounds: bounds)) })
    return copy
  }
}
