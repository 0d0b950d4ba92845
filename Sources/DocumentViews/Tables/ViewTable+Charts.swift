import ChartViews
import DocumentModel
import VectorGeometry
import ViewTree

import struct Foundation.CGFloat

/// What the keys of a mark say.
struct MarkArguments: Sendable {
  var kind: PlainMark.Kind
  var x: PlottedArgument?
  var xEnd: PlottedArgument?
  var y: PlottedArgument?
  var yEnd: PlottedArgument?
  var series: PlottedArgument?
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking: MarkStackingMethod?
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  var angularInset: CGFloat?

  init(_ kind: PlainMark.Kind) { self.kind = kind }

  @MainActor var mark: PlainMark {
    var mark = PlainMark(kind)
    (mark.x, mark.xEnd, mark.y, mark.yEnd) = (x?.field, xEnd?.field, y?.field, yEnd?.field)
    (mark.series, mark.stacking) = (series?.field, stacking)
    (mark.width, mark.height) = (width, height)
    (mark.innerRadius, mark.outerRadius) = (innerRadius, outerRadius)
    mark.angularInset = angularInset
    return mark
  }
}

/// The values of a mark along one axis: one, or those that it begins and ends at.
struct AxisArguments: Sendable {
  var start: PlottedArgument?
  var end: PlottedArgument?
  var isThere: Bool { start != nil }

  /// - Parameter axis: `x` or `y`.
  init(
    _ value: PlottedArgument?, _ start: PlottedArgument?, _ end: PlottedArgument?, _ axis: String,
    of mark: String
  ) throws(ArgumentProblem) {
    switch (value, start, end) {
    case (let value, nil, nil): self.start = value
    case (nil, let start?, let end?): (self.start, self.end) = (start, end)
    case (nil, _, _):
      throw ArgumentProblem(
        code: .missingKey,
        message: "\"\(mark)\" has both \"\(axis)Start\" and \"\(axis)End\", or neither")
    case (_?, _, _):
      throw ArgumentProblem(
        code: .conflictingKeys,
        message: "\"\(mark)\" has either \"\(axis)\", or \"\(axis)Start\" and \"\(axis)End\"")
    }
  }
}

/// The keys of marks.
private enum MarkParameters {
  static let x = optional("x", .position, "The value along x.")
  static let y = optional("y", .position, "The value along y.")
  static let xStart = optional("xStart", .position, "The start value along x.")
  static let xEnd = optional("xEnd", .position, "The end value along x.")
  static let yStart = optional("yStart", .position, "The start value along y.")
  static let yEnd = optional("yEnd", .position, "The end value along y.")
  static let series = optional("series", .plotted, "The series that the mark belongs to.")
  static let width = defaulted("width", .markDimension, "automatic", "The size along x.")
  static let height = defaulted("height", .markDimension, "automatic", "The size along y.")
  static let stacking = optional(
    "stacking", .stacking, "The stacking of marks with the same value; absent: standard.")
}

extension ViewTable {
  /// A chart and its marks.
  static let charts: [ViewEntry] =
    [
      ViewEntry(
        name: "Chart",
        documentation: """
          A chart of data: marks along two axes, or sectors around a center. With "data", its marks are created \
          once per element, as in a ForEach. Without "data", list marks directly or use ForEach, Group, "if" and components. \
          A chart fills the proposed size.
          """,
        group: .charts, children: .marks, kind: .view,
        form: ObjectForm(
          optional("data", .elements, "The elements: an array, or a number to count up to."),
          optional("as", .variable, "The name of the current element; absent: item.")
        ) { (data, variable) throws(ArgumentProblem) -> ViewBuild in
          guard let data else {
            guard variable == nil else {
              throw ArgumentProblem(
                code: .conflictingKeys, message: "\"as\" is the name of an element of \"data\"")
            }
            return .chart(nil)
          }
          return .chart(ForEachArguments(elements: data, variable: variable ?? "item"))
        }),
      bar, line, area, point, rule, rectangle, sector,
    ] + plots

  private static let bar = ViewEntry.mark(
    "BarMark", "A bar from 0 to a value, or from one value to another.",
    MarkParameters.x, MarkParameters.xStart, MarkParameters.xEnd, MarkParameters.y,
    MarkParameters.yStart, MarkParameters.yEnd, MarkParameters.width, MarkParameters.height,
    MarkParameters.stacking
  ) { (x, xStart, xEnd, y, yStart, yEnd, width, height, stacking) throws(ArgumentProblem) in
    let along = try AxisArguments(x, xStart, xEnd, "x", of: "BarMark")
    let across = try AxisArguments(y, yStart, yEnd, "y", of: "BarMark")
    guard along.isThere || across.isThere else { throw needs("BarMark", "x") }
    var mark = MarkArguments(.bar)
    mark.place(along, across)
    (mark.width, mark.height, mark.stacking) = (width, height, stacking ?? .standard)
    return mark
  }

