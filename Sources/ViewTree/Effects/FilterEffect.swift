package import Foundation
package import VectorGraphics

/// A modifier that changes the picture of a view as a whole.
package nonisolated protocol FilterEffect: EffectModifier {
  /// The change.
  var filter: DisplayFilter { get }
}

extension FilterEffect {
  package func effects(in frame: CGRect) -> DisplayGroup.Effects {
    var effects = DisplayGroup.Effects()
    if !filter.isIdentity { effects.filters = [filter] }
    return effects
  }
}
