import Foundation
import VectorGeometry
import VectorGraphics

extension DisplayGroup.Effects {
  /// Leaves out what back ends could not draw.
  ///
  /// A transform that is not finite stays: nothing can be seen through it.
  mutating func makeSound(_ check: inout NumberCheck) {
    if !transform.isFinite { check.note("its transform is not finite; nothing is drawn") }
    if !(0...1).contains(opacity) {
      if opacity.isNaN { check.note("its opacity is not a number; 0 is used") }
      opacity = opacity.isNaN ? 0 : min(max(opacity, 0), 1)
    }
    if let path = clip?.path, !path.isFinite {
      check.note("its clip has coordinates that are not finite; these segments are omitted")
      clip?.path = path.finitePart
    }
    guard !filters.allSatisfy(\.isSound) else { return }
    check.note("a filter has a number that is not finite or is negative; it is ignored")
    filters.removeAll { !$0.isSound }
  }
}

extension DisplayFilter {
  /// Whether back ends can apply the filter.
  fileprivate var isSound: Bool {
    switch self {
    case .blur(let radius, _): radius.isFinite && radius >= 0
    case .shadow(_, let radius, let offset), .innerShadow(_, let radius, let offset):
      radius.isFinite && radius >= 0 && offset.isFinite
    case .luminanceToAlpha: true
    case .graph(let graph): graph.isSound
    case .alphaThreshold(let least, let most, _): least.isFinite && most.isFinite
    case .colorMatrix(let matrix): matrix.count == 20 && matrix.allSatisfy(\.isFinite)
    }
  }
}
