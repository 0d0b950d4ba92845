import Foundation
import InputModel
import InterfaceViews
import TestSupport
import Testing
import VectorGraphics
import ViewLayout
import ViewTree

@MainActor
@Suite("Carets")
struct CaretTests {
  /// How many things are drawn of a field at times, which has the focus from 1 s on.
  private func counts(at times: [Double], blinks: Bool) throws -> [Int] {
    var configuration = ViewGraph.Configuration(
      proposal: ProposedViewSize(width: 100, height: 40), shaper: FixedWidthTextShaper())
    configuration.environment.caretBlinks = blinks
    let graph = ViewGraph(configuration) { TextField("Name", text: .constant("")) }
    try graph.append(LoggedInput(.focus("Name"), at: InputTime(seconds: 1)))
    return try times.map { try graph.displayList(at: $0).items.count }
  }

  // Half a second on, half a second off, from the last edit on.
  @Test("A caret goes on and off in halves of a second, at any time in any order")
  func blinking() throws {
    #expect(
      try counts(at: [0, 1, 1.49, 1.5, 1.99, 2, 7.25, 7.75], blinks: true)
        == [1, 2, 2, 1, 1, 2, 2, 1])
    #expect(try counts(at: [7.75, 1.5, 7.25, 0, 2], blinks: true) == [1, 1, 2, 1, 2])
  }

  @Test("A steady caret is seen at all times, and the scene is at rest")
  func steady() throws {
    #expect(try counts(at: [0, 1, 1.5, 60], blinks: false) == [1, 2, 2, 2])
  }
}
