import Foundation
import VectorGeometry
import VectorGraphics

extension GraphicsContext.Filter {
  /// What the filter makes of items in its own coordinates.
  func applied(to items: [DisplayItem], in studio: CanvasStudio) -> [DisplayItem] {
    let colors = studio.environment.colors
    switch kind {
    case .display(let filter): return items.filtered(filter, studio)
    case .multiply(let color):
      return items.filtered(.colorMultiply(color.resolved(in: colors)), studio)
    case .threshold(let least, let most, let color):
      let filter = DisplayFilter.alphaThreshold(
        min: least, max: most, color: color.resolved(in: colors).drawable)
      return items.filtered(filter, studio)
    case .projection(let transform):
      let transform = transform.normalized
      if let affine = transform.affine { return items.grouped(by: affine) }
      guard transform.isFinite, abs(transform.determinant) > 1e-12 else { return [] }
      return items.projected(by: transform)
    case .shadow(let color, let radius, let offset, let mode, let options):
      let shadow = CanvasShadow(
        color: color.resolved(in: colors).drawable, radius: max(radius, 0), offset: offset,
        mode: mode, options: options)
      return shadow.applied(to: items, studio)
    }
  }
}

/// A shadow with its options.
private struct CanvasShadow {
  let color: Color.Resolved
  let radius: CGFloat
  let offset: CGSize
  let mode: GraphicsContext.BlendMode
  let options: GraphicsContext.ShadowOptions

  func applied(to items: [DisplayItem], _ studio: CanvasStudio) -> [DisplayItem] {
    if options.contains(.invertsAlpha) {
      return items.filtered(
        .innerShadow(color: color, radius: radius, offset: offset), studio)
    }
    guard mode != .normal || !options.isDisjoint(with: [.shadowAbove, .shadowOnly]) else {
      return items.filtered(.shadow(color: color, radius: radius, offset: offset), studio)
    }
    let shadow = shadow(of: items, studio)
    if options.contains(.shadowOnly) { return shadow }
    return options.contains(.shadowAbove) ? items + shadow : shadow + items
  }

  /// The shadow alone: the alpha in one colour, blurred and moved.
  private func shadow(of items: [DisplayItem], _ studio: CanvasStudio) -> [DisplayItem] {
    let rows = [
      [0, 0, 0, 0, Double(color.red)], [0, 0, 0, 0, Double(color.green)],
      [0, 0, 0, 0, Double(color.blue)], [0, 0, 0, Double(color.opacity), 0],
    ]
    var move = DisplayGroup.Effects()
    move.transform = CGAffineTransform(translationX: offset.width, y: offset.height)
    if case .mode(let mode) = mode.rule { move.blendMode = mode }
    return items.filtered(.colorMatrix(rows.flatMap(\.self)), studio)
      .filtered(.blur(radius: radius, opaque: false), studio).grouped(move)
  }
}

extension [DisplayItem] {
  /// The items in a group with a filter.
  fileprivate func filtered(_ filter: DisplayFilter, _ studio: CanvasStudio) -> [DisplayItem] {
    guard !filter.isIdentity else { return self }
    var effects = DisplayGroup.Effects()
    effects.filters = [filter]
    var check = NumberCheck()
    effects.makeSound(&check)
    for sentence in check.sentences { studio.refuse(sentence) }
    return grouped(effects)
  }
}
