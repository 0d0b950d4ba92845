import VectorGraphics
import ViewTree

// Views that are presented stand higher than the scene: in the dark their grounds are a step lighter.

extension EnvironmentValues {
  /// Whether the view stands on a sheet or something else over the scene.
  var isElevated: Bool {
    get { self[IsElevatedKey.self] }
    set { self[IsElevatedKey.self] = newValue }
  }
}

private enum IsElevatedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension Color {
  /// The ground of what stands over the scene: white, or 28 of 255 in the dark.
  static var elevatedBackground: Color { secondarySystemGroupedBackground }
}

/// A ground of the system as it is at the height of the view.
struct SystemGround: View {
  enum Kind {
    /// Behind everything.
    case plain
    /// Behind plates.
    case grouped
    /// Plates.
    case plate
  }

  @Environment(\.isElevated) private var isElevated
  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  var body: some View { color }

  /// Source: Apple, `UIColor`: the system backgrounds at the base and the elevated level.
  private var color: Color {
    switch kind {
    case .plain: isElevated ? .elevatedBackground : .systemBackground
    case .grouped: isElevated ? .secondarySystemBackground : .systemGroupedBackground
    case .plate: isElevated ? .tertiarySystemBackground : .secondarySystemGroupedBackground
    }
  }
}
