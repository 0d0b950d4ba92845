import DocumentModel
import DocumentViews
import ShapeShiftDocuments

extension DocumentInput {
  var file: InputFile { InputFile(path) }

  /// The file of data, if the data come from one.
  var dataFile: String? {
    guard case .file(let path)? = data else { return nil }
    return path
  }
}

extension OptionSection {
  /// The limits, which are listed only by `help limits`.
  static func limits(
    at path: any WritableKeyPath<Root, DocumentLimits> & Sendable
  ) -> OptionSection {
    OptionSection(DocumentLimits.keys.map { $0.hidden() }, at: path)
  }
}

extension SettingKey {
  /// The flag that prints JSON.
  static func json(
    _ path: any WritableKeyPath<Settings, Bool> & Sendable, help: String
  ) -> SettingKey {
    SettingKey("json", path, .flag(), help: help)
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
