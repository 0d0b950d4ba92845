import DocumentModel
import Foundation
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
    optional("fixed", .nonnegativeLength, "The length in points, whatever is around."),
    optional("minimum", .nonnegativeLength, "The least length in points; absent: 10."),
    optional("maximum", .maximumLength, "The greatest length in points; absent: no bound."),
    defaulted("adaptive", .bool, false, "Whether it stands for as many as the minimum allows."),
    optional("spacing", .length, "The room to the next one in points; absent: 8."),
    optional("alignment", .alignment, "Where views stand in it.")
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

  /// The columns or rows of a lazy grid.
  static let gridItems = ValueType.array(
    .object("a column or row of a grid", form), "an array of columns or rows", minimum: 1)
}
