import DocumentModel
import Foundation
import InputModel
import VectorGeometry
import ViewTree

extension ValueType where Value == AccessibilityRole {
  static let role = ValueType.choice(AccessibilityRole.allCases.map { ($0.rawValue, $0) })
}

extension ValueType where Value == StepTarget {
  private static let targetForm = ObjectForm<StepTarget>(
    optional("id", .string, "The id of the view, or its accessibility identifier."),
    optional("role", .role, "The role of the view."),
    optional("name", .string, "The accessibility label of the view."),
    optional("index", .count, "The index among several matches, from 0.")
  ) { (id, role, name, index) throws(ArgumentProblem) in
    guard id != nil || role != nil || name != nil else {
      throw ArgumentProblem(
        code: .missingKey, message: "a view needs one of the keys \"id\", \"role\" and \"name\"")
    }
    return .query(StepQuery(id: id, role: role, name: name, index: index))
  }

  /// A view by its id or name, by what it tells, or a point of the canvas.
  static let stepTarget = ValueType(
    "a view's id or name, an object that identifies it, or an array of x and y",
    schema: [
      "anyOf": [
        ["type": "string", "minLength": 1], targetForm.schema,
        ValueType<CGPoint>.place.info.literalSchema,
      ]
    ],
    examples: ["undo", ["role": "button", "name": "Undo"], [10, 20]], takesExpressions: false,
    matches: .string || .object || .array
  ) { node, decoder in
    if let text = node.string, !text.isEmpty { return .name(text) }
    if node.elements != nil {
      return ValueType<CGPoint>.place.decode(node, decoder).map { .point($0) }
    }
    guard let members = node.members else {
      decoder.reportType("a view's id or name, an object that identifies it, or a point", node)
      return nil
    }
    return targetForm.read(
      ArgumentList(owner: .described("a view of a step"), span: node.span, members: members),
      decoder)
  }

  /// The keys that name a view.
  static var parameters: [ParameterInfo] { targetForm.parameters }
}

/// Where a drag ends: a point, or a share of the way of a knob.
enum DragEnd: Sendable {
  case point(CGPoint)
  case share(Double)
}

extension ValueType where Value == DragEnd {
  fileprivate static let dragEnd = ValueType(
    "an array of x and y, or a number in 0...1",
    schema: [
      "anyOf": [
        ValueType<CGPoint>.place.info.literalSchema, ValueType<Double>.unit.info.literalSchema,
      ]
    ],
    examples: [[200, 100], 0.5], takesExpressions: false, matches: .array || .number
  ) { node, decoder in
    if node.number != nil {
      return ValueType<Double>.unit.decode(node, decoder).map { .share($0) }
    }
    return ValueType<CGPoint>.place.decode(node, decoder).map { .point($0) }
  }
}

extension ValueType where Value == StepDrag {
  private static let dragForm = ObjectForm<StepDrag>(
    optional("from", .place, "The start point, x and y."),
    optional("on", .stepTarget, "The view to start on, instead of a point."),
    optional("to", .dragEnd, "The end point, x and y, or for a slider a fraction of its range."),
    optional("by", .place, "The distance, x and y, instead of an end point.")
  ) { (from, on, to, by) throws(ArgumentProblem) in
    let start: StepTarget
    switch (from, on) {
    case (let point?, nil): start = .point(point)
    case (nil, let target?): start = target
    case (nil, nil), (_?, _?):
      throw ArgumentProblem(
        code: from == nil ? .missingKey : .conflictingKeys,
        message: "a drag needs either \"from\", a point, or \"on\", a view")
    }
    switch (to, by) {
    case (.point(let point)?, nil): return StepDrag(start: start, end: .point(point))
    case (.share(let share)?, nil) where from == nil:
      return StepDrag(start: start, end: .share(share))
    case (nil, let distance?):
      return StepDrag(
        start: start, end: .distance(CGSize(width: distance.x, height: distance.y)))
    case (.share?, nil):
      throw ArgumentProblem(
        code: .conflictingKeys, message: "a drag to a fraction needs \"on\", a slider")
    case (nil, nil), (_?, _?):
      throw ArgumentProblem(
        code: to == nil ? .missingKey : .conflictingKeys,
        message: "a drag needs either \"to\", an end point, or \"by\", a distance")
    }
  }

