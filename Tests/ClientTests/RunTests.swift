import ShapeShiftDocuments
import Testing

@MainActor
@Suite("Runs of a program: pictures, frames and batches")
struct RunTests {
  private let folder: ClientFolder
  private let card: String

  init() throws {
    folder = try ClientFolder()
    card = try folder.write(ClientFolder.card, to: "card.json")
  }

  @Test("a request is drawn as the document is")
  func picture() throws {
    var request = RenderRequest(DocumentInput(card))
    request.document.data = .value(["c": "blue"])
    let document = try Document(contentsOf: URL(filePath: card), data: ["c": "blue"])
    #expect(try request.draw().bytes == document.picture(.png).bytes)
    request.format = .svg
    #expect(String(decoding: try request.draw().bytes.prefix(4), as: UTF8.self) == "<svg")
    request.picture.quality = 3
    let error = try #require(throws: RequestError.self) { try request.draw() }
    #expect(error.kind == .usage)
  }

  private func frames() -> FrameSequence {
    var request = FrameRequest(DocumentInput(card), output: folder.path("out/f_%04d.png"))
    request.timeline.rate = FrameRate(10)
    return FrameSequence(request)
  }

  @Test("frames are drawn with progress, and kept by a run that resumes")
  func sequence() async throws {
    var told: [RunProgress] = []
    let result = try await frames().run { event in
      if case .progress(let progress) = event { told.append(progress) }
    }
    #expect(result.count == 11 && result.kept == 0 && result.warnings.isEmpty)
    #expect(told.map(\.done) == Array(0...11) && told.last?.fraction == 1)
    #expect(try folder.names(in: "out").count == 12)
    let manifest = try folder.bytes("out/manifest.jsonl")
    try FileManager.default.removeItem(atPath: folder.path("out/f_0003.png"))
    var again = frames()
    again.resumes = true
    #expect(try await again.run().kept == 10)
    #expect(try folder.bytes("out/manifest.jsonl") == manifest)
  }

  @Test("a sequence whose task is cancelled ends, and what it has drawn is in the manifest")
  func cancellation() async throws {
    let frames = frames()
    let task = Task { @MainActor in
      try await frames.run { event in
        guard case .progress(let progress) = event, progress.done == 3 else { return }
        withUnsafeCurrentTask { $0?.cancel() }
      }
    }
    let error = await #expect(throws: RequestError.self) { try await task.value }
    #expect(error?.kind == .interrupted)
    let lines = String(decoding: try folder.bytes("out/manifest.jsonl"), as: UTF8.self)
      .split(separator: "\n")
    #expect(lines.count >= 4 && lines.count < 12)
    #expect(try folder.names(in: "out").count { $0.hasSuffix(".png") } == lines.count - 1)
  }

  @Test("an animation is one file, whole or not at all")
  func animation() async throws {
    var request = AnimationRequest(DocumentInput(card), output: folder.path("card.gif"))
    request.timeline.rate = FrameRate(5)
    let result = try await request.write()
    #expect(result.paths == [folder.path("card.gif")])
    #expect(try folder.bytes("card.gif").starts(with: Array("GIF89a".utf8)))
    request.output = folder.path("gone/card.gif")
    let failing = request
    let error = await #expect(throws: RequestError.self) { try await failing.write() }
    #expect(error?.kind == .cannotCreate)
  }

  @Test("a batch draws what it can, and tells the rest")
  func batch() async throws {
    let colors = ["red", "green", "nonsense"]
    let requests = colors.map { color in
      var request = RenderRequest(DocumentInput(card), output: "\(color).png")
      request.document.data = .value(["c": .string(color)])
      return BatchRequest.render(request)
    }
    var told: [BatchFailure] = []
    let result = try await Batch(requests, folder: folder.path("out")).run { event in
      if case .failure(let failure) = event { told.append(failure) }
    }
    #expect(result.count == 3 && result.failures.map(\.number) == [3] && told.map(\.number) == [3])
    #expect(result.failures.first?.error.diagnostics.isEmpty == false)
    #expect(try folder.names(in: "out") == ["batch.jsonl", "green.png", "red.png"])
    var first = requests
    first.removeLast()
    var again = Batch(first, folder: folder.path("out"))
    again.resumes = true
    #expect(try await again.run().failures.isEmpty)
  }

  @Test("a picture for each row of data")
  func rows() async throws {
    let data = try folder.write("title,c\nAda,red\nGrace Hopper,blue\n", to: "people.csv")
    let request = RenderRequest(
      DocumentInput(card), output: folder.path("rows/{c}.png"))
    let result = try await Batch(.render(request), rows: data).run()
    #expect(result.count == 2 && result.failures.isEmpty)
    #expect(try folder.names(in: "rows") == ["batch.jsonl", "blue.png", "red.png"])
  }

  @Test("a list of lines is that of the command")
  func lines() async throws {
    let list = try folder.write(
      #"{"doc": "card.json", "out": "a.png", "scale": 2}"# + "\n"
        + #"{"doc": "card.json", "verb": "animate", "duration": 0.1}"# + "\n", to: "list.jsonl")
    let result = try await Batch(contentsOf: list, folder: folder.path("out")).run()
    #expect(result.failures.isEmpty)
    #expect(try folder.names(in: "out") == ["a.png", "batch.jsonl", "card.gif"])
  }
}
