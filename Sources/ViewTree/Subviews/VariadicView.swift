// The names under which public source reached the subviews of a view before `Group(subviews:)` came.

/// A view made of the views that another one amounts to.
public enum _VariadicView {
  /// The child views.
  public typealias Children = SubviewsCollection

  /// A view that a root makes of the views of its content.
  public struct Tree<Root: _VariadicView_ViewRoot, Content: View>: View {
    /// The root, which creates a view from the children.
    public var root: Root
    /// The views that become the children.
    public var content: Content

    /// A view that a root makes of the views of a content.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }

    /// The view that the root creates from the children.
    public var body: some View {
      Group(subviews: content) { [root] children in root.body(children: children) }
    }
  }
}

/// Makes a view of the views of a content.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot {
  /// The type of the body; usually inferred.
  associatedtype Body: View
  /// The view.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// Makes one view of the views of a content.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// Makes views, which the container around lays out, of the views of a content.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}
