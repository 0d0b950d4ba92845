import DocumentModel
import Foundation
import InterfaceViews
import VectorGeometry
import ViewLayout
import ViewTree

extension ValueType where Value == ButtonRole {
  static let buttonRole = ValueType.choice([("destructive", .destructive), ("cancel", .cancel)])
}

extension ValueType where Value == ControlSize {
  static let controlSize = ValueType.choice([
    ("regular", .regular), ("mini", .mini), ("small", .small), ("large", .large),
    ("extraLarge", .extraLarge),
  ])
}

extension ValueType where Value == Axis.Set {
  static let axes = ValueType.choice([
    ("all", [.horizontal, .vertical]), ("horizontal", .horizontal), ("vertical", .vertical),
  ])
}

extension ValueType where Value == ButtonBorderShape {
  static let buttonBorderShape = ValueType.choice([
    ("automatic", .automatic), ("capsule", .capsule), ("circle", .circle),
    ("roundedRectangle", .roundedRectangle),
  ])
}

extension ValueType where Value == [GridItem] {
  private static let form = ObjectForm<GridItem>(
    optional("fixed", .nonnegativeLength, "The fixed length in points."),
    optional("minimum", .nonnegativeLength, "The minimum length in points; absent: 10."),
    optional("maximum", .maximumLength, "The maximum length in points; absent: unlimited."),
    defaulted(
      "adaptive", .bool, false, "Whether it is repeated as often as the minimum length allows."),
    optional("spacing", .length, "The spacing to the next one in points; absent: 8."),
    optional("alignment", .alignment, "The alignment of views in it.")
  ) { (fixed, minimum, maximum, isAdaptive, spacing, alignment) throws(ArgumentProblem) in
    guard let fixed else {
      let (least, most) = (minimum ?? 10, maximum ?? .infinity)
      let size: GridItem.Size =
        isAdaptive
        ? .adaptive(minimum: least, maximum: most) : .flexible(minimum: least, maximum: most)
      return GridItem(size, spacing: spacing, alignment: alignment)
    }
    guard minimum == nil, maximum == nil, !isAdaptive else {
      throw ArgumentProblem(
        code: .conflictingKeys,
        message: "a grid item is either \"fixed\", or has \"minimum\" and \"maximum\"")
    }
    return GridItem(.fixed(fixed), spacing: spacing, alignment: alignment)
  }

  private static let item = ValueType<GridItem>(
    "a column or row of a grid", schema: form.schema,
    examples: [["minimum": 40, "adaptive": true], ["fixed": 40, "spacing": 4]], matches: .object
  ) { node, decoder in
    guard let members = node.members else {
      decoder.reportType("a column or row of a grid", node)
      return nil
    }
    return form.read(
      ArgumentList(
        owner: .described("a column or row of a grid"), span: node.span, members: members), decoder)
  }

  /// The columns or rows of a lazy grid.
  static let gridItems = ValueType.array(item, "an array of columns or rows", minimum: 1)
}

extension ValueType where Value == DatePickerComponents {
  static let dateComponents = ValueType.choice([
    ("all", [.date, .hourAndMinute]), ("date", .date), ("hourAndMinute", .hourAndMinute),
  ])
}

extension ValueType where Value == Date {
  /// A time in Greenwich.
  static let date = ValueType(
    "a time such as \"2024-06-10T09:41:00Z\"",
    schema: [
      "type": "string", "format": "date-time",
      "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+(Z|[+-][0-9:]+)$",
    ],
    examples: ["2024-06-10T09:41:00Z"], matches: .string
  ) { node, decoder in
    guard let text = node.string, let date = try? Date(text, strategy: .iso8601) else {
      decoder.reportType("a time such as \"2024-06-10T09:41:00Z\"", node)
      return nil
    }
    return date
  }
}

extension ValueType where Value == Visibility {
  static let visibility = ValueType.choice([
    ("automatic", .automatic), ("visible", .visible), ("hidden", .hidden),
  ])
}

extension ValueType where Value == Prominence {
  static let prominence = ValueType.choice([("standard", .standard), ("increased", .increased)])
}
