import Foundation
import Testing
import VectorGeometry
import ViewLayout

@Suite("ZStackLayout")
struct ZStackLayoutTests {
  @Test("The size is the union of the aligned children")
  func union() {
    let stack = zstack(.center, box(10, 40), box(30, 20)).laidOut(500, 500)
    #expect(stack.frame.size == CGSize(width: 30, height: 40))
    #expect(stack.childFrames == [rect(10, 0, 10, 40), rect(0, 10, 30, 20)])
  }

  @Test("Children are put on the alignment's corner")
  func corner() {
    let stack = zstack(.bottomTrailing, box(200, 200), box(87.5, 16)).laidOut(400, 600)
    #expect(stack.childFrames[1] == rect(112.5, 184, 87.5, 16))
  }

  @Test("Every child is offered the whole proposal")
  func offers() {
    let stack = zstack(.center, fill(), circle()).laidOut(30, 20)
    #expect(stack.childFrames == [rect(0, 0, 30, 20), rect(5, 0, 20, 20)])
    #expect(zstack(.center, fill()).sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
  }

  @Test("Only the children of the highest priority count for the size")
  func priority() {
    let stack = zstack(.center, box(100, 100), box(20, 10).prioritized(1)).laidOut(500, 500)
    #expect(stack.frame.size == CGSize(width: 20, height: 10))
    #expect(stack.childFrames[0] == rect(-40, -45, 100, 100))
  }

  @Test("An explicit guide moves a child and grows the union")
  func guides() {
    let stack = zstack(.topLeading, box(20, 20), box(20, 20).guide(.leading) { _ in -10 })
      .laidOut(nil, nil)
    #expect(stack.childFrames == [rect(0, 0, 20, 20), rect(10, 0, 20, 20)])
    #expect(stack.frame.width == 30)
  }

  @Test("Without children there is nothing, and infinite stays infinite")
  func extremes() {
    #expect(zstack(.center).sizeThatFits(.infinity) == .zero)
    #expect(zstack(.center, fill(), box(1, 1)).sizeThatFits(.infinity).height == .infinity)
  }
}
