import ShapeShiftDocuments
import Testing

@Suite("Requests as values")
struct RequestTests {
  private func read<Request: Decodable>(_ text: String, as: Request.Type) throws -> Request {
    try JSONDecoder().decode(Request.self, from: Data(text.utf8))
  }

  private func problem<Request: Decodable>(_ text: String, as type: Request.Type) -> String {
    do {
      _ = try read(text, as: type)
      return "none"
    } catch DecodingError.dataCorrupted(let context) {
      return context.debugDescription
    } catch {
      return "another: \(error)"
    }
  }

  /// A request in which nothing is as usual.
  private static let render: RenderRequest = {
    var document = DocumentInput("card.json")
    document.changes = [DocumentChange("fill.hue", 0.5), DocumentChange("title", "A \"B\"")]
    document.data = .value(["rows": [1, 2]])
    document.step = "-3"
    document.preview = "Dark"
    document.viewType = "Card"
    document.runsCode = false
    document.limits.nodes = 7
    var request = RenderRequest(document, output: "card.png")
    request.layout = LayoutSettings(size: CGSize(width: 12.5, height: 40), scale: 2)
    request.layout.surroundings.colorScheme = .dark
    request.layout.surroundings.locale = "de-CH"
    request.layout.surroundings.layoutDirection = .rightToLeft
    request.layout.surroundings.dynamicTypeSize = .accessibility3
    request.layout.fonts = .system
    request.layout.fontFolders = ["a", "b"]
    request.layout.session = "session.jsonl"
    request.layout.showsPointer = true
    request.time = 1.5
    request.picture.background = BackgroundColor(Color.Resolved(red: 1, green: 0, blue: 0))
    request.picture.text = .embed
    request.picture.svg = .cairo
    request.picture.compression = .small
    request.picture.quality = 80
    request.picture.maximumPixels = 1000
    request.format = .webp
    return request
  }()

  @Test("a picture's request is read as it was written")
  func renderRoundTrip() throws {
    let data = try JSONEncoder().encode(Self.render)
    #expect(try JSONDecoder().decode(RenderRequest.self, from: data) == Self.render)
    let plain = try JSONEncoder().encode(RenderRequest("card.json"))
    #expect(String(decoding: plain, as: UTF8.self) == #"{"doc":"card.json"}"#)
  }

  @Test("requests for frames, animations and batches are read as they were written")
  func otherRoundTrips() throws {
    var frames = FrameRequest("card.json", output: "out/f_%04d.png")
    frames.timeline.rate = FrameRate(24000, 1001)
    frames.timeline.duration = 2.5
    frames.timeline.end = .loop
    frames.timeline.maximumFrames = 90
    frames.timeline.shutter = Shutter(angle: 180, samples: 8)
    frames.frames = try FrameSelection("0-9:2,20")
    frames.document.changes = [DocumentChange("c", text: "@orange")]
    frames.picture.background = BackgroundColor.none
    var animation = AnimationRequest("card.json", output: "card.gif")
    animation.file.plays = 3
    animation.file.palette = .perFrame
    animation.file.matte = BackgroundColor(Color.Resolved(red: 0, green: 1, blue: 0))
    animation.format = .gif
    var sheet = AnimationRequest("card.json", output: "card.json")
    (sheet.file.atlas, sheet.file.columns, sheet.file.extrusion) = (.array, 4, 2)
    sheet.document.data = .file("people.csv")
    let all: [BatchRequest] = [
      .frames(frames), .animate(animation), .animate(sheet), .render(Self.render),
    ]
    let data = try JSONEncoder().encode(all)
    #expect(try JSONDecoder().decode([BatchRequest].self, from: data) == all)
    let one = try JSONEncoder().encode(frames)
    #expect(try JSONDecoder().decode(FrameRequest.self, from: one) == frames)
  }

