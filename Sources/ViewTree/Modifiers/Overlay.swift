public import Foundation
public import VectorGeometry
public import ViewLayout

/// Puts a second view over the first.
public struct _OverlayModifier<Overlay: View>: SecondaryModifier {
  package static var role: SecondaryRole { .overlay }

  /// The second view.
  public var overlay: Overlay
  /// The alignment in the view.
  public var alignment: Alignment

  package var secondary: Overlay { overlay }

  /// Puts a view over another.
  public nonisolated init(overlay: Overlay, alignment: Alignment = .center) {
    self.overlay = overlay
    self.alignment = alignment
  }
}

/// Fills the view's frame with a style, over the view.
public struct _OverlayStyleModifier<Style: ShapeStyle>: SecondaryModifier {
  package static var role: SecondaryRole { .overlay }

  /// The style of the overlay.
  public var style: Style
  /// The edges at which it reaches beyond the safe area.
  public var ignoredSafeAreaEdges: Edge.Set = .all

  package var secondary: _ShapeView<Rectangle, Style> {
    _ShapeView(shape: Rectangle(), style: style)
  }
}

/// Fills a shape in the view's frame with a style, over the view.
public struct _OverlayShapeModifier<Style: ShapeStyle, Bounds: Shape>: SecondaryModifier {
  package static var role: SecondaryRole { .overlay }

  /// The style of the overlay.
  public var style: Style
  /// The shape of the overlay.
  public var shape: Bounds
  /// The fill rule and antialiasing.
  public var fillStyle: FillStyle

  package var secondary: _ShapeView<Bounds, Style> {
    _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
  }
}

extension View {
  /// Puts views over this one; they are offered its size and do not change the layout.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> ModifiedContent<Self, _OverlayModifier<V>> {
    modifier(_OverlayModifier(overlay: content(), alignment: alignment))
  }

  /// Puts a view over this one.
  ///
  /// A style that is a view as well counts as a style.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _OverlayModifier<Overlay>> {
    modifier(_OverlayModifier(overlay: overlay, alignment: alignment))
  }

  /// Fills the view's frame with a style, over the view.
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(_OverlayStyleModifier(style: style, ignoredSafeAreaEdges: edges))
  }

  /// Fills a shape in the view's frame with a style, over the view.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(_OverlayShapeModifier(style: style, shape: shape, fillStyle: fillStyle))
  }

  /// Draws a line of `width` points inside the view's frame.
  public nonisolated func border<S: ShapeStyle>(
    _ content: S, width: CGFloat = 1
  ) -> some View {
    modifier(
      _OverlayModifier(
        overlay: _ShapeView(
          shape: Rectangle().inset(by: width / 2).stroke(lineWidth: width), style: content)))
  }
}
