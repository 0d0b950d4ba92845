import AssetCatalogs
import Foundation
import VectorGraphics

extension Color {
  /// A colour as a catalogue says it; nil for a reference to a colour of the system that is not known here.
  init?(_ value: ColorSet.Value) {
    switch value {
    case .reference(let name):
      guard let system = named(reference: name) else { return nil }
      self = system
    case .components(let space, let red, let green, let blue, let alpha):
      self.init(space, SIMD3(red, green, blue), opacity: alpha)
    }
  }

  private init(_ space: ColorSet.Space, _ parts: SIMD3<Double>, opacity: Double) {
    switch space {
    case .sRGB, .extendedSRGB, .extendedGray:
      self.init(.sRGB, red: parts.x, green: parts.y, blue: parts.z, opacity: opacity)
    case .extendedLinearSRGB:
      self.init(.sRGBLinear, red: parts.x, green: parts.y, blue: parts.z, opacity: opacity)
    case .displayP3:
      self.init(.displayP3, red: parts.x, green: parts.y, blue: parts.z, opacity: opacity)
    case .grayGamma22:
      let light = pow(max(parts.x, 0), 2.2)
      self.init(.sRGBLinear, white: light, opacity: opacity)
    }
  }
}

/// A name that UIKit or AppKit has for a colour of the system.
private func named(reference: String) -> Color? {
  let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
  if let known = names[name] { return Color(provider: .system(known)) }
  if let system = Color.System(rawValue: name) { return Color(provider: .system(system)) }
  // The hues: `systemBlue` is what SwiftUI calls blue.
  guard name.hasPrefix("system"), name.count > 6 else { return nil }
  let hue = name.dropFirst(6).prefix(1).lowercased() + name.dropFirst(7)
  return Color.System(rawValue: hue).map { Color(provider: .system($0)) }
}

/// Names of UIKit and AppKit that differ from those of the palette.
private let names: [String: Color.System] = [
  "label": .primary, "text": .primary, "controlText": .primary, "labelColor": .primary,
  "secondaryLabel": .secondary, "windowBackground": .systemBackground,
  "controlBackground": .systemBackground, "textBackground": .systemBackground,
  "controlAccent": .blue, "tint": .blue,
]
