import Foundation
import Testing
import VectorGeometry
import ViewLayout

@Suite("ProposedViewSize")
struct ProposedViewSizeTests {
  @Test("Insets make a proposal smaller, and nil stays nil")
  func insets() {
    let insets = EdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    #expect(
      ProposedViewSize(width: 100, height: 200).inset(by: insets)
        == ProposedViewSize(width: 60, height: 180))
    #expect(
      ProposedViewSize(width: nil, height: 200).inset(by: insets)
        == ProposedViewSize(width: nil, height: 180))
    #expect(ProposedViewSize(width: 30, height: 5).inset(by: insets) == .zero)
    #expect(ProposedViewSize.infinity.inset(by: insets) == .infinity)
  }

  @Test("Nil lengths are replaced by 10 unless told otherwise")
  func replacing() {
    #expect(
      ProposedViewSize.unspecified.replacingUnspecifiedDimensions()
        == CGSize(width: 10, height: 10))
    #expect(
      ProposedViewSize(width: 3, height: nil)
        .replacingUnspecifiedDimensions(by: CGSize(width: 7, height: 8))
        == CGSize(width: 3, height: 8))
    #expect(ProposedViewSize(CGSize(width: 1, height: 2)).width == 1)
  }
}
