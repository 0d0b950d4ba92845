public import ViewTree

/// Views to look at while working: here something to render by name.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder static var previews: Previews { get }
}
