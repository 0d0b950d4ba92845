import DocumentModel
import TestSupport
import ViewAnimation

@testable import DocumentViews

/// Documents in which one number, list or text is as large, as small or as long as a document can say.
///
/// They are made of the tables: what is added to the format is tried as well.
enum ExtremeDocuments {
  /// A thing of the format that has arguments.
  enum Subject: Hashable {
    case view(String)
    case modifier(String)
    case style(String)
    /// The canvas, the timeline with its tracks and keyframes, a step of a script.
    case form(String)
  }

  static let subjects: [Subject] =
    Vocabulary.views.map { .view($0) } + Vocabulary.modifiers.map { .modifier($0) }
    + StyleTable.entries.map { .style($0.name) } + forms.keys.sorted().map { .form($0) }

  /// What takes the place of a number.
  private static let numbers: [JSONValue] = [
    0, .number(JSONNumber(-0.0)), -1, .number(JSONNumber(5e-324)), 1e-300, 0.5, 1000, 1e6, 1e9, 2e9,
    9_007_199_254_740_992, 1e18, 9_223_372_036_854_775_808.0, 1e200, 1e300, -1e300, 1e308, -1e308,
  ]
  /// How long a list becomes.
  private static let length = TestLength.isLong ? 20_000 : 300
  /// What takes the place of a text.
  private static let texts: [JSONValue] = [
    "", .string(String(repeating: "W", count: length)),
    .string(String(repeating: "e\u{301}\n", count: length / 4)), "M0 0L1e300 1e300A1e9 1 0 0 1 9 9",
  ]

  /// All documents about a subject, each made when it is asked for.
  static func documents(about subject: Subject) -> AnyRandomAccessCollection<JSONValue> {
    let (values, document): ([JSONValue], (JSONValue) -> JSONValue) =
      switch subject {
      case .view(let name):
        (
          Vocabulary.viewExamples(name).flatMap {
            variants(of: .object($0), keeping: ["view"])
          }, { picture(of: $0) }
        )
      case .modifier(let name):
        (
          Vocabulary.modifierExamples(name).flatMap { variants(of: $0) },
          { picture(of: modified([name: $0], name)) }
        )
      case .style(let name):
        (
          Vocabulary.objects(of: StyleTable.byName[name]?.form.parameters ?? []) { [name: $0] }
            .flatMap { variants(of: $0) }, { picture(of: modified(["fill": [name: $0]], "fill")) }
        )
      case .form(let name):
        (
          Vocabulary.objects(of: forms[name]?.parameters ?? []) { _ in ["view": "Circle"] }
            .flatMap { variants(of: $0) }, { forms[name]?.document($0) ?? $0 }
        )
      }
    return AnyRandomAccessCollection(values.lazy.map(document))
  }

  // MARK: Values

  /// The value with one of its parts in each extreme form, and with all numbers alike.
  private static func variants(of value: JSONValue, keeping kept: Set<String> = []) -> [JSONValue] {
    let single = changes(of: value, keeping: kept)
    let together = numbers.map { number in replacingNumbers(of: value, by: number) }
    return single + (single.count > numbers.count ? together : [])
  }

  private static func changes(of value: JSONValue, keeping kept: Set<String>) -> [JSONValue] {
    switch value {
    case .null, .bool: return []
    case .number: return numbers
    case .string: return texts
    case .array(let elements):
      let longer = Array(repeating: elements, count: length / max(elements.count, 1)).joined()
      return [[], .array(Array(longer))]
        + elements.indices.flatMap { index in
          changes(of: elements[index], keeping: []).map { changed in
            var copy = elements
            copy[index] = changed
            return .array(copy)
          }
        }
    case .object(let object):
      return object.members.filter { !kept.contains($0.key) && $0.key != "$" }.flatMap { member in
        changes(of: member.value, keeping: []).map { changed in
          var copy = object
          copy[member.key] = changed
          return .object(copy)
        }
      }
    }
  }

  private static func replacingNumbers(of value: JSONValue, by number: JSONValue) -> JSONValue {
    switch value {
    case .null, .bool, .string: return value
    case .number: return number
    case .array(let elements):
      return .array(elements.map { replacingNumbers(of: $0, by: number) })
    case .object(let object):
      var copy = object
      for member in object.members {
        copy[member.key] = replacingNumbers(of: member.value, by: number)
      }
      return .object(copy)
    }
  }

  // MARK: Documents

  private static func modified(_ modifier: JSONValue, _ name: String) -> JSONValue {
    switch ModifierTable.byName[name]?.role {
    case .view?, .textOrView?, .text?:
      ["view": "Text", "text": "Hamburg und Bremen", "modifiers": [modifier]]
    default: .object(Vocabulary.view(with: [modifier], for: name))
    }
  }

  /// A document that shows a view in containers of several kinds, where it comes and goes with an animation.
  private static func picture(of view: JSONValue) -> JSONValue {
    let other: JSONValue = ["view": "Text", "text": "Other"]
    var going = view.object ?? [:]
    going["if"] = ["$": "v == 0"]
    let faded: JSONValue = ["opacity": ["$": "1 - v / 2"]]
    going["modifiers"] = .array([faded] + (going["modifiers"]?.array ?? []))
    // A shape's own modifiers come first.
    let goes = Vocabulary.reads(.object(going)) ? JSONValue.object(going) : view
    return scene([
      "view": "VStack",
      "children": [
        view, goes, ["view": "HStack", "children": [view, other]],
        ["view": "Grid", "children": [["view": "GridRow", "children": [view, other]], other]],
        ["view": "List", "children": [view]],
        ["view": "ScrollView", "children": [view]],
      ],
    ])
  }

  private static func scene(_ view: JSONValue) -> JSONValue {
    [
      "shapeshift": 1, "canvas": ["width": 40, "height": 40], "values": ["v": 0], "view": view,
      "script": [["at": 0.1, "set": ["/values/v": 1], "animation": ["linear": 1]]],
    ]
  }

  private static let moved: JSONValue = [
    "view": "Circle", "id": "disc",
    "modifiers": [["fill": ["color": "red"]], ["opacity": ["$": "1 - v / 2"]]],
  ]

  private struct Form: Sendable {
    let parameters: [ParameterInfo]
    let document: @Sendable (JSONValue) -> JSONValue
  }

  private static let forms: [String: Form] = [
    "canvas": Form(parameters: DocumentForm.canvas.parameters) {
      document("canvas", $0)
    },
    "timeline": Form(parameters: TimelineForm.timeline.parameters) {
      document("timeline", $0)
    },
    "keyframe": Form(parameters: TimelineForm.keyframe.parameters) { keyframe in
      document(
        "timeline",
        [
          "tracks": [
            [
              "target": "#disc", "property": "opacity.opacity",
              "keyframes": [["t": 0, "v": 0], keyframe, ["t": 9, "v": 1]],
            ]
          ]
        ])
    },
    "step": Form(parameters: ScriptForm.step.parameters) { step in
      document("script", [["at": 0.1, "set": ["/values/v": 1]], step])
    },
    "animation": Form(parameters: ValueType<Animation>.parameters) { animation in
      document("script", [["at": 0.1, "set": ["/values/v": 1], "animation": animation]])
    },
  ]

  private static func document(_ key: String, _ value: JSONValue) -> JSONValue {
    var document = scene(moved).object ?? [:]
    document[key] = value
    return .object(document)
  }
}
