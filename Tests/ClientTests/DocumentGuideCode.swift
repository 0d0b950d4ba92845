import ShapeShiftDocuments

// The code of the pages on documents.

@MainActor
func card(_ file: URL, title: String) throws -> [UInt8] {
  let card = try Document(contentsOf: file, data: ["title": .string(title)])
  card.layout.scale = 2
  for odd in card.diagnostics { print(odd) }
  return try card.picture(.png).bytes
}

func concurrentCard(_ template: SourceText, title: String) async throws -> [UInt8] {
  let (list, options) = try await MainActor.run {
    let card = try Document(template, data: ["title": .string(title)])
    return (try card.displayList(), try card.renderOptions())
  }
  return try list.encoded(as: .png, options: options).bytes
}

@MainActor
func thumbnail(of file: String) throws -> [UInt8] {
  var request = RenderRequest(DocumentInput(file))
  request.document.changes = [DocumentChange("fill.hue", 0.5)]
  request.layout.size = CGSize(width: 320, height: 200)
  request.layout.scale = 2
  request.picture.quality = 80
  request.format = .webp
  return try request.draw().bytes
}

func request(in json: Data) throws -> BatchRequest {
  // {"doc": "card.json", "verb": "animate", "fps": 30, "out": "card.gif"}
  try JSONDecoder().decode(BatchRequest.self, from: json)
}

@MainActor
func film(_ file: String, into folder: String) async throws -> Int {
  var request = FrameRequest(DocumentInput(file), output: "\(folder)/f_%04d.png")
  request.timeline.rate = FrameRate(60)
  var sequence = FrameSequence(request)
  sequence.resumes = true
  let result = try await sequence.run { event in
    if case .progress(let progress) = event { print(Int(progress.fraction * 100), "%") }
  }
  return result.count
}

@MainActor
func cards(for names: [String]) async throws -> [BatchFailure] {
  let requests = names.map { name in
    var request = RenderRequest("card.json", output: "\(name).png")
    request.document.data = .value(["name": .string(name)])
    return BatchRequest.render(request)
  }
  return try await Batch(requests, folder: "cards").run().failures
}

func recolor(_ path: String) throws {
  let store = try DocumentStore.open(path).store
  try store.perform(StoreEdit(name: "Recolor")) {
    try store.set(JSONPointer(path: "values.color"), to: "#0060C0")
    try store.set(JSONPointer(path: "values.title"), to: "Sea")
  }
  try store.undo()
  try store.redo()
  try store.checkout(0)
  for step in try store.tree() { print(step.id, "on", step.parent, step.name) }
  try store.save()
}

func drag(_ store: DocumentStore, along widths: [Double]) throws {
  let width = try JSONPointer(path: "outlineWidth")
  for value in widths {
    let edit = StoreEdit(name: "Outline", gesture: "outline")
    try store.set(width, to: .number(JSONNumber(value)), as: edit)
  }
  try store.endGesture()
}

@MainActor
func follow(_ store: DocumentStore) async throws {
  for await change in store.changes {
    let text = SourceText(name: "step \(change.head)", text: change.value.canonicalText)
    let picture = try Document(text).picture(.png)
    print(change.kind, picture.bytes.count)
  }
}

@MainActor
func dashboard(_ template: SourceText) throws -> Document {
  var vocabulary = DocumentVocabulary()
  vocabulary.addView(
    "Meter", .required("value", .number), .defaulted("color", .color, .green)
  ) { value, color in
    Capsule().fill(color).frame(width: 100 * value, height: 8)
  }
  vocabulary.addFunction(
    DocumentFunction("percent", arguments: 1...1, usage: "percent(x)") { arguments in
      .string("\(Int((arguments[0].number ?? 0) * 100)) %")
    })
  return try Document(template, vocabulary: vocabulary)
}

struct CardTemplate: Sendable {
  let source: SourceText

  @MainActor
  func layOut(_ title: String) throws -> (DisplayList, RenderOptions) {
    var limits = DocumentLimits()
    limits.nodes = 1000
    limits.drawingSteps = 100_000_000
    let card = try Document(source, data: ["title": .string(title)], limits: limits)
    var options = try card.renderOptions()
    // Several cards are drawn at a time; each keeps to one core.
    options.isConcurrent = false
    return (try card.displayList(), options)
  }
}
