public import VectorGeometry

/// Whether a scroll view goes beyond its ends.
public struct ScrollBounceBehavior: Sendable {
  /// Whether it does so though all of its content is in sight.
  let isAlways: Bool

  /// As the platform has it: always.
  public static let automatic = ScrollBounceBehavior(isAlways: true)
  /// Always bounces.
  public static let always = ScrollBounceBehavior(isAlways: true)
  /// Bounces if the content exceeds the window.
  public static let basedOnSize = ScrollBounceBehavior(isAlways: false)
}

extension EnvironmentValues {
  /// How the scroll views inside are moved.
  var scrollManner: ScrollManner {
    get { self[ScrollMannerKey.self] }
    set { self[ScrollMannerKey.self] = newValue }
  }

  /// Whether scroll views inside can be moved by people.
  public var isScrollEnabled: Bool {
    get { scrollManner.isEnabled }
    set { scrollManner.isEnabled = newValue }
  }
}

private enum ScrollMannerKey: EnvironmentKey {
  static var defaultValue: ScrollManner { ScrollManner() }
}

extension View {
  /// Whether people can move the scroll views inside; programs still can.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Whether scroll views inside go beyond their ends, along some axes.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.scrollManner) { manner in
      if behavior.isAlways {
        manner.alwaysBounces.formUnion(axes)
      } else {
        manner.alwaysBounces.subtract(axes)
      }
    }
  }
}
