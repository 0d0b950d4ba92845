import Testing

@testable import ChartViews

/// Worked out by the rules of d3-shape's stack offsets.
@Suite("Stacks")
struct StackingTests {
  private func spans(_ values: [Double], _ method: MarkStackingMethod) -> [[Double]] {
    Stacking.spans(of: values, method: method).map { [$0.lower, $0.upper] }
  }

  @Test("values lie on each other, negative ones below 0")
  func standard() {
    #expect(spans([1, -2, 3, -1], .standard) == [[0, 1], [0, -2], [1, 4], [-2, -3]])
  }

  @Test("parts of a whole reach to 1")
  func normalized() {
    #expect(spans([1, 3, 4], .normalized) == [[0, 0.125], [0.125, 0.5], [0.5, 1]])
    #expect(spans([0, 0], .normalized) == [[0, 0], [0, 0]])
  }

  @Test("a stack about a middle reaches as far to both sides")
  func center() {
    #expect(spans([2, 4], .center) == [[-3, -1], [-1, 3]])
  }

  @Test("what is not stacked begins at 0")
  func unstacked() {
    #expect(spans([2, -4], .unstacked) == [[0, 2], [0, -4]])
  }
}
