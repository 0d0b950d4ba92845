import SwiftUI

/// What the shape shifter edits: one shape with a fill and an outline.
struct ShapeShifterModel: Hashable, Codable {
  /// The shapes to choose from.
  enum ShapeKind: String, Hashable, Codable, CaseIterable {
    case square
    case circle
  }

  var kind = ShapeKind.circle
  var fill = HSL(hue: 0.66)
  var outline = HSL(hue: 0.08)
  /// In points, drawn inside the shape.
  var outlineWidth = 15.0

  /// A color by hue, saturation and brightness, each from 0 to 1.
  struct HSL: Hashable, Codable {
    var hue = 0.0
    var saturation = 1.0
    var brightness = 1.0
    var opacity = 1.0

    var color: Color {
      Color(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity)
    }

    /// The colors offered, with their names.
    static let swatches: [(name: String, color: HSL)] = [
      ("Black", HSL(saturation: 0, brightness: 0)),
      ("Red", HSL()),
      ("Green", HSL(hue: 0.33)),
      ("Blue", HSL(hue: 0.66)),
      ("Cyan", HSL(hue: 0.5)),
      ("Yellow", HSL(hue: 0.16)),
      ("Magenta", HSL(hue: 0.83)),
      ("Orange", HSL(hue: 0.08)),
      ("Purple", HSL(hue: 0.83, brightness: 0.5)),
      ("Brown", HSL(hue: 0.08, saturation: 0.66, brightness: 0.6)),
      ("White", HSL(saturation: 0)),
    ]
  }
}
