import VectorGraphics
import ViewLayout
public import ViewTree

/// The prominence of a badge.
public struct BadgeProminence: Hashable, Sendable {
  private let level: Int
  /// Less than usual: paler.
  public static let decreased = BadgeProminence(level: 0)
  /// As usual: gray.
  public static let standard = BadgeProminence(level: 1)
  /// More: white on red.
  public static let increased = BadgeProminence(level: 2)
}

extension EnvironmentValues {
  /// The prominence of the badges of rows.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

private enum BadgeProminenceKey: EnvironmentKey {
  static var defaultValue: BadgeProminence { .standard }
}

extension View {
  /// Sets how much the badge of the row, and those of rows inside, stand out.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
      .modifier(_TraitWritingModifier<TabTrait> { $0.badgeProminence = prominence })
  }
}

/// The badge of a row of a list.
struct RowBadge: View {
  @Environment(\.badgeProminence) private var around
  let text: Text
  let prominence: BadgeProminence?

  var body: some View {
    switch prominence ?? around {
    case .increased: TabBadge(text: text)
    case .decreased: text.foregroundStyle(Color.tertiaryLabel)
    default: text.foregroundStyle(Color.secondary)
    }
  }
}

/// A badge that the row of a list shows at its end, unless a link in it shows it before its sign.
final class BadgeUse {
  let text: Text
  /// Whether a link shows it.
  var isTaken = false

  nonisolated init(_ text: Text) { self.text = text }
}

private enum BadgeUseKey: EnvironmentKey {
  static var defaultValue: BadgeUse? { nil }
}

extension EnvironmentValues {
  /// The badge of what is around in the row.
  var badgeUse: BadgeUse? {
    get { self[BadgeUseKey.self] }
    set { self[BadgeUseKey.self] = newValue }
  }
}
