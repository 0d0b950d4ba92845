import Foundation

extension FilterGraph.Step {
  /// The step on one line.
  var dumped: String {
    let reads = inputs.map { input in
      switch input {
      case .source: "source"
      case .sourceAlpha: "alpha"
      case .step(let index): "\(index)"
      }
    }
    let light = isLinear ? " linear" : ""
    return
      "\(kind.dumped) of(\(reads.joined(separator: " "))) in(\(VectorGraphics.dumped(region)))\(light)"
  }
}

extension FilterGraph.Kind {
  fileprivate var dumped: String {
    switch self {
    case .blur(let x, let y): "blur(\(points(x)) \(points(y)))"
    case .offset(let size): "offset(\(points(size.width)) \(points(size.height)))"
    case .flood(let color): "flood(\(color))"
    case .merge: "merge"
    case .blend(let mode): "blend(\(mode.rawValue))"
    case .composite(let rule): "composite(\(rule.dumped))"
    case .colorMatrix(let matrix):
      "matrix(\(matrix.map { CanonicalNumber.ratio($0) }.joined(separator: " ")))"
    case .transfer(let red, let green, let blue, let alpha):
      "transfer(\([red, green, blue, alpha].map { "\($0)" }.joined(separator: ", ")))"
    case .morphology(let dilates, let x, let y):
      "\(dilates ? "dilate" : "erode")(\(points(x)) \(points(y)))"
    case .tile: "tile"
    case .picture(let items):
      "picture(\(items.dump().split(separator: "\n").joined(separator: "; ")))"
    case .turbulence(let noise): "turbulence(\(noise))"
    case .convolution(let convolution): "convolution(\(convolution))"
    case .displacement(let scale, let x, let y):
      "displacement(\(points(scale)) \(x.rawValue) \(y.rawValue))"
    case .lighting(let lighting): "lighting(\(lighting))"
    }
  }
}

extension FilterGraph.Composition {
  fileprivate var dumped: String {
    switch self {
    case .over: "over"
    case .in: "in"
    case .out: "out"
    case .atop: "atop"
    case .xor: "xor"
    case .lighter: "lighter"
    case .arithmetic(let k1, let k2, let k3, let k4):
      "arithmetic \([k1, k2, k3, k4].map { CanonicalNumber.ratio($0) }.joined(separator: " "))"
    }
  }
}
