public import Foundation

// Orders of texts that Foundation has on Apple's systems alone.

/// Compares texts as people of a language do.
public struct LocalizedComparator: SortComparator, Sendable {
  /// Which way round.
  public var order: SortOrder
  private let isStandard: Bool

  init(isStandard: Bool, order: SortOrder = .forward) {
    (self.isStandard, self.order) = (isStandard, order)
  }

  /// How two texts compare.
  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    let result = LocalizedText(text: lhs, isStandard: isStandard).compare(rhs)
    guard order == .reverse else { return result }
    return ComparisonResult(rawValue: -result.rawValue) ?? result
  }

  /// A path to the same texts, which are compared like this by themselves.
  fileprivate var path: KeyPath<String, LocalizedText> {
    isStandard ? \.localizedStandardText : \.localizedText
  }
}

extension SortComparator where Self == LocalizedComparator {
  /// As a list of files is: numbers by their values, whatever the case.
  public static var localizedStandard: LocalizedComparator { LocalizedComparator(isStandard: true) }
  /// As a dictionary is.
  public static var localized: LocalizedComparator { LocalizedComparator(isStandard: false) }
}

extension SortDescriptor {
  /// The order of texts as people have it.
  public init(
    _ keyPath: KeyPath<Compared, String>, comparator: LocalizedComparator
  ) {
    self.init(keyPath, comparator: comparator, order: comparator.order)
  }

  /// The order of texts as people have it.
  public init(
    _ keyPath: KeyPath<Compared, String>, comparator: LocalizedComparator, order: SortOrder
  ) {
    // Foundation keeps no comparator but its own: the texts are ones that compare so by themselves.
    let path = keyPath.appending(path: comparator.path)
    self.init(
      unsafe unsafeBitCast(path, to: (any KeyPath<Compared, LocalizedText> & Sendable).self),
      order: order)
  }
}

/// A text that is compared as people of a language do.
private struct LocalizedText: Comparable {
  let text: String
  let isStandard: Bool

  /// Source: Apple, `NSString.localizedStandardCompare(_:)` and `localizedCompare(_:)`.
  func compare(_ other: String) -> ComparisonResult {
    let standard: String.CompareOptions = [
      .caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering,
    ]
    return text.compare(other, options: isStandard ? standard : [], locale: .current)
  }

  static func < (lhs: LocalizedText, rhs: LocalizedText) -> Bool {
    lhs.compare(rhs.text) == .orderedAscending
  }
}

extension String {
  fileprivate var localizedStandardText: LocalizedText { .init(text: self, isStandard: true) }
  fileprivate var localizedText: LocalizedText { .init(text: self, isStandard: false) }
}
