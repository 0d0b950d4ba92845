public import Foundation

/// Turns a view into another one.
public struct _MorphModifier<Target: View>: SecondaryModifier {
  package static var role: SecondaryRole { .morph }

  /// What the view becomes.
  public var target: Target
  /// How far it has become it, 0 to 1.
  public var progress: CGFloat

  package var secondary: Target { target }
}

extension View {
  /// The view on its way to another one: itself at progress 0, the other at 1.
  ///
  /// Outlines become outlines, letters too; paint and strokes go along. What has no partner fades. The
  /// other view is offered the size of this one and stands in its middle. `progress` animates.
  @_disfavoredOverload
  public nonisolated func morph<Target: View>(
    to other: Target, progress: CGFloat
  ) -> ModifiedContent<Self, _MorphModifier<Target>> {
    modifier(_MorphModifier(target: other, progress: progress))
  }
}
