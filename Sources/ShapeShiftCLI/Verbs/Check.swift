import DocumentModel
import DocumentViews
import Foundation
import ShapeShiftDocuments

/// `check`: what is wrong with documents.
struct Check: Verb {
  /// What `--deny` may name.
  enum Denied: String, CaseIterable {
    case warnings
  }

  static let name = "check"
  static let abstract = "Check documents for errors."
  static let discussion = """
    Exits with 1 if there are problems. With --json, standard output has one object per line for \
    each document. --lint also renders the documents and warns about truncated text, characters \
    and weights missing from fonts, low contrast, content outside the canvas, and unused names. \
    'shapeshift explain E0273' describes how each of these is detected.
    """

  static let examples = """
    # Check one document
    shapeshift check card.json
    # Check a folder; warnings are errors
    shapeshift check --deny warnings Shapes/*.json
    # Find visual problems too
    shapeshift check --lint --deny warnings card.json
    # Find rows whose text does not fit
    shapeshift check --lint card.json --data people.csv
    # Print JSON for an editor
    shapeshift check --json card.json
    """

  static let options: [OptionSection<Check>] = [
    OptionSection([
      SettingKey(
        "doc", \Check.documents, .texts, "doc",
        help: "Documents to check, or - for standard input."
      ).operand().completed(),
      .json(\.json, help: "Print problems as JSON, one object per document."),
      SettingKey("lint", \.lint, .flag(), help: "Also warn about visual problems."),
      .changes(\.changes, help: "Set a document value"),
      SettingKey(
        "data", \.data, .text, "file",
        help:
          "JSON or CSV file with values, as in render. If its columns are values of the document, each row is checked, as in batch."
      ).completed(),
      SettingKey("deny", \.deny, .choice, "what", help: "Treat warnings as errors."),
    ]),
    .limits(at: \.limits),
  ]

  private var documents: [String] = []
  private var json = false
  private var lint = false
  private var changes: [DocumentChange] = []
  private var data: String?
  private var deny: Denied?
  private var limits = DocumentLimits()

  func run(_ console: Console) throws {
    var worst: Failure.Kind?
    var tally = LintTally()
    for document in documents {
      let rows = try CheckedRows(document, changes: changes, data: data, limits: limits)
      var worstRows = WorstRows()
      for subject in rows.subjects {
        let (diagnostics, failure) = diagnose(subject)
        tally.add(diagnostics, failed: failure != nil)
        if let row = subject.row { worstRows.add(diagnostics.count, of: row) }
        if let failure {
          console.report(failure)
          worst = failure.kind
          continue
        }
        try report(diagnostics, of: subject, console)
        if fails(diagnostics) { worst = worst ?? .problems }
      }
      if !json, let summary = worstRows.summary(unit: "row") { console.say(summary) }
    }
    if lint, documents.count > 1 { console.say(tally.sentence) }
    if let worst { throw Failure(worst) }
  }

  private func report(
    _ diagnostics: [Diagnostic], of subject: CheckedRows.Subject, _ console: Console
  ) throws {
    guard !json else {
      return try console.write(Self.line(of: subject, diagnostics, isGood: !fails(diagnostics)))
    }
    if let row = subject.row, let data, !diagnostics.isEmpty {
      console.say("\(InputFile(data).name): row \(row), \(subject.file.name):")
    }
    console.warn(diagnostics)
  }

  private func fails(_ diagnostics: [Diagnostic]) -> Bool {
    diagnostics.contains { diagnostic in
      switch diagnostic.severity {
      case .error: true
      case .warning: deny == .warnings
      }
    }
  }

  /// The problems of a document, or why it can't be read at all.
  @MainActor
  private func diagnose(_ subject: CheckedRows.Subject) -> ([Diagnostic], Failure?) {
    let file = subject.file
    do {
      if file.isSnapshotSettings {
        try checkSettings(file, limits)
        return ([], nil)
      }
      let input = try subject.input.get()
      let scene = try input.scene(of: try file.source(limits: limits))
      // Where the script uses views, each step is taken: what it expects is part of the document.
      if scene.usesViews { _ = try Stage(scene) }
      return (scene.warnings + (try lintWarnings(of: scene)), nil)
    } catch {
      let failure = Failure(error) ?? Failure(.internalError, "\(error)")
      return failure.diagnostics.isEmpty ? ([], failure) : (failure.diagnostics, nil)
    }
  }

  @MainActor
  private func lintWarnings(of scene: SceneDocument) throws -> [Diagnostic] {
    guard lint, let lint = try DocumentLint(scene) else { return [] }
    return try lint.diagnostics()
  }

  /// Looks at the settings of a folder's snapshots, which a pattern like `*.json` names as well.
  private func checkSettings(_ file: InputFile, _ limits: DocumentLimits) throws(Failure) {
    _ = try file.source(limits: limits)
    let path = file.folder?.relativePath ?? "."
    let settings = try SnapshotSettings(
      folder: URL(fileURLWithPath: path, isDirectory: true), limits: limits)
    // Which previews code has, only compiling it tells.
    guard !SwiftSources.isFolder(path) else { return }
    try settings.check(
      against: (DocumentFolder(path).documents() + PictureFolder(path).pictures).map { name in
        (SnapshotSuite.name(ofFile: name), SnapshotKind(file: name))
      })
  }

  private static func line(
    of subject: CheckedRows.Subject, _ diagnostics: [Diagnostic], isGood: Bool
  ) -> String {
    var object: JSONObject = ["document": .string(subject.file.name)]
    if let row = subject.row { object["row"] = .number(JSONNumber(row)) }
    object["ok"] = .bool(isGood)
    object["diagnostics"] = .array(diagnostics.map(\.json))
    return JSONText.line(.object(object))
  }
}
