// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, OneVariableDeclarationPerLine
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

@_exported import Foundation
@_exported import Observation

// Vectors, square matrices and quaternions with the results of Apple's module, up to rounding.

public typealias simd_float2 = SIMD2<Float>
public typealias simd_float3 = SIMD3<Float>
public typealias simd_float4 = SIMD4<Float>
public typealias simd_double2 = SIMD2<Double>
public typealias simd_double3 = SIMD3<Double>
public typealias simd_double4 = SIMD4<Double>
public typealias simd_int2 = SIMD2<Int32>
public typealias simd_uint2 = SIMD2<UInt32>
public typealias vector_float2 = SIMD2<Float>
public typealias vector_float3 = SIMD3<Float>
public typealias vector_float4 = SIMD4<Float>
public typealias float2 = SIMD2<Float>
public typealias float3 = SIMD3<Float>
public typealias float4 = SIMD4<Float>
public typealias double2 = SIMD2<Double>
public typealias double3 = SIMD3<Double>

// MARK: Vectors

public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * y).sum() }
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x) }
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  dot(x, x).squareRoot()
}
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  length(x - y)
}
public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  length_squared(x - y)
}
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / length(x) }
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint {
  x - n * (2 * dot(x, n))
}
public func project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  y * (dot(x, y) / dot(y, y))
}
public func cross<S: FloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
  let (a, b) = (SIMD3(x.y, x.z, x.x), SIMD3(y.z, y.x, y.y))
  return a * b - SIMD3(x.z, x.x, x.y) * SIMD3(y.y, y.z, y.x)
}
public func cross<S: FloatingPoint>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD3<S> {
  SIMD3(0, 0, x.x * y.y - x.y * y.x)
}
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint {
  x + (y - x) * t
}
public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint {
  x + (y - x) * t
}
public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }
public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { pointwiseMax(x, -x) }
public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: min, upperBound: max)
}
public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: V(repeating: min), upperBound: V(repeating: max))
}
public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V where V.Scalar: FloatingPoint {
  let t = ((x - edge0) / (edge1 - edge0)).clamped(
    lowerBound: .zero, upperBound: .init(repeating: 1))
  return t * t * (V(repeating: 3) - t * 2)
}
public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x - x.rounded(.down) }

public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  dot(x, y)
}
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x) }
public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  dot(x, x)
}
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  length(x - y)
}
public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: FloatingPoint { length_squared(x - y) }
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { normalize(x) }
public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: FloatingPoint {
  reflect(x, n: n)
}
public func simd_cross<S: FloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> { cross(x, y) }
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint {
  x + (y - x) * t
}
public func simd_mix<S: FloatingPoint>(_ x: S, _ y: S, _ t: S) -> S { x + (y - x) * t }
public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: min, upperBound: max)
}
public func simd_clamp<S: FloatingPoint>(_ x: S, _ min: S, _ max: S) -> S {
  Swift.min(Swift.max(x, min), max)
}
public func simd_smoothstep<S: FloatingPoint>(_ edge0: S, _ edge1: S, _ x: S) -> S {
  let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return t * t * (3 - 2 * t)
}
public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }
public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { abs(x) }

// MARK: Matrices

/// A square matrix, stored by columns.
public protocol _SquareMatrix: Equatable, Sendable {
  associatedtype Column: SIMD, Sendable where Column.Scalar: BinaryFloatingPoint
  var _list: [Column] { get }
  /// Creates a matrix from its columns, as many as a column has numbers.
  init(_ columns: [Column])
}

