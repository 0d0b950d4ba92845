// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// A function that source names by `#selector`, or by a text.
///
/// There is no Objective-C here. In Swift files that are drawn, `#selector(Model.tap)` holds the function itself, which
/// can be called. A text is only a name: nothing is found by it.
public struct Selector: Hashable, ExpressibleByStringLiteral, @unchecked Sendable {
  // Sendable because the function is called on the main actor only.

  private let name: String
  private let function: (@MainActor (_ target: Any?, _ sender: Any?) -> Bool)?

  public init(_ name: String) { (self.name, function) = (name, nil) }
  public init(stringLiteral value: String) { self.init(value) }

  private init(
    _ place: Place, _ function: @escaping @MainActor (_ target: Any?, _ sender: Any?) -> Bool
  ) {
    (name, self.function) = ("\(place.file):\(place.line):\(place.column)", function)
  }

  /// Where a selector stands.
  private struct Place {
    let file: String
    let line: Int
    let column: Int
  }

  /// Whether both are the same name, or stand at the same place of the source.
  public static func == (lhs: Selector, rhs: Selector) -> Bool { lhs.name == rhs.name }

  /// Hashes the name, or the place.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Calls the function.
  ///
  /// - Returns: Whether there is one that takes these.
  @MainActor @discardableResult
  func perform(on target: Any?, with sender: Any?) -> Bool {
    function?(target, sender) ?? false
  }
}

/// A function that stays on the main actor.
private struct Uncrossed<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

// Which of these the compiler takes depends on the function's isolation, and on whether an object stands before its name.
// A second argument, why a function is called, is nil: no events of UIKit's happen here.

extension Selector {
  /// A method without arguments.
  public init<Target, Result>(
    _ method: @escaping (Target) -> () -> Result,
    file: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    // Called on the main actor only.
    let method = Uncrossed(method)
    self.init(Place(file: file, line: line, column: column)) { target, _ in
      guard let target = target as? Target else { return false }
      _ = method.value(target)()
      return true
    }
  }

  /// A method that takes who sends it.
  public init<Target, Sender, Result>(
    _ method: @escaping (Target) -> (Sender) -> Result,
    file: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    // Called on the main actor only.
    let method = Uncrossed(method)
    self.init(Place(file: file, line: line, column: column)) { target, sender in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      _ = method.value(target)(sender)
      return true
    }
  }

  /// A method that takes who sends it, and why.
  public init<Target, Sender, Event, Result>(
    _ method: @escaping (Target) -> (Sender, Event?) -> Result,
    file: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    // Called on the main actor only.
    let method = Uncrossed(method)
    self.init(Place(file: file, line: line, column: column)) { target, sender in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      _ = method.value(target)(sender, nil)
      return true
    }
  }

  /// A method of the main actor's without arguments.
  public init<Target, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Result,
    file: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(Place(file: file, line: line, column: column)) { target, _ in
      guard let target = target as? Target else { return false }
      _ = method(target)()
      return true
    }
  }

  /// A method of the main actor's that takes who sends it.
  public init<Target, Sender, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result,
    file: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(Place(file: file, line: line, column: column)) { target, sender in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      _ = method(target)(sender)
      return true
    }
  }

  /// A method of the main actor's that takes who sends it, and why.
  public init<Target, Sender, Event, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event?) -> Result,
    file: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(Place(file: file, line: line, column: column)) { target, sender in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      _ = method(target)(sender, nil)
      return true
    }
  }

  /// A method of an object, without arguments.
  @preconcurrency @_disfavoredOverload
  public init<Result>(
    _ method: @escaping @MainActor () -> Result,
    file: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(Place(file: file, line: line, column: column)) { _, _ in
      _ = method()
      return true
    }
  }

  /// A method of an object that takes who sends it.
  @preconcurrency @_disfavoredOverload
  public init<Sender, Result>(
    _ method: @escaping @MainActor (Sender) -> Result,
    file: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(Place(file: file, line: line, column: column)) { _, sender in
      guard let sender = sender as? Sender else { return false }
      _ = method(sender)
      return true
    }
  }

  /// A method of an object that takes who sends it, and why.
  @preconcurrency @_disfavoredOverload
  public init<Sender, Event, Result>(
    _ method: @escaping @MainActor (Sender, Event?) -> Result,
    file: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(Place(file: file, line: line, column: column)) { _, sender in
      guard let sender = sender as? Sender else { return false }
      _ = method(sender, nil)
      return true
    }
  }
}
