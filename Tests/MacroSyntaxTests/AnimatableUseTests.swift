import MacroSyntax
import Testing

@Suite("@Animatable")
struct AnimatableUseTests {
  @Test("Stored variables without attributes are interpolated")
  func members() throws {
    let use = try AnimatableUse(
      """
      @Animatable public struct Box<T>: Shape {
        var width: CGFloat = 3
        var corner: Angle { didSet { print(corner) } }
        @AnimatableIgnored var name = ""
        let depth = 2
        var area: CGFloat { width }
        static var count = 0
      }
      """)
    #expect(
      use.members == """
        public nonisolated var animatableData: VectorGeometry.AnimatablePair<CGFloat.AnimatableData, Angle.AnimatableData> {
          get { .init(width.animatableData, corner.animatableData) }
          set {
            width.animatableData = newValue.first
            corner.animatableData = newValue.second
          }
        }
        """)
  }

  @Test("A variable without a type is an error")
  func untyped() {
    #expect(throws: SourceError.self) {
      try AnimatableUse("@Animatable struct Box { var width = 3.0 }")
    }
    #expect(throws: SourceError.self) { try AnimatableUse("@Animatable class Box {}") }
  }
}
