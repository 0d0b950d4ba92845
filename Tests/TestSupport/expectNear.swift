public import Foundation
public import Testing

/// Expects two numbers to differ by at most the tolerance.
public func expectNear<Number: BinaryFloatingPoint>(
  _ actual: Number, _ expected: Number, tolerance: Number = 1e-9, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    abs(actual - expected) <= tolerance,
    "\(actual) is not within \(tolerance) of \(expected). \(comment?.rawValue ?? "")",
    sourceLocation: sourceLocation)
}

/// Expects both coordinates of two points to differ by at most the tolerance.
public func expectNear(
  _ actual: CGPoint, _ expected: CGPoint, tolerance: CGFloat = 1e-9, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectNear(actual.x, expected.x, tolerance: tolerance, comment, sourceLocation: sourceLocation)
  expectNear(actual.y, expected.y, tolerance: tolerance, comment, sourceLocation: sourceLocation)
}

/// Expects the edges of two rectangles to differ by at most the tolerance.
public func expectNear(
  _ actual: CGRect, _ expected: CGRect, tolerance: CGFloat = 1e-9, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let pairs = [
    (actual.minX, expected.minX), (actual.minY, expected.minY), (actual.maxX, expected.maxX),
    (actual.maxY, expected.maxY),
  ]
  for (a, b) in pairs {
    expectNear(a, b, tolerance: tolerance, comment, sourceLocation: sourceLocation)
  }
}
