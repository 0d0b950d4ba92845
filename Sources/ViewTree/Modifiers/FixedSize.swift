import VectorGeometry
public import ViewLayout

extension _FixedSizeLayout: LayoutModifier {
  /// Nothing can be wrong with it.
  package var diagnostic: LayoutDiagnostic? { nil }
}

extension View {
  /// Gives the view its ideal size, whatever is offered.
  public nonisolated func fixedSize() -> ModifiedContent<Self, _FixedSizeLayout> {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Gives the view its ideal size along the chosen axes.
  public nonisolated func fixedSize(
    horizontal: Bool, vertical: Bool
  ) -> ModifiedContent<Self, _FixedSizeLayout> {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
}
