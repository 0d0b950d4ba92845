import ValueStreams

/// The focus of the scene whose code runs, for code that ends it without a view.
@MainActor
package enum SceneFocus {
  private static var current: FocusCenter?

  /// Runs code of a scene.
  static func run(_ center: FocusCenter, _ body: () -> Void) {
    let outer = current
    current = center
    body()
    current = outer
  }

  /// Takes the focus from what has it.
  ///
  /// - Returns: Whether something had it.
  package static func end() -> Bool {
    guard let current, current.current != nil else { return false }
    current.move(to: nil, because: .program, at: VirtualClock.current?.now() ?? 0)
    return true
  }
}
