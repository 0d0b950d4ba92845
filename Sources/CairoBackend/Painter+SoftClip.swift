import CCairo
import Foundation
import VectorGeometry
import VectorGraphics

extension Painter {
  /// Whether a clip lets through a part of some pixels.
  ///
  /// Vector targets hand the clip on; what its edges do is the viewer's matter.
  func isSoft(_ clip: DisplayClip) -> Bool {
    target == .pixels && clip.isSoft(matrix: context.matrix)
  }

  /// Draws the items of a group together and clips them once.
  ///
  /// Under Cairo's own clip every item is smoothed against what is there by itself: at the edge the
  /// lower ones show through the upper ones.
  func draw(_ group: DisplayGroup, throughSoft clip: DisplayClip) throws(CairoError) {
    guard restrictToPixels(of: group) else { return }
    let meetsGround = group.items.meetsGround
    let ground = meetsGround ? cairo_get_group_target(cairo) : nil
    let layer = try makeLayer(content: CAIRO_CONTENT_COLOR_ALPHA) { () throws(CairoError) in
      cairo_reset_clip(cairo)
      if let ground { copy(ground) }
      try draw(group.items)
    }
    guard self.clip(to: clip) else { return }
    // Under a clip this operator mixes what is there with the layer by the clip's coverage.
    paint(layer, by: meetsGround ? CAIRO_OPERATOR_SOURCE : CAIRO_OPERATOR_OVER) {
      cairo_paint(cairo)
    }
  }

  /// Puts a copy of a surface with its own device coordinates into the present target.
  private func copy(_ surface: OpaquePointer) {
    context.withMatrix(.identity) {
      cairo_set_source_surface(cairo, surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
      cairo_paint(cairo)
    }
  }
}

extension DisplayClip {
  /// Whether pixels can be covered in part; `matrix` maps the clip's coordinates to pixels.
  func isSoft(matrix: CGAffineTransform) -> Bool {
    guard style.isAntialiased else { return false }
    let keepsAxes = (matrix.b == 0 && matrix.c == 0) || (matrix.a == 0 && matrix.d == 0)
    guard keepsAxes, case .rect(let rect) = path.primitive else { return true }
    let box = rect.applying(matrix)
    return ![box.minX, box.minY, box.maxX, box.maxY].allSatisfy(\.isWhole)
  }
}

extension CGFloat {
  /// Whether the number is a whole one on Cairo's grid of 1/256.
  fileprivate var isWhole: Bool { (self - rounded()).magnitude < 1 / 512 }
}

extension [DisplayItem] {
  /// Whether more than one picture is put on what is there.
  var paintsSeveral: Bool {
    guard let first else { return false }
    return count > 1 || first.paintsSeveral
  }

  /// Whether an item blends with what is under all of them.
  fileprivate var meetsGround: Bool { contains(where: \.meetsGround) }
}

extension DisplayItem {
  fileprivate var paintsSeveral: Bool {
    guard case .group(let group) = content else { return false }
    return !group.effects.needsLayer && group.items.paintsSeveral
  }

  fileprivate var meetsGround: Bool {
    guard case .group(let group) = content else { return false }
    guard group.effects.needsLayer else { return group.items.meetsGround }
    return group.effects.blendMode != .normal
  }
}
