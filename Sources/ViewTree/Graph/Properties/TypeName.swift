import Synchronization

/// Names of types; the runtime spells a type out anew each time it is asked, which takes longer than
/// making most nodes.
final class TypeNames: Sendable {
  private let known = Mutex<[ObjectIdentifier: String]>([:])

  /// The name of a type, which is made when it is asked for first.
  func name(of type: Any.Type, make: () -> String) -> String {
    let key = ObjectIdentifier(type)
    if let name = known.withLock({ $0[key] }) { return name }
    let name = make()
    known.withLock { $0[key] = name }
    return name
  }
}

private let typeNames = TypeNames()

/// The name of a type without its generic arguments and its module.
func typeName(_ type: Any.Type) -> String {
  typeNames.name(of: type) {
    // What `String(describing:)` comes to for types, after it has asked for several conformances.
    let full = _typeName(type, qualified: false)
    let base = full.prefix { $0 != "<" }
    return String(base.split(separator: ".").last ?? base)
  }
}
