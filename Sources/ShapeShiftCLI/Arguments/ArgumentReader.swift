import DocumentModel
import ShapeShiftDocuments

/// Reads the arguments of a verb by the descriptions of its options.
struct ArgumentReader {
  /// The uses of an option.
  private struct Use {
    var spellings: [String] = []
    var values: [String] = []
  }

  private let options: [OptionDescription]
  /// The uses of each option.
  private var uses: [Use]
  private var operands: [String] = []
  private let acceptsNumbers: Bool

  /// - Throws: `usage` for unknown options, missing and unexpected values, and options that are used twice.
  init(_ options: [OptionDescription], _ arguments: [String]) throws(Failure) {
    self.options = options
    uses = Array(repeating: Use(), count: options.count)
    acceptsNumbers = options.contains { $0.isOperand && $0.acceptsNegativeNumbers }
    var words = arguments[...]
    while let word = words.popFirst() {
      if word == "--" {
        readRest(Array(words))
        break
      }
      if isOption(word) { try readOption(word, &words) } else { operands.append(word) }
    }
    let rest = assignOperands()
    try check()
    guard !rest.isEmpty else { return }
    let list = rest.map(Diagnostic.quoted).joined(separator: ", ")
    throw Failure(.usage, "unexpected argument\(rest.count == 1 ? "" : "s") \(list)")
  }

  /// The options that were used.
  var given: GivenOptions {
    GivenOptions(
      uses: options.indices.filter { isUsed($0) }.map { index in
        (options[index].name, uses[index].spellings.last ?? options[index].name(in: .commandLine))
      })
  }

  /// The value of an option in JSON; `nil` if it was not used.
  func value(of index: Int) -> JSONValue? {
    guard isUsed(index) else { return nil }
    let (option, use) = (options[index], uses[index])
    switch option.form {
    case .flag: return true
    case .negatedFlag: return false
    case .pairedFlag: return .bool(use.spellings.last == option.spellings[0])
    case .value: return .string(use.values.last ?? "")
    case .values: return .array(use.values.map { .string($0) })
    }
  }

  private func isUsed(_ index: Int) -> Bool {
    !uses[index].spellings.isEmpty || !uses[index].values.isEmpty
  }

  // MARK: Words

  private func isOption(_ word: String) -> Bool {
    word.hasPrefix("-") && word != "-" && !(acceptsNumbers && Self.isNumber(word))
  }

  /// `-3`, which is a value rather than an option.
  private static func isNumber(_ word: String) -> Bool {
    word.hasPrefix("-") && word.dropFirst().first.map { $0.isNumber || $0 == "." } == true
  }

  private mutating func readOption(
    _ word: String, _ words: inout ArraySlice<String>
  ) throws(Failure) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let index = options.firstIndex(where: { $0.spellings.contains(name) && !$0.isOperand })
    else { throw unknown(name) }
    let option = options[index]
    uses[index].spellings.append(name)
    guard option.takesValue else {
      guard parts.count == 1 else { throw Failure(.usage, "\(name) does not take a value") }
      return
    }
    if parts.count == 2 { return uses[index].values.append(String(parts[1])) }
    guard let value = words.first,
      option.takesAnyWord || !value.hasPrefix("-") || value == "-" || Self.isNumber(value)
    else {
      throw Failure(.usage, "missing value of \(name); expected \(name) <\(option.valueName)>")
    }
    words.removeFirst()
    uses[index].values.append(value)
  }

  private func unknown(_ name: String) -> Failure {
    let known = options.filter { !$0.isOperand }.flatMap(\.spellings)
    let short = options.filter { $0.takesValue && !$0.isOperand }.flatMap(\.spellings)
      .first { !$0.hasPrefix("--") && name.hasPrefix($0) }
    let help =
      short.map { "write \($0) \(name.dropFirst(2))" }
      ?? Suggestion.help(for: name, among: known.filter { $0.hasPrefix("--") })
      ?? CommandReference.help(for: name)
    return Failure(.usage, "unknown option \(name)", help: help)
  }

  private mutating func readRest(_ words: [String]) {
    if let index = options.firstIndex(where: { $0.position == .afterTerminator }) {
      uses[index].values = words
    } else {
      operands += words
    }
  }

  // MARK: Operands

  /// - Returns: The words without an operand.
  private mutating func assignOperands() -> ArraySlice<String> {
    var rest = operands[...]
    for index in options.indices where options[index].position == .operand {
      if options[index].form == .values {
        uses[index].values = Array(rest)
        rest = []
      } else if let word = rest.popFirst() {
        uses[index].values = [word]
      }
    }
    return rest
  }

  private func check() throws(Failure) {
    for (option, use) in zip(options, uses) {
      if option.isRequired, use.values.isEmpty {
        let name = option.name(in: .commandLine)
        throw Failure(
          .usage, "missing \(option.isOperand ? option.usage : "\(name) <\(option.valueName)>")")
      }
      let spellings = Set(use.spellings)
      if option.form == .pairedFlag, spellings.count > 1 {
        throw Failure(
          .usage, "\(option.spellings.joined(separator: " and ")) cannot be combined")
      }
      guard option.form == .value, use.spellings.count > 1 else { continue }
      let names = spellings.sorted { $0.count < $1.count }
      throw Failure(
        .usage,
        names.count == 1
          ? "\(names[0]) can be used only once but appears \(use.spellings.count) times"
          : "\(names.joined(separator: " and ")) are the same option, which can be used only once")
    }
  }
}

/// The options on a command line, including options set to their default values.
struct GivenOptions {
  /// The JSON keys, and the names as the command line spells them.
  fileprivate let uses: [(key: String, spelling: String)]

  func contains(_ key: String) -> Bool { spelling(of: key) != nil }

  /// Returns the name of an option as the command line spells it; `nil` if the option was not used.
  func spelling(of key: String) -> String? { uses.first { $0.key == key }?.spelling }

  /// Refuses options that have no effect in a situation, such as `with --list`.
  func refuse(
    _ keys: [String], _ situation: String, help: String? = nil
  ) throws(Failure) {
    try refuse(where: { keys.contains($0) }, situation, help: help)
  }

  /// Refuses all options that have no effect in a situation, except for those of all verbs.
  func refuse(
    except keys: [String], _ situation: String, help: String? = nil
  ) throws(Failure) {
    let allowed = keys + CommonOptions.section.options.map(\.name)
    try refuse(where: { !allowed.contains($0) }, situation, help: help)
  }

  private func refuse(
    where isRefused: (String) -> Bool, _ situation: String, help: String?
  ) throws(Failure) {
    guard let name = uses.first(where: { isRefused($0.key) })?.spelling else { return }
    throw Failure(.usage, "\(name) has no effect \(situation)", help: help ?? "remove \(name)")
  }
}
