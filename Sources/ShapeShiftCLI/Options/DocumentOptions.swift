import ArgumentParser
import DocumentModel
import DocumentViews
import ShapeShiftDocuments

/// Which document, and what is changed in it before it is read.
struct DocumentOptions: WordTaking {
  @Argument(
    help: ArgumentHelp(
      "Document, or - for standard input; or a Swift file, folder or package.",
      valueName: "doc"))
  var document: String

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Set a document value, for example fill.hue=0.5 or /fill/hue=0.5; can be repeated.",
      valueName: "path=value"))
  var set: [String] = []

  @Option(
    help: ArgumentHelp(
      "JSON, JSON Lines or CSV file: members of an object set document values, rows set the value \"data\".",
      valueName: "file"))
  var data: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Use the document at a step of its history: 12, -3, 5m or a label.", valueName: "step"))
  var at: String?

  @Option(
    help: ArgumentHelp(
      "Swift code only: preview to render, by name or 1-based index.", valueName: "name"))
  var preview: String?

  @Option(
    help: ArgumentHelp(
      "Swift files and folders only: view to render instead of previews; created without arguments.",
      valueName: "name"))
  var type: String?

  @OptionGroup var code: CodeOptions

  mutating func take(_ words: inout CommandWords) throws {
    set = try words.texts("--set")
    data = try words.text("--data")
    at = try words.text("--at", acceptsSteps: true)
    preview = try words.text("--preview")
    type = try words.text("--type")
    code = try CodeOptions(&words)
  }

  var file: InputFile { InputFile(document) }

  /// What the options say.
  func input(limits: DocumentLimits) throws(Failure) -> DocumentInput {
    var input = DocumentInput(document)
    input.changes = try set.map { (text) throws(Failure) in
      try DocumentChange(assignment: text)
    }
    input.data = data.map { .file($0) }
    (input.step, input.preview, input.viewType) = (at, preview, type)
    input.runsCode = code.mayRun
    input.limits = limits
    return input
  }

  /// The document, read and checked.
  @MainActor
  func read(limits: DocumentLimits) throws(Failure) -> SceneDocument {
    try SceneCache(.all).scene(try input(limits: limits)).scene
  }

  /// The previews of Swift code.
  @MainActor
  func swiftPreviews(limits: DocumentLimits) throws(Failure) -> SwiftPreviews {
    try SwiftPreviews(try input(limits: limits))
  }
}

extension SwiftPreviews {
  /// The previews that an input names.
  init(_ input: DocumentInput) throws(Failure) {
    try Self.checkOptions(of: input)
    try self.init(
      InputFile(input.path), type: input.viewType, limits: input.limits, mayRun: input.runsCode)
  }

  /// Refuses what can't be done with Swift code.
  nonisolated fileprivate static func checkOptions(of input: DocumentInput) throws(Failure) {
    for (option, isGiven) in [
      ("--set", !input.changes.isEmpty), ("--data", input.data != nil),
      ("--at", input.step != nil),
    ]
    where isGiven {
      let isTime = option == "--at" && input.step.flatMap(Double.init) != nil
      throw Failure(
        .usage, "\(option) applies only to documents; \(input.path) is Swift code",
        help: isTime
          ? "set the time of a scene with --time" : "remove \(option), or pass a document")
    }
  }
}

extension SceneReading {
  /// Documents, and the previews of Swift code.
  static let all = SceneReading(
    scene: { (input: DocumentInput) throws(Failure) in
      guard InputFile(input.path).isSwiftCode else { return try documents.scene(input) }
      let swift = try SwiftPreviews(input)
      return swift.scene(try swift.preview(input.preview).index)
    },
    text: { (input: DocumentInput) throws(Failure) in
      let file = InputFile(input.path)
      guard file.isSwiftCode else { return nil }
      try SwiftPreviews.checkOptions(of: input)
      return file.isSwift
        ? try file.source(limits: input.limits) : try SwiftSources.text(of: input.path)
    },
    note: { Console().warn($0) })

  /// Documents; Swift code is refused.
  static let withoutCode = SceneReading(
    scene: { (input: DocumentInput) throws(Failure) in
      var input = input
      input.runsCode = false
      return try all.scene(input)
    }, text: all.text, note: all.note)
}
