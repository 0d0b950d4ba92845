import Foundation
import Testing
import ViewLayout

@Suite("Layout conformance")
struct LayoutConformanceTests {
  @Test("All measured trees are read")
  func readsAll() throws {
    #expect(try LayoutCase.load().count == 27)
  }

  @Test("A measured tree is laid out as SwiftUI does", arguments: try LayoutCase.load())
  func matches(_ layout: LayoutCase) {
    let frames = layout.frames()
    for (id, expected) in layout.expected.sorted(by: { $0.key < $1.key }) {
      guard let frame = frames[id] else {
        Issue.record("\(layout.id): no view \(id)")
        continue
      }
      let size = [frame.width, frame.height]
      let actual = expected.count == 2 ? size : [frame.minX, frame.minY] + size
      for (value, wanted) in zip(actual, expected) {
        #expect(
          abs(Double(value) - wanted) <= layout.tolerance + 1e-9,
          "\(layout.id) \(id): \(actual), expected \(expected)")
      }
    }
  }
}
