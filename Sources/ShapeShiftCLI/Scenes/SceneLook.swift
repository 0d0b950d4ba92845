import DocumentViews
import Foundation
import ShapeShift

/// What surrounds a scene, where it is not as the document or the system has it.
struct SceneLook: Hashable, Sendable {
  var colorScheme: ColorScheme?
  var locale: String?
  var direction: LayoutDirection?
  var typeSize: DynamicTypeSize?

  /// Colour schemes by their names.
  static let colorSchemes: [(name: String, value: ColorScheme)] = [
    ("light", .light), ("dark", .dark),
  ]
  /// Directions of layout by their names.
  static let directions: [(name: String, value: LayoutDirection)] = [
    ("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft),
  ]
  /// Sizes of type by their names.
  static let typeSizes: [(name: String, value: DynamicTypeSize)] =
    DynamicTypeSize.allCases.map { ("\($0)", $0) }

  /// Changes what is told to the views.
  func apply(to values: inout EnvironmentValues) {
    if let colorScheme { values.colorScheme = colorScheme }
    if let locale { values.locale = Locale(identifier: locale) }
    if let direction { values.layoutDirection = direction }
    if let typeSize { values.dynamicTypeSize = typeSize }
  }
}

extension SceneDocument {
  /// The scene in other surroundings.
  func seen(in look: SceneLook) -> SceneDocument {
    let own = environment
    var copy = self
    copy.environment = { values in
      own(&values)
      look.apply(to: &values)
    }
    return copy
  }
}
