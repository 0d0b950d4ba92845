import DocumentModel
import DocumentViews
import Foundation
import TestSupport
import Testing

@Suite @MainActor struct DataURLTests {
  private let png = Data(emptyPNG(width: 8, height: 4)).base64EncodedString()

  private func image(_ url: String) -> String {
    document(#"{"view": "Image", "path": \#(JSONWriter.quoted(url))}"#)
  }

  @Test(arguments: [
    "data:image/png;base64,", "DATA:image/png;BASE64,", "data:;base64,", "data:image/jpeg;base64,",
    "data:image/png;charset=utf-8; base64 , ",
  ])
  func `The bytes of a URL in base64 decide the format, whatever its media type`(head: String)
    throws
  {
    #expect(try drawing(image(head + png)).joined().contains("png 8x4"))
  }

  @Test func `White space between the letters and missing padding are allowed`() throws {
    let broken = stride(from: 0, to: png.count, by: 20).map { png.dropFirst($0).prefix(20) }
    let text = "data:image/png;base64," + broken.joined(separator: "\n  ")
    #expect(try drawing(image(text)).joined().contains("png 8x4"))
    let bare = png.prefix { $0 != "=" }
    #expect(try drawing(image("data:image/png;base64,\(bare)")).joined().contains("png 8x4"))
  }

  @Test func `Percent signs stand for bytes, and others for themselves`() throws {
    let bytes = emptyPNG(width: 8, height: 4)
    let text = bytes.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    #expect(try drawing(image("data:," + text)).joined().contains("png 8x4"))
    let svg =
      "data:image/svg+xml;utf8,<svg xmlns='http://www.w3.org/2000/svg' width='100%' height='9' viewBox='0 0 9 9'><rect width='9' height='9' fill='%23FF0000'/></svg>"
    #expect(try drawing(image(svg)).joined().contains("9x9"))
  }

  @Test func `A URL needs no folder, and is not a file of the document`() throws {
    let document = try scene(image("data:image/png;base64," + png))
    #expect(document.files.isEmpty)
  }

  @Test(arguments: [
    (
      "data:image/png;base64",
      #"has no comma before its data | write "data:image/png;base64," and the data"#
    ),
    (
      "data:image/png;base64,",
      #"has no data | write the file in base64 after the comma, as "base64 -w0 image.png" prints it"#
    ),
    (
      "data:image/png;base64,iVBOR*w0",
      #"is not valid base64 | encode the file again, for example with "base64 -w0 image.png"; a copied URL may be cut off"#
    ),
    (
      "data:image/png;base64,AAAAA",
      #"is not valid base64 | encode the file again, for example with "base64 -w0 image.png"; a copied URL may be cut off"#
    ),
    (
      "data:text/plain,notes",
      "is not a PNG, JPEG, WebP, GIF, SVG or PDF file | use an image in one of these formats"
    ),
    (
      "data:application/json,{}",
      #"is a document, not an image | save the document as a file, and write {"view": "Image", "document": "card.json"}"#
    ),
  ])
  func `A URL without an image is an error with its reason`(url: String, reason: String) {
    #expect(problems(image(url)) == ["1:53 E0243 \(JSONWriter.quoted(url)) \(reason)"])
  }

  @Test func `A message shows the start of a long URL`() {
    let url = "data:image/bmp;base64," + Data(repeating: 66, count: 90_000).base64EncodedString()
    let found = problems(image(url))
    #expect(found.count == 1)
    #expect(found[0].count < 200 && found[0].contains("data:image/bmp;base64,"))
  }

  @Test func `A URL has the limits of files`() {
    var limits = DocumentLimits()
    limits.fileSize = 40_000
    let text = document(
      #"{"view": "Image", "path": {"$": "'data:,' + a + a"}}"#,
      #""values": {"a": "\#(String(repeating: "a", count: 30_000))"}, "#)
    #expect(
      problems(text, limits: limits).first?.contains("has 60000 bytes; the limit is 40000") == true)
    let large = Data(
      emptyPNG(width: 1, height: 1).enumerated().map { $0 == 17 || $0 == 21 ? 255 : $1 }
    ).base64EncodedString()
    #expect(
      problems(image("data:;base64," + large)).first?.contains("the limit is 64000000") == true)
  }

  @Test func `URLs are read from values, in canvases, styles and runs`() throws {
    let url = "data:image/png;base64," + png
    let views = [
      #"{"view": "Image", "path": {"$": "logo"}}"#,
      #"{"view": "Rectangle", "modifiers": [{"fill": {"imagePaint": {"image": {"$": "logo"}}}}]}"#,
      #"{"view": "Canvas", "draw": [{"image": {"path": {"$": "logo"}, "at": [5, 5]}}]}"#,
      #"{"view": "Text", "runs": [{"text": "a", "image": {"$": "logo"}}]}"#,
    ]
    for view in views {
      let text = document(view, #""values": {"logo": "\#(url)"}, "#)
      #expect(try drawing(text).joined().contains("png 8x4"), "\(view)")
    }
  }

  @Test func `Only images are read from URLs`() {
    let url = "data:font/ttf;base64,AAEA"
    let expected =
      #"is a data URL, which only images may have | save the data as a file in the document's folder"#
    #expect(
      problems(document(#"{"view": "Circle"}"#, #""fonts": {"Own": "\#(url)"}, "#))
        == ["1:36 E0242 \"\(url)\" \(expected)"])
  }
}
