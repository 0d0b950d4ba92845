import DocumentModel
import ShapeShiftDocuments

/// The options of all verbs.
struct CommonOptions: Sendable {
  var color = ColorMode.auto
  var isVersion = false
  var isHelp = false

  static let section = OptionSection<CommonOptions>([
    SettingKey("color", \.color, .choice, "when", help: "Color messages."),
    SettingKey("version", \.isVersion, .flag(), help: "Show the version."),
    SettingKey("help", \.isHelp, .flag(), help: "Show help information.").spelled("-h", "--help"),
  ])
}

extension Verb {
  /// Returns the verb with the values of its arguments.
  static func parse(_ arguments: [String]) throws(Failure) -> Self {
    var common = CommonOptions()
    return try parse(arguments, &common)
  }

  /// Returns the verb with the values of its arguments, and sets the options of all verbs.
  ///
  /// If help or the version is requested, other options are not checked.
  static func parse(_ arguments: [String], _ common: inout CommonOptions) throws(Failure) -> Self {
    let sections = options
    let (all, shared) = (sections.flatMap(\.options), CommonOptions.section)
    do throws(Failure) {
      let reader = try ArgumentReader(all + shared.options, arguments)
      var (verb, first) = (Self(), 0)
      for section in sections {
        try section.apply(reader, from: first, to: &verb, among: all)
        first += section.options.count
      }
      try shared.apply(reader, from: first, to: &common, among: all)
      try verb.check(reader.given)
      return verb
    } catch {
      let words = arguments.prefix { $0 != "--" }
      common.isHelp = words.contains("--help") || words.contains("-h")
      common.isVersion = words.contains("--version")
      if common.isHelp || common.isVersion { return Self() }
      var failure = error
      failure.help = failure.help ?? "see 'shapeshift \(name) --help'"
      throw failure
    }
  }
}

extension OptionSection {
  /// Sets the values that were read.
  ///
  /// - Parameters:
  ///   - first: The index of the section's first option in the reader.
  ///   - all: The options of all sections, which messages may name.
  fileprivate func apply(
    _ reader: ArgumentReader, from first: Int, to root: inout Root, among all: [OptionDescription]
  ) throws(Failure) {
    for (index, option) in options.enumerated() {
      guard let value = reader.value(of: first + index) else { continue }
      do throws(OptionProblem) {
        try read(&root, index, value)
      } catch {
        throw option.error(error, for: value, in: .commandLine) { name in
          all.first { $0.name == name }?.name(in: .commandLine) ?? name
        }
      }
    }
  }
}
