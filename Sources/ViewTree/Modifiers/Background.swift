public import VectorGeometry
public import ViewLayout

/// Puts a second view behind the first.
public struct _BackgroundModifier<Background: View>: SecondaryModifier {
  package static var role: SecondaryRole { .background }

  /// The second view.
  public var background: Background
  /// The alignment in the view.
  public var alignment: Alignment

  package var secondary: Background { background }

  /// Puts a view behind another.
  public nonisolated init(background: Background, alignment: Alignment = .center) {
    self.background = background
    self.alignment = alignment
  }
}

/// Fills the view's frame with a style, behind the view.
public struct _BackgroundStyleModifier<Style: ShapeStyle>: SecondaryModifier {
  package static var role: SecondaryRole { .background }

  /// The style of the background.
  public var style: Style
  /// The edges at which it reaches beyond the safe area.
  public var ignoredSafeAreaEdges: Edge.Set = .all

  package var secondary: _ShapeView<Rectangle, Style> {
    _ShapeView(shape: Rectangle(), style: style)
  }
}

/// Fills a shape in the view's frame with a style, behind the view.
public struct _BackgroundShapeModifier<Style: ShapeStyle, Bounds: Shape>: SecondaryModifier {
  package static var role: SecondaryRole { .background }

  /// The style of the background.
  public var style: Style
  /// The shape of the background.
  public var shape: Bounds
  /// The fill rule and antialiasing.
  public var fillStyle: FillStyle

  package var secondary: _ShapeView<Bounds, Style> {
    _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
  }
}

extension View {
  /// Puts views behind this one; they are offered its size and do not change the layout.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> ModifiedContent<Self, _BackgroundModifier<V>> {
    modifier(_BackgroundModifier(background: content(), alignment: alignment))
  }

  /// Puts a view behind this one.
  ///
  /// A style that is a view as well counts as a style.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _BackgroundModifier<Background>> {
    modifier(_BackgroundModifier(background: background, alignment: alignment))
  }

  /// Fills the view's frame with a style, behind the view.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(_BackgroundStyleModifier(style: style, ignoredSafeAreaEdges: edges))
  }

  /// Fills the view's frame with the background style, behind the view.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape in the view's frame with a style, behind the view.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(_BackgroundShapeModifier(style: style, shape: shape, fillStyle: fillStyle))
  }

  /// Fills a shape in the view's frame with the background style, behind the view.
  public nonisolated func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
}
