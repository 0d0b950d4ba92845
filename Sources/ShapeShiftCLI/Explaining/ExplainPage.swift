import DocumentModel
import DocumentViews
import Foundation
import SnapshotDiff

/// The page of a name: what it takes, examples, and their pictures where they can be shown.
@MainActor
struct ExplainPage {
  /// How pictures are shown; nil for none.
  let form: TerminalPicture.Form?
  /// The width of the text, and of pictures.
  let columns: Int

  /// The page of a name of the format.
  func text(_ topic: FormatTopic) throws -> String {
    let page = FormatPage(topic, columns: columns).text
    let examples = try topic.examples.map { try text($0) }.joined(separator: "\n")
    return examples.isEmpty ? page : page + "\n" + examples
  }

  private func text(_ example: FormatExample) throws -> String {
    let title = (["Example"] + (example.caption.map { [$0] } ?? [])).joined(separator: ": ")
    let code = Self.indented(example.text)
    guard let form, example.files.isEmpty else { return "\(title)\n\n\(code)" }
    let picture = try ExampleDrawing(example).text(form, columns: columns)
    return "\(title)\n\n\(code)\n\(picture)"
  }

  /// The page of a code, with a wrong and a mended example.
  func text(_ code: DiagnosticCode) -> String {
    let lines = LineBreaking.lines(of: code.explanation, columns: columns)
    let page = "\(code.id): \(code.title)\n\n" + lines.joined(separator: "\n") + "\n"
    guard let example = CodeExample.all[code.id] else { return page }
    return page + "\nIncorrect\n\n" + Self.text(example.wrong) + message(of: example)
      + "\nCorrected\n\n"
      + Self.text(example.mended, without: example.wrong)
  }

  /// What is told of the wrong example, where reading it is enough to know.
  private func message(of example: CodeExample) -> String {
    guard let document = example.wrong.document else { return "" }
    let source = SourceText(name: document.name, text: document.text)
    guard let first = Self.problems(of: source).first(where: { $0.code.id == example.id }) else {
      return ""
    }
    let renderer = DiagnosticRenderer(usesColor: false, width: columns - 10)
    return "\n" + Self.indented(renderer.text(for: first))
  }

  private static func problems(of source: SourceText) -> [Diagnostic] {
    do throws(DocumentErrors) {
      return try SceneReader().read(source).warnings
    } catch {
      return error.diagnostics
    }
  }

  /// The files of a side, and what is done with them where it is more than a look.
  ///
  /// - Parameter known: What has been shown.
  private static func text(
    _ side: CodeExample.Side, without known: CodeExample.Side? = nil
  ) -> String {
    let files = side.files.filter { file in known?.files.contains(file) != true }
    let isPlain = files.count == 1 && side.command == CodeExample.usualCommand
    let parts = files.map { file in
      isPlain ? indented(file.text) : "  \(file.name)\n" + indented(file.text)
    }
    let command = isPlain || side.command == known?.command ? [] : ["  $ \(side.command)\n"]
    return (parts + command).joined(separator: "\n")
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }
}
