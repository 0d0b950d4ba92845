public import Foundation
public import VectorGeometry
public import ViewLayout

extension _PaddingLayout: LayoutModifier {}

extension View {
  /// Adds room around the view.
  public nonisolated func padding(
    _ insets: EdgeInsets
  ) -> ModifiedContent<Self, _PaddingLayout> {
    modifier(_PaddingLayout(insets: insets))
  }

  /// Adds room on some edges: `length` points, or the default of 16.
  public nonisolated func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> ModifiedContent<Self, _PaddingLayout> {
    modifier(_PaddingLayout(edges: edges, insets: length.map { EdgeInsets($0, edges: .all) }))
  }

  /// Adds room of `length` points on all edges.
  public nonisolated func padding(_ length: CGFloat) -> ModifiedContent<Self, _PaddingLayout> {
    padding(.all, length)
  }
}

extension View {
  /// Keeps the usual room of 16 points at edges.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
}
