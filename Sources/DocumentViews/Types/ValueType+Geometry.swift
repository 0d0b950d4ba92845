import DocumentModel
import Foundation
import VectorGeometry
import ViewLayout

extension ValueType where Value == Angle {
  /// An angle, positive clockwise.
  static let angle = ValueType(
    "an angle: degrees, or an object with degrees or radians",
    schema: ["anyOf": [["type": "number"], Angle.form.schema]],
    examples: [45, ["degrees": 90], ["radians": 1.5]],
    isConstant: true, matches: .number || .object
  ) { node, decoder in
    if let degrees = node.number { return .degrees(degrees) }
    guard let members = node.members else {
      decoder.reportType("a number of degrees or an object with degrees or radians", node)
      return nil
    }
    let owner = ArgumentList.Owner.present("an angle")
    return Angle.form.read(
      ArgumentList(owner: owner, span: node.span, members: members), decoder)
  }
}

extension Angle {
  fileprivate static let form = ObjectForm<Angle>(
    optional("degrees", .number, "The angle in degrees."),
    optional("radians", .number, "The angle in radians.")
  ) { (degrees: Double?, radians: Double?) throws(ArgumentProblem) -> Angle in
    try Angle(oneOf: degrees, radians)
  }

  /// The angle of one of two units.
  init(oneOf degrees: Double?, _ radians: Double?) throws(ArgumentProblem) {
    switch (degrees, radians) {
    case (let degrees?, nil): self.init(degrees: degrees)
    case (nil, let radians?): self.init(radians: radians)
    case (nil, nil):
      throw ArgumentProblem(
        code: .missingKey, message: "an angle needs the key \"degrees\" or \"radians\"")
    case (_?, _?):
      throw ArgumentProblem(
        code: .conflictingKeys, message: "an angle has either \"degrees\" or \"radians\", not both")
    }
  }
}

extension ValueType where Value == UnitPoint {
  private static let names = ValueType.choice([
    ("center", .center), ("zero", .zero), ("leading", .leading), ("trailing", .trailing),
    ("top", .top), ("bottom", .bottom), ("topLeading", .topLeading),
    ("topTrailing", .topTrailing), ("bottomLeading", .bottomLeading),
    ("bottomTrailing", .bottomTrailing),
  ])

  /// A point of the unit square.
  static let unitPoint = named(
    names, orPairOf: .number, "x", "y", "a point by name, or an object of x and y, 0 to 1"
  ) { UnitPoint(x: $0, y: $1) }
}

extension ValueType where Value == CGSize {
  static let size = pair(
    of: .nonnegative, "width", "height", "an object of width and height, or an array of both"
  ) { CGSize(width: $0, height: $1) }
}

extension ValueType {
  /// Two numbers, as an object or an array.
  static func pair(
    of number: ValueType<Double>, _ first: String, _ second: String, _ name: String,
    make: @escaping @Sendable (Double, Double) -> Value
  ) -> ValueType {
    let form = ObjectForm<Value>(
      required(first, number, "The \(first)."), required(second, number, "The \(second).")
    ) { (first: Double, second: Double) throws(ArgumentProblem) -> Value in make(first, second) }
    let array = ValueType<[Double]>.array(number, "an array of two numbers")
    let pairSchema: JSONValue = [
      "type": "array", "items": number.info.schema, "minItems": 2, "maxItems": 2,
    ]
    return ValueType(
      name, schema: ["anyOf": [form.schema, pairSchema]],
      examples: [
        .object([
          first: number.info.examples.first ?? 0, second: number.info.examples.last ?? 0,
        ]), [1, 2],
      ],
      isConstant: true, matches: .array || .object
    ) { node, decoder in
      if let members = node.members {
        let owner = ArgumentList.Owner.present(name)
        return form.read(ArgumentList(owner: owner, span: node.span, members: members), decoder)
      }
      guard node.elements?.count == 2 else {
        decoder.reportType(name, node)
        return nil
      }
      return array.decode(node, decoder).map { make($0[0], $0[1]) }
    }
  }

  /// One of some names, or two numbers.
  fileprivate static func named(
    _ names: ValueType, orPairOf number: ValueType<Double>, _ first: String, _ second: String,
    _ name: String, make: @escaping @Sendable (Double, Double) -> Value
  ) -> ValueType {
    let pair = pair(of: number, first, second, name, make: make)
    return ValueType(
      name,
      schema: ["anyOf": [names.info.literalSchema, pair.info.literalSchema]],
      examples: names.info.examples + pair.info.examples,
      isConstant: true, matches: .string || pair.info.matches
    ) { node, decoder in
      node.string == nil ? pair.decode(node, decoder) : names.decode(node, decoder)
    }
  }
}

extension ValueType where Value == [CGFloat] {
  static let dash = ValueType<[Double]>.array(.nonnegative, "an array of numbers, 0 or more")
    .map { $0.map { CGFloat($0) } }
}