  @Test("comparisons and snapshots are read as they were written")
  func comparisons() throws {
    var comparison = ComparisonSettings()
    comparison.metric = .fuzzy
    comparison.threshold = 1...5
    comparison.maximumPixels = 2...30
    comparison.maximumRatio = 0.25
    comparison.window = ComparisonSettings.Window(size: 32, maximum: 8)
    comparison.ignoredRects = [CGRect(x: 1, y: -2, width: 3, height: 4)]
    comparison.ignoredViews = ["clock"]
    comparison.mask = "mask.png"
    var pictures = ComparisonRequest("a.png", "b.json")
    (pictures.comparison, pictures.time) = (comparison, 0.5)
    pictures.layout.scale = 2
    let one = try JSONEncoder().encode(pictures)
    #expect(try JSONDecoder().decode(ComparisonRequest.self, from: one) == pictures)
    var perceived = ComparisonRequest("a.png", "b.png")
    (perceived.comparison.metric, perceived.comparison.includesAntialiasing) = (.oklab, true)
    perceived.comparison.usesCheckerboard = false
    let other = try JSONEncoder().encode(perceived)
    #expect(try JSONDecoder().decode(ComparisonRequest.self, from: other) == perceived)
    var snapshot = SnapshotRequest("card.json")
    (snapshot.comparison, snapshot.allowedDrift) = (comparison, 3)
    (snapshot.time, snapshot.layout.scale) = (0.5, 2)
    #expect(snapshot.referenceName == "card-0.5s@2x")
    (snapshot.layout.surroundings.colorScheme, snapshot.layout.surroundings.dynamicTypeSize) = (
      .dark, .accessibility1
    )
    #expect(snapshot.referenceName == "card-dark-ax1-0.5s@2x")
    let two = try JSONEncoder().encode(snapshot)
    #expect(try JSONDecoder().decode(SnapshotRequest.self, from: two) == snapshot)
    snapshot.name = "night"
    #expect(snapshot.referenceName == "night")
  }

  @Test(
    "comparisons that make no sense are reported",
    arguments: [
      (#"{"metric": "exact", "threshold": 1}"#, #""threshold" has no effect on exact"#),
      (#"{"threshold": 0.5}"#, "expected a whole number"),
      (#"{"metric": "yiq", "threshold": 7}"#, "0 to 1 for yiq"),
      (#"{"metric": "strikt"}"#, #"did you mean "strict"?"#),
      (#"{"maxPixels": "1-5"}"#, #""maxPixels" is a range"#), (#"{"maxRatio": 2}"#, "0 to 1"),
      (#"{"includeAA": true}"#, #""includeAA" has no effect on strict"#),
      (#"{"checkerboard": false}"#, #""checkerboard" has no effect on strict"#),
      (#"{"window": "8"}"#, "32:8"), (#"{"ignore": [[1, 2, 3]]}"#, "left, top, width, height"),
    ])
  func comparisonProblems(text: String, words: String) {
    let whole = text.replacing("{", with: #"{"expected": "a", "actual": "b", "#, maxReplacements: 1)
    let problem = problem(whole, as: ComparisonRequest.self)
    #expect(problem.contains(words), "\(problem)")
  }

  @Test("keys are the options' names, with hyphens or in camel case; numbers may be texts")
  func spellings() throws {
    let text = #"{"doc": "a.json", "max-pixels": "100", "scale": "1.5", "font-dir": "f"}"#
    let request = try read(text, as: RenderRequest.self)
    #expect(request.picture.maximumPixels == 100 && request.layout.scale == 1.5)
    #expect(request.layout.fontFolders == ["f"])
    let camel = try read(#"{"doc": "a.json", "maxPixels": 100}"#, as: RenderRequest.self)
    #expect(camel.picture.maximumPixels == 100)
  }

  @Test(
    "errors name their key",
    arguments: [
      (#"{"scale": 2}"#, #"missing "doc"; expected the path of a document"#),
      (#"{"doc": "a", "scale": 0}"#, #""scale" is 0; expected a number above 0"#),
      (#"{"doc": "a", "size": "4"}"#, #""size" is "4"; expected a width and a height above 0"#),
      (#"{"doc": "a", "scael": 2}"#, #"unknown option "scael" of render; did you mean "scale"?"#),
      (#"{"doc": "a", "text": "pths"}"#, #"did you mean "paths"?"#),
      (#"{"doc": "a", "color-scheme": "drak"}"#, #"did you mean "dark"?"#),
      (#"{"doc": "a", "locale": "1"}"#, #"expected a locale such as "fr" or "de-CH""#),
      (#"{"doc": "a", "dynamicTypeSize": "huge"}"#, #""dynamicTypeSize" is "huge"; expected"#),
      (#"{"doc": "a", "jobs": 2}"#, #""jobs" applies to the whole batch, not to one line"#),
      (#"{"doc": "a", "fps": 30}"#, #"unknown option "fps" of render"#),
      (#"{"doc": "a", "set": 3}"#, #""set" must be an object of paths and values"#),
      (#"{"doc": "a", "max-pixels": 1, "maxPixels": 2}"#, "is set twice"),
      ("[1]", "expected an object, found an array"),
    ])
  func problems(text: String, sentence: String) {
    let problem = problem(text, as: RenderRequest.self)
    #expect(problem.contains(sentence), "\(problem)")
  }

  @Test("verbs that are none are told")
  func verbs() {
    let problem = problem(#"{"doc": "a", "verb": "rendr"}"#, as: BatchRequest.self)
    #expect(problem.contains(#"did you mean "render"?"#), "\(problem)")
  }
}
