/// The user's text size, by the older name of `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall
  case small
  case medium
  /// The default text size.
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// Whether the size is one of the five largest.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Whether the first is the smaller one.
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.size < rhs.size
  }
  /// Whether the first is the smaller one, or both are the same.
  public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.size <= rhs.size
  }
  /// Whether the first is the larger one.
  public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.size > rhs.size
  }
  /// Whether the first is the larger one, or both are the same.
  public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.size >= rhs.size
  }

  /// The category of a size of dynamic type.
  init(_ size: DynamicTypeSize) {
    let place = DynamicTypeSize.allCases.firstIndex(of: size) ?? 3
    self = Self.allCases[place]
  }

  /// The size of dynamic type: both have the same places in their order.
  var size: DynamicTypeSize {
    DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 3]
  }
}

extension EnvironmentValues {
  /// The user's text size, by the older name of `dynamicTypeSize`.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }
}
