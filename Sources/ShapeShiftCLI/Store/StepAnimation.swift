import DocumentModel
import DocumentViews
import ShapeShiftDocuments

/// An animation on the command line: a name, or JSON as in a document.
struct StepAnimation: Equatable {
  let value: JSONValue

  /// The names that need no parameters.
  static let names = [
    "default", "linear", "easeIn", "easeOut", "easeInOut", "spring", "bouncy", "smooth", "snappy",
    "interactiveSpring", "interpolatingSpring", "none",
  ]

  /// Reads the value of an option.
  init(_ text: String) throws(OptionProblem) {
    if text.hasPrefix("{") {
      let reading = JSONReader.read(SourceText(name: "--animation", text: text))
      guard let root = reading.root else {
        throw OptionProblem(reading.diagnostics.first?.message ?? "invalid JSON")
      }
      value = root.value
      if let problem = SceneReader.problem(ofAnimation: value) {
        throw OptionProblem(problem.message)
      }
    } else if Self.names.contains(text) {
      value = text == "none" ? .null : .string(text)
    } else {
      throw OptionProblem(
        "expected one of \(Self.names.joined(separator: ", ")), or JSON",
        help: Suggestion.help(for: text, among: Self.names))
    }
  }

  /// The animation in the syntax of the option.
  var text: String { value.isNull ? "none" : value.string ?? JSONWriter.compact(value) }
}

extension OptionValue<StepAnimation> {
  static var animation: OptionValue {
    parsed({ (text) throws(OptionProblem) in try StepAnimation(text) }, \.text)
  }
}
