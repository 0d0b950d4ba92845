import Foundation
import ImageCoding
import Testing
import VectorGraphics

/// Pictures as JPEG and WebP files.
@Suite(.enabled(if: JPEGDecoder.isBuilt && WebPEncoder.isBuilt)) struct StillFormatTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("{}", to: "model.json")
    try workspace.write(
      #"{"shapeshift": 1, "canvas": {"width": 20, "height": 20}, "values": {"c": "red"}, "view": {"view": "Rectangle", "modifiers": [{"fill": {"$": "c"}}]}}"#,
      to: "card.json")
  }

  private func bitmap(_ name: String) throws -> Bitmap {
    let image = try #require(EncodedImage(file: try workspace.bytes(name)))
    return try PictureDecoder().decode(image)
  }

  @Test(arguments: ["a.jpg", "a.JPEG", "a.webp"])
  func `The extension of the output names the format`(name: String) throws {
    let outcome = try workspace.run("render", "model.json", "-o", name, "--background", "white")
    #expect(outcome.status == 0)
    #expect(outcome.messages == "")
    let pixel = try bitmap(name)[200, 200]
    // Blue with 0.04 of green; JPEG may be a little off.
    let shown = String(pixel, radix: 16)
    #expect(pixel & 0xFFFF_0000 <= 0xFF03_0000 && pixel & 0xFF >= 0xFC, "\(shown)")
  }

  @Test func `WebP has the pixels of PNG`() throws {
    for name in ["a.webp", "a.png"] {
      #expect(try workspace.run("render", "model.json", "-o", name).status == 0)
    }
    #expect(try bitmap("a.webp") == bitmap("a.png"))
    #expect(try workspace.run("diff", "a.webp", "a.png").status == 0)
  }

  @Test func `What is clear is white in JPEG, which is said`() throws {
    let outcome = try workspace.run("render", "model.json", "--format", "jpg")
    #expect(outcome.status == 0)
    #expect(
      outcome.messages == """
        warning: picture: JPEG has no transparency; put on white, unless a background is given
        wrote Output/model.jpg

        """)
    #expect(try bitmap("Output/model.jpg")[0, 0] == 0xFFFF_FFFF)
    let other = try workspace.run("diff", "Output/model.jpg", "model.json", "--json")
    #expect(other.status == 1)
  }

  @Test func `A quality makes files smaller, and is for formats that have one`() throws {
    for (name, quality) in [("a.jpg", "95"), ("b.jpg", "20"), ("c.webp", "80"), ("d.webp", "5")] {
      let outcome = try workspace.run(
        "render", "model.json", "-o", name, "--quality", quality, "--background", "white")
      #expect(outcome.status == 0, "\(outcome.messages)")
    }
    #expect(try workspace.bytes("a.jpg").count > workspace.bytes("b.jpg").count)
    #expect(try workspace.bytes("c.webp").count > workspace.bytes("d.webp").count)
    for (arguments, message) in [
      (["-o", "a.png", "--quality", "50"], "--quality has no effect on PNG"),
      (["-o", "a.svg", "--quality", "50"], "--quality has no effect on SVG"),
      (["-o", "a.jpg", "--quality", "101"], "--quality is 101; expected a number from 0 to 100"),
    ] {
      let outcome = try workspace.run(["render", "model.json"] + arguments)
      #expect(outcome.status == 64)
      #expect(outcome.messages.contains(message), "\(outcome.messages)")
    }
  }

  @Test(arguments: [
    ["render", "model.json", "-o", "a.svg", "--compression", "small"],
    ["render", "model.json", "-o", "a.png", "--text", "embed"],
    ["render", "model.json", "-o", "a.pdf", "--svg", "cairo"],
    ["frames", "model.json", "-o", "f/%d.svg", "--duration", "1", "--compression", "small"],
    ["frames", "model.json", "-o", "f/%d.png", "--duration", "1", "--shards", "4"],
  ])
  func `An option without effect is rejected`(_ arguments: [String]) throws {
    let outcome = try workspace.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.messages.contains("has no effect"), "\(outcome.messages)")
    #expect(try !workspace.names(in: ".").contains { $0.hasPrefix("a.") || $0 == "f" })
  }

  @Test func `Rows, frames and previews are written in them too`() throws {
    try workspace.write("c\nred\nblue\n", to: "d.csv")
    let rows = try workspace.run(
      "batch", "card.json", "--data", "d.csv", "-o", "out/{c}.jpg", "--quality", "70")
    #expect(rows.status == 0, "\(rows.messages)")
    #expect(try workspace.names(in: "out") == ["batch.jsonl", "blue.jpg", "red.jpg"])
    let still = try workspace.run("batch", "card.json", "--data", "d.csv", "-o", "still/{c}.webp")
    #expect(still.status == 0, "\(still.messages)")
    #expect(try bitmap("still/red.webp")[10, 10] == 0xFFFF_3B30)
    let frames = try workspace.run(
      "frames", "card.json", "-o", "frames/%02d.webp", "--duration", "0.1", "--fps", "10")
    #expect(frames.status == 0, "\(frames.messages)")
    #expect(try bitmap("frames/00.webp")[10, 10] == 0xFFFF_3B30)
  }

  @Test func `Documents show WebP files`() throws {
    #expect(try workspace.run("render", "card.json", "-o", "red.webp").status == 0)
    try workspace.write(
      #"{"shapeshift": 1, "view": {"view": "Image", "path": "red.webp"}}"#, to: "image.json")
    for name in ["i.png", "i.svg", "i.pdf"] {
      let outcome = try workspace.run("render", "image.json", "-o", name)
      #expect(outcome.status == 0 && outcome.messages == "", "\(outcome.messages)")
    }
    #expect(try bitmap("i.png")[10, 10] == 0xFFFF_3B30)
    #expect(try workspace.text("i.svg").contains("data:image/webp;base64,"))
  }
}
