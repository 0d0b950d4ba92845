import DocumentModel
import Foundation
import Testing
import VectorGraphics
import ViewTree

/// Components that take views.
@MainActor @Suite struct SlotTests {
  private static let card = ##"""
    "Card": {
      "params": {"n": {"type": "number", "default": 7}, "children": "views",
                 "foot": {"type": "views", "default": {"view": "Color", "color": "#0000FF", "modifiers": [
                   {"frame": {"height": {"$": "n"}}}]}},
                 "mark": {"type": "views", "default": []}},
      "view": {"view": "VStack", "spacing": 0, "children": [
        {"view": "Slot", "modifiers": [{"frame": {"width": 50}}]},
        {"view": "Color", "color": "#00FF00", "if": {"$": "mark"}, "modifiers": [{"frame": {"height": 1}}]},
        {"view": "Slot", "name": "mark"}, {"view": "Slot", "name": "foot"}]}}
    """##

  private func drawn(_ view: String, _ rest: String = "") throws -> [String] {
    try fills(document(view, "\(rest)\"components\": {\(Self.card)}, "))
  }

  /// What is filled, wherever it is grouped.
  private func fills(_ text: String) throws -> [String] {
    try drawing(text).map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("fill") }
  }

  private static func color(_ color: String, _ height: String) -> String {
    ##"{"view": "Color", "color": "\##(color)", "modifiers": [{"frame": {"height": \##(height)}}]}"##
  }

  @Test func `Views go where the component has its slots, each with the slot's modifiers`() throws {
    let (red, white) = (Self.color("#FF0000", "20"), Self.color("#FFFFFF", "10"))
    let drawn = try drawn(
      #"{"view": "Card", "children": [\#(red), \#(white)], "foot": \#(red), "mark": [\#(white)]}"#)
    #expect(
      drawn == [
        "fill rect(25 20 50 20) #FF0000FF", "fill rect(25 40 50 10) #FFFFFFFF",
        "fill rect(0 50 100 1) #00FF00FF", "fill rect(0 51 100 10) #FFFFFFFF",
        "fill rect(0 61 100 20) #FF0000FF",
      ])
  }

  @Test func `A slot that nothing is put into has its own views, which see the parameters`() throws
  {
    let red = Self.color("#FF0000", "20")
    #expect(
      try drawn(#"{"view": "Card", "content": \#(red), "n": 30}"#) == [
        "fill rect(25 25 50 20) #FF0000FF", "fill rect(0 45 100 30) #0000FFFF",
      ])
  }

  @Test func `Views of a slot see the names of the place where they are written`() throws {
    let view = #"""
      {"view": "VStack", "spacing": 0, "children": [{"view": "ForEach", "in": [10, 20], "as": "n", "content":
        {"view": "Card", "n": 1, "children": [\#(Self.color("#FF0000", #"{"$": "n"}"#))]}}]}
      """#
    #expect(
      try drawn(view) == [
        "fill rect(25 34 50 10) #FF0000FF", "fill rect(0 44 100 1) #0000FFFF",
        "fill rect(25 45 50 20) #FF0000FF", "fill rect(0 65 100 1) #0000FFFF",
      ])
  }

  @Test func `A component stands in its own slot, and hands views on to another's`() throws {
    let red = Self.color("#FF0000", "20")
    let nested =
      #"{"view": "Card", "foot": [], "children": [{"view": "Card", "foot": [], "content": \#(red)}]}"#
    #expect(try drawn(nested) == ["fill rect(25 40 50 20) #FF0000FF"])
    let text = document(
      #"{"view": "Pair", "children": [\#(red)]}"#,
      #""components": {\#(Self.card), "Pair": {"params": {"children": "views"}, "view": {"view": "Card", "foot": [], "children": [{"view": "Slot"}, {"view": "Slot"}]}}}, "#
    )
    #expect(
      try fills(text) == [
        "fill rect(25 30 50 20) #FF0000FF", "fill rect(25 50 50 20) #FF0000FF",
      ])
  }

  @Test func `Slots of charts hold marks`() throws {
    let text = document(
      #"{"view": "Plot", "children": [{"view": "BarMark", "x": "a", "y": 3}, {"view": "RuleMark", "y": 2}]}"#,
      #""components": {"Plot": {"params": {"children": "views"}, "view": {"view": "Chart", "children": [{"view": "Slot"}]}}}, "#
    )
    #expect(problems(text) == [])
    #expect(try drawing(text).count > 2)
  }

  @Test(arguments: [
    (
      #"{"view": "A"}"#,
      #"E0214 "A" needs the key "children", an array of views | add "children": [...]"#
    ),
    (
      #"{"view": "A", "children": [{"view": "Crcle"}]}"#,
      #"E0211 unknown view "Crcle" | did you mean "Circle"?"#
    ),
    (
      #"{"view": "A", "children": [], "foot": 3}"#,
      #"E0305 expected a view or an array of views, found a number | write {"view": "Circle"}"#
    ),
    (
      #"{"view": "A", "children": [], "fot": []}"#,
      #"E0213 unknown key "fot" in "A" | did you mean "foot"?"#
    ),
    (
      #"{"view": "Slot"}"#,
      #"E0240 the Slot is outside a component | move it to the "view" of a component"#
    ),
  ])
  func `Problems of uses have places`(view: String, expected: String) {
    let components =
      #"{"A": {"params": {"children": "views", "foot": {"type": "views", "default": []}}, "view": {"view": "Slot"}}}"#
    let found = problems(document(view, "\"components\": \(components), "))
    #expect(found.map { $0.drop { $0 != "E" } } == [expected[...]])
    #expect(found.allSatisfy { $0.hasPrefix("1:") })
  }

  @Test(arguments: [
    (
      #"{"params": {"children": "views"}, "view": {"view": "Slot", "name": "chldren"}}"#,
      #"E0240 the component has no slot "chldren" | did you mean "children"?"#
    ),
    (
      #"{"view": {"view": "Slot"}}"#,
      #"E0240 the component has no slot "children" | declare it: "params": {"children": "views"}"#
    ),
    (
      #"{"params": {"children": "number"}, "view": {"view": "Circle"}}"#,
      #"E0235 "children" takes views | write "children": "views""#
    ),
    (
      #"{"params": {"foot": {"type": "views", "default": {"view": "Crcle"}}}, "view": {"view": "Circle"}}"#,
      #"E0211 unknown view "Crcle" | did you mean "Circle"?"#
    ),
    (
      #"{"params": {"content": "views"}, "view": {"view": "Circle"}}"#,
      #"E0235 "content" cannot be the name of a parameter | use letters, digits and _, but not a key of every view"#
    ),
  ])
  func `Problems of components with slots`(component: String, expected: String) {
    let found = problems(
      document(#"{"view": "Circle"}"#, "\"components\": {\"A\": \(component)}, "))
    #expect(found.map { $0.drop { $0 != "E" } } == [expected[...]])
  }

  @Test func `Tracks reach into views of a slot`() throws {
    let text = #"""
      {"shapeshift": 1, "components": {\#(Self.card)},
       "timeline": {"tracks": [{"target": "#a", "property": "frame.height",
         "keyframes": [{"t": 0, "v": 10}, {"t": 1, "v": 30}]}]},
       "view": {"view": "Card", "foot": [], "children": [
         {"view": "Color", "id": "a", "color": "#FF0000", "modifiers": [{"frame": {"height": 10}}]}]}}
      """#
    let graph = try scene(text).graph()
    #expect(try graph.displayList(at: 0).dump().contains("rect(25 45 50 10)"))
    #expect(try graph.displayList(at: 1).dump().contains("rect(25 35 50 30)"))
  }
}
