import Foundation
import ShapeMorphing
import VectorGeometry
import VectorGraphics

/// The morphs of letters from one face to another, each of which is planned once.
final class LetterMorphs {
  private struct Key: Hashable {
    let from: [UInt32]
    let to: [UInt32]
    let fromFace: String
    let toFace: String
  }

  private var plans: [Key: MorphPlan?] = [:]

  /// The outline between two letters, in ems; nil if one of them is a picture.
  func outline(from: TextRun, to: TextRun, at t: Double) -> Path? {
    let key = Key(
      from: from.glyphs.map(\.id), to: to.glyphs.map(\.id), fromFace: from.face.id,
      toFace: to.face.id)
    let plan = plans[key] ?? Self.plan(from: from, to: to)
    plans[key] = .some(plan)
    return plan?.path(at: CGFloat(t))
  }

  private static func plan(from: TextRun, to: TextRun) -> MorphPlan? {
    guard let start = from.outlineInEms, let end = to.outlineInEms else { return nil }
    return MorphPlan(from: start, to: end)
  }
}

extension TextRun {
  /// The outline of all glyphs, in ems; nil if a glyph is a picture.
  fileprivate var outlineInEms: Path? {
    guard size > 0 else { return nil }
    return TextItem(run: self, position: .zero, paint: .color(.black)).outline?
      .applying(CGAffineTransform(scaleX: 1 / size, y: 1 / size))
  }
}