extension _SquareMatrix {
  private static var count: Int { Column.scalarCount }
  private static func make(_ number: (Int, Int) -> Column.Scalar) -> Self {
    Self(
      (0..<count).map { column in
        var values = Column()
        for row in 0..<count { values[row] = number(column, row) }
        return values
      })
  }
  public init() { self = Self.make { _, _ in 0 } }
  public init(_ scalar: Column.Scalar) { self = Self.make { $0 == $1 ? scalar : 0 } }
  public init(diagonal: Column) { self = Self.make { $0 == $1 ? diagonal[$0] : 0 } }
  public init(rows: [Column]) { self = Self.make { rows[$1][$0] } }
  public subscript(column: Int) -> Column {
    get { _list[column] }
    set {
      var list = _list
      list[column] = newValue
      self = Self(list)
    }
  }
  public subscript(column: Int, row: Int) -> Column.Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }
  public var transpose: Self { Self.make { self[$1, $0] } }
  /// The determinant, computed by Gaussian elimination.
  public var determinant: Column.Scalar { eliminated().determinant }
  /// The inverse matrix; its numbers are not finite if the matrix is singular.
  public var inverse: Self { eliminated().inverse }

  /// Gauss-Jordan elimination with the largest pivot.
  private func eliminated() -> (determinant: Column.Scalar, inverse: Self) {
    var (left, right, determinant) = (_list, Self(1)._list, Column.Scalar(1))
    for step in 0..<Self.count {
      let pivot = (step..<Self.count).max { abs(left[$0][step]) < abs(left[$1][step]) } ?? step
      if pivot != step {
        left.swapAt(pivot, step)
        right.swapAt(pivot, step)
        determinant = -determinant
      }
      let value = left[step][step]
      determinant *= value
      guard value != 0 else { return (0, Self(right.map { $0 / 0 })) }
      (left[step], right[step]) = (left[step] / value, right[step] / value)
      for other in 0..<Self.count where other != step {
        let factor = left[other][step]
        left[other] -= left[step] * factor
        right[other] -= right[step] * factor
      }
    }
    return (determinant, Self(right))
  }

  public static func * (a: Self, x: Column) -> Column {
    zip(a._list, x.indices).reduce(Column()) { $0 + $1.0 * x[$1.1] }
  }
  public static func * (x: Column, a: Self) -> Column { a.transpose * x }
  public static func * (a: Self, b: Self) -> Self { Self(b._list.map { a * $0 }) }
  public static func * (a: Self, x: Column.Scalar) -> Self { Self(a._list.map { $0 * x }) }
  public static func * (x: Column.Scalar, a: Self) -> Self { a * x }
  public static func + (a: Self, b: Self) -> Self { Self(zip(a._list, b._list).map { $0 + $1 }) }
  public static func - (a: Self, b: Self) -> Self { Self(zip(a._list, b._list).map { $0 - $1 }) }
  public static func *= (a: inout Self, b: Self) { a = a * b }
  public static func == (a: Self, b: Self) -> Bool { a._list == b._list }
}

public struct _Matrix2<S: BinaryFloatingPoint & SIMDScalar>: _SquareMatrix,
  @unchecked Sendable
{
  public var columns: (SIMD2<S>, SIMD2<S>)
  public var _list: [SIMD2<S>] { [columns.0, columns.1] }
  public init(_ list: [SIMD2<S>]) { columns = (list[0], list[1]) }
  public init(_ a: SIMD2<S>, _ b: SIMD2<S>) { columns = (a, b) }
  public init(columns: (SIMD2<S>, SIMD2<S>)) { self.columns = columns }
}
public struct _Matrix3<S: BinaryFloatingPoint & SIMDScalar>: _SquareMatrix,
  @unchecked Sendable
{
  public var columns: (SIMD3<S>, SIMD3<S>, SIMD3<S>)
  public var _list: [SIMD3<S>] { [columns.0, columns.1, columns.2] }
  public init(_ list: [SIMD3<S>]) { columns = (list[0], list[1], list[2]) }
  public init(_ a: SIMD3<S>, _ b: SIMD3<S>, _ c: SIMD3<S>) { columns = (a, b, c) }
  public init(columns: (SIMD3<S>, SIMD3<S>, SIMD3<S>)) { self.columns = columns }
  public init(_ q: _Quaternion<S>) {
    columns = (q.act(SIMD3(1, 0, 0)), q.act(SIMD3(0, 1, 0)), q.act(SIMD3(0, 0, 1)))
  }
}
public struct _Matrix4<S: BinaryFloatingPoint & SIMDScalar>: _SquareMatrix,
  @unchecked Sendable
{
  public var columns: (SIMD4<S>, SIMD4<S>, SIMD4<S>, SIMD4<S>)
  public var _list: [SIMD4<S>] { [columns.0, columns.1, columns.2, columns.3] }
  public init(_ list: [SIMD4<S>]) { columns = (list[0], list[1], list[2], list[3]) }
  public init(_ a: SIMD4<S>, _ b: SIMD4<S>, _ c: SIMD4<S>, _ d: SIMD4<S>) {
    columns = (a, b, c, d)
  }
  public init(columns: (SIMD4<S>, SIMD4<S>, SIMD4<S>, SIMD4<S>)) { self.columns = columns }
  public init(_ q: _Quaternion<S>) {
    let (x, y, z) = _Matrix3(q).columns
    columns = (SIMD4(x, 0), SIMD4(y, 0), SIMD4(z, 0), SIMD4(0, 0, 0, 1))
  }
}

