import ShapeShift
public import ViewTree

/// What was used, by the names of ``SwiftUICore/View/logged(_:)``.
@MainActor
final class CallbackLog {
  private(set) var names: [String] = []

  nonisolated init() {}

  func add(_ name: String) { names.append(name) }
}

extension EnvironmentValues {
  /// Where a test's scene notes what was used; nil in all other scenes.
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
  /// Notes in ``TestScene/callbacks`` each time that the view is used: a control in it acts, or a gesture in it ends.
  ///
  /// Of names around each other the innermost counts. In scenes that are no ``TestScene`` it does nothing.
  public nonisolated func logged(_ name: String) -> some View {
    modifier(LoggedModifier(name: name))
  }
}
