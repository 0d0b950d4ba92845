import Foundation
import Testing

/// Changes that pass unnoticed where tolerances are those in common use.
@Suite("Small changes are caught and named")
struct SmallChangeTests {
  /// A card with one of each; `%` marks what the changes replace.
  private static let card = """
    {"shapeshift": 1, "canvas": {"width": 320, "height": 240, "background": "#F4F5FA"},
    "view": {"view": "ZStack", "id": "root", "children": [
    {"view": "RoundedRectangle", "cornerRadius": 14, "id": "card", "modifiers": [
    {"fill": "#4A5AE0"}, {"frame": {"width": 240, "height": 160}}]},
    {"view": "Rectangle", "id": "sky", "modifiers": [
    {"fill": {"linearGradient": {"stops": [{"color": "#FF9F0A", "location": 0},
    {"color": "#FF375F", "location": 0.5}, {"color": "#5E5CE6", "location": 1}],
    "startPoint": "leading", "endPoint": "trailing"}}},
    {"frame": {"width": 200, "height": 40}}, {"offset": {"x": 0, "y": -50}}]},
    {"view": "Circle", "id": "ring", "modifiers": [
    {"stroke": {"style": "white", "lineWidth": 1}}, {"frame": {"width": 60, "height": 60}}]},
    {"view": "Rectangle", "id": "hairline", "modifiers": [
    {"fill": "#00000020"}, {"frame": {"width": 200, "height": 1}}, {"offset": {"x": 0, "y": 50}}]},
    {"view": "Circle", "id": "dot", "modifiers": [
    {"fill": "white"}, {"frame": {"width": 3, "height": 3}}, {"offset": {"x": 90, "y": 30}}]},
    {"view": "Text", "text": "Balance", "id": "title", "modifiers": [
    {"font": {"size": 17}}, {"foregroundStyle": "white"}, {"offset": {"x": -60, "y": 62}}]},
    {"view": "Capsule", "id": "badge", "modifiers": [
    {"fill": "white"}, {"opacity": 0.55}, {"frame": {"width": 50, "height": 20}},
    {"offset": {"x": 70, "y": 62}}]}]}}
    """

  @Test(
    "Each of twelve",
    arguments: [
      ("a color by 5 of 255", "#4A5AE0", "#4F5AE0", "card"),
      ("a color by 3 of 255", "#4A5AE0", "#4A5AE3", "card"),
      ("a line by a quarter point", "\"lineWidth\": 1", "\"lineWidth\": 1.25", "ring"),
      ("a radius by half a point", "\"cornerRadius\": 14", "\"cornerRadius\": 14.5", "card"),
      ("a gradient's stop by two per cent", "\"location\": 0.5", "\"location\": 0.52", "sky"),
      ("a hairline gone", "#00000020", "#00000000", "hairline"),
      ("a dot gone", "\"width\": 3, \"height\": 3", "\"width\": 0, \"height\": 0", "dot"),
      ("a pixel to the right", "\"x\": 70, \"y\": 62", "\"x\": 71, \"y\": 62", "badge"),
      ("text by half a point", "\"x\": -60, \"y\": 62", "\"x\": -59.5, \"y\": 62", "title"),
      ("text a little larger", "\"size\": 17", "\"size\": 17.25", "title"),
      ("opacity by a twentieth", "\"opacity\": 0.55", "\"opacity\": 0.5", "badge"),
      ("a word", "Balance", "Balanco", "title"),
    ])
  func change(name: String, old: String, new: String, view: String) throws {
    let workspace = try Workspace()
    #expect(Self.card.contains(old))
    try workspace.write(Self.card, to: "docs/card.json")
    #expect(try workspace.run("snapshot", "record", "docs").status == 0)
    try workspace.write(Self.card.replacing(old, with: new), to: "docs/card.json")
    let outcome = try workspace.run("snapshot", "verify", "docs")
    #expect(outcome.status == 1, "\(name) was not caught")
    #expect(outcome.text.contains("changed  card"), "\(outcome.text)")
    #expect(outcome.text.contains("#\(view)"), "\(name) is not named: \(outcome.text)")
  }
}
