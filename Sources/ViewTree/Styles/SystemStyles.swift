import VectorGraphics

/// The colour of separators.
public struct SeparatorShapeStyle: ShapeStyle {
  /// `Never`: the style resolves itself.
  public typealias Resolved = Never

  /// The colour of separators.
  public init() {}

  /// The system's separator.
  public func _recipe(in context: _StyleContext) -> _StyleRecipe {
    Color.separator._recipe(in: context)
  }
}

/// The colour of text that stands for what is not there yet.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// `Never`: the style resolves itself.
  public typealias Resolved = Never

  /// The colour of placeholders.
  public init() {}

  /// The system's placeholder text.
  public func _recipe(in context: _StyleContext) -> _StyleRecipe {
    Color.placeholderText._recipe(in: context)
  }
}

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle {
  /// `Never`: the style resolves itself.
  public typealias Resolved = Never

  /// The colour of links.
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

/// The colour of what is selected: the tint.
public struct SelectionShapeStyle: ShapeStyle {
  /// `Never`: the style resolves itself.
  public typealias Resolved = Never

  /// The colour of what is selected.
  public init() {}

  /// The tint.
  public func _recipe(in context: _StyleContext) -> _StyleRecipe {
    TintShapeStyle()._recipe(in: context)
  }
}

/// The ground of windows.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// `Never`: the style resolves itself.
  public typealias Resolved = Never

  /// The ground of windows.
  public init() {}

  /// The system's background.
  public func _recipe(in context: _StyleContext) -> _StyleRecipe {
    Color.systemBackground._recipe(in: context)
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of separators.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of text that stands for what is not there yet.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The fill of controls.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The ground of windows.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
