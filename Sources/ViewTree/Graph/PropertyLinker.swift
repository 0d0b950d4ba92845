@_spi(Reflection) import Swift

/// Links the dynamic properties of a view's copy, in place, to what the graph keeps for the view.
///
/// The one place that looks into a type's memory: the fields' offsets come from the standard library's
/// `_forEachField`, read once a type.
@MainActor
enum PropertyLinker {
  /// A stored property: where it stands and what it is.
  private struct Field: @unchecked Sendable {
    let name: String
    let offset: Int
    let type: Any.Type
    let property: (any DynamicProperty.Type)?
  }

  /// The stored properties of a type; nothing is known of types that are no structs.
  private struct Plan: Sendable {
    var fields: [Field] = []
    var properties: [Field] = []
    var isOpaque = true
  }

  private static var plans: [ObjectIdentifier: Plan] = [:]

  private static func plan(for type: Any.Type) -> Plan {
    let key = ObjectIdentifier(type)
    if let plan = plans[key] { return plan }
    let plan = makePlan(for: type)
    plans[key] = plan
    return plan
  }

  private static func makePlan(for type: Any.Type) -> Plan {
    guard isStruct(type) else { return Plan() }
    var plan = Plan()
    let isComplete = unsafe _forEachField(of: type) { name, offset, type, _ in
      plan.fields.append(
        Field(
          name: unsafe String(cString: name), offset: offset, type: type,
          property: type as? any DynamicProperty.Type))
      return true
    }
    plan.isOpaque = !isComplete || !hasOnlyStrongFields(type)
    plan.properties = plan.fields.filter { $0.property != nil }
    return plan
  }

  /// Whether the type is a struct: the fields of no other kind of type can be told from the type alone.
  ///
  /// Source: the Swift ABI, `MetadataKind.def`: a type's record begins with its kind, 0x200 for structs.
  private static func isStruct(_ type: Any.Type) -> Bool {
    unsafe unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == 0x200
  }

  /// Whether no field is weak or unowned: such fields are not stored as their type says.
  private static func hasOnlyStrongFields(_ type: Any.Type) -> Bool {
    func open<T>(_ type: T.Type) -> Bool {
      unsafe _forEachFieldWithKeyPath(of: type) { _, _ in true }
    }
    return _openExistential(type, do: open)
  }

  /// Whether views of the type have properties to link.
  static func hasProperties(_ type: Any.Type) -> Bool { !plan(for: type).properties.isEmpty }

  /// Links every dynamic property of `view`; tells whether one of them shows a new value.
  static func link<V>(
    _ view: inout V, storage: inout PropertyStorage, node: AnyViewNode
  ) -> Bool {
    guard hasProperties(V.self) else { return false }
    var context = _LinkContext(slots: storage.slots, node: node)
    linkFields(of: &view, &context)
    storage.slots = context.slots
    storage.changes = context.changes
    return context.hasChanged
  }

  /// Links the dynamic properties among the stored properties of `value`.
  nonisolated static func linkFields<T>(of value: inout T, _ context: inout _LinkContext) {
    let plan = MainActor.assumeIsolated { self.plan(for: T.self) }
    unsafe withUnsafeMutablePointer(to: &value) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for field in plan.properties {
        guard let type = field.property else { continue }
        let (known, changed) = (context.changes, context.hasChanged)
        context.hasChanged = false
        unsafe link(type, at: base + field.offset, &context)
        let isNew = context.hasChanged || context.changes.count > known.count
        context.changes = isNew ? known + [field.name] : known
        context.hasChanged = context.hasChanged || changed
      }
    }
  }

  nonisolated private static func link<P: DynamicProperty>(
    _ type: P.Type, at address: UnsafeMutableRawPointer, _ context: inout _LinkContext
  ) {
    unsafe address.assumingMemoryBound(to: P.self).pointee._link(&context)
  }

  /// Whether two values are known to be equal: by `==`, the same object, or a struct property by property.
  ///
  /// Dynamic properties of the value itself are left out: what they show is compared when they are
  /// linked. Those of a view inside, which are linked elsewhere, count as changed, as does whatever
  /// can't be compared, such as a closure.
  static func isEqual<V>(_ lhs: V, _ rhs: V) -> Bool { isEqual(lhs, rhs, isLinked: true) }

  private static func isEqual<V>(_ lhs: V, _ rhs: V, isLinked: Bool) -> Bool {
    if V.self is any Equatable.Type || V.self is AnyObject.Type { return areEqual(lhs, rhs) }
    if let lhs = lhs as? any DeeplyComparable { return lhs.isKnownEqual(to: rhs) }
    let plan = plan(for: V.self)
    guard !plan.isOpaque else { return areEqual(lhs, rhs) }
    return unsafe withUnsafePointer(to: lhs) { left in
      unsafe withUnsafePointer(to: rhs) { right in
        let (left, right) = unsafe (UnsafeRawPointer(left), UnsafeRawPointer(right))
        return plan.fields.allSatisfy { field in
          guard field.property == nil else { return isLinked }
          return unsafe isEqual(field.type, left + field.offset, right + field.offset)
        }
      }
    }
  }

  private static func isEqual(
    _ type: Any.Type, _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
  ) -> Bool {
    func open<T>(_ type: T.Type) -> Bool {
      unsafe isEqual(
        lhs.assumingMemoryBound(to: T.self).pointee, rhs.assumingMemoryBound(to: T.self).pointee,
        isLinked: false)
    }
    return _openExistential(type, do: open)
  }
}

/// A collection of values that may have no `==`, to be compared one by one.
@MainActor
private protocol DeeplyComparable {
  func isKnownEqual(to other: Any) -> Bool
}

extension Array: DeeplyComparable {
  fileprivate func isKnownEqual(to other: Any) -> Bool {
    guard let other = other as? [Element], count == other.count else { return false }
    return zip(self, other).allSatisfy { PropertyLinker.isEqual($0, $1) }
  }
}

extension Dictionary: DeeplyComparable {
  fileprivate func isKnownEqual(to other: Any) -> Bool {
    guard let other = other as? [Key: Value], count == other.count else { return false }
    return allSatisfy { key, value in other[key].map { PropertyLinker.isEqual(value, $0) } ?? false
    }
  }
}

extension Optional: DeeplyComparable {
  fileprivate func isKnownEqual(to other: Any) -> Bool {
    guard let other = other as? Wrapped? else { return false }
    guard let self, let other else { return self == nil && other == nil }
    return PropertyLinker.isEqual(self, other)
  }
}
