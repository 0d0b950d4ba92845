public import Foundation
public import VectorGeometry
import VectorGraphics

/// A modifier that transforms the drawing, depending on the size of the view, without changing the
/// layout.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The transform for a view of a size, in coordinates from the view's top left corner.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Geometry effects have no body; asking for it is a mistake of the caller.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is a geometry effect: it has no body")
  }

  /// A node that draws each of the content's views through the transform.
  @MainActor public static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    EffectNode<Base, Self, GeometryEffectAdapter<Self>>.making {
      GeometryEffectAdapter(effect: $0)
    }
  }

  /// The effect; readers of geometry inside see the view where the layout puts it.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(self)
  }
}

/// A geometry effect that readers of geometry do not see.
public nonisolated struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  /// The wrapped effect.
  public var base: Base

  /// Hides an effect from readers of geometry.
  public nonisolated init(_ base: Base) { self.base = base }

  /// The data of the effect.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  /// Returns the transform of the effect.
  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

  /// A node that draws each of the content's views through the transform.
  @MainActor public static func _makeNode<Content: View>(
    of content: Content.Type
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    EffectNode<Content, Self, GeometryEffectAdapter<Base>>.making {
      GeometryEffectAdapter(effect: $0.base, isSeenByLayout: false)
    }
  }
}

/// A geometry effect as an effect of the graph.
nonisolated struct GeometryEffectAdapter<Effect: GeometryEffect>: EffectModifier {
  static var isGeometryEffect: Bool { true }

  var effect: Effect
  var isSeenByLayout = true

  var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }

  func effects(in frame: CGRect) -> DisplayGroup.Effects { DisplayGroup.Effects() }

  func projection(in frame: CGRect) -> ProjectionTransform? {
    effect.effectValue(size: frame.size).movedOrigin(to: frame.origin)
  }
}
