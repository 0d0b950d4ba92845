package import Foundation

extension DisplayFilter {
  /// How many standard deviations of a Gaussian count.
  ///
  /// Beyond 3 it holds 0.14 % on either side: a third of a step of 255, which rounds to nothing; three
  /// box blurs in a row reach 2.82.
  package static let reach: CGFloat = 3

  /// Everything of large pictures: what a filter paints that turns clear into colour.
  static let everything = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)

  /// Where the filter's result may change when its input changes inside `rect`.
  package func influence(of rect: CGRect) -> CGRect {
    guard !rect.isNull else { return rect }
    switch self {
    case .blur(let radius, _): return rect.grown(by: radius * Self.reach)
    case .shadow(_, let radius, let offset):
      let shadow = rect.offsetBy(dx: offset.width, dy: offset.height)
      return rect.union(shadow.grown(by: radius * Self.reach))
    case .colorMatrix: return rect
    }
  }

  /// Where the filter's result paints when its input paints inside `rect`.
  package func paintedBounds(of rect: CGRect) -> CGRect {
    switch self {
    case .blur, .shadow: influence(of: rect)
    case .colorMatrix(let matrix): matrix.last.map { $0 > 0 } ?? false ? Self.everything : rect
    }
  }

  /// Whether the result at a pixel depends on other pixels.
  var spreads: Bool {
    switch self {
    case .blur, .shadow: true
    case .colorMatrix: false
    }
  }
}

extension CGRect {
  fileprivate func grown(by distance: CGFloat) -> CGRect {
    insetBy(dx: -max(distance, 0), dy: -max(distance, 0))
  }
}
