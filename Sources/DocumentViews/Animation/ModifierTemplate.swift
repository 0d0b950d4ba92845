import DocumentModel
import VectorGraphics
import ViewTree

/// Modifiers that are made again for each value of a name.
struct ModifierTemplate: Sendable {
  /// The name that their expressions see besides those of the document.
  let name: String
  private let modifiers: [DocumentModifier]
  private let names: DecoderNames

  init(_ modifiers: [DocumentModifier], name: String, _ decoder: DocumentDecoder) {
    self.name = name
    self.modifiers = modifiers
    names = DecoderNames(of: decoder)
  }

  /// What is wrong with the modifiers for a value.
  func problem(for value: JSONValue) -> Diagnostic? {
    let decoder = names.decoder
    _ = fold(.view { AnyView(EmptyView()) }, value, decoder)
    return decoder.diagnostics.first { $0.severity != .warning }
  }

  /// The view with the modifiers for a value; itself, with a report, where they cannot be made.
  @MainActor func applied(to view: AnyView, for value: JSONValue) -> AnyView {
    let decoder = names.decoder
    let box = ViewBox(view: view)
    if let maker = fold(.view { box.view }, value, decoder) { return maker() }
    let reason = decoder.diagnostics.first?.message ?? "the modifiers cannot be used"
    return AnyView(ReportingView(problem: .timeline(reason), content: view))
  }

  private func fold(
    _ subject: Subject, _ value: JSONValue, _ decoder: DocumentDecoder
  ) -> ViewMaker? {
    var fold = ModifierFold(style: name, at: .pointer(JSONPointer()))
    fold.kind = .view
    fold.subject = subject
    fold.isTagged = false
    decoder.within(ExpressionScope([name: value], parent: names.scope)) {
      decoder.apply(modifiers, to: &fold)
    }
    return fold.finished()
  }
}

/// A view on its way through modifiers, on the main actor.
private struct ViewBox: @unchecked Sendable {
  let view: AnyView
}

/// The names of a document at one place, to read more of it later.
struct DecoderNames: Sendable {
  let scope: ExpressionScope
  private let rootScope: ExpressionScope
  private let colors: [String: Color]
  private let styles: [String: NamedStyle]
  private let components: [String: Component]
  private let limits: DocumentLimits
  private let files: DocumentFiles
  private let document: JSONNode?
  private let places: [String: JSONPointer]
  private let slots: [String: SlotContent]?

  init(of decoder: DocumentDecoder) {
    scope = decoder.scope
    rootScope = decoder.rootScope
    colors = decoder.colors
    styles = decoder.styles
    components = decoder.components
    limits = decoder.limits
    files = decoder.files
    document = decoder.document
    places = decoder.places
    slots = decoder.slots
  }

  /// A decoder that knows the names.
  var decoder: DocumentDecoder {
    let decoder = DocumentDecoder(limits: limits, files: files)
    decoder.scope = scope
    decoder.rootScope = rootScope
    decoder.colors = colors
    decoder.styles = styles
    decoder.components = components
    decoder.isFrame = true
    decoder.keepsReadings = false
    decoder.document = document
    decoder.places = places
    decoder.slots = slots
    return decoder
  }
}

extension ValueType where Value == ModifierTemplate {
  static let phaseModifiers = template("phase", example: [["opacity": 0.5]])
  static let keyframeModifiers = template("value", example: [["opacity": 0.5]])

  static let plotModifiers = template("plot", example: [["background": "yellow"]])

  private static func template(_ name: String, example: JSONValue) -> ValueType {
    ValueType(
      "an array of modifiers", schema: ["$ref": "#/$defs/modifiers"], examples: [example],
      takesExpressions: false, matches: .array
    ) { node, decoder in
      let modifiers = decoder.modifiers(node)
      let levels = modifiers.reduce(0) { $0 + decoder.levels(of: $1) }
      decoder.depth += levels
      defer { decoder.depth -= levels }
      guard decoder.checkDepth(at: node.span) else { return nil }
      var fold = ModifierFold(style: name, at: .pointer(decoder.pointer))
      decoder.checking([name]) { decoder.apply(modifiers, to: &fold) }
      return ModifierTemplate(modifiers, name: name, decoder)
    }
  }
}
