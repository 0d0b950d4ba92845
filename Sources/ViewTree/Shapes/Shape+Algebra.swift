public import Foundation
public import VectorGeometry
import ViewLayout

/// A shape made of two others in the same rectangle.
public nonisolated struct _CombinedShape<First: Shape, Second: Shape>: _DerivedShape {
  /// What is made of the two outlines.
  enum Operation: Sendable, Hashable {
    case union
    case intersection
    case subtraction
    case symmetricDifference
    case lineIntersection
    case lineSubtraction
  }

  /// The first shape, which decides on the size.
  public var shape: First
  var other: Second
  let operation: Operation
  let isEOFilled: Bool

  /// The combined outline.
  public func path(in rect: CGRect) -> Path {
    let first = shape.path(in: rect)
    let second = other.path(in: rect)
    return switch operation {
    case .union: first.union(second, eoFill: isEOFilled)
    case .intersection: first.intersection(second, eoFill: isEOFilled)
    case .subtraction: first.subtracting(second, eoFill: isEOFilled)
    case .symmetricDifference: first.symmetricDifference(second, eoFill: isEOFilled)
    case .lineIntersection: first.lineIntersection(second, eoFill: isEOFilled)
    case .lineSubtraction: first.lineSubtraction(second, eoFill: isEOFilled)
    }
  }

  /// The data of both shapes.
  public var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(shape.animatableData, other.animatableData) }
    set {
      shape.animatableData = newValue.first
      other.animatableData = newValue.second
    }
  }
}

extension Shape {
  /// Returns the area inside this shape or another.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(shape: self, other: other, operation: .union, isEOFilled: eoFill)
  }

  /// Returns the area inside both shapes.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(shape: self, other: other, operation: .intersection, isEOFilled: eoFill)
  }

  /// Returns the area inside this shape but not the other.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(shape: self, other: other, operation: .subtraction, isEOFilled: eoFill)
  }

  /// Returns the area inside exactly one of the shapes.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(
      shape: self, other: other, operation: .symmetricDifference, isEOFilled: eoFill)
  }

  /// The part of this shape's outline that is inside of the other.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(shape: self, other: other, operation: .lineIntersection, isEOFilled: eoFill)
  }

  /// The part of this shape's outline that is outside of the other.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(shape: self, other: other, operation: .lineSubtraction, isEOFilled: eoFill)
  }
}
