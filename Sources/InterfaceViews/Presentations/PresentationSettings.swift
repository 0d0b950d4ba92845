public import Foundation
import VectorGeometry
import VectorGraphics
public import ViewLayout
public import ViewTree

/// What presented views want of the presentation around them.
struct PresentationSettings: Equatable {
  var detents: [PresentationDetent] = []
  /// The detent at which a sheet stands; nil for the lowest.
  var selection: PresentationDetent?
  var dragIndicator: Visibility?
  var cornerRadius: CGFloat?
  var background: PresentationGround?
  var sizing: NamedPresentationSizing?
  var backgroundInteraction: PresentationBackgroundInteraction?
  var isDismissDisabled = false
  var contentInteraction: PresentationContentInteraction?
  /// What a popover becomes where there is little room.
  var compactAdaptation: PresentationAdaptation?
  /// Takes the detent that a person has brought a sheet to.
  var select = DetentChoice()

  /// Whether a sheet has a handle: where it can be dragged to another height, unless something else is said.
  var hasDragIndicator: Bool {
    switch dragIndicator ?? .automatic {
    case .automatic: detents.count > 1
    case .visible: true
    case .hidden: false
    }
  }
}

/// Takes a detent; two of them count as the same, since nobody sees which it is.
struct DetentChoice: Equatable {
  var take: (@MainActor (PresentationDetent) -> Void)?

  static func == (lhs: DetentChoice, rhs: DetentChoice) -> Bool { true }
}

/// A view behind what is presented; one for each wish that was made.
final class PresentationGround: Equatable {
  let view: AnyView

  init(_ view: AnyView) { self.view = view }

  static func == (lhs: PresentationGround, rhs: PresentationGround) -> Bool { lhs === rhs }
}

/// Collects what presented views want; the last one counts.
enum PresentationSettingsKey: PreferenceKey {
  static var defaultValue: PresentationSettings { PresentationSettings() }

  static func reduce(value: inout PresentationSettings, nextValue: () -> PresentationSettings) {
    let next = nextValue()
    if !next.detents.isEmpty { value.detents = next.detents }
    value.selection = next.selection ?? value.selection
    value.dragIndicator = next.dragIndicator ?? value.dragIndicator
    value.cornerRadius = next.cornerRadius ?? value.cornerRadius
    value.background = next.background ?? value.background
    value.sizing = next.sizing ?? value.sizing
    value.backgroundInteraction = next.backgroundInteraction ?? value.backgroundInteraction
    value.contentInteraction = next.contentInteraction ?? value.contentInteraction
    value.compactAdaptation = next.compactAdaptation ?? value.compactAdaptation
    value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
    if next.select.take != nil { value.select = next.select }
  }
}

extension View {
  /// Tells the presentation around something.
  fileprivate nonisolated func presentation(
    _ change: @escaping (inout PresentationSettings) -> Void
  ) -> some View {
    transformPreference(PresentationSettingsKey.self, change)
  }

  /// Sets the detents of the enclosing sheet, which opens at the lowest one.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>
  ) -> some View {
    presentation {
      $0.detents = detents.sorted()
      $0.selection = nil
    }
  }

  /// Sets the heights that the sheet around may have, and at which of them it stands.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let selected = selection.wrappedValue
    return presentation {
      $0.detents = detents.sorted()
      $0.selection = detents.contains(selected) ? selected : nil
      $0.select.take = { selection.wrappedValue = $0 }
    }
  }

  /// Shows or hides the handle of the sheet around; by itself it shows where there are several heights.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentation { $0.dragIndicator = visibility }
  }

  /// Sets the radius of the corners of the presentation around, in points; nil for the usual one.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentation { $0.cornerRadius = cornerRadius }
  }

  /// Sets the background of the enclosing presentation.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    let ground = PresentationGround(AnyView(Rectangle().fill(style)))
    return presentation { $0.background = ground }
  }

  /// Puts views behind the content of the presentation around.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let view = content()
    let ground = PresentationGround(AnyView(Color.clear.overlay(alignment: alignment) { view }))
    return presentation { $0.background = ground }
  }

  /// Sets whether views behind a sheet respond to touches; if they do, they are not dimmed.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    presentation { $0.backgroundInteraction = interaction }
  }

  /// Sets how large the sheet around is where there is much room.
  public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    let named = sizing as? NamedPresentationSizing
    return presentation { $0.sizing = named }
  }

  /// Sets what the popover around becomes where there is little room from left to right; sheets and covers stay as they are.
  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    presentation { $0.compactAdaptation = adaptation }
  }

  /// Sets what the popover around becomes where there is little room from left to right; sheets and covers stay as they are.
  public nonisolated func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentation { $0.compactAdaptation = horizontalAdaptation }
  }

  /// Whether a finger that goes up over scrolled content makes the sheet around larger first, or scrolls.
  public nonisolated func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    presentation { $0.contentInteraction = behavior }
  }

  /// Whether people can't drag or tap the presentation around away.
  public nonisolated func interactiveDismissDisabled(
    _ isDisabled: Bool = true
  ) -> some View {
    presentation { $0.isDismissDisabled = $0.isDismissDisabled || isDisabled }
  }
}

