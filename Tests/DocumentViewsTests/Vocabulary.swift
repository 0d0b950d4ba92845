import DocumentModel
import Foundation
import TestSupport

@testable import DocumentViews

/// Examples of whatever the tables have.
enum Vocabulary {
  static let views = freeViews.map(\.name)
  /// What may stand anywhere: neither marks nor slots.
  fileprivate static let freeViews = ViewTable.entries.filter {
    $0.kind != .mark && $0.children != .slot
  }
  static let marks = ViewTable.entries.filter { $0.kind == .mark }.map(\.name)
  static let modifiers = ModifierTable.entries.map(\.name)

  /// A document that shows a view.
  static func document(_ view: JSONValue) -> String {
    JSONWriter.compact(["shapeshift": 1, "model": ["picked": .null], "view": standing(view)])
  }

  /// A view as it may stand by itself: marks in a chart.
  static func standing(_ view: JSONValue) -> JSONValue {
    guard let name = view["view"]?.string, marks.contains(name) else { return view }
    return ["view": "Chart", "children": [view]]
  }

  /// The arguments of a modifier of marks in every form, each on a mark.
  static func markExamples(_ name: String) -> [JSONValue] {
    guard let entry = MarkModifierTable.byName[name] else { return [] }
    func mark(_ argument: JSONValue) -> JSONValue {
      ["view": "PointMark", "x": 1, "y": 2, "modifiers": [[name: argument]]]
    }
    let short = entry.form.parameters.filter { entry.shorthands.contains($0.name) }
      .flatMap(\.type.examples).map(mark).filter(reads)
    return short + objects(of: entry.form.parameters, wrap: mark).map(mark)
  }

  /// Does something with the files that examples name.
  static func withFiles<Result>(_ body: (URL) throws -> Result) throws -> Result {
    try withFolder(
      [
        "images/dot.png": emptyPNG(width: 8, height: 4),
        "cards/chart.json": Array(
          #"{"shapeshift": 1, "values": {"title": ""}, "view": {"view": "Text", "text": {"$": "title"}}}"#
            .utf8),
      ], body)
  }

  /// A view in every form that shows one of its parameters.
  static func viewExamples(_ name: String) -> [JSONObject] {
    guard let entry = ViewTable.byName[name] else { return [] }
    return objects(of: entry.form.parameters) { view(name, arguments: $0) }.compactMap(\.object)
      .map { view(name, arguments: .object($0)).object ?? [:] }
  }

  /// A view of a type with its arguments, and a view inside if it holds some.
  static func view(_ name: String, arguments: JSONValue) -> JSONValue {
    var view: JSONObject = ["view": .string(name)]
    view.merge(arguments.object ?? [:])
    switch ViewTable.byName[name]?.children {
    case .list?: view["children"] = [["view": "Circle"]]
    case .template?: view["content"] = ["view": "Circle"]
    case .marks?: view["children"] = [["view": "BarMark", "x": "a", "y": 1]]
    case .none?, .slot?, nil: break
    }
    return .object(view)
  }

  /// The view on which a modifier can stand.
  static func view(with modifiers: [JSONValue], for name: String) -> JSONObject {
    let role = ModifierTable.byName[name]?.role
    var view: JSONObject = role == .text ? ["view": "Text", "text": "a"] : ["view": "Circle"]
    view["modifiers"] = .array(modifiers)
    return view
  }

  /// The argument of a modifier in every form.
  static func modifierExamples(_ name: String) -> [JSONValue] {
    guard let entry = ModifierTable.byName[name] else { return [] }
    let short = entry.form.parameters.filter { entry.shorthands.contains($0.name) }
      .flatMap(\.type.examples)
    guard !entry.isSingle else { return short }
    // A shorthand for one parameter may lack another; objects show those.
    let usable = short.filter { reads(.object(view(with: [[name: $0]], for: name))) }
    let full = objects(of: entry.form.parameters) { .object(view(with: [[name: $0]], for: name)) }
    let isTrueEnough = entry.takesTrue && reads(.object(view(with: [[name: true]], for: name)))
    return usable + full + (isTrueEnough ? [true] : [])
  }

  /// Objects of parameters: each parameter with each of its examples, with what else it needs.
  ///
  /// - Parameter wrap: The view, or the style, that shows an object of arguments.
  static func objects(of parameters: [ParameterInfo], wrap: (JSONValue) -> JSONValue)
    -> [JSONValue]
  {
    var minimal = JSONObject()
    for parameter in parameters where parameter.isRequired {
      minimal[parameter.name] = parameter.type.examples.first ?? .null
    }
    var found: [JSONValue] = parameters.isEmpty ? [.object(minimal)] : []
    for parameter in parameters {
      for example in parameter.type.examples {
        var object = minimal
        object[parameter.name] = example
        found.append(.object(completed(object, parameters, wrap)))
      }
    }
    return found
  }

