public import Foundation
public import VectorGeometry

/// A view that draws a shape, and can draw it again on top.
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape.
  nonisolated var shape: Content { get }
}

extension _ShapeView: ShapeView {}

/// A shape that is drawn as the outline of another one.
public nonisolated protocol _OutlinedShape: Shape {
  /// The type of the other shape.
  associatedtype Outline: Shape
  /// The other shape.
  var shape: Outline { get }
}

extension _StrokedShape: _OutlinedShape {}

/// A shape drawn several times, one over the other.
public nonisolated struct _LayeredShapeView<Content: Shape, Below: View, Above: View>: ShapeView {
  /// The shape of the layers.
  public let shape: Content
  let below: Below
  let above: Above

  init(_ shape: Content, below: Below, above: Above) {
    self.shape = shape
    self.below = below
    self.above = above
  }

  /// The last drawing over the others.
  @MainActor public var body: some View { above.background { below } }
}

extension ShapeView {
  /// Returns the shape with its inside painted in a style, over earlier layers.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _LayeredShapeView<Content, Self, _ShapeView<Content, S>> {
    _LayeredShapeView(shape, below: self, above: shape.fill(content, style: style))
  }

  /// Returns the shape with its outline painted in a style, over earlier layers.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _LayeredShapeView<Content, Self, _ShapeView<_StrokedShape<Content>, S>> {
    _LayeredShapeView(
      shape, below: self, above: shape.stroke(content, style: style, antialiased: antialiased))
  }

  /// Returns the shape with its outline, `lineWidth` points wide, painted in a style over earlier layers.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _LayeredShapeView<Content, Self, _ShapeView<_StrokedShape<Content>, S>> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Returns the shape with an inner border painted in a style, over earlier layers.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> _LayeredShapeView<Content, Self, _ShapeView<_BorderedShape<Content>, S>> {
    _LayeredShapeView(
      shape, below: self,
      above: shape.strokeBorder(content, style: style, antialiased: antialiased))
  }

  /// Returns the shape with an inner border, `lineWidth` points wide, painted in a style over earlier layers.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _LayeredShapeView<Content, Self, _ShapeView<_BorderedShape<Content>, S>> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

// What was drawn is an outline: the next drawing is of the shape itself.

extension _ShapeView where Content: _OutlinedShape {
  /// The inside of the shape painted with a style, over its outline.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _LayeredShapeView<Content.Outline, Self, _ShapeView<Content.Outline, S>> {
    let outline = shape.shape
    return _LayeredShapeView(outline, below: self, above: outline.fill(content, style: style))
  }

  /// Returns the shape with its outline painted in a style, over earlier layers.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _LayeredShapeView<
    Content.Outline, Self, _ShapeView<_StrokedShape<Content.Outline>, S>
  > {
    let outline = shape.shape
    return _LayeredShapeView(
      outline, below: self,
      above: outline.stroke(content, style: style, antialiased: antialiased))
  }

  /// Returns the shape with its outline, `lineWidth` points wide, painted in a style over earlier layers.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _LayeredShapeView<
    Content.Outline, Self, _ShapeView<_StrokedShape<Content.Outline>, S>
  > {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension _ShapeView where Content: _OutlinedShape, Content.Outline: InsettableShape {
  /// Returns the shape with an inner border painted in a style, over earlier layers.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> _LayeredShapeView<
    Content.Outline, Self, _ShapeView<_BorderedShape<Content.Outline>, S>
  > {
    let outline = shape.shape
    return _LayeredShapeView(
      outline, below: self,
      above: outline.strokeBorder(content, style: style, antialiased: antialiased))
  }

  /// Returns the shape with an inner border, `lineWidth` points wide, painted in a style over earlier layers.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _LayeredShapeView<
    Content.Outline, Self, _ShapeView<_BorderedShape<Content.Outline>, S>
  > {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