public typealias simd_float2x2 = _Matrix2<Float>
public typealias simd_float3x3 = _Matrix3<Float>
public typealias simd_float4x4 = _Matrix4<Float>
public typealias simd_double2x2 = _Matrix2<Double>
public typealias simd_double3x3 = _Matrix3<Double>
public typealias simd_double4x4 = _Matrix4<Double>
public typealias float3x3 = _Matrix3<Float>
public typealias float4x4 = _Matrix4<Float>
public typealias double4x4 = _Matrix4<Double>
public typealias matrix_float4x4 = _Matrix4<Float>
public let matrix_identity_float2x2 = simd_float2x2(1), matrix_identity_float3x3 = simd_float3x3(1)
public let matrix_identity_float4x4 = simd_float4x4(1)
public let matrix_identity_double4x4 = simd_double4x4(1)

public func simd_mul<M: _SquareMatrix>(_ a: M, _ b: M) -> M { a * b }
public func simd_mul<M: _SquareMatrix>(_ a: M, _ x: M.Column) -> M.Column { a * x }
public func matrix_multiply<M: _SquareMatrix>(_ a: M, _ b: M) -> M { a * b }
public func simd_inverse<M: _SquareMatrix>(_ a: M) -> M { a.inverse }
public func simd_transpose<M: _SquareMatrix>(_ a: M) -> M { a.transpose }
public func simd_determinant<M: _SquareMatrix>(_ a: M) -> M.Column.Scalar { a.determinant }

// MARK: Quaternions

