// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import ShapeShift

/// A sentence that an intent says.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  /// The sentence where nothing else is shown.
  public let full: LocalizedStringResource

  public init(_ dialog: LocalizedStringResource) { full = dialog }
  /// A sentence with a sign.
  public init(_ dialog: LocalizedStringResource, systemImageName: String) { full = dialog }
  /// A sentence for where nothing else is shown, and one beside a view.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.full = full
  }
  /// A sentence for where nothing else is shown, and one beside a view, with a sign.
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String
  ) { self.full = full }
  /// A sentence that is shown, and one that is spoken.
  public init(printed: LocalizedStringResource, spoken: LocalizedStringResource) { full = printed }
  public init(stringLiteral value: String) { full = LocalizedStringResource(stringLiteral: value) }
  /// A sentence with values.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    full = LocalizedStringResource(stringInterpolation: stringInterpolation)
  }
}

/// What an intent does, in a sentence.
public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
  public var descriptionText: LocalizedStringResource
  /// The group that it belongs to.
  public var categoryName: LocalizedStringResource?
  /// Words that it is found by.
  public var searchKeywords: [LocalizedStringResource]
  /// What comes of it.
  public var resultValueName: LocalizedStringResource?

  /// A sentence, the group that it belongs to, and words that it is found by.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [],
    resultValueName: LocalizedStringResource? = nil
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }

  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }
  /// A sentence with values.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// What says itself in words.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}