/// The height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  private let kind: Kind
  private let value: @Sendable (CGFloat) -> CGFloat?

  private init(_ kind: Kind, value: @escaping @Sendable (CGFloat) -> CGFloat?) {
    self.kind = kind
    self.value = value
  }

  /// About half of the screen.
  public static let medium = PresentationDetent(.medium) { $0 / 2 }
  /// All that a sheet may take.
  public static let large = PresentationDetent(.large) { $0 }
  /// A fraction of all that a sheet may take.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction)) { $0 * fraction }
  }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(.height(height)) { _ in height }
  }
  /// A height that is worked out from the whole one.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(type))) { maximum in
      D.height(in: Context(maxDetentValue: maximum))
    }
  }

  /// The values from which a custom height is computed.
  public struct Context: Sendable {
    /// The largest height, in points.
    public let maxDetentValue: CGFloat
  }

  /// Whether the height is that of the content, without what the bottom of the device keeps free.
  var isLength: Bool {
    switch kind {
    case .medium, .large, .fraction: false
    case .height, .custom: true
    }
  }

  /// The height in points, given the largest one; that where there is none, or it is no number.
  func height(of maximum: CGFloat) -> CGFloat {
    guard let height = value(maximum), height.isFinite else { return maximum }
    return min(max(height, 0), maximum)
  }

  /// Whether both are one height.
  public static func == (lhs: PresentationDetent, rhs: PresentationDetent) -> Bool {
    lhs.kind == rhs.kind
  }

  /// Hashes the kind of height.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

extension Set<PresentationDetent> {
  /// The heights from the lowest to the highest, as on a screen of 800 points.
  fileprivate func sorted() -> [PresentationDetent] {
    sorted { $0.height(of: 800) < $1.height(of: 800) }
  }
}

/// A height of sheets that is worked out.
public protocol CustomPresentationDetent: SendableMetatype {
  /// What it is worked out from.
  typealias Context = PresentationDetent.Context
  /// The height in points; nil for none.
  static func height(in context: Context) -> CGFloat?
}

/// The size of a sheet in ample space.
public protocol PresentationSizing {}

/// A size of presentations that has a name.
public struct NamedPresentationSizing: PresentationSizing, Equatable, Sendable {
  enum Kind: Sendable {
    case fitted
    case form
    case page
  }

  let kind: Kind

  /// As wide as it is, or as high.
  public func fitted(horizontal: Bool, vertical: Bool) -> NamedPresentationSizing {
    horizontal && vertical ? NamedPresentationSizing(kind: .fitted) : self
  }

  /// Sets whether the sheet may grow; in an image nothing does.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> NamedPresentationSizing {
    self
  }
}

extension PresentationSizing where Self == NamedPresentationSizing {
  /// As the platform has it: as large as a form.
  public static var automatic: NamedPresentationSizing { .init(kind: .form) }
  /// As large as its content.
  public static var fitted: NamedPresentationSizing { .init(kind: .fitted) }
  /// As large as a form.
  public static var form: NamedPresentationSizing { .init(kind: .form) }
  /// As large as a page.
  public static var page: NamedPresentationSizing { .init(kind: .page) }
}

/// The adaptation of presentations in limited space.
public struct PresentationAdaptation: Equatable, Sendable {
  enum Kind { case automatic, none, popover, sheet, fullScreenCover }
  let kind: Kind

  /// As the platform has it: popovers into sheets.
  public static let automatic = PresentationAdaptation(kind: .automatic)
  /// Not at all.
  public static let none = PresentationAdaptation(kind: .none)
  /// Into popovers.
  public static let popover = PresentationAdaptation(kind: .popover)
  /// Into sheets.
  public static let sheet = PresentationAdaptation(kind: .sheet)
  /// Over the whole screen.
  public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}

/// The interaction with views behind sheets.
public struct PresentationBackgroundInteraction: Equatable, Sendable {
  enum Kind: Equatable {
    case never
    case always
    case upThrough(PresentationDetent)
  }

  let kind: Kind

  /// As the platform has it: it cannot.
  public static let automatic = PresentationBackgroundInteraction(kind: .never)
  /// Interaction is enabled.
  public static let enabled = PresentationBackgroundInteraction(kind: .always)
  /// Interaction is disabled.
  public static let disabled = PresentationBackgroundInteraction(kind: .never)
  /// Interaction is enabled up to a height.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .upThrough(detent))
  }

  /// Whether it can be touched behind a sheet at a detent, given the largest height.
  func isEnabled(at detent: PresentationDetent, of maximum: CGFloat) -> Bool {
    switch kind {
    case .never: false
    case .always: true
    case .upThrough(let highest):
      detent.height(of: maximum) <= highest.height(of: maximum)
    }
  }
}

/// Whether content of sheets scrolls or grows first.
public struct PresentationContentInteraction: Equatable, Sendable {
  /// Whether the content scrolls before the sheet grows.
  let scrollsFirst: Bool

  /// As the platform has it: it grows.
  public static let automatic = PresentationContentInteraction(scrollsFirst: false)
  /// The sheet grows.
  public static let resizes = PresentationContentInteraction(scrollsFirst: false)
  /// The content scrolls.
  public static let scrolls = PresentationContentInteraction(scrollsFirst: true)
}
