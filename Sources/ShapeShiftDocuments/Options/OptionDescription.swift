package import JSONModel

/// The description of an option or operand, for readers, help pages and completions.
package struct OptionDescription: Sendable {
  /// The values that an option takes.
  package enum Form: Sendable {
    /// None: `--json`.
    case flag
    /// None; the option turns something off: `--no-code`.
    case negatedFlag
    /// None; the option turns something on or off: `--code`, `--no-code`.
    case pairedFlag
    case value
    /// One value for each use.
    case values
  }

  /// The position of a value on the command line.
  package enum Position: Sendable {
    case option
    case operand
    /// All words after `--`.
    case afterTerminator
  }

  /// The kind of files that shells offer as completions of a value.
  package enum Completion: Sendable {
    case none
    case files
    case folders
  }

  /// The key in JSON, in camel case.
  package let name: String
  package let form: Form
  package let valueName: String
  package let help: String
  /// The names of the accepted values; empty if any text may be a value.
  package let choices: [String]
  /// The names on the command line: `-o`, `--output`.
  package var spellings: [String]
  package var position = Position.option
  package var isRequired = false
  package var isHidden = false
  /// Whether the next word is the value even if it looks like an option.
  package var takesAnyWord = false
  /// Whether a word such as `-3` is an operand rather than an option.
  package var acceptsNegativeNumbers = false
  package var completion = Completion.none
  /// The default value in the syntax of the option, or `nil` without a default.
  package var defaultText: String?

  init(_ name: String, _ form: Form, valueName: String, help: String, choices: [String]) {
    (self.name, self.form, self.valueName) = (name, form, valueName)
    (self.help, self.choices) = (help, choices)
    let word = Self.hyphenated(name)
    spellings =
      switch form {
      case .negatedFlag: ["--no-" + word]
      case .pairedFlag: ["--" + word, "--no-" + word]
      case .flag, .value, .values: ["--" + word]
      }
  }

  /// Whether the option takes a value.
  package var takesValue: Bool { form == .value || form == .values }
  package var isOperand: Bool { position != .option }

  /// Returns whether a key of JSON names the option.
  func isNamed(_ key: String) -> Bool {
    key == name || (key.contains("-") && key == Self.hyphenated(name))
  }

  /// `maxPixels` as `max-pixels`, `includeAA` as `include-aa`.
  private static func hyphenated(_ name: String) -> String {
    var word = ""
    var isInCapitals = true
    for character in name {
      if character.isUppercase, !isInCapitals { word += "-" }
      isInCapitals = character.isUppercase
      word += character.lowercased()
    }
    return word
  }
}

/// The notation of options, which decides how messages name them.
package enum OptionNotation: Sendable {
  /// `"maxPixels"`.
  case json
  /// `--max-pixels`, or `<doc>` for an operand.
  case commandLine
}

extension OptionDescription {
  /// Returns the name for messages.
  package func name(in notation: OptionNotation) -> String {
    switch notation {
    case .json: "\"\(name)\""
    case .commandLine:
      isOperand ? "<\(valueName)>" : spellings.first { $0.hasPrefix("--") } ?? spellings[0]
    }
  }

  /// Returns the error for an invalid value.
  ///
  /// - Parameter named: Returns the name of another option by its key.
  package func error(
    _ problem: OptionProblem, for value: JSONValue, in notation: OptionNotation,
    named: (String) -> String
  ) -> RequestError {
    let name = name(in: notation)
    let kind = notation == .json ? RequestError.Kind.badDocument : .usage
    let sentence =
      switch problem.subject {
      case .value:
        "\(name) is \(Self.text(of: problem.value ?? value, in: notation)); \(problem.sentence)"
      case .option(let other): "\(name) \(problem.sentence) \(named(other))"
      case .nothing: problem.sentence
      }
    return RequestError(kind, sentence, help: problem.help)
  }

  /// Returns a value for messages; numbers from the command line are not quoted.
  private static func text(of value: JSONValue, in notation: OptionNotation) -> String {
    switch value {
    case .string(let text) where notation == .commandLine && Double(text) != nil: text
    case .string(let text): Diagnostic.quoted(text)
    case .number(let number): number.text
    case .null, .bool, .array, .object: value.kindName
    }
  }
}

extension [OptionDescription] {
  /// Returns a message with the JSON keys of these options instead of their names on the command line.
  func withJSONKeys(_ message: String) -> String {
    let words = message.split(separator: " ", omittingEmptySubsequences: false).map { word in
      let name = word.prefix { $0.isLetter || $0 == "-" }
      let rest = word.dropFirst(name.count)
      // A file name may begin like an option, as in --scale.png.
      guard name.hasPrefix("-"), rest.allSatisfy({ ",.;:".contains($0) }),
        let option = first(where: { $0.spellings.contains(String(name)) })
      else { return String(word) }
      return option.name(in: .json) + rest
    }
    return words.joined(separator: " ")
  }
}

extension RequestError {
  /// Returns the error of a request in JSON, which names options by their keys.
  package func inJSON(_ options: [OptionDescription]) -> RequestError {
    var copy = self
    copy.message = message.map(options.withJSONKeys)
    copy.help = help.map(options.withJSONKeys)
    for index in diagnostics.indices {
      copy.diagnostics[index].message = options.withJSONKeys(diagnostics[index].message)
      copy.diagnostics[index].help = diagnostics[index].help.map(options.withJSONKeys)
    }
    return copy
  }
}

/// The error in the value of an option, without the option's name.
package struct OptionProblem: Error {
  package enum Subject: Sendable {
    /// The sentence follows `NAME is VALUE;`.
    case value
    /// The sentence is a verb, such as `requires`, between the names of the option and of another option.
    case option(String)
    /// The sentence is complete.
    case nothing
  }

  /// The expected form, in a sentence.
  package let sentence: String
  package let help: String?
  let subject: Subject
  /// The invalid part of the value; `nil` for all of it.
  let value: JSONValue?

  package init(
    _ sentence: String, _ subject: Subject = .value, of value: JSONValue? = nil,
    help: String? = nil
  ) {
    (self.sentence, self.subject, self.value, self.help) = (sentence, subject, value, help)
  }
}
