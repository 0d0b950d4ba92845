import ViewTree

extension InputStep {
  /// The name that the step has for a view.
  var name: String? {
    switch self {
    case .tap(let target, _), .scroll(.by(_, let target)), .scroll(.to(let target)): target.name
    case .drag(let drag, _, _): drag.start.name
    case .type(_, let target): target?.name
    case .expect(let expectation): expectation.target.name
    case .focus(let identifier): identifier
    case .press, .dismiss, .back, .surroundings, .recorded: nil
    }
  }
}

extension StepTarget {
  /// The name or id of the view.
  var name: String? {
    switch self {
    case .point: nil
    case .name(let name): name
    case .query(let query): query.name ?? query.id
    }
  }

  /// The text that may be the id of the view.
  var id: String? {
    switch self {
    case .point: nil
    case .name(let name): name
    case .query(let query): query.role == nil && query.name == nil ? query.id : nil
    }
  }

  /// The properties of the view.
  var query: ElementQuery {
    switch self {
    case .point: ElementQuery()
    case .name(let name): ElementQuery(text: name)
    case .query(let query):
      { () -> ElementQuery in
        let roles = query.role.map { $0 == .text ? [$0, .heading] : [$0] }
        var result = ElementQuery(roles: roles, text: query.name, identifier: query.id)
        result.index = query.index
        return result
      }()
    }
  }
}
