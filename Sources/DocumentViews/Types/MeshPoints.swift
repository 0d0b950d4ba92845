import DocumentModel
import Foundation
import IntegerConversion
import VectorGraphics
import ViewTree

/// The points of a mesh gradient.
enum MeshPoints {
  /// Points at even distances over the unit square, row by row.
  static func even(_ width: Int, _ height: Int) -> [SIMD2<Float>] {
    (0..<height).flatMap { row in
      (0..<width).map { column in
        SIMD2(Float(column) / Float(width - 1), Float(row) / Float(height - 1))
      }
    }
  }
}

extension ValueType where Value == Int {
  /// The number of points along a side of a mesh.
  static let meshSide = ValueType<Double>.number(
    NumberRange(lower: 2, upper: 64, isWhole: true), examples: [2]
  ).map { Int(clamping: $0) }
}

extension ValueType where Value == [SIMD2<Float>] {
  private static let list = ValueType.array(
    ValueType<SIMD2<Float>>.pair(
      of: .number, "x", "y", "an object of x and y, or an array of both"
    ) { SIMD2(Float($0), Float($1)) }, "an array of points", minimum: 4)

  static let meshPoints = list.showing([[[0, 0], [1, 0], [0, 1], [0.8, 0.7]]])
}

extension ValueType where Value == [Color] {
  static let meshColors = ValueType.array(.color, "an array of colors", minimum: 4)
    .showing([["red", "blue", "yellow", "white"]])
}

extension ValueType {
  /// The same type with other examples.
  func showing(_ examples: [JSONValue]) -> ValueType {
    ValueType(info.name, schema: info.literalSchema, examples: examples, matches: info.matches) {
      node, decoder in decode(node, decoder)
    }
  }
}
