extension ExpressionEvaluator {
  /// The functions of lists.
  mutating func list(_ function: ExpressionFunction, _ arguments: [Node], at node: Node)
    throws(ExpressionError) -> JSONValue
  {
    if function == .slice { return try slice(arguments, at: node) }
    let elements = try self.elements(arguments[0], of: function)
    try spend(elements.count, at: node)
    let asked = try arguments.count > 1 ? results(of: arguments[1], for: elements) : nil
    switch function {
    case .map: return .array(asked ?? elements)
    case .filter: return try filter(elements, asked ?? [], arguments)
    case .reversed: return .array(elements.reversed())
    case .sort: return try sorted(elements, by: asked ?? elements, at: node)
    case .unique: return try unique(elements, by: asked ?? elements, at: node)
    case .group: return try grouped(elements, by: asked ?? elements, at: node)
    default: return try total(function, of: asked ?? elements, at: node)
    }
  }

  /// The elements of a list.
  mutating func elements(_ list: Node, of function: ExpressionFunction) throws(ExpressionError)
    -> [JSONValue]
  {
    let value = try evaluate(list)
    guard let elements = value.array else {
      throw mismatch("\(function.rawValue)()", "an array", value, at: list)
    }
    return elements
  }

  /// What `x => …` gives for each element; a second name has its position, from 0.
  ///
  /// What it gives costs as many steps as it is large: lists of lists cannot grow without end.
  mutating func results(of lambda: Node, for elements: [JSONValue]) throws(ExpressionError)
    -> [JSONValue]
  {
    guard case .lambda(let names, let body) = lambda.kind else { return [] }
    let outside = scope
    defer { scope = outside }
    var results: [JSONValue] = []
    results.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      scope = outside.binding(names, element, index)
      let result = try evaluate(body)
      try spend(result.weight(limit: budget.remaining), at: lambda)
      results.append(result)
    }
    return results
  }

  private func filter(
    _ elements: [JSONValue], _ answers: [JSONValue], _ arguments: [Node]
  ) throws(ExpressionError) -> JSONValue {
    var kept: [JSONValue] = []
    for (element, answer) in zip(elements, answers) {
      guard let isKept = answer.bool else {
        throw mismatch("filter()", "true or false for each element", answer, at: arguments[1])
      }
      if isKept { kept.append(element) }
    }
    return .array(kept)
  }

  /// Elements in the order of keys, all numbers or all strings; equal ones stay in theirs, those with null come last.
  private mutating func sorted(
    _ elements: [JSONValue], by keys: [JSONValue], at node: Node
  ) throws(ExpressionError) -> JSONValue {
    var steps = elements.count
    while steps > 1 {
      steps /= 2
      try spend(elements.count, at: node)
    }
    let known = keys.indices.filter { !keys[$0].isNull }
    let numbers = known.compactMap { keys[$0].number }
    let texts = known.compactMap { keys[$0].string }
    let order: [Int]
    if numbers.count == known.count {
      order = Self.order(of: numbers)
    } else if texts.count == known.count {
      try spend(texts.reduce(0) { $0 + $1.utf8.count } / 8, at: node)
      order = Self.order(of: texts)
    } else {
      let first = keys[known[0]]
      let odd = known.first { keys[$0].kindName != first.kindName }.map { keys[$0] } ?? first
      throw mismatch("sort()", "only numbers or only strings", odd, at: node)
    }
    let last = keys.indices.filter { keys[$0].isNull }
    return .array((order.map { known[$0] } + last).map { elements[$0] })
  }

  private static func order(of keys: [some Comparable]) -> [Int] {
    keys.indices.sorted { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] < keys[$1] }
  }

  /// The first element of each key, in their order.
  private mutating func unique(
    _ elements: [JSONValue], by keys: [JSONValue], at node: Node
  ) throws(ExpressionError) -> JSONValue {
    var seen: Set<String> = []
    var kept: [JSONValue] = []
    for (element, key) in zip(elements, keys)
    where seen.insert(try identity(of: key, at: node)).inserted {
      kept.append(element)
    }
    return .array(kept)
  }

  /// Objects with `key` and `items`, in the order in which the keys come first.
  private mutating func grouped(
    _ elements: [JSONValue], by keys: [JSONValue], at node: Node
  ) throws(ExpressionError) -> JSONValue {
    var positions: [String: Int] = [:]
    var groups: [(key: JSONValue, items: [JSONValue])] = []
    for (element, key) in zip(elements, keys) {
      let identity = try identity(of: key, at: node)
      if let position = positions[identity] {
        groups[position].items.append(element)
      } else {
        positions[identity] = groups.count
        groups.append((key, [element]))
      }
    }
    return .array(groups.map { ["key": $0.key, "items": .array($0.items)] })
  }

  /// A text that equal values have alone.
  private mutating func identity(of value: JSONValue, at node: Node) throws(ExpressionError)
    -> String
  {
    try spend(value.weight(limit: budget.remaining), at: node)
    switch value {
    case .string(let text): return "s" + text
    case .number(let number): return "n\(number.value + 0)"
    case .null, .bool, .array, .object: return JSONWriter.compact(value)
    }
  }

  /// The sum or the mean of numbers.
  ///
  /// Source: Neumaier, "Rundungsfehleranalyse einiger Verfahren zur Summation endlicher Summen", ZAMM 54 (1974).
  private func total(_ function: ExpressionFunction, of values: [JSONValue], at node: Node)
    throws(ExpressionError) -> JSONValue
  {
    var (sum, lost, count) = (0.0, 0.0, 0)
    for value in values where !value.isNull {
      guard let number = value.number else {
        throw mismatch("\(function.rawValue)()", "numbers", value, at: node)
      }
      let next = sum + number
      lost += abs(sum) >= abs(number) ? (sum - next) + number : (number - next) + sum
      (sum, count) = (next, count + 1)
    }
    guard function == .mean else { return try number(sum + lost, at: node) }
    guard count > 0 else {
      throw ExpressionError(
        .notFinite, "mean() of an empty array has no value", at: node.range,
        help: "test the count of the array first")
    }
    return try number((sum + lost) / Double(count), at: node)
  }

  /// A part of a list or a text, from one position up to but without another; cut where it ends.
  private mutating func slice(_ arguments: [Node], at node: Node) throws(ExpressionError)
    -> JSONValue
  {
    let holder = try evaluate(arguments[0])
    let first = max(try integer(arguments[1], of: "slice()"), 0)
    let end = arguments.count > 2 ? max(try integer(arguments[2], of: "slice()"), first) : Int.max
    switch holder {
    case .array(let elements):
      try spend(elements.count / 8, at: node)
      return .array(Array(elements.dropFirst(first).prefix(end - first)))
    case .string(let text):
      try spend(text.utf8.count / 8, at: node)
      return .string(String(text.dropFirst(first).prefix(end - first)))
    case .null, .bool, .number, .object:
      throw mismatch("slice()", "an array or a string", holder, at: arguments[0])
    }
  }
}
