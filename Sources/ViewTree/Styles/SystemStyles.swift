import VectorGraphics

/// The color of separators.
public struct SeparatorShapeStyle: ShapeStyle {
  /// `Never`: the style resolves itself.
  public typealias Resolved = Never

  /// Creates the style of separators.
  public init() {}

  /// The system's separator.
  public func _recipe(in context: _StyleContext) -> _StyleRecipe {
    Color.separator._recipe(in: context)
  }
}

/// The color of placeholder text.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// `Never`: the style resolves itself.
  public typealias Resolved = Never

  /// Creates the style of placeholders.
  public init() {}

  /// The system's placeholder text.
  public func _recipe(in context: _StyleContext) -> _StyleRecipe {
    Color.placeholderText._recipe(in: context)
  }
}

/// The color of links.
public struct LinkShapeStyle: ShapeStyle {
  /// `Never`: the style resolves itself.
  public typealias Resolved = Never

  /// Creates the style of links.
  public init() {}

  /// The system's link.
  public func _recipe(in context: _StyleContext) -> _StyleRecipe {
    Color.link._recipe(in: context)
  }
}

/// The fill of controls.
public struct FillShapeStyle: ShapeStyle {
  /// `Never`: the style resolves itself.
  public typealias Resolved = Never

  /// The fill of controls.
  public init() {}

  /// The system's fill.
  public func _recipe(in context: _StyleContext) -> _StyleRecipe {
    Color.systemFill._recipe(in: context)
  }
}

/// The color of selections: the tint.
public struct SelectionShapeStyle: ShapeStyle {
  /// `Never`: the style resolves itself.
  public typealias Resolved = Never

  /// Creates the style of selections.
  public init() {}

  /// Returns the tint.
  public func _recipe(in context: _StyleContext) -> _StyleRecipe {
    TintShapeStyle()._recipe(in: context)
  }
}

/// The background of windows.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// `Never`: the style resolves itself.
  public typealias Resolved = Never

  /// Creates the style of window backgrounds.
  public init() {}

  /// The system's background.
  public func _recipe(in context: _StyleContext) -> _StyleRecipe {
    Color.systemBackground._recipe(in: context)
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The color of separators.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The color of placeholder text.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The color of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The fill of controls.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The color of selections.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of windows.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
