import DocumentModel
import DocumentViews
import Foundation
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics
import ViewTree

@Suite @MainActor struct DocumentDrawingTests {
  @Test(
    arguments: [
      (
        ##"{"view": "Circle", "modifiers": [{"fill": "#FF0000"}]}"##,
        ["fill ellipse(0 0 100 100) #FF0000FF"]
      ),
      (
        ##"{"view": "Rectangle", "modifiers": [{"fill": "#FF0000"}, {"stroke": {"style": "#0000FF", "lineWidth": 2, "dash": [4, 2]}}]}"##,
        [
          "fill rect(0 0 100 100) #FF0000FF",
          "stroke rect(0 0 100 100) #0000FFFF width(2) dash(4 2 from 0)",
        ]
      ),
      (
        #"{"view": "Rectangle", "modifiers": [{"strokeBorder": {"style": {"white": 0}, "lineWidth": 10}}]}"#,
        ["stroke rect(5 5 90 90) #000000FF width(10)"]
      ),
      (
        ##"{"view": "Color", "color": {"color": "#00FF00", "opacity": 0.5}, "modifiers": [{"frame": {"width": 20, "height": 10}}, {"padding": 5}, {"frame": {"maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading"}}]}"##,
        ["fill rect(5 5 20 10) #00FF0080"]
      ),
      (
        ##"{"view": "Color", "color": "#00FF00", "modifiers": [{"padding": {"horizontal": 20, "vertical": 10, "top": 30}}]}"##,
        ["fill rect(20 30 60 60) #00FF00FF"]
      ),
      (
        ##"{"view": "Rectangle", "modifiers": [{"inset": 10}, {"offset": {"x": 5}}, {"fill": {"style": "#FFFFFF"}}]}"##,
        ["fill rect(15 10 80 80) #FFFFFFFF"]
      ),
      (
        ##"{"view": "HStack", "spacing": 10, "children": [{"view": "Color", "color": "#FF0000"}, {"view": "Color", "color": "#0000FF"}]}"##,
        ["group", "  fill rect(0 0 45 100) #FF0000FF", "  fill rect(55 0 45 100) #0000FFFF"]
      ),
      (
        ##"{"view": "PathShape", "d": "M0 0 H10 V10 H0 Z", "viewBox": [0, 0, 10, 20], "modifiers": [{"fill": "#FF0000"}]}"##,
        ["fill path(M25 0 L75 0 L75 50 L25 50 Z) #FF0000FF"]
      ),
      (
        ##"{"view": "Circle", "if": false, "else": {"view": "Color", "color": "#FF0000"}}"##,
        ["fill rect(0 0 100 100) #FF0000FF"]
      ),
      (#"{"view": "Circle", "if": {"$": "1 > 2"}}"#, []),
    ] as [(String, [String])])
  func `What views and modifiers draw`(view: String, expected: [String]) throws {
    let drawn = try drawing(document(view))
    #expect(drawn == expected)
  }

  @Test func `A ForEach sees its element and its index`() throws {
    let text = document(
      #"""
      {"view": "HStack", "spacing": 0, "children": [
        {"view": "ForEach", "in": {"$": "bars"}, "as": "bar", "content":
          {"view": "Color", "color": {"$": "bar.color"},
           "modifiers": [{"frame": {"height": {"$": "10 * (index + 1)"}}}]}}]}
      """#, ##""values": {"bars": [{"color": "#FF0000"}, {"color": "#0000FF"}]}, "##)
    let drawn = try drawing(text)
    #expect(
      drawn == [
        "group", "  fill rect(0 45 50 10) #FF0000FF", "  fill rect(50 40 50 20) #0000FFFF",
      ])
  }

  @Test func `A component has parameters with defaults`() throws {
    let text = document(
      ##"""
      {"view": "VStack", "spacing": 0, "children": [
        {"view": "Bar", "width": 30}, {"view": "Bar", "width": {"$": "w"}, "paint": "#0000FF"}]}
      """##,
      ##"""
      "values": {"w": 50}, "colors": {"ink": "#FF0000"},
      "components": {"Bar": {
        "params": {"width": "number", "paint": {"type": "color", "default": "ink"}},
        "view": {"view": "Rectangle", "modifiers": [
          {"fill": {"$": "paint"}}, {"frame": {"width": {"$": "width"}}}]}}},
      """##)
    let drawn = try drawing(text)
    #expect(
      drawn == [
        "group", "  fill rect(35 0 30 50) #FF0000FF", "  fill rect(25 50 50 50) #0000FFFF",
      ])
  }

  @Test func `A named style stands for its modifiers`() throws {
    let text = document(
      ##"{"view": "Rectangle", "modifiers": [{"style": "chip"}]}"##,
      ##""styles": {"ink": [{"fill": "#FF0000"}], "chip": [{"style": "ink"}, {"padding": 10}]}, "##)
    let drawn = try drawing(text)
    #expect(drawn == ["fill rect(10 10 80 80) #FF0000FF"])
  }

  @Test func `Text has runs with styles of their own`() throws {
    let text = document(
      ##"{"view": "Text", "runs": [{"text": "a", "font": 10, "foregroundStyle": "#FF0000"}, {"text": "b", "font": {"size": 20, "weight": "bold"}}]}"##
    )
    // Letters of 6 and 12 points; a line 20 high, in the middle of 100 by 100, its baseline at 16.
    let drawn = try drawing(text)
    #expect(
      drawn == [
        #"text "a" font(FixedWidth#0@wght=400 10) at(41 56) glyphs(97 0 0) #FF0000FF"#,
        #"text "b" font(FixedWidth#0@wght=700 20) at(47 56) glyphs(98 0 0) #000000FF"#,
      ])
  }

  @Test func `Places of the document are noted in the graph`() throws {
    let text = document(
      #"{"view": "ZStack", "id": "root", "children": [{"view": "Circle", "id": "sun", "modifiers": [{"fill": "red"}, {"padding": 10}]}]}"#
    )
    let graph = try scene(text).graph()
    _ = try graph.displayList()
    let root = try #require(graph.describe().first)
    #expect(root.id == "root")
    #expect(root.pointer == "/view")
    let sun = try #require(root.children.first)
    #expect(sun.view == "Circle")
    #expect(sun.pointer == "/view/children/0")
    #expect(sun.frame == CGRect(x: 10, y: 10, width: 80, height: 80))
    #expect(sun.outerFrame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func `The canvas sets its size, ground and environment`() throws {
    let scene = try scene(
      ##"""
      {"shapeshift": 1, "canvas": {"width": 40, "height": 20, "padding": {"top": 3},
        "background": "#102030", "environment": {"colorScheme": "dark"}},
       "view": {"view": "Color", "color": "primary"}}
      """##)
    #expect(scene.canvas.width == 40)
    #expect(scene.canvas.padding.top == 3)
    #expect(
      scene.canvas.background?.resolve(in: EnvironmentValues())
        == Color.Resolved(red: 16 / 255, green: 32 / 255, blue: 48 / 255))
    #expect(
      try scene.dump() == "displayList 40 20\nfill rect(0 0 40 20) #FFFFFFFF\n")
  }

  @Test func `A guide may be an expression of the view's size`() throws {
    let text = document(
      ##"""
      {"view": "ZStack", "alignment": "topLeading", "children": [
        {"view": "Color", "color": "#FF0000", "modifiers": [
          {"frame": {"width": 20, "height": 20}},
          {"alignmentGuide": {"guide": "leading", "value": {"$": "width / 2"}}}]},
        {"view": "Color", "color": "#0000FF", "modifiers": [{"frame": {"width": 20, "height": 20}}]}]}
      """##)
    let drawn = try drawing(text)
    #expect(
      drawn == [
        "group", "  fill rect(35 40 20 20) #FF0000FF", "  fill rect(45 40 20 20) #0000FFFF",
      ])
  }

  @Test func `A font file that is an image or a web page is refused at its place`() throws {
    let files = ["dot.png": emptyPNG(width: 8, height: 4), "page.ttf": Array("<html></html>".utf8)]
    try withFolder(files) { folder in
      for (name, kind) in [("dot.png", "a PNG file"), ("page.ttf", "an HTML page")] {
        let text =
          #"{"shapeshift": 1, "fonts": {"Own": "\#(name)"}, "view": {"view": "Circle"}}"#
        #expect(
          problems(text, root: folder) == [
            #"1:36 E0242 "\#(name)" is \#(kind), not a font | use a TrueType or OpenType font file (.ttf, .otf or .ttc)"#
          ])
      }
    }
  }

  @Test func `An image comes from beneath the document's folder`() throws {
    try withFolder(["images/dot.png": emptyPNG(width: 8, height: 4)]) { folder in
      let text = document(#"{"view": "Image", "path": "images/dot.png", "scale": 2}"#)
      let scene = try scene(text, root: folder)
      #expect(
        scene.files == [
          folder.appendingPathComponent("test.json"),
          folder.appendingPathComponent("images/dot.png"),
        ])
      #expect(
        problems(document(#"{"view": "Image", "path": "../dot.png"}"#), root: folder) == [
          #"1:53 E0241 "../dot.png" is not inside the document's folder | use a relative path to a file in that folder"#
        ])
      #expect(
        problems(document(#"{"view": "Image", "path": "none.png"}"#), root: folder) == [
          #"1:53 E0242 "none.png" cannot be read | check the path; it is relative to the folder of the document"#
        ])
      #expect(
        problems(document(#"{"view": "Image", "path": "images/Dot.PNG"}"#), root: folder) == [
          #"1:53 E0242 "images/Dot.PNG" cannot be read | did you mean "dot.png"?"#
        ])
    }
    #expect(
      problems(document(#"{"view": "Image", "path": "dot.png"}"#)) == [
        #"1:53 E0241 "dot.png" cannot be read: the document has no folder | pass the document as a file instead of standard input"#
      ])
  }

  @Test func `The kind of a picture is that of its bytes, whatever its name says`() throws {
    let head = Array(emptyPNG(width: 8, height: 4).dropLast(12))
    let webp: [UInt8] =
      Array("RIFF".utf8) + [100, 0, 0, 0] + Array("WEBPVP8L".utf8)
      + [88, 0, 0, 0, 0x2F, 7, 0xC0, 0, 0, 0, 0, 0, 0, 0]
    let thumbnail = Array(JPEGSamples.withThumbnail(JPEGSamples.color).dropLast(2))
    let files: [String: [UInt8]] = [
      "photo.jpg": JPEGSamples.color, "photo.png": JPEGSamples.turned(JPEGSamples.color, 6),
      "dot.jpg": emptyPNG(width: 8, height: 4), "cut.jpg": Array(JPEGSamples.color.prefix(40)),
      "notes.png": Array("notes".utf8), "end.jpg": Array(JPEGSamples.color.dropLast(2)),
      "end.png": head + [0, 0, 1, 0] + Array("IDAT".utf8),
      "head.png": head,
      "thumbnail.jpg": thumbnail,
      "end.webp": webp,
      "merge.svg": Array("<<<<<<< HEAD\n<svg/>\n".utf8), "wide.svg": [0xFF, 0xFE, 0x3C, 0],
      "film.png": [0x1A, 0x45, 0xDF, 0xA3, 1],
    ]
    try withFolder(files) { folder in
      let sizes = ["photo.jpg": "jpeg 24x16", "photo.png": "jpeg 16x24", "dot.jpg": "png 8x4"]
      for (name, size) in sizes {
        let image = document(#"{"view": "Image", "path": "\#(name)"}"#)
        let drawn = try drawing(image, root: folder).joined()
        #expect(drawn.contains(size))
      }
      let refused = [
        "cut.jpg":
          "is a broken JPEG file: its header is incomplete | copy or export the image again",
        "end.jpg":
          "is a broken JPEG file: it ends too early | copy or export the image again",
        "end.png":
          "is a broken PNG file: it ends too early | copy or export the image again",
        "head.png":
          "is a broken PNG file: it ends too early | copy or export the image again",
        "thumbnail.jpg":
          "is a broken JPEG file: it ends too early | copy or export the image again",
        "end.webp":
          "is a broken WebP file: it ends too early | copy or export the image again",
        "merge.svg":
          "is a text file with Git merge markers, which cannot be read | resolve the conflict, then delete the lines with the markers",
        "wide.svg": "is a text file in UTF-16, which cannot be read | save it as UTF-8",
        "film.png":
          "is a video (WebM or Matroska), which cannot be read | convert it to PNG, JPEG, WebP, GIF, SVG or PDF, for example with: ffmpeg -i video.webm -frames:v 1 image.png",
        "notes.png":
          "is not a PNG, JPEG, WebP, GIF, SVG or PDF file | use an image in one of these formats",
      ]
      for (name, problem) in refused {
        #expect(
          problems(document(#"{"view": "Image", "path": "\#(name)"}"#), root: folder) == [
            #"1:53 E0243 "\#(name)" \#(problem)"#
          ])
      }
    }
  }

  @Test(
    arguments: [
      ([0x49, 0x49, 0x2A, 0, 8], "a TIFF file"),
      ([0, 0, 0, 0x1C] + Array("ftypavif".utf8), "an AVIF file"),
      ([0, 0, 0, 0x18] + Array("ftypheic".utf8), "a HEIF file"),
      ([0, 0, 1, 0, 1], "an icon file (ICO)"), ([], "an empty file"),
      (Array("BM".utf8) + [UInt8](repeating: 0, count: 40), "a BMP file"),
      (Array("\n<!DOCTYPE html><title>404</title>".utf8), "an HTML page"),
      (Array("\n<!DOCTYPE html><svg></svg>".utf8), "an HTML page"),
      (
        Array("version https://git-lfs.github.com/spec/v1\n".utf8), "a pointer to a file in Git LFS"
      ),
    ] as [([UInt8], String)])
  func `A file that is no image is named`(bytes: [UInt8], kind: String) throws {
    try withFolder(["a.png": bytes]) { folder in
      let found = problems(document(#"{"view": "Image", "path": "a.png"}"#), root: folder)
      #expect(found.count == 1)
      #expect(found.first?.contains("\"a.png\" is \(kind), which cannot be read | ") == true)
    }
  }

  @Test func `A link out of the folder is not followed`() throws {
    try withFolder(["in/a.txt": [], "out/dot.png": emptyPNG(width: 1, height: 1)]) { folder in
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("in/dot.png"),
        withDestinationURL: folder.appendingPathComponent("out/dot.png"))
      let found = problems(
        document(#"{"view": "Image", "path": "dot.png"}"#),
        root: folder.appendingPathComponent("in"))
      #expect(found.count == 1)
      #expect(found.first?.contains("E0241") == true)
    }
  }

  @Test func `References bring parts of other files`() throws {
    let card = ##"{"parts": {"dot": {"view": "Color", "color": "#FF0000"}}}"##
    try withFolder(["parts.json": Array(card.utf8)]) { folder in
      let text = document(##"{"$ref": "parts.json#/parts/dot"}"##)
      let drawn = try drawing(text, root: folder)
      #expect(drawn == ["fill rect(0 0 100 100) #FF0000FF"])
    }
  }
}
