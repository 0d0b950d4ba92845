/// CSS's `linear()`: straight pieces between points of input and output.
///
/// Source: CSS Easing Functions 2, section 2.2, https://www.w3.org/TR/css-easing-2/
package struct PiecewiseLinear: Hashable, Sendable {
  /// A stop as it is written: an output, and inputs of none, one or both ends of a flat piece.
  package struct Stop: Hashable, Sendable {
    let output: Double
    let inputs: [Double]

    /// A stop whose input is found from its neighbors.
    package init(_ output: Double) {
      self.output = output
      inputs = []
    }

    /// A stop at an input.
    package init(_ output: Double, at input: Double) {
      self.output = output
      inputs = [input]
    }

    /// A flat piece between two inputs.
    package init(_ output: Double, from start: Double, to end: Double) {
      self.output = output
      inputs = [start, end]
    }
  }

  private struct Point: Hashable, Sendable {
    var input: Double
    let output: Double
  }

  private let points: [Point]

  /// The function through the stops, of which there is at least one.
  ///
  /// The first and last input are 0 and 1 if not given, an input is never less than one before it,
  /// and missing ones are spread evenly.
  package init(_ stops: [Stop]) {
    precondition(!stops.isEmpty, "a piecewise linear easing needs at least one stop")
    var inputs: [Double?] = []
    var outputs: [Double] = []
    for stop in stops {
      inputs += stop.inputs.isEmpty ? [nil] : stop.inputs.map { $0 }
      outputs += Array(repeating: stop.output, count: max(1, stop.inputs.count))
    }
    if inputs[0] == nil { inputs[0] = 0 }
    if inputs[inputs.count - 1] == nil {
      inputs[inputs.count - 1] = max(1, inputs.compactMap(\.self).max() ?? 1)
    }
    let resolved = Self.spread(inputs)
    points = zip(resolved, outputs).map { Point(input: $0, output: $1) }
  }

  /// The output; before the first and after the last point the end pieces go on.
  package func value(at x: Double) -> Double {
    guard points.count > 1 else { return points[0].output }
    var index = points.lastIndex { $0.input <= x } ?? 0
    index = min(index, points.count - 2)
    let (from, to) = (points[index], points[index + 1])
    guard to.input > from.input else { return x < from.input ? from.output : to.output }
    let part = (x - from.input) / (to.input - from.input)
    return from.output + part * (to.output - from.output)
  }

  /// Makes the inputs grow and fills the gaps evenly.
  private static func spread(_ inputs: [Double?]) -> [Double] {
    var result: [Double] = []
    var missing = 0
    for input in inputs {
      guard let input else {
        missing += 1
        continue
      }
      let last = result.last ?? input
      let next = max(input, last)
      for gap in 0..<missing {
        result.append(last + (next - last) * Double(gap + 1) / Double(missing + 1))
      }
      missing = 0
      result.append(next)
    }
    return result
  }
}
