import DocumentViews
import Foundation
import Testing
import VectorGraphics
import ViewAnimation
import ViewTree

@MainActor @Suite struct TimelineTests {
  /// The lines of a document's picture at a time, without the line of the size.
  private func drawing(_ text: String, at time: Double) throws -> [String] {
    let graph = try scene(text).graph()
    return try graph.displayList(at: time).dump().split(separator: "\n").dropFirst().map(
      String.init)
  }

  private static func bar(_ tracks: String, _ rest: String = "") -> String {
    """
    {"shapeshift": 1, "canvas": {"width": 100, "height": 100},
     "timeline": {"tracks": [\(tracks)]\(rest)},
     "view": {"view": "Rectangle", "id": "bar", "modifiers": [
       {"fill": "red"}, {"frame": {"width": 10, "height": 10}}, {"opacity": 1}]}}
    """
  }

  private static let width = ##"""
    {"target": "#bar", "property": "frame.width",
     "keyframes": [{"t": 1, "v": 10}, {"t": 2, "v": 30}, {"t": 3, "v": 50, "curve": "hold"}]}
    """##

  /// The frame of the only view.
  private func frame(_ text: String, at time: Double) throws -> CGRect {
    let graph = try scene(text).graph()
    try graph.advance(to: time)
    return try #require(graph.describe().first).frame
  }

  @Test(arguments: [(0.0, 10.0), (1, 10), (1.25, 15), (2, 30), (2.5, 30), (3, 50), (9, 50)])
  func `A number follows its keyframes`(time: Double, width: Double) throws {
    #expect(try frame(Self.bar(Self.width), at: time).width == width)
  }

  @Test func `A timeline that repeats begins again`() throws {
    let text = Self.bar(Self.width, #", "duration": 4, "repeatForever": true"#)
    #expect(try frame(text, at: 5.25).width == 15)
    #expect(try frame(text, at: 3.5).width == 50)
  }

  @Test func `A colour is mixed in linear light`() throws {
    let text = Self.bar(
      ##"""
      {"target": "#bar", "property": "fill", "keyframes": [{"t": 0, "v": "#000000"}, {"t": 1, "v": "#FFFFFF"}]}
      """##)
    // Half of linear white is 188 in sRGB: 255(1.055·0.5^(1/2.4) - 0.055) = 187.5.
    #expect(try drawing(text, at: 0.5).joined().contains("#BCBCBC"))
  }

  @Test func `Path data of the same commands is mixed number by number`() throws {
    let text = """
      {"shapeshift": 1, "canvas": {"width": 40, "height": 40},
       "timeline": {"tracks": [{"target": "#line", "property": "d",
         "keyframes": [{"t": 0, "v": "M0 0 h10"}, {"t": 1, "v": "M20 10 H40"}, {"t": 2, "v": "M0 0 V9"}]}]},
       "view": {"view": "Path", "id": "line", "d": "M0 0 h10", "modifiers": [{"stroke": "red"}]}}
      """
    #expect(try drawing(text, at: 0.5).joined().contains("M10 5 L25 5"))
    // Other commands are another path, at its own time.
    #expect(try drawing(text, at: 1.5).joined().contains("M20 10 L40 10"))
  }

  @Test func `A member of an expression can be followed`() throws {
    let text = """
      {"shapeshift": 1, "canvas": {"width": 10, "height": 10}, "model": {"fill": {"hue": 0.5}},
       "timeline": {"tracks": [{"target": "#disc", "property": "fill.hue",
         "keyframes": [{"t": 0, "v": 0}, {"t": 3, "v": 1}]}]},
       "view": {"view": "Circle", "id": "disc", "modifiers": [{"fill": {"$": "model.fill"}}]}}
      """
    #expect(try drawing(text, at: 0).joined().contains("#FF0000"))
    #expect(try drawing(text, at: 1).joined().contains("#00FF00"))
  }

  @Test func `A place in the model can be followed`() throws {
    let text = """
      {"shapeshift": 1, "canvas": {"width": 100, "height": 10}, "model": {"size": 10},
       "timeline": {"tracks": [{"target": "/model", "property": "size",
         "keyframes": [{"t": 0, "v": 10}, {"t": 1, "v": 20}]}]},
       "view": {"view": "Rectangle", "modifiers": [{"frame": {"width": {"$": "model.size * 2"}}}]}}
      """
    #expect(try frame(text, at: 0.5).width == 30)
    #expect(try drawing(text, at: 0.5).joined() != drawing(text, at: 0).joined())
  }

  @Test func `Any time can be drawn in any order`() throws {
    let graph = try scene(Self.bar(Self.width)).graph()
    let late = try graph.displayList(at: 1.7)
    _ = try graph.displayList(at: 0.2)
    #expect(try graph.displayList(at: 1.7) == late)
    #expect(try scene(Self.bar(Self.width)).graph().displayList(at: 1.7) == late)
  }

  @Test func `The length is that of the keyframes unless it is said`() throws {
    let open = try scene(Self.bar(Self.width))
    #expect(try open.length(in: open.graph()) == .rest(at: 3))
    let said = try scene(Self.bar(Self.width, #", "duration": 5, "fps": 25"#))
    #expect(try said.length(in: said.graph()) == .rest(at: 5))
    #expect(said.timeline.rate == FrameRate(25))
    let loop = try scene(Self.bar(Self.width, #", "repeatForever": true"#))
    #expect(try loop.length(in: loop.graph()) == .loop(from: 0, period: 3))
  }

  @Test func `Where a curve overshoots what can be, the keyframe before is shown`() throws {
    let text = Self.bar(
      ##"""
      {"target": "#bar", "property": "opacity",
       "keyframes": [{"t": 0, "v": 0.5}, {"t": 1, "v": 1, "curve": [0.5, 2, 0.5, 2]}]}
      """##)
    let graph = try scene(text).graph()
    #expect(try graph.displayList(at: 0.7) == graph.displayList(at: 0))
    _ = try graph.displayList(at: 0.7)
    #expect(graph.problems.count == 1)
  }

  @Test(arguments: [
    // From 10 to 30 in a second: straight through 0.25 at 0.75, and 0.5 flat from 0.2 to 0.6.
    ("[0, [0.25, 0.75], 1]", 1.75, 15.0), ("[0, [0.25, 0.75], 1]", 1.875, 22.5),
    ("[0, [0.5, 0.2, 0.6], 1]", 1.4, 20), ("[0, [0.5], 1]", 1.25, 15), ("[0, 0.5, 1]", 1.25, 15),
  ])
  func `Stops of straight pieces have the places that they say`(
    _ stops: String, _ time: Double, _ width: Double
  ) throws {
    let track = ##"""
      {"target": "#bar", "property": "frame.width",
       "keyframes": [{"t": 1, "v": 10}, {"t": 2, "v": 30, "curve": {"linear": \##(stops)}}]}
      """##
    #expect(try abs(frame(Self.bar(track), at: time).width - width) < 1e-6)
  }

  @Test(arguments: ["[0, [], 1]", "[0, [0, 0, 0, 0], 1]", #"[0, "25%"]"#, "[0]"])
  func `Stops that are none are told`(_ stops: String) {
    let track = ##"""
      {"target": "#bar", "property": "opacity",
       "keyframes": [{"t": 0, "v": 0, "curve": {"linear": \##(stops)}}]}
      """##
    #expect(problems(Self.bar(track)).count == 1)
  }

  @Test func `Wrong tracks are told`() {
    func found(_ track: String) -> [String] { problems(Self.bar(track)) }
    let keyframes = #""keyframes": [{"t": 0, "v": 1}]"#
    let unknown = ##"{"target": "#bat", "property": "opacity", \##(keyframes)}"##
    #expect(
      found(unknown) == [##"2:37 E0251 no view has the id "bat" | did you mean "#bar"?"##])
    let absent = ##"{"target": "#bar", "property": "scaleEffect", \##(keyframes)}"##
    #expect(
      found(absent) == [
        #"2:57 E0251 the view has no modifier "scaleEffect" | add it to the view's modifiers"#
      ])
    let still =
      ##"{"target": "#bar", "property": "opacity", "keyframes": [{"t": 1, "v": 1}, {"t": 1, "v": 0}]}"##
    #expect(found(still).first?.contains("the times of keyframes must increase") ?? false)
    let opacity = ##"{"target": "#bar", "property": "opacity", \##(keyframes)}"##
    let frame =
      ##"{"target": "#bar", "property": "frame", "keyframes": [{"t": 0, "v": {"width": 5}}]}"##
    let width = ##"{"target": "/view/modifiers/1/frame/width", \##(keyframes)}"##
    #expect(
      found("\(opacity), \(opacity)") == [
        "2:133 E0251 two tracks set /view/modifiers/2/opacity | write all keyframes in one track, sorted by time"
      ])
    #expect(
      found("\(frame), \(opacity), \(width)").map { $0.drop { $0 != " " } } == [
        " E0251 two tracks set /view/modifiers/1/frame/width and /view/modifiers/1/frame, one of which contains the other | write all keyframes in one track, sorted by time"
      ])
    let large = ##"{"target": "#bar", "property": "opacity", "keyframes": [{"t": 0, "v": 3}]}"##
    #expect(found(large).first?.contains("E0222") ?? false)
  }
}
