import Foundation
import VectorGeometry
import VectorGraphics

/// The plain area drawn in place of a redacted image.
struct ImagePlaceholder: Equatable {
  /// The size of the frame, in points.
  let size: CGSize
  /// The size of the area, in points.
  let area: CGSize
  /// The distance of the baseline from the top, in points; `nil` for an image that is not a symbol.
  let baseline: CGFloat?

  /// The placeholder of a symbol beside text of a size, in points: all symbols have the same one.
  ///
  /// Source: the frames of redacted symbols beside text of 11 to 34 points, drawn by Apple's SwiftUI.
  init(symbolBeside fontSize: CGFloat, scale: Image.Scale) {
    let side = fontSize * SymbolMetrics.factor(scale)
    size = CGSize(width: (1.18 * side).rounded(), height: (1.145 * side).rounded())
    area = CGSize(width: side, height: side)
    baseline = SymbolMetrics.rounded(size.height / 2 + fontSize * SymbolMetrics.capHeight / 2)
  }

  /// The placeholder of an image of a size, in points.
  init(size: CGSize) {
    self.size = size
    area = size
    baseline = nil
  }

  /// The area in the middle of a rectangle, or all of the rectangle for a resizable image.
  func items(
    in rect: CGRect, isStretched: Bool, _ recipe: _StyleRecipe, origin: String
  ) -> [DisplayItem] {
    let area = isStretched ? rect : rect.middle(area)
    let paint = recipe.opacity(TextLeaf.barOpacity).paint(in: area)
    return recipe.finished([
      DisplayItem(.fill(FillItem(path: Path(area), paint: paint)), origin: origin)
    ])
  }
}

extension ImageContent {
  /// The content of a redacted image.
  func redacted(in environment: EnvironmentValues) -> ImageContent {
    switch self {
    case .symbol:
      let size = environment.symbolFont.size
      guard size > 0, size.isFinite else { return .nothing }
      return .placeholder(ImagePlaceholder(symbolBeside: size, scale: environment.imageScale))
    case .picture, .drawing, .scene: return .placeholder(ImagePlaceholder(size: size))
    case .nothing, .placeholder: return self
    }
  }
}
