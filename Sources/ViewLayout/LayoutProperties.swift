public import VectorGeometry

/// The static properties of a layout.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout stacks its subviews; spacers and dividers follow it.
  public var stackOrientation: Axis?

  /// Creates the properties of a layout that is not a stack.
  public init() {}
}
