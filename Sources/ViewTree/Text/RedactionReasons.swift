/// The reasons for hiding the content of views.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// A set by its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content is not available yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  /// The reasons for hiding the content of views; empty if it is shown.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  /// Whether views hold what is private.
  package var isPrivacySensitive: Bool {
    get { self[PrivacySensitiveKey.self] }
    set { self[PrivacySensitiveKey.self] = newValue }
  }

  /// Whether text and pictures are drawn as plain bars.
  package var isRedacted: Bool {
    !redactionReasons.isDisjoint(with: [.placeholder, .invalidated])
      || (isPrivacySensitive && redactionReasons.contains(.privacy))
  }
}

private enum RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

private enum PrivacySensitiveKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension View {
  /// Draws text and pictures inside as plain bars, for a reason that adds to those around.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Removes the redaction of the content.
  public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks the content as private: it is redacted for privacy.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}
