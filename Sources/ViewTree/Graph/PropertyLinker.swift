@_spi(Reflection) import Swift

/// Links the dynamic properties of a view's copy, in place, to what the graph keeps for the view.
///
/// The one place that looks into a type's memory: the fields' offsets come from the standard library's
/// `_forEachField`, read once a type.
@MainActor
enum PropertyLinker {
  /// A stored property that matters: where it stands and what it is.
  private struct Field {
    let offset: Int
    let type: Any.Type
    let property: (any DynamicProperty.Type)?
  }

  /// The stored properties of a type; nil stands for a type whose values can't be looked into.
  private struct Plan {
    var fields: [Field] = []
    var properties: [Field] = []
    var isOpaque = false
  }

  private static var plans: [ObjectIdentifier: Plan] = [:]

  private static func plan(for type: Any.Type) -> Plan {
    let key = ObjectIdentifier(type)
    if let plan = plans[key] { return plan }
    var plan = Plan()
    let isComplete = unsafe _forEachField(of: type) { _, offset, type, _ in
      plan.fields.append(
        Field(offset: offset, type: type, property: type as? any DynamicProperty.Type))
      return true
    }
    plan.isOpaque = !isComplete
    plan.properties = plan.fields.filter { $0.property != nil }
    plans[key] = plan
    return plan
  }

  /// Whether views of the type have properties to link.
  static func hasProperties(_ type: Any.Type) -> Bool { !plan(for: type).properties.isEmpty }

  /// Links every dynamic property of `view`; tells whether one of them shows a new value.
  static func link<V>(
    _ view: inout V, storage: inout PropertyStorage, environment: EnvironmentValues,
    invalidate: @escaping @MainActor () -> Void
  ) -> Bool {
    guard hasProperties(V.self) else { return false }
    var context = _LinkContext(
      slots: storage.slots, environment: environment, invalidate: invalidate)
    linkFields(of: &view, &context)
    storage.slots = context.slots
    return context.hasChanged
  }

  /// Links the dynamic properties among the stored properties of `value`.
  nonisolated static func linkFields<T>(of value: inout T, _ context: inout _LinkContext) {
    let fields = MainActor.assumeIsolated { plan(for: T.self).properties.map(Link.init) }
    unsafe withUnsafeMutablePointer(to: &value) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for field in fields { unsafe link(field.type, at: base + field.offset, &context) }
    }
  }

  /// A dynamic property of some type.
  private struct Link: @unchecked Sendable {
    let offset: Int
    let type: any DynamicProperty.Type

    init(_ field: Field) {
      offset = field.offset
      guard let type = field.property else {
        preconditionFailure("only dynamic properties are linked")
      }
      self.type = type
    }
  }

  nonisolated private static func link<P: DynamicProperty>(
    _ type: P.Type, at address: UnsafeMutableRawPointer, _ context: inout _LinkContext
  ) {
    unsafe address.assumingMemoryBound(to: P.self).pointee._link(&context)
  }

  /// Whether two values of a view are known to be equal, property by property.
  ///
  /// Dynamic properties are left out: what they show is compared when they are linked. A property that
  /// is neither `Equatable` nor an object counts as changed.
  static func isEqual<V>(_ lhs: V, _ rhs: V) -> Bool {
    let plan = plan(for: V.self)
    guard !plan.isOpaque else { return false }
    if type(of: rhs) is any Equatable.Type { return areEqual(lhs, rhs) }
    return unsafe withUnsafePointer(to: lhs) { left in
      unsafe withUnsafePointer(to: rhs) { right in
        let (left, right) = unsafe (UnsafeRawPointer(left), UnsafeRawPointer(right))
        return plan.fields.allSatisfy { field in
          guard field.property == nil else { return true }
          return unsafe isEqual(field.type, left + field.offset, right + field.offset)
        }
      }
    }
  }

  private static func isEqual(
    _ type: Any.Type, _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
  ) -> Bool {
    func open<T>(_ type: T.Type) -> Bool {
      unsafe areEqual(
        lhs.assumingMemoryBound(to: T.self).pointee, rhs.assumingMemoryBound(to: T.self).pointee)
    }
    return _openExistential(type, do: open)
  }
}
