package import Foundation

extension Path {
  /// The length of all subpaths in points, closing lines included.
  ///
  /// Relative error below 10^-8, but for curves with cusps (10^-5).
  package var length: CGFloat {
    var length: CGFloat = 0
    forEachSegment { length += $0.length }
    return length
  }
}

extension PathSegment {
  /// The length in points; zero for what is not finite.
  package var length: CGFloat {
    switch self {
    case .line(let a, let b):
      let length = (b - a).length
      return length.isFinite ? length : 0
    case .quadratic, .cubic:
      let estimate = quadrature(from: 0, to: 1)
      guard estimate.isFinite else { return 0 }
      return length(from: 0, to: 1, estimate: estimate, tolerance: estimate * 1e-10, depth: 0)
    }
  }

  /// The length between two parameters.
  package func length(from t0: CGFloat, to t1: CGFloat) -> CGFloat {
    guard !isLine else { return length * (t1 - t0) }
    return part(from: t0, to: t1).length
  }

  /// Halves the interval until two estimates agree.
  private func length(
    from t0: CGFloat, to t1: CGFloat, estimate: CGFloat, tolerance: CGFloat, depth: Int
  ) -> CGFloat {
    let middle = (t0 + t1) / 2
    let (first, second) = (quadrature(from: t0, to: middle), quadrature(from: middle, to: t1))
    guard abs(first + second - estimate) > tolerance, depth < 16 else { return first + second }
    return length(from: t0, to: middle, estimate: first, tolerance: tolerance / 2, depth: depth + 1)
      + length(from: middle, to: t1, estimate: second, tolerance: tolerance / 2, depth: depth + 1)
  }

  /// The integral of the speed by Gauss and Legendre's rule with eight points.
  ///
  /// Source: Abramowitz and Stegun, "Handbook of Mathematical Functions", table 25.4.
  private func quadrature(from t0: CGFloat, to t1: CGFloat) -> CGFloat {
    let (center, half) = ((t0 + t1) / 2, (t1 - t0) / 2)
    var sum: CGFloat = 0
    for (node, weight) in Self.nodes {
      sum +=
        weight
        * (derivative(at: center - half * node).length
          + derivative(at: center + half * node).length)
    }
    return sum * half
  }

  private static let nodes: [(CGFloat, CGFloat)] = [
    (0.183_434_642_495_649_8, 0.362_683_783_378_362_0),
    (0.525_532_409_916_329_0, 0.313_706_645_877_887_3),
    (0.796_666_477_413_626_7, 0.222_381_034_453_374_5),
    (0.960_289_856_497_536_2, 0.101_228_536_290_376_3),
  ]

  /// The parameter at which the segment has run the given distance from its start.
  ///
  /// Newton's method kept inside a shrinking interval; the distance is met within 10^-9 of the length.
  package func parameter(atDistance distance: CGFloat, of length: CGFloat) -> CGFloat {
    guard distance > 0, length > 0 else { return 0 }
    guard distance < length else { return 1 }
    guard !isLine else { return distance / length }
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    var t = distance / length
    var (lastT, lastDistance): (CGFloat, CGFloat) = (0, 0)
    for _ in 0..<60 {
      lastDistance += t > lastT ? self.length(from: lastT, to: t) : -self.length(from: t, to: lastT)
      lastT = t
      let error = lastDistance - distance
      guard abs(error) > length * 1e-10 else { break }
      if error > 0 { high = t } else { low = t }
      let speed = derivative(at: t).length
      let next = t - error / speed
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}