  /// The object, or the first with one more key that can be read, or with two more.
  private static func completed(
    _ object: JSONObject, _ parameters: [ParameterInfo], _ wrap: (JSONValue) -> JSONValue
  ) -> JSONObject {
    func canBeRead(_ object: JSONObject) -> Bool {
      let wrapped = wrap(.object(object))
      return wrapped["view"] == nil
        ? reads(.object(view(with: [["fill": wrapped]], for: "fill"))) : reads(wrapped)
    }
    guard !canBeRead(object) else { return object }
    for other in parameters where object[other.name] == nil {
      var more = object
      more[other.name] = other.type.examples.first ?? .null
      if canBeRead(more) { return more }
      for third in parameters where more[third.name] == nil {
        var most = more
        most[third.name] = third.type.examples.first ?? .null
        if canBeRead(most) { return most }
      }
    }
    return object
  }

  /// Whether a view can be read.
  static func reads(_ view: JSONValue) -> Bool {
    let found = try? withFiles { problems(document(view), root: $0) }
    return found == []
  }
}

/// Makes documents that can be read, of the tables.
struct DocumentGenerator {
  private var random: SeededGenerator
  private static let viewArguments = Dictionary(
    uniqueKeysWithValues: Vocabulary.views.map { ($0, Vocabulary.viewExamples($0)) })
  private static let modifierArguments = Dictionary(
    uniqueKeysWithValues: Vocabulary.modifiers.map { ($0, Vocabulary.modifierExamples($0)) })

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// A view of some type with some modifiers.
  mutating func view(depth: Int) -> JSONValue {
    let entry = pick(Vocabulary.freeViews)
    var view = pick(Self.viewArguments[entry.name] ?? [])
    if case .list = entry.children {
      let count = depth > 0 ? random.integer(in: 0...3) : 0
      view["children"] = .array((0..<count).map { _ in self.view(depth: depth - 1) })
    }
    if case .template = entry.children {
      view["content"] = depth > 0 ? self.view(depth: depth - 1) : ["view": "Circle"]
    }
    if random.integer(in: 0...9) == 0 { view["x-note"] = ["any": [1, "thing"]] }
    if random.integer(in: 0...9) == 0 { view["if"] = ["$": "1 < 2"] }
    view["modifiers"] = .array(modifiers(on: entry.kind))
    return .object(view)
  }

  private mutating func modifiers(on kind: SubjectKind) -> [JSONValue] {
    var kind = kind
    var modifiers: [JSONValue] = []
    for _ in 0..<random.integer(in: 0...4) {
      let entry = pick(ModifierTable.entries)
      guard let next = kind.applying(entry.role) else { continue }
      let argument = pick(Self.modifierArguments[entry.name] ?? [])
      // Levels of the foreground make a view of a text, which no kind tells.
      kind = entry.name == "foregroundStyle" ? .view : next
      modifiers.append([entry.name: argument])
    }
    return modifiers
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[random.integer(in: 0...elements.count - 1)]
  }

  /// A document with one key or value changed somewhere.
  mutating func damaged(_ document: JSONValue) -> JSONValue {
    var places: [(JSONPointer, JSONValue)] = []
    Self.collect(document, JSONPointer(), into: &places)
    let (place, value) = pick(places)
    guard place.tokens.count > 1 else { return document }
    switch random.integer(in: 0...3) {
    case 0: return (try? document.setting(.string("zzz"), at: place)) ?? document
    case 1: return (try? document.setting(-7.5, at: place)) ?? document
    case 2: return (try? document.setting([], at: place)) ?? document
    default:
      guard let parent = place.parent, document[parent]?.object != nil,
        let without = try? document.removing(at: place)
      else { return document }
      return (try? without.setting(value, at: parent.appending("zzz"))) ?? document
    }
  }

  private static func collect(
    _ value: JSONValue, _ place: JSONPointer, into places: inout [(JSONPointer, JSONValue)]
  ) {
    places.append((place, value))
    switch value {
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        collect(element, place.appending(index), into: &places)
      }
    case .object(let object):
      for member in object.members where !member.key.hasPrefix("x-") {
        collect(member.value, place.appending(member.key), into: &places)
      }
    case .null, .bool, .number, .string: break
    }
  }
}
