import Foundation
import ImageCoding
import Testing
import VectorGraphics

/// Image files of every kind as sources of documents and SVG files.
@Suite struct ImageFileTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private static let bmp = Array("BM".utf8) + [UInt8](repeating: 0, count: 40)

  /// A block that moves to the right by 10 points in 0.2 seconds.
  private func writeMoving() throws {
    try workspace.write(
      """
      {"shapeshift": 1, "canvas": {"width": 30, "height": 20}, "values": {"x": 0},
       "timeline": {"fps": 10, "duration": 0.2, "tracks": [{"target": "/values/x",
         "keyframes": [{"t": 0, "v": 0}, {"t": 0.2, "v": 10}]}]},
       "view": {"view": "Rectangle", "modifiers": [{"fill": "#204060"},
         {"frame": {"width": 10, "height": 10}}, {"offset": {"x": {"$": "x"}}}]}}
      """, to: "moving.json")
  }

  private func writeDocument(of image: String) throws {
    try workspace.write(
      #"{"shapeshift": 1, "view": {"view": "Image", "path": "\#(image)"}}"#, to: "image.json")
  }

  private func picture(_ name: String) throws -> Bitmap {
    try PNGDecoder().decode(try workspace.bytes(name))
  }

  @Test(arguments: ["a.gif", "a.apng", "a.webp"])
  func `An animated image shows its first frame`(name: String) throws {
    guard name != "a.webp" || WebPEncoder.isBuilt else { return }
    try writeMoving()
    #expect(try workspace.run("animate", "moving.json", "-o", name).status == 0)
    #expect(try workspace.run("render", "moving.json", "-o", "first.png").status == 0)
    try writeDocument(of: name)
    let outcome = try workspace.run("render", "image.json", "-o", "image.png")
    #expect(outcome.status == 0 && outcome.messages == "", "\(outcome.messages)")
    #expect(try picture("image.png") == picture("first.png"))
    // Viewers of SVG would play the animation.
    #expect(try workspace.run("render", "image.json", "-o", "image.svg").status == 0)
    let svg = try workspace.text("image.svg")
    #expect(svg.contains("data:image/png;base64,"))
    #expect(!svg.contains("image/gif") && !svg.contains("image/webp"))
    #expect(try workspace.run("render", "image.svg", "-o", "again.png").status == 0)
    #expect(try picture("again.png") == picture("first.png"))
  }

  @Test func `An SVG file shows the first frame of a GIF`() throws {
    try writeMoving()
    #expect(try workspace.run("animate", "moving.json", "-o", "a.gif").status == 0)
    #expect(try workspace.run("render", "moving.json", "-o", "first.png").status == 0)
    try workspace.write(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><image href="a.gif"/></svg>"#,
      to: "a.svg")
    let outcome = try workspace.run("render", "a.svg", "-o", "a.png")
    #expect(outcome.status == 0 && outcome.messages == "", "\(outcome.messages)")
    #expect(try picture("a.png") == picture("first.png"))
  }

  @Test func `Files that are not images have one message in documents and in SVG files`() throws {
    try workspace.write(Data(Self.bmp), to: "a.png")
    let expected =
      "is a BMP file, which cannot be read"
    let help =
      "convert it to PNG, JPEG, WebP, GIF, SVG or PDF, for example with: convert image.bmp image.png"
    try writeDocument(of: "a.png")
    let document = try workspace.run("render", "image.json", "-o", "o.png")
    #expect(document.status == 65)
    #expect(
      document.messages.contains(expected) && document.messages.contains(help),
      "\(document.messages)")
    try workspace.write(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><image href="a.png"/></svg>"#,
      to: "a.svg")
    let svg = try workspace.run("render", "a.svg", "-o", "o.png")
    #expect(svg.status == 0)
    #expect(svg.messages.contains(expected) && svg.messages.contains(help), "\(svg.messages)")
  }

  @Test func `A broken GIF is an error that says so`() throws {
    try writeMoving()
    #expect(try workspace.run("animate", "moving.json", "-o", "a.gif").status == 0)
    try workspace.write(Data(try workspace.bytes("a.gif").prefix(60)), to: "cut.gif")
    try writeDocument(of: "cut.gif")
    let outcome = try workspace.run("render", "image.json", "-o", "o.png")
    #expect(outcome.status != 0)
    #expect(outcome.messages.contains("the GIF file is broken"), "\(outcome.messages)")
  }
}
