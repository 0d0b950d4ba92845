public import Foundation

/// Turns a view into another one.
public struct _MorphModifier<Target: View>: SecondaryModifier {
  package static var role: SecondaryRole { .morph }

  /// The target of the morph.
  public var target: Target
  /// The progress of the morph, 0...1.
  public var progress: CGFloat

  package var secondary: Target { target }
}

extension View {
  /// Morphs the view to another one: itself at progress 0, the other at 1.
  ///
  /// Outlines, including those of letters, are matched; paint and strokes are interpolated. Parts without a partner
  /// fade. The other view is offered the size of this one and is centered in it. `progress` animates.
  @_disfavoredOverload
  public nonisolated func morph<Target: View>(
    to other: Target, progress: CGFloat
  ) -> ModifiedContent<Self, _MorphModifier<Target>> {
    modifier(_MorphModifier(target: other, progress: progress))
  }
}
