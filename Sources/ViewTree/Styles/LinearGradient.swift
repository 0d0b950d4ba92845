public import VectorGeometry
public import VectorGraphics

/// A gradient along a line.
public struct LinearGradient: Sendable, Hashable {
  let gradient: AnyGradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// A gradient from one point of the painted rectangle to another.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient with evenly spaced colors from one point of the painted rectangle to another.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Stops from one point of the painted rectangle to another.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  package init(gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }
}

extension LinearGradient: View, StyleView {
  /// A gradient stands for no other style.
  public typealias Resolved = Never

  /// Returns the gradient with resolved colors.
  public func _recipe(in context: _StyleContext) -> _StyleRecipe {
    _StyleRecipe(
      .linear(gradient.resolved(in: context.colors), start: startPoint, end: endPoint))
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a gradient with evenly spaced colors along a line.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Stops along a line.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension AnyGradient: ShapeStyle {
  /// A gradient stands for no other style.
  public typealias Resolved = Never

  /// The gradient from top to bottom.
  public func _recipe(in context: _StyleContext) -> _StyleRecipe {
    _StyleRecipe(.linear(resolved(in: context.colors), start: .top, end: .bottom))
  }
}

extension Gradient: ShapeStyle {
  /// A gradient stands for no other style.
  public typealias Resolved = Never

  /// The gradient from top to bottom.
  public func _recipe(in context: _StyleContext) -> _StyleRecipe {
    AnyGradient(self)._recipe(in: context)
  }
}