/// A quaternion: the imaginary parts, then the real part.
public struct _Quaternion<S: BinaryFloatingPoint & SIMDScalar>: Equatable, @unchecked Sendable {
  public var vector: SIMD4<S>
  public init() { vector = .zero }
  public init(vector: SIMD4<S>) { self.vector = vector }
  public init(ix: S, iy: S, iz: S, r: S) { vector = SIMD4(ix, iy, iz, r) }
  public init(real: S, imag: SIMD3<S>) { vector = SIMD4(imag, real) }
  /// Creates a rotation about an axis of length 1, in radians.
  public init(angle: S, axis: SIMD3<S>) {
    let half = Double(angle) / 2
    self.init(real: S(cos(half)), imag: axis * S(sin(half)))
  }
  /// Creates the shortest rotation between directions of length 1.
  public init(from: SIMD3<S>, to: SIMD3<S>) {
    let real = 1 + dot(from, to)
    guard real > 1e-6 else {
      let other = abs(from.x) < 0.9 ? SIMD3<S>(1, 0, 0) : SIMD3<S>(0, 1, 0)
      self.init(real: 0, imag: normalize(cross(from, other)))
      return
    }
    self = Self(real: real, imag: cross(from, to)).normalized
  }
  public init(_ m: _Matrix4<S>) {
    let (x, y, z) = (m.columns.0, m.columns.1, m.columns.2)
    self.init(_Matrix3(SIMD3(x.x, x.y, x.z), SIMD3(y.x, y.y, y.z), SIMD3(z.x, z.y, z.z)))
  }
  /// Creates the rotation of a rotation matrix.
  ///
  /// Source: S. W. Shepperd, "Quaternion from rotation matrix", 1978.
  public init(_ m: _Matrix3<S>) {
    let d = SIMD3(m[0, 0], m[1, 1], m[2, 2])
    let squares = SIMD4(2 * d.x - d.sum(), 2 * d.y - d.sum(), 2 * d.z - d.sum(), d.sum())
    let largest = squares.indices.max { squares[$0] < squares[$1] } ?? 3
    let pairs = SIMD3(m[1, 2] - m[2, 1], m[2, 0] - m[0, 2], m[0, 1] - m[1, 0])
    var q = SIMD4(pairs, squares.w + 1)
    if largest < 3 {
      q = SIMD4<S>(repeating: 0)
      for i in 0..<3 { q[i] = i == largest ? squares[i] + 1 : m[largest, i] + m[i, largest] }
      q[3] = pairs[largest]
    }
    self = Self(vector: q).normalized
  }
  public var real: S {
    get { vector.w }
    set { vector.w = newValue }
  }
  public var imag: SIMD3<S> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, real) }
  }
  public var length: S { dot(vector, vector).squareRoot() }
  public var normalized: Self { Self(vector: vector / length) }
  public var conjugate: Self { Self(real: real, imag: -imag) }
  public var inverse: Self { Self(vector: conjugate.vector / dot(vector, vector)) }
  /// The angle of the rotation, in radians.
  public var angle: S {
    S(2 * atan2(Double(dot(imag, imag).squareRoot()), Double(real)))
  }
  public var axis: SIMD3<S> { normalize(imag) }
  /// Rotates a vector.
  public func act(_ v: SIMD3<S>) -> SIMD3<S> {
    let turned = cross(imag, v) * 2
    return v + turned * real + cross(imag, turned)
  }
  public static func * (a: Self, b: Self) -> Self {
    Self(
      real: a.real * b.real - dot(a.imag, b.imag),
      imag: b.imag * a.real + a.imag * b.real + cross(a.imag, b.imag))
  }
  public static func * (a: Self, x: S) -> Self { Self(vector: a.vector * x) }
  public static func + (a: Self, b: Self) -> Self { Self(vector: a.vector + b.vector) }
  public static prefix func - (a: Self) -> Self { Self(vector: -a.vector) }
}

public typealias simd_quatf = _Quaternion<Float>
public typealias simd_quatd = _Quaternion<Double>
public func simd_mul<S>(_ a: _Quaternion<S>, _ b: _Quaternion<S>) -> _Quaternion<S> { a * b }
public func simd_normalize<S>(_ q: _Quaternion<S>) -> _Quaternion<S> { q.normalized }
public func simd_inverse<S>(_ q: _Quaternion<S>) -> _Quaternion<S> { q.inverse }
public func simd_act<S>(_ q: _Quaternion<S>, _ v: SIMD3<S>) -> SIMD3<S> { q.act(v) }
/// Returns the spherical linear interpolation along the shorter arc.
public func simd_slerp<S>(
  _ a: _Quaternion<S>, _ b: _Quaternion<S>, _ t: S
) -> _Quaternion<S> {
  let product = dot(a.vector, b.vector)
  let (end, cosine) = (product < 0 ? -b : b, Double(min(abs(product), 1)))
  guard cosine < 0.9995 else { return (a * (1 - t) + end * t).normalized }
  let (angle, part) = (acos(cosine), Double(t))
  return a * S(sin((1 - part) * angle) / sin(angle)) + end * S(sin(part * angle) / sin(angle))
}
