import Foundation
import VectorGeometry
import VectorGraphics

extension DrawingMeter {
  /// Counts filters over a layer that is held already.
  func count(_ filters: [DisplayFilter], over region: PixelRect, matrix: CGAffineTransform) {
    let area = region.area
    for filter in filters {
      switch filter {
      case .blur: hold(8 * area) { spend(40 * area) }
      case .shadow, .innerShadow: hold(5 * area) { spend(15 * area) }
      case .colorMatrix: spend(10 * area)
      case .luminanceToAlpha, .alphaThreshold: spend(4 * area)
      case .graph(let graph): count(graph, over: region, matrix: matrix)
      }
    }
  }

  /// Counts the steps that contribute to a result, and the results that are held at once.
  private func count(_ graph: FilterGraph, over region: PixelRect, matrix: CGAffineTransform) {
    let area = region.area
    let lastUses = graph.lastUses
    var results = 1.0
    for (number, step) in graph.steps.enumerated() where !cost.isPartial {
      guard let lastUse = lastUses[number] else { continue }
      // The result and as much again while it is made.
      hold((results + 2) * 4 * area) {
        spend(2 * area + steps(of: step, pixels: area))
        if case .picture(let items) = step.kind {
          layer(region) {
            count(items, in: Space(matrix: matrix, visible: region, isPixels: true))
          }
        }
      }
      let released = Set(step.inputs).count { input in
        if case .step(let input) = input { lastUses[input] == number } else { false }
      }
      results += (lastUse < graph.steps.count ? 1 : 0) - Double(released)
    }
  }

  /// Returns the work of a step besides its picture.
  private func steps(of step: FilterGraph.Step, pixels: Double) -> Double {
    // Inputs are converted to linear light and back.
    let conversions = Double(step.inputs.count) * (step.isLinear ? 4 : 1)
    return pixels * (conversions + step.kind.stepsPerPixel(inputs: step.inputs.count))
  }
}

extension FilterGraph.Kind {
  fileprivate func stepsPerPixel(inputs: Int) -> Double {
    switch self {
    case .flood, .picture: 0
    case .offset: 2
    case .merge: 2 * Double(inputs)
    case .blend, .composite: 4
    case .tile, .transfer: 8
    case .colorMatrix: 10
    case .displacement: 15
    case .blur: 40
    case .morphology: 60
    case .lighting: 80
    case .turbulence(let noise): 50 + 100 * Double(max(noise.octaves, 0))
    case .convolution(let convolution):
      20 + 10 * Double(convolution.rows) + 2 * Double(convolution.matrix.count { $0 != 0 })
    }
  }
}
