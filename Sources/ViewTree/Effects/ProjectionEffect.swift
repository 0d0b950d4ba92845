public import Foundation
public import VectorGeometry
package import VectorGraphics

/// Transforms the drawing by a projective transform.
public nonisolated struct _ProjectionEffect: GeometryEffect {
  /// The transform, from the top left corner of the frame.
  public var transform: ProjectionTransform

  /// Maps by a transform.
  public nonisolated init(transform: ProjectionTransform) { self.transform = transform }

  /// The rows of the matrix.
  public var animatableData: _MatrixData {
    get {
      AnimatablePair(
        _MatrixRow(transform.m11, transform.m12, transform.m13),
        AnimatablePair(
          _MatrixRow(transform.m21, transform.m22, transform.m23),
          _MatrixRow(transform.m31, transform.m32, transform.m33)))
    }
    set {
      let rows = (newValue.first, newValue.second.first, newValue.second.second)
      (transform.m11, transform.m12, transform.m13) = rows.0.numbers
      (transform.m21, transform.m22, transform.m23) = rows.1.numbers
      (transform.m31, transform.m32, transform.m33) = rows.2.numbers
    }
  }

  /// The transform, whatever the size.
  public func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

/// The rows of a matrix of three by three numbers.
public typealias _MatrixData = AnimatablePair<_MatrixRow, AnimatablePair<_MatrixRow, _MatrixRow>>

/// Three numbers.
public typealias _MatrixRow = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>

extension _MatrixRow {
  init(_ first: CGFloat, _ second: CGFloat, _ third: CGFloat) {
    self.init(first, AnimatablePair<CGFloat, CGFloat>(second, third))
  }

  var numbers: (CGFloat, CGFloat, CGFloat) {
    (first, second.first, second.second)
  }
}

/// Transforms the drawing by an affine transform.
public nonisolated struct _TransformEffect: GeometryEffect {
  /// The transform, from the top left corner of the frame.
  public var transform: CGAffineTransform

  /// Maps by a transform.
  public nonisolated init(transform: CGAffineTransform) { self.transform = transform }

  /// The entries of the matrix.
  public var animatableData: AnimatablePair<_MatrixRow, _MatrixRow> {
    get {
      AnimatablePair(
        _MatrixRow(transform.a, transform.b, transform.c),
        _MatrixRow(transform.d, transform.tx, transform.ty))
    }
    set {
      (transform.a, transform.b, transform.c) = newValue.first.numbers
      (transform.d, transform.tx, transform.ty) = newValue.second.numbers
    }
  }

  /// The transform, whatever the size.
  public func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(transform) }
}

extension View {
  /// Draws the view through a projective transform, from the top left corner of its frame.
  public nonisolated func projectionEffect(
    _ transform: ProjectionTransform
  ) -> ModifiedContent<Self, _ProjectionEffect> {
    modifier(_ProjectionEffect(transform: transform))
  }

  /// Draws the view through an affine transform, from the top left corner of its frame.
  public nonisolated func transformEffect(
    _ transform: CGAffineTransform
  ) -> ModifiedContent<Self, _TransformEffect> {
    modifier(_TransformEffect(transform: transform))
  }

  /// Makes the view animate its frame as a whole: frames inside are animated relative to it, also those of new views.
  public nonisolated func geometryGroup() -> some View {
    modifier(_GeometryGroupModifier())
  }
}

/// Animates the frames inside relative to the view.
public struct _GeometryGroupModifier: EffectModifier {
  /// Creates the modifier.
  public nonisolated init() {}

  package static var isGeometryEffect: Bool { true }

  package func effects(in frame: CGRect) -> DisplayGroup.Effects { DisplayGroup.Effects() }
}
