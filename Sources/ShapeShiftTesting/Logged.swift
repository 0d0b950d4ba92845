import ShapeShift
public import ViewTree

/// The uses of views, by the names of ``SwiftUICore/View/logged(_:)``.
@MainActor
final class CallbackLog {
  private(set) var names: [String] = []

  nonisolated init() {}

  func add(_ name: String) { names.append(name) }
}

extension EnvironmentValues {
  /// The log in which a test's scene records uses, or `nil` in other scenes.
  var callbackLog: CallbackLog? {
    get { self[CallbackLogKey.self] }
    set { self[CallbackLogKey.self] = newValue }
  }
}

private enum CallbackLogKey: EnvironmentKey {
  static var defaultValue: CallbackLog? { nil }
}

private struct LoggedModifier: ViewModifier {
  @Environment(\.callbackLog) private var log
  let name: String

  private var afterUse: (@MainActor () -> Void)? {
    guard let log else { return nil }
    return { [name] in log.add(name) }
  }

  func body(content: Content) -> some View {
    content.environment(\.afterUse, afterUse)
  }
}

extension View {
  /// Records each use of the view in ``TestScene/callbacks``: when a control in it acts, or a gesture in it ends.
  ///
  /// Of nested names, the innermost is recorded. Outside of a ``TestScene`` it has no effect.
  public nonisolated func logged(_ name: String) -> some View {
    modifier(LoggedModifier(name: name))
  }
}
