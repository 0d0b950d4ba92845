import ArgumentParser
import DocumentModel
import DocumentViews
import Foundation

/// `explain`: what the code of a problem means.
struct Explain: Verb {
  static let configuration = CommandConfiguration(
    commandName: "explain", _superCommandName: ShapeShiftCommand.word,
    abstract: "Explain the code of a problem.",
    discussion: "Without a code, all codes are listed.")

  static let examples = """
    # What is E0117?
    shapeshift explain E0117
    # All of them
    shapeshift explain
    """

  @Argument(help: ArgumentHelp("A code such as E0117.", valueName: "code"))
  var code: String?

  @OptionGroup var messages: MessageOptions

  /// Every code that a document's problem can have, in order.
  static var allCodes: [DiagnosticCode] {
    (DiagnosticCode.documentModelCodes + DiagnosticCode.documentViewsCodes).sorted { $0.id < $1.id }
  }

  func run(_ console: Console) throws {
    let codes = Self.allCodes
    guard let code else {
      return try console.write(codes.map { "\($0.id)  \($0.title)\n" }.joined())
    }
    guard let found = codes.first(where: { $0.id == code.uppercased() }) else {
      throw Failure(
        .usage, "there is no code \(Diagnostic.quoted(code))",
        help: Suggestion.help(for: code.uppercased(), among: codes.map(\.id))
          ?? "list all codes with 'shapeshift explain'")
    }
    try console.write(Self.page(of: found, columns: 80))
  }

  /// The page of a code.
  static func page(of code: DiagnosticCode, columns: Int) -> String {
    "\(code.id): \(code.title)\n\n"
      + LineBreaking.lines(of: code.explanation, columns: columns).joined(separator: "\n") + "\n"
  }
}
