import ChartViews
import DocumentModel
import VectorGeometry

import struct Foundation.CGPoint

/// The keys that say what a path is: its data, or points that it goes through.
enum PathForm {
  static let data = optional(
    "d", .path, "The path, as SVG path data or a SwiftUI path description.")
  static let points = optional(
    "points",
    ValueType<[CGPoint]>.array(
      ValueType<CGPoint>.pair(
        of: .number, "x", "y", "an object of x and y, or an array of both"
      ) { CGPoint(x: $0, y: $1) }, "an array of points"
    ).showing([[[0, 0], [20, 8], [40, 2]]]),
    "The points of the path, instead of path data; y increases downward.")
  static let interpolation = optional(
    "interpolation", .interpolationMethod, "The interpolation between points; absent: linear.")
  static let closed = optional(
    "closed", .bool, "Whether to close the path with a straight line; absent: false.")

  /// The path that the keys say.
  static func path(
    _ data: Path?, _ points: [CGPoint]?, _ method: InterpolationMethod?, _ closes: Bool?,
    of view: String
  ) throws(ArgumentProblem) -> Path {
    switch (data, points) {
    case (let data?, nil):
      guard method == nil, closes == nil else {
        throw ArgumentProblem(
          code: .conflictingKeys,
          message: "\"interpolation\" and \"closed\" require \"points\" instead of \"d\"")
      }
      return data
    case (nil, let points?):
      var path = CurveBuilder(method: method ?? .linear).path(through: points)
      if closes == true, !points.isEmpty { path.closeSubpath() }
      return path
    case (nil, nil):
      throw ArgumentProblem(
        code: .missingKey, message: "\"\(view)\" needs the key \"d\", path data, or \"points\"",
        help: "write \"d\": \"M0 0 L10 10\"")
    case (_?, _?):
      throw ArgumentProblem(
        code: .conflictingKeys, message: "\"\(view)\" has either \"d\" or \"points\", not both")
    }
  }
}
