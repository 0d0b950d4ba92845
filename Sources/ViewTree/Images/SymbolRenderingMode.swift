import VectorGraphics

/// The coloring of a symbol's parts.
public struct SymbolRenderingMode: Sendable, Hashable {
  enum Mode: Sendable { case monochrome, hierarchical, palette, multicolor }

  let mode: Mode

  /// All parts in the foreground style.
  public static let monochrome = SymbolRenderingMode(mode: .monochrome)
  /// Parts in levels of the foreground style.
  public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
  /// Parts in the styles of `foregroundStyle` one after another.
  public static let palette = SymbolRenderingMode(mode: .palette)
  /// Draws parts in predefined colors, for weather, hearts, stars and bolts; other symbols are monochrome.
  public static let multicolor = SymbolRenderingMode(mode: .multicolor)
}

/// Forms of a symbol, added to its name.
public struct SymbolVariants: Sendable, Hashable {
  var shape: String?
  var isFilled = false
  var isSlashed = false

  /// The symbol as it is named.
  public static let none = SymbolVariants()
  /// The variant in a circle.
  public static let circle = SymbolVariants(shape: "circle")
  /// The variant in a square.
  public static let square = SymbolVariants(shape: "square")
  /// The variant in a rectangle.
  public static let rectangle = SymbolVariants(shape: "rectangle")
  /// The filled variant.
  public static let fill = SymbolVariants(isFilled: true)
  /// With a line across.
  public static let slash = SymbolVariants(isSlashed: true)

  private init(shape: String? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
    self.shape = shape
    self.isFilled = isFilled
    self.isSlashed = isSlashed
  }

  /// In a circle as well.
  public var circle: SymbolVariants { with { $0.shape = "circle" } }
  /// In a square as well.
  public var square: SymbolVariants { with { $0.shape = "square" } }
  /// In a rectangle as well.
  public var rectangle: SymbolVariants { with { $0.shape = "rectangle" } }
  /// Filled as well.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// With a line across as well.
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  /// Whether all of the other's forms are among these.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled)
      && (!other.isSlashed || isSlashed)
  }

  /// Names to look for, the fullest first: a symbol may lack a form.
  func names(of name: String) -> [String] {
    let isFilled = isFilled || name.hasSuffix(".fill")
    let base = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    let slashed = isSlashed && !base.contains(".slash") ? base + ".slash" : base
    let shaped = shape.map { slashed.hasSuffix(".\($0)") ? slashed : "\(slashed).\($0)" } ?? slashed
    let full = isFilled ? shaped + ".fill" : shaped
    return full == name ? [name] : [full, name]
  }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var copy = self
    change(&copy)
    return copy
  }

  /// These forms and others.
  func adding(_ other: SymbolVariants) -> SymbolVariants {
    with {
      $0.shape = other.shape ?? $0.shape
      $0.isFilled = $0.isFilled || other.isFilled
      $0.isSlashed = $0.isSlashed || other.isSlashed
    }
  }
}

private struct SymbolRenderingModeKey: EnvironmentKey {
  static let defaultValue: SymbolRenderingMode? = nil
}

private struct SymbolVariantsKey: EnvironmentKey {
  static let defaultValue = SymbolVariants.none
}

private struct ImageScaleKey: EnvironmentKey {
  static let defaultValue = Image.Scale.medium
}

extension EnvironmentValues {
  /// The coloring of symbols' parts, or `nil` for monochrome, or a palette if several styles are set.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  /// Forms that are added to the names of symbols.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// The size of symbols relative to text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Sets the coloring of the parts of symbols inside.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// Adds a form to the names of the symbols inside.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.adding(variant) }
  }

  /// Sets how large the symbols inside are beside text.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}
