import DocumentModel
import Foundation
import VectorGeometry
import ViewAnimation
import ViewTree

/// How a view of a document comes and goes.
indirect enum DocumentTransition: Sendable {
  case opacity
  case slide
  case identity
  case blurReplace
  case morph
  case scale(Double, UnitPoint)
  case move(Edge)
  case push(Edge)
  case offset(CGSize)
  case asymmetric(DocumentTransition, DocumentTransition)
  case combined([DocumentTransition])
  case animated(DocumentTransition, Animation)

  /// The transition of views.
  var any: AnyTransition {
    switch self {
    case .opacity: .opacity
    case .slide: .slide
    case .identity: .identity
    case .blurReplace:
      AnyTransition(base: BlurReplaceTransition(configuration: .downUp))
    case .morph: .morph
    case .scale(let scale, let anchor): .scale(scale: CGFloat(scale), anchor: anchor)
    case .move(let edge): .move(edge: edge)
    case .push(let edge): .push(from: edge)
    case .offset(let offset): .offset(offset)
    case .asymmetric(let insertion, let removal):
      .asymmetric(insertion: insertion.any, removal: removal.any)
    case .combined(let parts):
      parts.dropFirst().reduce(parts.first?.any ?? .identity) { $0.combined(with: $1.any) }
    case .animated(let base, let animation): base.any.animation(animation)
    }
  }

  /// How many transitions at most a view goes through, one in the other.
  fileprivate var levels: Int {
    switch self {
    case .combined(let parts): parts.reduce(0) { $0 + $1.levels }
    case .asymmetric(let insertion, let removal): max(insertion.levels, removal.levels)
    case .animated(let base, _): base.levels
    default: 1
    }
  }

  /// How many there may be: each is a view around the others.
  fileprivate static let mostLevels = 64
}

extension ValueType where Value == DocumentTransition {
  private static let named = ValueType.choice([
    ("opacity", .opacity), ("scale", .scale(0, .center)), ("slide", .slide),
    ("identity", .identity), ("blurReplace", .blurReplace), ("morph", .morph),
  ])

  /// A transition, by name or as an object.
  static let transition: ValueType<DocumentTransition> = ValueType(
    "a transition, by name or as an object", schema: ["$ref": "#/$defs/transition"],
    examples: [
      "opacity", ["move": "top"], ["scale": ["scale": 0.5]],
      ["asymmetric": ["insertion": "slide", "removal": "opacity"]],
      ["combined": ["opacity", ["offset": ["x": 20]]], "animation": "spring"],
    ],
    takesExpressions: false, matches: .string || .object
  ) { node, decoder in
    guard let members = node.members else { return named.decode(node, decoder) }
    return form.read(
      ArgumentList(owner: .described("a transition"), span: node.span, members: members), decoder)
  }

  /// The schema that `#/$defs/transition` stands for.
  static let definition: JSONValue = ["anyOf": [named.info.literalSchema, form.schema]]

  /// The names of transitions.
  static let names = ["opacity", "scale", "slide", "identity", "blurReplace", "morph"]

  /// The keys of a transition as an object.
  static var parameters: [ParameterInfo] { form.parameters }

  private static let form: ObjectForm<DocumentTransition> = ObjectForm<DocumentTransition>(
    optional("move", .edge, "Moves in from and out to an edge, by the size of the view."),
    optional("push", .edge, "Moves in from an edge and out to the opposite edge, with a fade."),
    optional("scale", .scaleTransition, "Scales from a factor around a point."),
    optional("offset", .offsetTransition, "Moves by an offset."),
    optional(
      "asymmetric", .asymmetricTransition, "Different transitions for insertion and removal."),
    optional("combined", .combinedTransition, "Several transitions at once."),
    optional("transition", .nestedTransition, "A transition by name."),
    optional("animation", .animation, "The animation of the transition.")
  ) {
    (move, push, scale, offset, asymmetric, combined, nested, animation) throws(ArgumentProblem)
      -> DocumentTransition in
    let kinds: [DocumentTransition?] = [
      move.map { .move($0) }, push.map { .push($0) }, scale, offset, asymmetric, combined, nested,
    ]
    let given = kinds.compactMap(\.self)
    guard let kind = given.first, given.count == 1 else {
      throw ArgumentProblem(
        code: given.isEmpty ? .missingKey : .conflictingKeys,
        message: "a transition object must have exactly one kind",
        help: "write {\"move\": \"leading\"}, or {\"combined\": [...]} for several")
    }
    guard kind.levels <= DocumentTransition.mostLevels else {
      throw ArgumentProblem(
        code: .nestedViewsTooDeeply,
        message: "a transition combines more than \(DocumentTransition.mostLevels) transitions",
        help: "combine fewer transitions")
    }
    return animation.map { .animated(kind, $0) } ?? kind
  }

  fileprivate static let scaleTransition = object(
    "an object of scale and anchor",
    ObjectForm<DocumentTransition>(
      defaulted("scale", .nonnegative, 0, "The scale factor while the view is absent."),
      defaulted("anchor", .unitPoint, "center", "The fixed point.")
    ) { (scale: Double, anchor: UnitPoint) throws(ArgumentProblem) -> DocumentTransition in
      .scale(scale, anchor)
    })

  fileprivate static let offsetTransition = object(
    "an object of x and y",
    ObjectForm<DocumentTransition>(
      defaulted("x", .number, 0, "The horizontal offset in points, positive to the right."),
      defaulted("y", .number, 0, "The vertical offset in points, positive downward.")
    ) { (x: Double, y: Double) throws(ArgumentProblem) -> DocumentTransition in
      .offset(CGSize(width: x, height: y))
    })

  fileprivate static let nestedTransition: ValueType<DocumentTransition> = ValueType(
    "a transition, by name or as an object", schema: ["$ref": "#/$defs/transition"],
    examples: ["opacity"], takesExpressions: false, matches: .string || .object
  ) { node, decoder in transition.decode(node, decoder) }

  fileprivate static let asymmetricTransition = object(
    "an object of insertion and removal",
    ObjectForm<DocumentTransition>(
      required("insertion", .nestedTransition, "The transition for insertion."),
      required("removal", .nestedTransition, "The transition for removal.")
    ) {
      (insertion: DocumentTransition, removal: DocumentTransition) throws(ArgumentProblem)
        -> DocumentTransition in
      .asymmetric(insertion, removal)
    })

  fileprivate static let combinedTransition = ValueType<[DocumentTransition]>.array(
    nestedTransition, "an array of transitions", minimum: 1
  ).map { DocumentTransition.combined($0) }
}

extension ValueType where Value == Edge {
  static let edge = choice([
    ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
  ])
}
