/// The user's text size.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall
  case small
  case medium
  /// The default text size.
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  /// Whether the size is one of the five largest.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The place in the order of sizes, from 0.
  fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 3 }
}

extension Font.TextStyle {
  /// The size in points at a size of dynamic type.
  ///
  /// Source: Apple, Human Interface Guidelines, Typography, iOS Dynamic Type sizes.
  package func size(at dynamicSize: DynamicTypeSize) -> Double { sizes[dynamicSize.index] }

  private var sizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  /// By how much lengths that go with the style grow at a size of dynamic type.
  package func scale(at dynamicSize: DynamicTypeSize) -> Double {
    size(at: dynamicSize) / size(at: .large)
  }
}

/// A number that grows with the size of text.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var size = DynamicTypeSize.large

  /// A number that grows as text of a style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// A number that grows as body text does.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The number at the size in force.
  public var wrappedValue: Value { base * Value(style.scale(at: size)) }

  /// Reads the size in force.
  public mutating func _link(_ context: inout _LinkContext) {
    size = context.environment.dynamicTypeSize
    context.note(size)
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension View {
  /// Sets the size of dynamic type for the view and all inside.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the size of dynamic type within a range.
  public nonisolated func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(
    _ range: T
  ) -> some View {
    let allowed = DynamicTypeSize.allCases.filter(range.contains)
    return modifier(_DynamicTypeRangeModifier(allowed: allowed))
  }
}

/// Keeps the size of dynamic type among some.
public struct _DynamicTypeRangeModifier: EnvironmentModifier {
  let allowed: [DynamicTypeSize]

  package func change(_ environment: inout EnvironmentValues) {
    let size = environment.dynamicTypeSize
    guard let first = allowed.first, let last = allowed.last, !allowed.contains(size) else {
      return
    }
    environment.dynamicTypeSize = size < first ? first : last
  }
}
