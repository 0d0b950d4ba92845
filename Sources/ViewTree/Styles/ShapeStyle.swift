import VectorGraphics

/// A style with which shapes and text are painted.
public protocol ShapeStyle: Sendable {
  /// The style that this one stands for in an environment.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one stands for in `environment`.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Returns the style with resolved colors. Only the library's own styles implement this.
  func _recipe(in context: _StyleContext) -> _StyleRecipe
}

extension ShapeStyle {
  /// The recipe of the style that this one stands for.
  public func _recipe(in context: _StyleContext) -> _StyleRecipe {
    resolve(in: context.environment)._recipe(in: context)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Never called: the style says itself how it is painted.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is a primitive style: it does not resolve to another style")
  }
}

extension Never: ShapeStyle {
  /// Never a style.
  public typealias Resolved = Never
}

/// The surroundings that a style is resolved in.
public struct _StyleContext {
  /// The environment's values.
  let environment: EnvironmentValues

  init(environment: EnvironmentValues) { self.environment = environment }

  var colors: ColorContext { environment.colors }
}
