// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation
public import VectorGeometry
public import ViewTree

// What assistive technologies read, list and speak. Nothing reads a picture: these compile and change nothing.

/// Where a person jumps to among views of one kind.
public struct AccessibilityRotorEntry<ID: Hashable>: View {
  /// A view by its id.
  public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil) {}
  /// A view by its id.
  public init<L: StringProtocol>(_ label: L, id: ID, textRange: Range<String.Index>? = nil) {}
  /// A view by its id in a namespace.
  public init<L: StringProtocol>(_ label: L, _ id: ID, in namespace: Namespace.ID) {}
  /// A view by its id in a namespace.
  public init(_ label: Text, _ id: ID, in namespace: Namespace.ID) {}

  /// Nothing that is seen.
  public var body: some View { EmptyView() }
}

/// What can be jumped to in a text by itself.
public struct AccessibilitySystemRotor: Sendable {
  public static let headings = AccessibilitySystemRotor()
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor()
  }
  public static let links = AccessibilitySystemRotor()
  public static let images = AccessibilitySystemRotor()
  public static let lists = AccessibilitySystemRotor()
  public static let tables = AccessibilitySystemRotor()
  public static let textFields = AccessibilitySystemRotor()
  public static let boldText = AccessibilitySystemRotor()
  public static let italicText = AccessibilitySystemRotor()
}

/// What a text is.
public struct AccessibilityTextContentType: Sendable {
  public static let plain = AccessibilityTextContentType()
  public static let sourceCode = AccessibilityTextContentType()
  public static let narrative = AccessibilityTextContentType()
  public static let messaging = AccessibilityTextContentType()
  /// Numbers in cells.
  public static let spreadsheet = AccessibilityTextContentType()
  /// A document of words.
  public static let wordProcessing = AccessibilityTextContentType()
  /// A path of files.
  public static let fileSystem = AccessibilityTextContentType()
  public static let console = AccessibilityTextContentType()
}

/// Which of two views is the label of the other.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label
  /// What it says something of.
  case content
}

/// How much something matters to a listener.
public struct AXCustomContent: Sendable {
  /// How much it matters.
  public enum Importance: UInt, Sendable {
    /// Said when asked for.
    case `default`
    /// Said at once.
    case high
  }
}

/// Which parts of a view are touched directly.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Options by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Nothing is spoken while it is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// It must be chosen first.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

extension View {
  /// What can be jumped to; without effect in a picture.
  public nonisolated func accessibilityRotor<Content: View>(
    _ label: Text, @ViewBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// What can be jumped to; without effect in a picture.
  public nonisolated func accessibilityRotor<L: StringProtocol, Content: View>(
    _ label: L, @ViewBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// What can be jumped to; without effect in a picture.
  public nonisolated func accessibilityRotor<Content: View>(
    _ systemRotor: AccessibilitySystemRotor, @ViewBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// What can be jumped to; without effect in a picture.
  public nonisolated func accessibilityRotor<L: StringProtocol, Model: Identifiable>(
    _ label: L, entries: [Model], entryLabel: KeyPath<Model, String>
  ) -> some View { self }

  /// Where a jump goes; without effect in a picture.
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// More to say; without effect in a picture.
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View { self }

  /// More to say; without effect in a picture.
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ label: String, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View { self }

  /// Where the view is touched; without effect in a picture.
  public nonisolated func accessibilityActivationPoint(_ point: CGPoint) -> some View { self }

  /// Where the view is touched; without effect in a picture.
  public nonisolated func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }

  /// What scrolling by name does; without effect in a picture.
  public nonisolated func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> some View { self }

  /// Makes a view the label of another; without effect in a picture.
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Joins views far from each other; without effect in a picture.
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// What a text is; without effect in a picture.
  public nonisolated func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View { self }

  /// Whether the view is touched directly; without effect in a picture.
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }

  /// What is shown large on a long press; without effect in a picture.
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }

  /// Whether each letter is spoken; without effect in a picture.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// How high the voice is; without effect in a picture.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Whether signs are spoken; without effect in a picture.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    self
  }

  /// Whether announcements wait; without effect in a picture.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}
