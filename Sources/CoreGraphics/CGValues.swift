import ShapeShift

/// What counts as the inside of a path.
public enum CGPathFillRule: Int, Sendable {
  /// Where it winds around.
  case winding
  /// Where it is crossed an odd number of times on the way out.
  case evenOdd
}

/// What is painted of a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The inside, by the winding rule.
  case fill
  /// The inside, by the even-odd rule.
  case eoFill
  /// The outline.
  case stroke
  /// The inside and then the outline.
  case fillStroke
  /// The inside by the even-odd rule and then the outline.
  case eoFillStroke

  /// The rule for the inside; nil if that is not painted.
  var fill: CGPathFillRule? {
    switch self {
    case .fill, .fillStroke: .winding
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }

  /// Whether the outline is painted.
  var isStroked: Bool { self == .stroke || self == .fillStroke || self == .eoFillStroke }
}

/// How pixels are made where pictures are drawn larger or smaller.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As the context likes.
  case `default`
  /// The nearest pixel.
  case none
  /// Between neighbors.
  case low
  /// Averaged where made smaller.
  case high
  /// Between neighbors.
  case medium
}

/// How what is drawn meets what is there.
public enum CGBlendMode: Int32, Sendable {
  /// Over what is there.
  case normal
  /// The product of both.
  case multiply
  /// The complement of the product of the complements.
  case screen
  /// Multiplied or screened, as what is there says.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// What is there, brightened.
  case colorDodge
  /// What is there, darkened.
  case colorBurn
  /// Darkened or lightened softly.
  case softLight
  /// Multiplied or screened, as what is drawn says.
  case hardLight
  /// The difference of both.
  case difference
  /// The difference with less contrast.
  case exclusion
  /// The hue of what is drawn.
  case hue
  /// The saturation of what is drawn.
  case saturation
  /// The hue and saturation of what is drawn.
  case color
  /// The luminosity of what is drawn.
  case luminosity
  /// Clears what is there.
  case clear
  /// Replaces what is there.
  case copy
  /// What is drawn, where something is there; nothing else stays.
  case sourceIn
  /// What is drawn, where nothing is there; nothing else stays.
  case sourceOut
  /// Over what is there, where that is opaque.
  case sourceAtop
  /// Under what is there.
  case destinationOver
  /// What is there, as far as what is drawn is opaque.
  case destinationIn
  /// Takes what is drawn out of what is there.
  case destinationOut
  /// Under what is there, which stays as far as what is drawn is opaque.
  case destinationAtop
  /// What is drawn and what is there, each without the other.
  case xor
  /// The sum of both, less white.
  case plusDarker
  /// The sum of both.
  case plusLighter

  /// The mode as contexts of SwiftUI's have it.
  var mode: GraphicsContext.BlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .clear: .clear
    case .copy: .copy
    case .sourceIn: .sourceIn
    case .sourceOut: .sourceOut
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationIn: .destinationIn
    case .destinationOut: .destinationOut
    case .destinationAtop: .destinationAtop
    case .xor: .xor
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}
