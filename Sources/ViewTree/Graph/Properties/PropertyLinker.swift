/// Links the dynamic properties of a view's copy, in place, to what the graph keeps for the view.
@MainActor
package enum PropertyLinker {
  /// Whether views of the type have properties to link.
  static func hasProperties(_ type: Any.Type) -> Bool { !TypePlan.of(type).properties.isEmpty }

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
  package nonisolated static func linkFields<T>(of value: inout T, _ context: inout _LinkContext) {
    let plan = MainActor.assumeIsolated { TypePlan.of(T.self) }
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
}
