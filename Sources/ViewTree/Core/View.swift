/// A part of a picture: declared by a body made of other views.
///
/// Views are values that describe; the graph keeps what lasts (identity, state, animation) in nodes.
@MainActor @preconcurrency
public protocol View {
  /// The type of the body; usually inferred.
  associatedtype Body: View

  /// What the view is made of.
  @ViewBuilder var body: Body { get }

  /// The node that keeps what lasts of views of this type. Views with a body have no need to say.
  static func _makeNode() -> _ViewNode<Self>
}

extension View {
  /// A node that runs the view's body.
  @MainActor public static func _makeNode() -> _ViewNode<Self> {
    BodyNode<Self, Body> { $0.body }
  }
}

extension Never: View {
  /// Never there.
  public var body: Never { self }
}

/// A view that the graph draws or lays out itself.
package nonisolated protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Primitive views have no body; asking for it is a mistake of the caller.
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive view: it has no body")
  }
}
