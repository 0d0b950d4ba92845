import ArgumentParser

/// The help of a verb, or of all, with examples at its end.
struct HelpPage {
  let text: String

  /// The argument parser's page and the examples of `verb`; those of the command without one.
  init(_ page: String, of verb: (any Verb.Type)?) {
    let examples = verb?.examples ?? ShapeShiftCommand.examples
    let indented = examples.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  " + $0 }
    text =
      page.trimmingSuffix(\.isNewline).replacing(" SUBCOMMANDS:", with: ":")
      + (verb.map(Self.hasLimits) ?? true ? Limits.reference : "")
      + "\n\nEXAMPLES:\n" + indented.joined(separator: "\n") + "\n"
  }

  /// The page of a verb, for a number of columns.
  init(of verb: any Verb.Type, columns: Int) {
    self.init(Self.page(of: verb, columns: columns), of: verb)
  }

  /// Whether a verb, or a verb of it, takes the hidden options for limits.
  private static func hasLimits(_ verb: any Verb.Type) -> Bool {
    verb != Limits.self
      && ([verb] + verb.parts).contains { verb in
        ShapeShiftCommand.helpMessage(for: verb, includeHidden: true).contains(Limits.firstOption)
      }
  }

  private static func page<V: Verb>(of verb: V.Type, columns: Int) -> String {
    ShapeShiftCommand.helpMessage(for: verb, columns: columns)
  }
}

extension String {
  fileprivate func trimmingSuffix(_ isTrimmed: (Character) -> Bool) -> Substring {
    var text = self[...]
    while let last = text.last, isTrimmed(last) { text.removeLast() }
    return text
  }
}
