/// A range of values that are counted together.
public struct ChartBinRange<Bound: Comparable> {
  /// The lower end of the range.
  public let lowerBound: Bound
  /// The upper end of the range.
  public let upperBound: Bound

  init(_ lowerBound: Bound, _ upperBound: Bound) {
    (self.lowerBound, self.upperBound) = (lowerBound, upperBound)
  }

  /// Whether a value is in the range; its end is in the next one.
  public func contains(_ element: Bound) -> Bool { lowerBound <= element && element < upperBound }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}