  static let stepDrag = ValueType.object("an object of a drag", dragForm)

  /// The keys of a drag.
  static var parameters: [ParameterInfo] { dragForm.parameters }
}

extension ValueType where Value == StepKey {
  private static let keyForm = ObjectForm<StepKey>(
    required("key", .string, "The key: a character, or a name such as \"return\"."),
    defaulted("modifiers", .modifiers, [], "The modifier keys to hold.")
  ) { StepKey(key: $0, modifiers: $1) }

  static let stepKey = ValueType(
    "a key, or an object of a key",
    schema: ["anyOf": [["type": "string", "minLength": 1], keyForm.schema]],
    examples: ["return", ["key": "s", "modifiers": ["command"]]], takesExpressions: false,
    matches: .string || .object
  ) { node, decoder in
    if let key = node.string, !key.isEmpty { return StepKey(key: key, modifiers: []) }
    guard let members = node.members else {
      decoder.reportType("a key such as \"return\"", node)
      return nil
    }
    return keyForm.read(
      ArgumentList(owner: .described("a key"), span: node.span, members: members), decoder)
  }

  /// The keys of a key.
  static var parameters: [ParameterInfo] { keyForm.parameters }
}

extension ValueType where Value == InputModifiers {
  private static let names = ValueType<InputModifiers>.choice(
    InputModifiers.names.map { ($0.name, $0.modifier) })

  fileprivate static let modifiers = ValueType<[InputModifiers]>.array(
    names, "an array of modifiers"
  ).map { $0.reduce(InputModifiers()) { $0.union($1) } }
}

extension ValueType where Value == StepScroll {
  private static let scrollForm = ObjectForm<StepScroll>(
    optional("on", .stepTarget, "The view to scroll."),
    optional("by", .place, "The scroll distance, x and y."),
    optional("to", .stepTarget, "The view to scroll to.")
  ) { (on, by, to) throws(ArgumentProblem) in
    switch (on, by, to) {
    case (let target?, let distance?, nil):
      return .by(CGSize(width: distance.x, height: distance.y), on: target)
    case (nil, nil, let target?): return .to(target)
    default:
      throw ArgumentProblem(
        code: .missingKey, message: "a scroll needs either \"on\" and \"by\", or \"to\"")
    }
  }

  static let stepScroll = ValueType.object("an object of a scroll", scrollForm)

  /// The keys of a scroll.
  static var parameters: [ParameterInfo] { scrollForm.parameters }
}

/// A view that gets the focus, or none.
struct FocusTarget: Sendable {
  let identifier: String?
}

extension ValueType where Value == FocusTarget {
  static let focusTarget = ValueType(
    "the id of a view, or null for none", schema: ["type": ["string", "null"]],
    examples: ["name", .null], takesExpressions: false
  ) { node, decoder in
    if node.isNull { return FocusTarget(identifier: nil) }
    return ValueType<String>.string.decode(node, decoder).map { FocusTarget(identifier: $0) }
  }
}

extension ValueType where Value == SurroundingsInput {
  private static let surroundingsForm = ObjectForm<SurroundingsInput>(
    optional("colorScheme", .choice([("light", "light"), ("dark", "dark")]), "The color scheme."),
    optional("dynamicTypeSize", .dynamicTypeSize, "The Dynamic Type size."),
    optional("locale", .string, "The locale, such as \"de_DE\"."),
    optional(
      "size", .place, "The size of the canvas, in points: greater than 0 and less than 1000000.")
  ) { scheme, size, locale, canvas in
    SurroundingsInput(
      size: canvas.map { CGSize(width: $0.x, height: $0.y) }, colorScheme: scheme,
      dynamicTypeSize: size.map { "\($0)" }, locale: locale)
  }

