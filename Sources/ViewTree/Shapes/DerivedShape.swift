/// A shape made of another, after which it is called in paths and descriptions.
protocol DerivedShape {
  /// The shape that it is made of.
  static var original: any Shape.Type { get }
}

extension _Inset: DerivedShape {
  static var original: any Shape.Type { Base.self }
}

extension _StrokedShape: DerivedShape {
  static var original: any Shape.Type { S.self }
}

extension _TrimmedShape: DerivedShape {
  static var original: any Shape.Type { Content.self }
}

extension RotatedShape: DerivedShape {
  static var original: any Shape.Type { Content.self }
}

extension ScaledShape: DerivedShape {
  static var original: any Shape.Type { Content.self }
}

extension OffsetShape: DerivedShape {
  static var original: any Shape.Type { Content.self }
}

extension TransformedShape: DerivedShape {
  static var original: any Shape.Type { Content.self }
}

extension SizedShape: DerivedShape {
  static var original: any Shape.Type { Content.self }
}

/// The name of a shape: that of the shape which all others are made of.
func shapeName(_ type: any Shape.Type) -> String {
  guard let derived = type as? any DerivedShape.Type else { return typeName(type) }
  return shapeName(derived.original)
}
