import Foundation
import ImageCoding
import TestSupport
import Testing
import VectorGraphics

@testable import ShapeShiftCLI

@Suite("shapeshift animate")
struct AnimateTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("{}", to: "model.json")
  }

  private func animate(_ arguments: String...) throws -> Workspace.Outcome {
    try workspace.run(
      ["animate", "model.json", "--size", "31x20", "--duration", "0.4", "--fps", "10"] + arguments)
  }

  /// What ffprobe says of a file: its frames, read one by one, and its rate.
  private func probe(_ name: String) throws -> [String] {
    try output(
      Self.ffprobe, "-v", "error", "-count_frames", "-select_streams", "v", "-show_entries",
      "stream=nb_read_frames,width,height", "-of", "csv=p=0", workspace.file(name).path
    ).trimmingCharacters(in: .whitespacesAndNewlines).split(separator: ",").map(String.init)
  }

  /// How long ffprobe says that each frame is shown, in seconds.
  private func delays(_ name: String) throws -> [Double] {
    try output(
      Self.ffprobe, "-v", "error", "-select_streams", "v", "-show_entries",
      "packet=duration_time", "-of", "csv=p=0", workspace.file(name).path
    ).split(whereSeparator: { $0 == "," || $0.isWhitespace }).compactMap { Double($0) }
  }

  /// What a program writes.
  private func output(_ program: TestProgram, _ arguments: String...) throws -> String {
    String(decoding: try program.run(arguments), as: UTF8.self)
  }

  private static let ffprobe = TestProgram("ffprobe")
  private static let python = TestProgram("python3")
  private static let webpmux = TestProgram("webpmux")

  @Test("Without a name, a GIF goes to Output")
  func defaultOutput() throws {
    let outcome = try animate()
    #expect(outcome.status == 0, "\(outcome.messages)")
    // Only the antialiased edges of the shape are translucent.
    #expect(outcome.messages == "wrote Output/model.gif\n")
    #expect(try workspace.names(in: "Output") == ["model.gif"])
  }

  @Test(
    "A canvas that changes its size is an error of every format",
    arguments: ["gif", "png", "webp", "svg", "lottie"])
  func changingSize(format: String) throws {
    try workspace.write(
      """
      {"shapeshift": 1, "canvas": {}, "values": {"x": 8},
       "timeline": {"duration": 0.4, "tracks": [{"target": "/values/x", "keyframes": [{"t": 0.2, "v": 8}, {"t": 0.4, "v": 20}]}]},
       "view": {"view": "Circle", "modifiers": [{"frame": {"width": {"$": "x"}, "height": 8}}]}}
      """, to: "grows.json")
    let outcome = try workspace.run(["animate", "grows.json", "-o", "out.\(format)", "--fps", "10"])
    #expect(outcome.status != 0)
    #expect(
      outcome.messages.contains(
        "frame 3 has a different size from the first frame; set the width and height of the canvas"),
      "\(outcome.messages)")
    #expect(try !workspace.names(in: ".").contains("out.\(format)"))
  }

  @Test("A GIF has at most 50 frames a second: a scene's own rate is lowered, and that is told")
  func ownRate() throws {
    try workspace.write(
      """
      {"shapeshift": 1, "canvas": {"width": 8, "height": 8}, "timeline": {"fps": 60, "duration": 0.1},
        "view": {"view": "Color", "color": "red"}}
      """, to: "fast.json")
    let own = try workspace.run("animate", "fast.json", "-o", "fast.gif")
    #expect(own.status == 0)
    #expect(
      own.messages.contains("the scene has 60 frames per second; a GIF is limited to 50"),
      "\(own.messages)"
    )
    let asked = try workspace.run("animate", "fast.json", "-o", "fast.gif", "--fps", "60")
    #expect(asked.status == 64)
    let other = try workspace.run("animate", "fast.json", "-o", "fast.webp")
    #expect(other.status == 0 && other.messages == "")
  }

  /// A disc of some opacity that fills the canvas.
  private func writeDisc(opacity: Double, background: String = "clear", to name: String) throws {
    try workspace.write(
      """
      {"shapeshift": 1, "canvas": {"width": 40, "height": 40, "background": "\(background)"},
       "timeline": {"fps": 10, "duration": 0.2},
       "view": {"view": "Circle", "modifiers": [{"fill": "#FF0000"}, {"opacity": \(opacity)}]}}
      """, to: name)
  }

  /// The pixel in the middle of the first frame of a GIF.
  private func middle(of name: String) throws -> UInt32 {
    let image = try #require(EncodedImage(file: try workspace.bytes(name)))
    let picture = try PictureDecoder().decode(image)
    #expect(picture[0, 0] == 0)
    return picture[20, 20]
  }

  /// A quarter of red on white: 255 - 191 = 64 of red is added to 191 of white.
  @Test("A GIF blends translucent pixels with the matte, and one warning names APNG and WebP")
  func translucent() throws {
    try writeDisc(opacity: 0.25, to: "disc.json")
    let white = try workspace.run("animate", "disc.json", "-o", "a.gif")
    #expect(white.status == 0)
    #expect(
      white.messages.contains(
        " % of the pixels are translucent; GIF has no translucent pixels, so they are blended with white; "
          + "set a color with --matte, or write APNG (.apng) or WebP (.webp), which keep them translucent\n"
      ),
      "\(white.messages)")
    #expect(white.messages.count { $0 == "\n" } == 1)
    let pixel = try middle(of: "a.gif")
    #expect(pixel >> 16 == 0xFFFF && abs(Int(pixel & 255) - 191) <= 1)
    #expect(
      try workspace.run("animate", "disc.json", "-o", "b.gif", "--matte", "black").messages == "")
    let dark = try middle(of: "b.gif")
    #expect(abs(Int(dark >> 16 & 255) - 64) <= 1 && dark & 0xFFFF == 0)
    let kept = try workspace.run("animate", "disc.json", "-o", "a.webp")
    #expect(kept.status == 0 && kept.messages == "")
  }

  @Test("A GIF of opaque shapes has translucent edges only, and no warning")
  func opaque() throws {
    try writeDisc(opacity: 1, to: "disc.json")
    #expect(
      try workspace.run("animate", "disc.json", "-o", "a.gif", "--scale", "20").messages == "")
    try writeDisc(opacity: 0.25, background: "#0000FF", to: "blue.json")
    #expect(try workspace.run("animate", "blue.json", "-o", "b.gif").messages == "")
  }

  @Test("Video without alpha tells the color of the background, unless --matte sets it")
  func videoBackground() throws {
    try writeDisc(opacity: 1, to: "disc.json")
    let outcome = try workspace.run("animate", "disc.json", "-o", "a.y4m")
    #expect(outcome.status == 0)
    #expect(
      outcome.messages.contains(
        "Y4M has no transparent pixels, so the transparent background becomes white; set a color with --matte"
      ), "\(outcome.messages)")
    #expect(
      try workspace.run("animate", "disc.json", "-o", "a.y4m", "--matte", "#102030").messages == "")
    try writeDisc(opacity: 0.5, background: "white", to: "opaque.json")
    #expect(try workspace.run("animate", "opaque.json", "-o", "b.y4m").messages == "")
  }

  @Test(
    "ffprobe reads every frame of every format", .enabled(if: ffprobe.isExpected, "needs ffprobe"),
    arguments: [
      ("a.gif", "31", "20"), ("a.png", "31", "20"), ("a.y4m", "31", "20"), ("a.mp4", "32", "20"),
      ("a.webm", "32", "20"),
    ])
  func frames(name: String, width: String, height: String) throws {
    let outcome = try animate("-o", name)
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(outcome.text == "")
    #expect(try probe(name) == [width, height, "5"])
    if name != "a.y4m" { #expect(try delays(name) == [0.1, 0.1, 0.1, 0.1, 0.1]) }
    #expect(try workspace.names() == [name, "model.json"])
  }

  @Test(
    "webpmux reads the frames of WebP and how long they are shown",
    .enabled(if: webpmux.isExpected, "needs webpmux"))
  func webp() throws {
    try workspace.write(
      """
      {"shapeshift": 1, "canvas": {"width": 40, "height": 20}, "values": {"x": 0},
       "timeline": {"tracks": [{"target": "/values/x", "keyframes": [{"t": 0, "v": 0}, {"t": 0.4, "v": 20}]}]},
       "view": {"view": "Rectangle", "modifiers": [
         {"fill": "red"}, {"frame": {"width": 10, "height": 10}}, {"offset": {"x": {"$": "x"}, "y": 0}}]}}
      """, to: "moving.json")
    #expect(try workspace.run("animate", "moving.json", "-o", "a.webp", "--fps", "10").status == 0)
    let lines = try output(Self.webpmux, "-info", workspace.file("a.webp").path)
      .split(separator: "\n").map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
    #expect(lines.contains(["Canvas", "size:", "40", "x", "20"]))
    #expect(lines.contains(["Number", "of", "frames:", "5"]))
    // The columns are number, width, height, alpha, x, y, duration in milliseconds and others.
    let frames = lines.filter { $0.count > 6 && Int($0[0].dropLast()) != nil }
    #expect(frames.map { $0[6] } == ["100", "100", "100", "100", "100"])
  }

  @Test("The same bytes in every run, on any number of workers")
  func same() throws {
    for name in ["a.gif", "a.png", "a.svg", "a.webp"] {
      #expect(try animate("-o", name, "--jobs", "1").status == 0)
      #expect(try animate("-o", "b-\(name)", "--jobs", "4").status == 0)
      #expect(try workspace.bytes(name) == workspace.bytes("b-\(name)"))
    }
  }

  @Test("Lottie is JSON where the format is named, and an archive that other programs unpack")
  func lottie() throws {
    let json = try animate("-o", "a.json", "--format", "lottie")
    #expect(json.status == 0, "\(json.messages)")
    #expect(try !workspace.names().contains("a.png"))
    let animation = try workspace.text("a.json")
    #expect(animation.hasPrefix(#"{"v":"5.7.0","fr":10,"ip":0,"op":5,"w":31,"h":20,"#))
    let piped = try animate("-o", "-", "--format", "lottie")
    #expect(String(decoding: piped.output, as: UTF8.self) == animation)
    #expect(try animate("-o", "a.lottie", "--plays", "3").status == 0)
    let unpacked = try output(
      Self.python, "-c",
      "import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; "
        + "print(''.join(z.read(n).decode() for n in z.namelist()), end='')",
      workspace.file("a.lottie").path)
    let manifest =
      #"{"version":"1.0","generator":"ShapeShift","animations":["#
      + #"{"id":"animation","autoplay":true,"loop":2}]}"#
    #expect(unpacked == manifest + "\n" + animation)
  }

  @Test(
    "What Lottie has no use for is refused", arguments: [["--plays", "2"], ["--shutter", "180"]])
  func refusedByLottie(options: [String]) throws {
    let outcome = try workspace.run(
      ["animate", "model.json", "--size", "31x20", "--duration", "0.4", "-o", "a.json"] + options
        + ["--format", "lottie"])
    #expect(outcome.status == 64)
    #expect(outcome.messages.contains("Lottie"), "\(outcome.messages)")
  }

  @Test("A sprite sheet is a picture and a list of its frames")
  func sprites() throws {
    let outcome = try animate("-o", "sheet.json", "--columns", "3", "--extrude", "0")
    #expect(outcome.status == 0, "\(outcome.messages)")
    let picture = try PNGDecoder().decode(try workspace.bytes("sheet.png"))
    #expect((picture.width, picture.height) == (93, 40))
    let atlas = try #require(
      try JSONSerialization.jsonObject(with: Data(try workspace.bytes("sheet.json")))
        as? [String: [String: Any]])
    #expect(atlas["frames"]?.count == 5)
    let frame = atlas["frames"]?["sheet_0004.png"] as? [String: Any]
    #expect(frame?["frame"] as? [String: Int] == ["x": 31, "y": 20, "w": 31, "h": 20])
    #expect(frame?["duration"] as? Int == 100)
    #expect(atlas["meta"]?["image"] as? String == "sheet.png")
  }

  @Test("Standard output takes what is one stream")
  func stream() throws {
    let outcome = try animate("-o", "-", "--format", "gif")
    #expect(outcome.status == 0)
    #expect(outcome.output.starts(with: Array("GIF89a".utf8)))
    #expect(try animate("-o", "-", "--format", "mp4").status == 64)
  }

  @Test(
    "Invalid options are reported, and nothing is written",
    arguments: [
      (["-o", "a.txt"], 64, "expected .png, .gif"),
      (["-o", "a.gif", "--fps", "60"], 64, "at most 50"),
      (["-o", "a.png", "--palette", "global"], 64, "--palette has no effect on png"),
      (["-o", "a.webp", "--matte", "white"], 64, "--matte has no effect on webp"),
      (["-o", "a.svg", "--shutter", "180"], 64, "--shutter cannot be used with"),
      (["-o", "a.mp4", "--quality", "101"], 64, "expected a number from 0 to 100"),
      (["-o", "a.gif", "--shutter", "400"], 64, "up to 360"),
      (["-o", "a.gif", "--samples", "4"], 64, "--samples requires --shutter"),
      (["-o", "model.json"], 64, "would overwrite the input"),
      (["-o", "no/a.gif"], 73, "the folder no does not exist"),
    ])
  func wrongUse(arguments: [String], status: Int, message: String) throws {
    let outcome = try workspace.run(
      ["animate", "model.json", "--size", "9x9", "--duration", "0.1"] + arguments)
    #expect(outcome.status == status, "\(outcome.messages)")
    #expect(outcome.messages.contains(message), "\(outcome.messages)")
    #expect(try workspace.names() == ["model.json"])
  }

  @Test("Without ffmpeg, a video says so and leaves the old file")
  func noTool() throws {
    try workspace.write("old", to: "a.mp4")
    let outcome = try workspace.run(
      ["animate", "model.json", "--duration", "0.1", "-o", "a.mp4"],
      environment: ["PATH": "/nowhere"])
    #expect(outcome.status == 69)
    #expect(outcome.messages.contains("MP4 requires ffmpeg, which is not installed"))
    #expect(try workspace.text("a.mp4") == "old")
    #expect(try workspace.names() == ["a.mp4", "model.json"])
  }
}