  static let surroundings = ValueType.object("an object of environment changes", surroundingsForm)

  /// The keys of what changes.
  static var parameters: [ParameterInfo] { surroundingsForm.parameters }
}

extension ValueType where Value == Expectation {
  private static let expectationForm = ObjectForm<Expectation>(
    optional("text", .string, "The text."),
    optional("id", .string, "The id of a view, or its accessibility identifier."),
    optional("role", .role, "The role of the view."),
    optional("name", .string, "The accessibility label of the view."),
    optional("index", .count, "The index among several matches, from 0."),
    defaulted("exists", .bool, true, "Whether the view exists."),
    optional("value", .string, "The accessibility value, such as \"50%\"."),
    optional("isEnabled", .bool, "Whether the view is enabled.")
  ) { (text, id, role, name, index, exists, value, isEnabled) throws(ArgumentProblem) in
    guard text != nil || id != nil || role != nil || name != nil else {
      throw ArgumentProblem(
        code: .missingKey,
        message: "an expectation needs one of the keys \"text\", \"id\", \"role\" and \"name\"")
    }
    guard exists || value == nil && isEnabled == nil else {
      throw ArgumentProblem(
        code: .conflictingKeys,
        message: "\"value\" and \"isEnabled\" cannot be combined with \"exists\": false")
    }
    let target: StepTarget =
      if let text {
        .query(StepQuery(role: .text, name: text, index: index))
      } else {
        .query(StepQuery(id: id, role: role, name: name, index: index))
      }
    return Expectation(target: target, exists: exists, value: value, isEnabled: isEnabled)
  }

  /// What a view tells: a text alone stands for a view's id or name.
  static let expectation = ValueType(
    "a view's id or name, or an object of its expected state",
    schema: ["anyOf": [["type": "string", "minLength": 1], expectationForm.schema]],
    examples: ["Saved", ["role": "slider", "name": "Hue", "value": "50%"]],
    takesExpressions: false, matches: .string || .object
  ) { node, decoder in
    if let text = node.string, !text.isEmpty {
      return Expectation(target: .name(text), exists: true, value: nil, isEnabled: nil)
    }
    guard let members = node.members else {
      decoder.reportType("a view's id or name, or an object of its expected state", node)
      return nil
    }
    return expectationForm.read(
      ArgumentList(owner: .described("an expectation"), span: node.span, members: members), decoder)
  }

  /// The keys of an expectation.
  static var parameters: [ParameterInfo] { expectationForm.parameters }
}

extension ValueType where Value == InputLog {
  /// A file of events beneath the document's folder.
  static let session = ValueType(
    "the path of a recorded session", schema: ["type": "string"], examples: ["session.jsonl"],
    takesExpressions: false, matches: .string
  ) { node, decoder in
    guard let path = node.string else {
      decoder.reportType("the path of a recorded session", node)
      return nil
    }
    return decoder.session(path, node)
  }
}

extension DocumentDecoder {
  /// The events of a file; nil after a report.
  fileprivate func session(_ path: String, _ node: JSONNode) -> InputLog? {
    do throws(Diagnostic) {
      let bytes = try files.bytes(of: path, limits: limits)
      let file = try files.url(of: path)
      if !usedFiles.contains(file) { usedFiles.append(file) }
      do throws(InputLogError) {
        return try InputLog(lines: String(decoding: bytes, as: UTF8.self))
      } catch {
        throw Diagnostic(.invalidSession, "\(Diagnostic.quoted(path)), \(error)")
      }
    } catch {
      report(error.code, error.message, at: node.span, help: error.help)
      return nil
    }
  }
}
