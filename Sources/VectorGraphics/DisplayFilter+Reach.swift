package import Foundation

extension DisplayFilter {
  /// How many standard deviations of a Gaussian count.
  ///
  /// Beyond 3 it holds 0.14 % on either side: a third of a step of 255, which rounds to nothing;
  /// three box blurs in a row reach 2.82.
  package static let reach: CGFloat = 3

  /// Where the filter's result may change when its input changes inside `rect`, in the space of the
  /// input.
  func influence(of rect: CGRect, in space: PaintSpace) -> CGRect {
    switch self {
    case .blur(let radius, _): return space.grown(rect, by: radius * Self.reach)
    case .shadow(_, let radius, let offset), .innerShadow(_, let radius, let offset):
      let shadow = space.moved(rect, by: offset)
      return rect.union(space.grown(shadow, by: radius * Self.reach))
    case .colorMatrix, .luminanceToAlpha, .alphaThreshold: return rect
    case .graph(let graph): return space.bounds(of: graph.region)
    }
  }

  /// Where the filter's result paints when its input paints inside `rect`, in the space of the
  /// input.
  func paintedBounds(of rect: CGRect, in space: PaintSpace) -> CGRect {
    switch self {
    // An inner shadow paints inside only, but the blur it is made of needs the room.
    case .blur, .shadow, .innerShadow: influence(of: rect, in: space)
    case .luminanceToAlpha: rect
    case .graph(let graph): space.bounds(of: graph.region)
    case .alphaThreshold(let least, _, let color):
      // What is clear everywhere is in the range.
      least <= 0 && color.opacity > 0 ? CGRect.everything : rect
    case .colorMatrix(let matrix):
      matrix.last.map { $0 > 0 } ?? false ? CGRect.everything : rect
    }
  }
}
