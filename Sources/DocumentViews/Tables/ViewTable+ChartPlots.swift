import ChartViews
import DocumentModel
import ViewTree

extension ViewTable {
  /// Curves of functions in charts.
  static let plots: [ViewEntry] = [linePlot, areaPlot]

  private static let domain = optional(
    "domain", ValueType<FunctionDomain>.functionDomain,
    "The range along x; absent: the whole domain of the scale.")

  private static let linePlot = ViewEntry(
    name: "LinePlot",
    documentation: "The curve of a function of x, with gaps where the function is undefined.",
    group: .charts, children: .none, kind: .mark,
    form: ObjectForm(
      required("y", .chartFunction, "The value along y, an expression of x."), domain
    ) { (function, domain) throws(ArgumentProblem) -> ViewBuild in
      .mark {
        AnyChartContent(
          LinePlot(x: "", y: "", domain: domain?.range, function: { function($0) }))
      }
    })

  private static let areaPlot = ViewEntry(
    name: "AreaPlot",
    documentation: "The area between 0 and a function of x, or between two functions.",
    group: .charts, children: .none, kind: .mark,
    form: ObjectForm(
      optional("y", .chartFunction, "The value along y, an expression of x."),
      optional("yStart", .chartFunction, "The start of the area along y, an expression of x."),
      optional("yEnd", .chartFunction, "The end of the area along y, an expression of x."), domain
    ) { (y, start, end, domain) throws(ArgumentProblem) -> ViewBuild in
      switch (y, start, end) {
      case (let y?, nil, nil):
        return .mark {
          AnyChartContent(AreaPlot(x: "", y: "", domain: domain?.range, function: { y($0) }))
        }
      case (nil, let start?, let end?):
        return .mark {
          AnyChartContent(
            AreaPlot(
              x: "", yStart: "", yEnd: "", domain: domain?.range,
              function: { (yStart: start($0), yEnd: end($0)) }))
        }
      case (nil, _, _):
        throw ArgumentProblem(
          code: .missingKey,
          message: "\"AreaPlot\" needs \"y\", or both \"yStart\" and \"yEnd\"",
          help: "write \"y\": {\"$\": \"sin(x)\"}")
      case (_?, _, _):
        throw ArgumentProblem(
          code: .conflictingKeys,
          message: "\"AreaPlot\" has either \"y\", or \"yStart\" and \"yEnd\"")
      }
    })
}
