import ArgumentParser
import DocumentModel
import DocumentViews

/// An animation on the command line: a name, or JSON as in a document.
struct StepAnimation: Equatable {
  let value: JSONValue

  /// The names that need no parameters.
  static let names = [
    "default", "linear", "easeIn", "easeOut", "easeInOut", "spring", "bouncy", "smooth", "snappy",
    "interactiveSpring", "interpolatingSpring", "none",
  ]

  /// Reads the value of an option.
  init(argument: String) throws(ValidationError) {
    if argument.hasPrefix("{") {
      let reading = JSONReader.read(SourceText(name: "--animation", text: argument))
      guard let root = reading.root else {
        throw ValidationError(reading.diagnostics.first?.message ?? "invalid JSON")
      }
      value = root.value
      if let problem = SceneReader.problem(ofAnimation: value) {
        throw ValidationError(problem.message)
      }
    } else if Self.names.contains(argument) {
      value = argument == "none" ? .null : .string(argument)
    } else {
      throw ValidationError(
        Suggestion.help(for: argument, among: Self.names)
          ?? "expected one of \(Self.names.joined(separator: ", ")), or JSON")
    }
  }
}
