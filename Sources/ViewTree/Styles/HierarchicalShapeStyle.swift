import VectorGraphics

/// A level of the foreground: a label color, or a share of the set foreground style.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  /// A level stands for no other style.
  public typealias Resolved = Never

  let level: Int

  /// The foreground itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The secondary level of the foreground.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// The shares of a custom foreground style.
  ///
  /// Source: measured on Apple's systems; the fifth is a guess.
  static let shares = [1, 0.5, 0.25, 0.18, 0.12]

  /// The level's style.
  public func _recipe(in context: _StyleContext) -> _StyleRecipe {
    let styles = context.environment.foregroundStyles
    if let style = styles.style(at: level) { return style._recipe(in: context.outsideForeground) }
    if let primary = styles.primary {
      return primary._recipe(in: context.outsideForeground).opacity(Self.shares[level])
    }
    if let control = context.environment.controlForeground {
      return control._recipe(in: context.outsideControls).opacity(Self.shares[level])
    }
    return Self.label(level)._recipe(in: context)
  }

  private static func label(_ level: Int) -> Color {
    switch level {
    case 0: .primary
    case 1: .secondary
    case 2: .tertiaryLabel
    default: .quaternaryLabel
    }
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground itself.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the foreground.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the foreground.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the foreground.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level of the foreground.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The foreground styles that a view has set for what is inside it.
package struct ForegroundStyles {
  /// What each modifier around has set, the outermost first; each from the first level on.
  private var settings: [[AnyShapeStyle]] = []

  package init() {}

  /// The first level.
  package var primary: AnyShapeStyle? { settings.last?.first }

  /// The style that was set for a level.
  package func style(at level: Int) -> AnyShapeStyle? {
    guard let styles = settings.last, styles.indices.contains(level) else { return nil }
    return styles[level]
  }

  /// Sets the styles from the first level on; those that refer to the foreground find what was set before.
  package mutating func push(_ styles: [AnyShapeStyle]) { settings.append(styles) }

  /// What was set before the last.
  fileprivate var outer: ForegroundStyles {
    var copy = self
    copy.settings.removeLast()
    return copy
  }
}

extension _StyleContext {
  /// The context in which a foreground style that refers to the foreground finds that around it.
  fileprivate var outsideForeground: _StyleContext {
    var environment = environment
    environment.foregroundStyles = environment.foregroundStyles.outer
    return _StyleContext(environment: environment)
  }

  /// The context in which the style of a control that refers to the foreground finds the label colours.
  fileprivate var outsideControls: _StyleContext {
    var environment = environment
    environment.controlForeground = nil
    return _StyleContext(environment: environment)
  }
}

/// The foreground style of the surroundings.
public struct ForegroundStyle: ShapeStyle {
  /// `Never`: the style resolves itself.
  public typealias Resolved = Never

  /// The foreground style of the surroundings.
  public init() {}

  /// The first level of the foreground.
  public func _recipe(in context: _StyleContext) -> _StyleRecipe {
    HierarchicalShapeStyle.primary._recipe(in: context)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the surroundings.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The tint of the surroundings.
public struct TintShapeStyle: ShapeStyle {
  /// `Never`: the style resolves itself.
  public typealias Resolved = Never

  /// The tint of the surroundings.
  public init() {}

  /// Returns the tint, or the accent color without one.
  public func _recipe(in context: _StyleContext) -> _StyleRecipe {
    if let tint = context.environment.tint { return tint._recipe(in: context) }
    return Color.accentColor._recipe(in: context)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the surroundings.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The background style of the environment, or the system's.
public struct BackgroundStyle: ShapeStyle {
  /// `Never`: the style resolves itself.
  public typealias Resolved = Never

  /// The background of the surroundings.
  public init() {}

  /// The style that was set for backgrounds, or else the system's.
  public func _recipe(in context: _StyleContext) -> _StyleRecipe {
    guard let style = context.environment.backgroundStyle else {
      return Color.systemBackground._recipe(in: context)
    }
    var outside = context.environment
    outside.backgroundStyle = nil
    return style._recipe(in: _StyleContext(environment: outside))
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background of the surroundings.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
