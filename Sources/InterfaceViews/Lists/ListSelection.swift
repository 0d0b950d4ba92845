import ViewTree

/// Which rows of a list are selected.
struct ListSelection {
  /// Whether more than one can be.
  let isMultiple: Bool
  /// Whether a row is.
  let contains: @MainActor (Subview) -> Bool
  /// Selects a row, or takes it out of those that are.
  let choose: @MainActor (Subview) -> Void
  /// Selects the row of a link's value; false for a value of another type.
  let chooseValue: @MainActor (AnyHashable) -> Bool
  /// Has no row selected.
  let clear: @MainActor () -> Void

  /// The row of a value.
  @MainActor init<Value: Hashable>(_ selected: Binding<Value?>?) {
    isMultiple = false
    contains = { row in
      guard let selected = selected?.wrappedValue else { return false }
      return row.selected(as: Value.self) == selected
    }
    choose = { row in
      if let chosen = row.selected(as: Value.self) { selected?.wrappedValue = chosen }
    }
    chooseValue = { value in
      guard let selected, let value = value.base as? Value else { return false }
      selected.wrappedValue = value
      return true
    }
    clear = { selected?.wrappedValue = nil }
  }

  /// The rows of values.
  @MainActor init<Value: Hashable>(_ values: Binding<Set<Value>>?) {
    isMultiple = true
    contains = { row in
      guard let values, let value = row.selected(as: Value.self) else { return false }
      return values.wrappedValue.contains(value)
    }
    choose = { row in
      guard let values, let value = row.selected(as: Value.self) else { return }
      var chosen = values.wrappedValue
      if chosen.remove(value) == nil { chosen.insert(value) }
      values.wrappedValue = chosen
    }
    chooseValue = { _ in false }
    clear = { values?.wrappedValue = [] }
  }
}

extension Subview {
  /// What stands for the row in a selection: the value of the link that it is, else its tag or its element's identity.
  @MainActor fileprivate func selected<Value: Hashable>(as type: Value.Type) -> Value? {
    containerValues.listRow.linkValue?.base as? Value ?? selectionValue(of: type)
  }
}

/// What rows that are links do with their values, where a list has a selection.
struct ListChoice {
  /// Selects the row of a value; false where there is nothing to select.
  let choose: @MainActor (AnyHashable) -> Bool
}

private enum ListChoiceKey: EnvironmentKey {
  static var defaultValue: ListChoice? { nil }
}

extension EnvironmentValues {
  /// What selects rows of the list around.
  var listChoice: ListChoice? {
    get { self[ListChoiceKey.self] }
    set { self[ListChoiceKey.self] = newValue }
  }
}
