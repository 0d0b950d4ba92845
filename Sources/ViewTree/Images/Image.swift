public import Foundation
public import VectorGeometry
public import VectorGraphics

/// A picture: of a file, by a name, a symbol, or drawn by a closure.
public struct Image: PrimitiveView, Sendable {
  /// The way an image fills a frame of another size.
  public enum ResizingMode: Sendable, Hashable {
    /// Repeats the image.
    case tile
    /// Drawn larger or smaller.
    case stretch
  }

  /// The interpolation of pixels in a scaled image.
  public enum Interpolation: Sendable, Hashable {
    /// The nearest pixel.
    case none
    /// Interpolates between neighboring pixels.
    case low
    /// Interpolates between neighboring pixels.
    case medium
    /// Averaged where made smaller.
    case high
  }

  /// The drawn part of an image: its colors or its shape.
  public enum TemplateRenderingMode: Sendable, Hashable {
    /// The foreground style, where the picture is opaque.
    case template
    /// The picture itself.
    case original
  }

  /// The size of a symbol relative to text.
  public enum Scale: Sendable, Hashable, CaseIterable {
    /// Smaller than usual.
    case small
    /// The standard size.
    case medium
    /// Larger than usual.
    case large
  }

  /// Where a picture comes from.
  enum Source: Sendable {
    case file(EncodedImage, scale: CGFloat)
    case named(String, bundle: Unchecked<Bundle?>)
    case symbol(String)
    case drawing(ImageDrawing)
    case scene(EmbeddedScene)
    /// Nothing that can be drawn; a sentence that says why.
    case missing(String)
  }

  /// How a resizable picture fills its frame.
  struct Resizing: Sendable, Hashable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  var source: Source
  var resizing: Resizing?
  var interpolation = Interpolation.low
  var renderingMode: TemplateRenderingMode?
  var isAntialiased = true
  var symbolRenderingMode: SymbolRenderingMode?
  /// What it is called by those who tell it; nil for the name that it is found by.
  var label: Text?
  /// Whether it says nothing.
  var isDecorative = false

  /// What it is called.
  var name: Text? {
    if let label { return label }
    switch source {
    case .named(let name, _), .symbol(let name): return Text(verbatim: name)
    case .file, .drawing, .scene, .missing: return nil
    }
  }

  init(source: Source) { self.source = source }

  /// A marked box for what can't be drawn; a sentence that says why is reported.
  package nonisolated init(missing sentence: String) { source = .missing(sentence) }

  /// Creates an image of `scale` pixels per point.
  public nonisolated init(_ image: EncodedImage, scale: CGFloat = 1) {
    source = .file(image, scale: scale > 0 && scale.isFinite ? scale : 1)
  }

  /// Creates an image of `scale` pixels per point from the bytes of a PNG, JPEG, WebP, GIF, SVG or PDF file, or `nil`.
  public nonisolated init?(data: Data, scale: CGFloat = 1) {
    guard let image = EncodedImage.reading(file: [UInt8](data)).image else { return nil }
    self.init(image, scale: scale)
  }

  /// The picture of a name among the resources of the bundle and the environment's ``ImageRegistry``.
  public nonisolated init(_ name: String, bundle: Bundle? = nil) {
    source = .named(name, bundle: Unchecked(bundle))
  }

  /// The picture of a name; the label is for readers of screens.
  public nonisolated init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
    self.label = label
  }

  /// The picture of a name, which readers of screens pass over.
  public nonisolated init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    isDecorative = true
  }

  /// The symbol of a name, in the size of the text around.
  public nonisolated init(systemName: String) { source = .symbol(systemName) }

  /// The symbol of a name; a value for parts of it, 0...1, is not drawn.
  public nonisolated init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  /// A picture of a size in points, drawn by a closure.
  public nonisolated init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    source = .drawing(ImageDrawing(size: size, renderer: Unchecked(renderer)))
    self.label = label
  }

  /// Returns an image that fills the offered size; the area in the insets keeps its size.
  public nonisolated func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// The picture with a way to make pixels where it is drawn larger or smaller.
  public nonisolated func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.interpolation = interpolation }
  }

  /// The picture itself, or the foreground style where it is opaque.
  public nonisolated func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode }
  }

  /// The picture with smooth edges or without; edges of pictures along pixels are sharp either way.
  public nonisolated func antialiased(_ isAntialiased: Bool) -> Image {
    with { $0.isAntialiased = isAntialiased }
  }

  /// Returns the symbol with a rendering mode for its parts.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with { $0.symbolRenderingMode = mode }
  }

  /// A node with one leaf.
  @MainActor public static func _makeNode() -> _ViewNode<Image> { ImageNode() }

  private nonisolated func with(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }
}

/// A picture that a closure draws.
struct ImageDrawing: Sendable {
  let size: CGSize
  let renderer: Unchecked<(inout GraphicsContext) -> Void>
}

extension Image {
  /// The pixels of the picture, and what there is to say; neither for what has no pixels.
  nonisolated func finding(in environment: EnvironmentValues) -> PictureFinding {
    switch source {
    case .file(let image, let scale): PictureFinding(picture: Picture(image: image, scale: scale))
    case .named(let name, let bundle):
      environment.imageRegistry.picture(
        name, folder: bundle.value?.bundlePath, for: environment.assetTraits)
    case .symbol, .drawing, .scene, .missing: PictureFinding()
    }
  }
}

extension Image {
  /// The names of all symbols, without the forms that are made of them, such as `.fill` and `.circle`.
  package static var symbolNames: [String] { SymbolTable.names }

  /// Whether there is a symbol of a name, or one that is made of others.
  package static func hasSymbol(_ name: String) -> Bool { SymbolTable.drawing(name) != nil }

  /// The symbol that stands in the place of one that there is none of.
  package static var missingSymbol: String { SymbolTable.missing }
}
