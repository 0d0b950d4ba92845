public import VectorGeometry

/// What a layout says of itself without being asked for sizes.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout stacks its subviews; spacers and dividers follow it.
  public var stackOrientation: Axis?

  /// The properties of a layout that is no stack.
  public init() {}
}
