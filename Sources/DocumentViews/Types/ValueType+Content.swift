import DocumentModel
import Foundation
import VectorGeometry
import VectorGraphics
import ViewTree

/// Views that a modifier holds.
struct Content: Sendable {
  let makers: [ListedMaker]

  @MainActor var view: AnyView { listed(makers) }
}

extension ValueType where Value == Content {
  /// A view or several.
  static let content = ValueType(
    "a view or an array of views", schema: ["$ref": "#/$defs/content"],
    examples: [["view": "Circle"], [["view": "Circle"], ["view": "Divider"]]],
    takesExpressions: false,
    matches: .array || .having("view")
  ) { node, decoder in
    let nodes = decoder.views(node)
    return decoder.holding(.views) { decoder.makers(of: nodes) }.map { Content(makers: $0) }
  }
}

extension ValueType where Value == any Shape {
  private static let names: ValueType = .choice([
    ("rect", Rectangle()), ("circle", Circle()), ("ellipse", Ellipse()), ("capsule", Capsule()),
    ("containerRelative", ContainerRelativeShape()),
  ])

  /// A shape, by name or as a view with modifiers that leave it a shape.
  static let shape = ValueType(
    "a shape, by name or as a view",
    schema: ["anyOf": [names.info.literalSchema, ["$ref": "#/$defs/view"]]],
    examples: [["view": "RoundedRectangle", "cornerRadius": 8], "capsule"],
    takesExpressions: false,
    matches: .string || .having("view")
  ) { node, decoder in
    guard node.string == nil else { return names.decode(node, decoder) }
    guard node.members != nil else {
      decoder.reportType("a shape", node, help: "write {\"view\": \"Circle\"}")
      return nil
    }
    return decoder.views(node).first.flatMap { decoder.shape(of: $0) }
  }
}

extension ValueType where Value == [JSONValue] {
  /// The elements of a `ForEach`.
  static let elements = ValueType(
    "an array, or a whole number, 0 or more",
    schema: ["anyOf": [["type": "array"], ["type": "integer", "minimum": 0]]],
    examples: [["a", "b"], 2]
  ) { node, decoder in
    guard node.elements == nil else { return decoder.resolved(node)?.array }
    guard node.number != nil else {
      decoder.reportType("an array or a whole number", node)
      return nil
    }
    guard let count = ValueType<Int>.count.decode(node, decoder) else { return nil }
    guard count <= decoder.limits.nodes else {
      decoder.reportNodes(at: node.span)
      return nil
    }
    return (0..<count).map { .number(JSONNumber($0)) }
  }
}

extension ValueType where Value == EncodedImage {
  /// A PNG, JPEG, WebP, GIF, SVG or PDF file beneath the document's folder.
  static let image = ValueType(
    "the path of a \(FileSignature.readable) file", schema: ["type": "string"],
    examples: ["images/dot.png"],
    matches: .string
  ) { node, decoder in
    guard let path = node.string else {
      decoder.reportType("the path of a \(FileSignature.readable) file", node)
      return nil
    }
    return decoder.image(path, node)
  }
}

extension ValueType where Value == Image.Interpolation {
  static let interpolation = ValueType.choice([
    ("low", .low), ("none", .none), ("medium", .medium), ("high", .high),
  ])
}

extension ValueType where Value == Image.TemplateRenderingMode {
  static let renderingMode = ValueType.choice([
    ("original", .original), ("template", .template),
  ])
}

extension ValueType where Value == Image.ResizingMode {
  static let resizingMode = ValueType.choice([("stretch", .stretch), ("tile", .tile)])
}

extension ValueType where Value == SymbolRenderingMode {
  static let symbolRenderingMode = ValueType.choice([
    ("monochrome", .monochrome), ("hierarchical", .hierarchical), ("palette", .palette),
    ("multicolor", .multicolor),
  ])
}