extension ValueType where Value == CGRect {
  /// A rectangle as SVG's viewBox has it.
  static let viewBox = ValueType(
    "an array of x, y, width and height",
    schema: ["type": "array", "items": ["type": "number"], "minItems": 4, "maxItems": 4],
    examples: [[0, 0, 24, 24]], isConstant: true
  ) { node, decoder in
    let numbers = node.elements?.compactMap(\.number) ?? []
    guard numbers.count == 4, node.elements?.count == 4 else {
      decoder.reportType("an array of x, y, width and height", node)
      return nil
    }
    guard numbers[2] > 0, numbers[3] > 0 else {
      decoder.report(
        .outOfRange, "width and height of a viewBox must be greater than 0", at: node.span)
      return nil
    }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension ValueType where Value == HorizontalAlignment {
  static let horizontalAlignment = ValueType.choice([
    ("center", .center), ("leading", .leading), ("trailing", .trailing),
  ])
}

extension ValueType where Value == VerticalAlignment {
  static let verticalAlignment = ValueType.choice([
    ("center", .center), ("top", .top), ("bottom", .bottom),
    ("firstTextBaseline", .firstTextBaseline), ("lastTextBaseline", .lastTextBaseline),
  ])
}

extension ValueType where Value == Alignment {
  static let alignment = ValueType.choice([
    ("center", .center), ("leading", .leading), ("trailing", .trailing), ("top", .top),
    ("bottom", .bottom), ("topLeading", .topLeading), ("topTrailing", .topTrailing),
    ("bottomLeading", .bottomLeading), ("bottomTrailing", .bottomTrailing),
    ("centerFirstTextBaseline", .centerFirstTextBaseline),
    ("centerLastTextBaseline", .centerLastTextBaseline),
    ("leadingFirstTextBaseline", .leadingFirstTextBaseline),
    ("leadingLastTextBaseline", .leadingLastTextBaseline),
    ("trailingFirstTextBaseline", .trailingFirstTextBaseline),
    ("trailingLastTextBaseline", .trailingLastTextBaseline),
  ])
}

extension ValueType where Value == Edge.Set {
  private static let edge = ValueType.choice([
    ("all", .all), ("top", .top), ("leading", .leading), ("bottom", .bottom),
    ("trailing", .trailing), ("horizontal", .horizontal), ("vertical", .vertical),
  ])
  private static let list = ValueType<[Edge.Set]>.array(edge, "an array of edges")

  /// Edges by name.
  static let edges = ValueType(
    "an edge or an array of edges",
    schema: [
      "anyOf": [edge.info.literalSchema, ["type": "array", "items": edge.info.schema]]
    ],
    examples: ["horizontal", ["leading", "top"], "all"],
    isConstant: true, matches: .string || .array
  ) { node, decoder in
    guard node.elements != nil else { return edge.decode(node, decoder) }
    return list.decode(node, decoder).map { $0.reduce(into: Edge.Set()) { $0.formUnion($1) } }
  }
}

extension ValueType where Value == EdgeInsets {
  private static let form = ObjectForm<EdgeInsets>(
    defaulted("top", .number, 0, "The top edge, in points."),
    defaulted("leading", .number, 0, "The leading edge, in points."),
    defaulted("bottom", .number, 0, "The bottom edge, in points."),
    defaulted("trailing", .number, 0, "The trailing edge, in points.")
  ) { EdgeInsets(top: $0, leading: $1, bottom: $2, trailing: $3) }

  /// Distances from the edges: one for all, or each.
  static let insets = ValueType(
    "a number, or an object of top, leading, bottom and trailing",
    schema: ["anyOf": [["type": "number"], form.schema]],
    examples: [16, ["top": 1, "leading": 2]], isConstant: true
  ) { node, decoder in
    if let length = node.number { return EdgeInsets(CGFloat(length), edges: .all) }
    guard let members = node.members else {
      decoder.reportType("a number or an object of edges", node)
      return nil
    }
    let owner = ArgumentList.Owner.present("insets")
    return form.read(ArgumentList(owner: owner, span: node.span, members: members), decoder)
  }
}

extension ValueType where Value == ContentMode {
  static let contentMode = ValueType.choice([("fit", .fit), ("fill", .fill)])
}

extension ValueType where Value == RoundedCornerStyle {
  static let cornerStyle = ValueType.choice([
    ("continuous", .continuous), ("circular", .circular),
  ])
}

extension ValueType where Value == CGLineCap {
  static let lineCap = ValueType.choice([("butt", .butt), ("round", .round), ("square", .square)])
}

extension ValueType where Value == CGLineJoin {
  static let lineJoin = ValueType.choice([
    ("miter", .miter), ("round", .round), ("bevel", .bevel),
  ])
}

extension ValueType where Value == Path {
  /// Path data.
  static let path = ValueType(
    "path data", schema: ["type": "string"], examples: ["M0 0 L10 10 Z", "0 0 m 10 10 l h"],
    isConstant: true, matches: .string
  ) { node, decoder in
    guard let text = node.string else {
      decoder.reportType("path data, a string", node)
      return nil
    }
    do throws(PathSyntaxError) {
      return try Path(svg: text)
    } catch {
      // What SwiftUI prints has its letters after the numbers and begins with one.
      if let path = Path(text) { return path }
      let range = error.offset..<min(error.offset + 1, max(text.utf8.count, error.offset))
      decoder.report(
        .invalidPath, error.description, at: node.span(ofText: range),
        help: "write \"M0 0 L10 10 Z\"")
      return nil
    }
  }
}