  private static let line = ViewEntry.mark(
    "LineMark", "A point of the line that goes through all points of its series.",
    MarkParameters.x, MarkParameters.y, MarkParameters.series
  ) { (x, y, series) throws(ArgumentProblem) in
    guard x != nil else { throw needs("LineMark", "x") }
    guard y != nil else { throw needs("LineMark", "y") }
    var mark = MarkArguments(.line)
    (mark.x, mark.y, mark.series) = (x, y, series)
    return mark
  }

  private static let area = ViewEntry.mark(
    "AreaMark", "A point of the area between the line of its series and 0, or between two lines.",
    MarkParameters.x, MarkParameters.xStart, MarkParameters.xEnd, MarkParameters.y,
    MarkParameters.yStart, MarkParameters.yEnd, MarkParameters.series, MarkParameters.stacking
  ) { (x, xStart, xEnd, y, yStart, yEnd, series, stacking) throws(ArgumentProblem) in
    let along = try AxisArguments(x, xStart, xEnd, "x", of: "AreaMark")
    let across = try AxisArguments(y, yStart, yEnd, "y", of: "AreaMark")
    guard along.isThere else { throw needs("AreaMark", "x") }
    guard across.isThere else { throw needs("AreaMark", "y") }
    let isBetween = along.end != nil || across.end != nil
    guard !isBetween || stacking == nil else {
      throw ArgumentProblem(
        code: .conflictingKeys,
        message: "an area between two values cannot be stacked; remove \"stacking\"")
    }
    var mark = MarkArguments(.area)
    mark.place(along, across)
    (mark.series, mark.stacking) = (series, isBetween ? nil : stacking ?? .standard)
    return mark
  }

  private static let point = ViewEntry.mark(
    "PointMark", "A symbol at a point.", MarkParameters.x, MarkParameters.y
  ) { (x, y) throws(ArgumentProblem) in
    guard x != nil || y != nil else { throw needs("PointMark", "x") }
    var mark = MarkArguments(.point)
    (mark.x, mark.y) = (x, y)
    return mark
  }

  private static let rule = ViewEntry.mark(
    "RuleMark", "A straight line through the plot at a value, or from one value to another.",
    MarkParameters.x, MarkParameters.xStart, MarkParameters.xEnd, MarkParameters.y,
    MarkParameters.yStart, MarkParameters.yEnd
  ) { (x, xStart, xEnd, y, yStart, yEnd) throws(ArgumentProblem) in
    let along = try AxisArguments(x, xStart, xEnd, "x", of: "RuleMark")
    let across = try AxisArguments(y, yStart, yEnd, "y", of: "RuleMark")
    let isStraight =
      switch (along.end == nil, across.end == nil) {
      case (true, true): along.isThere != across.isThere
      case (true, false): along.isThere
      case (false, true): across.isThere
      case (false, false): false
      }
    guard isStraight else {
      throw ArgumentProblem(
        code: .missingKey,
        message:
          "\"RuleMark\" needs \"x\" or \"y\", with \"yStart\" and \"yEnd\" or \"xStart\" and \"xEnd\""
      )
    }
    var mark = MarkArguments(.rule)
    mark.place(along, across)
    return mark
  }

  private static let rectangle = ViewEntry.mark(
    "RectangleMark",
    "A rectangle at two values, or between values; without values: the whole plot.",
    MarkParameters.x, MarkParameters.xStart, MarkParameters.xEnd, MarkParameters.y,
    MarkParameters.yStart, MarkParameters.yEnd, MarkParameters.width, MarkParameters.height
  ) { (x, xStart, xEnd, y, yStart, yEnd, width, height) throws(ArgumentProblem) in
    let along = try AxisArguments(x, xStart, xEnd, "x", of: "RectangleMark")
    let across = try AxisArguments(y, yStart, yEnd, "y", of: "RectangleMark")
    guard along.isThere || across.isThere else { throw needs("RectangleMark", "x") }
    var mark = MarkArguments(.rectangle)
    mark.place(along, across)
    (mark.width, mark.height) = (width, height)
    return mark
  }

  private static let sector = ViewEntry.mark(
    "SectorMark", "A sector of a circle, with an angle proportional to its share of the total.",
    required("angle", .position, "The value of the sector."),
    defaulted(
      "innerRadius", .markDimension, "automatic", "The radius of the hole; absent: no hole."),
    defaulted(
      "outerRadius", .markDimension, "automatic", "The outer radius; absent: the available space."),
    optional("angularInset", .nonnegativeLength, "The inset on both sides, in points.")
  ) { (angle, inner, outer, inset) throws(ArgumentProblem) in
    var mark = MarkArguments(.sector)
    mark.x = angle
    (mark.innerRadius, mark.outerRadius, mark.angularInset) = (inner, outer, inset)
    return mark
  }

  private static func needs(_ mark: String, _ key: String) -> ArgumentProblem {
    ArgumentProblem(
      code: .missingKey, message: "\"\(mark)\" needs the key \"\(key)\", a value of the chart",
      help: "write \"\(key)\": {\"$\": \"item.value\"}")
  }
}

extension MarkArguments {
  /// Puts the mark at values along both axes.
  fileprivate mutating func place(_ along: AxisArguments, _ across: AxisArguments) {
    (x, xEnd, y, yEnd) = (along.start, along.end, across.start, across.end)
  }
}
