import ChartViews
import DocumentModel

/// The values of a chart's marks, by which those that its axes cannot show are found.
final class ChartValues {
  /// What a value is to an axis.
  enum Value {
    case number(Double)
    case name(String)
    case date
  }

  /// The kinds of values that an axis may be unable to show.
  enum Kind: CaseIterable {
    case number, zero, negative, name, numeral, date
  }

  /// Values of one kind.
  struct Group {
    var count = 0
    /// The number of values of the mark's key before the first.
    let position: Int
    /// The first as messages show it.
    let sample: String
    /// The place of the first in a data file or the document.
    let origin: Diagnostic.Note?
  }

  /// The values of one key of one mark.
  struct Channel {
    let key: String
    let span: SourceSpan
    let pointer: JSONPointer
    /// The name of the mark.
    let mark: String
    var groups: [Kind: Group] = [:]

    /// Returns the values of several kinds as one group; `nil` if there are none.
    func group(of kinds: [Kind]) -> Group? {
      let found = kinds.compactMap { groups[$0] }
      var first = found.min { $0.position < $1.position }
      first?.count = found.reduce(0) { $0 + $1.count }
      return first
    }

    /// `x`, `y` or `angle`.
    var axis: String { key.hasPrefix("x") ? "x" : key.hasPrefix("y") ? "y" : key }
  }

  private(set) var channels: [Channel] = []
  private var indices: [DocumentDecoder.Place: Int] = [:]
  /// By axis, whether its first value is a name, a date or a number.
  private(set) var firstKinds: [String: Kind] = [:]

  /// The keys that have values along axes.
  static let keys: Set<String> = ["x", "xStart", "xEnd", "y", "yStart", "yEnd", "angle"]

  /// Records a value of a key.
  ///
  /// - Parameter decoder: At the place of the value.
  func note(_ value: Value, of key: String, _ node: JSONNode, _ decoder: DocumentDecoder) {
    let place = DocumentDecoder.Place(node)
    let index = indices[place] ?? channels.count
    if index == channels.count {
      indices[place] = index
      channels.append(
        Channel(
          key: key, span: node.span, pointer: decoder.pointer, mark: decoder.markName(of: key)))
    }
    let kind = Self.kind(of: value)
    if channels[index].groups[kind]?.count == nil {
      channels[index].groups[kind] = Group(
        position: channels[index].groups.values.reduce(0) { $0 + $1.count },
        sample: node.string.map(Diagnostic.quoted) ?? node.shownValue,
        origin: decoder.origins(at: node.span).first)
    }
    channels[index].groups[kind]?.count += 1
    let axis = channels[index].axis
    guard firstKinds[axis] == nil, !Self.marksMissing(value) else { return }
    firstKinds[axis] = kind
  }

  private static func kind(of value: Value) -> Kind {
    switch value {
    case .number(let number): number > 0 ? .number : number == 0 ? .zero : .negative
    case .name(let name): NumeralText.isNumeral(name) ? .numeral : .name
    case .date: .date
    }
  }

  /// Whether the texts along an axis that all look like numbers are most likely meant as numbers: marks with a length need
  /// numbers along one axis.
  func needsNumbers(_ channel: Channel) -> Bool {
    guard ["BarMark", "LineMark", "AreaMark"].contains(channel.mark),
      ["x", "y"].contains(channel.axis), channel.groups[.name] == nil
    else { return false }
    switch firstKinds[channel.axis == "x" ? "y" : "x"] {
    case .name, .date: return true
    case .numeral: return channel.axis == "y"
    case .number, .zero, .negative, nil: return false
    }
  }

  private static func marksMissing(_ value: Value) -> Bool {
    guard case .name(let name) = value else { return false }
    return AnyPlottable(name)._plotted.marksMissing
  }
}

/// Texts that look like numbers.
enum NumeralText {
  /// Returns whether a text is a number with group separators, a currency sign, a percent sign or parentheses around it:
  /// `$1,500`, `50 %`, `(5)`, `1.234,5`, but not `2024-01-31`, `18-24` or `1.2.3`.
  static func isNumeral(_ text: String) -> Bool {
    let body = text.drop(while: isBefore)
    let number = body.prefix { $0.isASCII && $0.isNumber || isSeparator($0) }
    guard number.first?.isNumber == true, body.dropFirst(number.count).allSatisfy(isAfter) else {
      return false
    }
    let groups = number.split(omittingEmptySubsequences: false, whereSeparator: isSeparator)
    return groups.dropFirst().dropLast().allSatisfy { $0.count == 3 }
  }

  private static func isBefore(_ character: Character) -> Bool {
    character.isCurrencySymbol || "+-\u{2212}\u{2013}( ".contains(character)
  }

  private static func isAfter(_ character: Character) -> Bool {
    character.isCurrencySymbol || "%) ".contains(character)
  }

  private static func isSeparator(_ character: Character) -> Bool {
    ",. '\u{2019}\u{A0}\u{202F}\u{2009}".contains(character)
  }
}

extension DocumentDecoder {
  /// Returns the name of the mark that has a key at the current position; empty if it is unknown.
  fileprivate func markName(of key: String) -> String {
    guard let index = path.lastIndex(of: key) else { return "" }
    return document?[JSONPointer(Array(path[..<index]))]?["view"]?.string ?? ""
  }

  /// Records a value along an axis of a chart.
  func notePlotted(_ value: ChartValues.Value, _ node: JSONNode) {
    guard let chartValues, !isChecking,
      let key = path.last(where: { $0 != "value" && $0 != "date" }), ChartValues.keys.contains(key)
    else { return }
    chartValues.note(value, of: key, node, self)
  }

  /// Makes a chart and reports the values that its axes cannot show, once for each key of a mark.
  func checkingPlots<Result>(of node: DocumentNode, _ body: () -> Result) -> Result {
    let outer = chartValues
    let values = ChartValues()
    chartValues = values
    defer { chartValues = outer }
    let result = body()
    guard !isChecking else { return result }
    for channel in values.channels {
      let axis = ChartAxis(channel.axis, of: node, values.firstKinds[channel.axis])
      for (kinds, problem) in axis.problems {
        if let group = channel.group(of: kinds) { report(group, problem, channel) }
      }
      if axis.maySuitNumbers, values.needsNumbers(channel),
        let group = channel.groups[.numeral]
      {
        report(group, .numerals, channel)
      }
    }
    return result
  }

  private func report(
    _ group: ChartValues.Group, _ problem: ChartAxis.Problem, _ channel: ChartValues.Channel
  ) {
    let count = group.count == 1 ? "1 value" : "\(group.count) values"
    let origin = group.origin?.span.map {
      " at \($0.source.name):\($0.start.line):\($0.start.column)"
    }
    let first = group.count == 1 ? "" : "the first "
    let diagnostic = Diagnostic(
      .unplottable,
      "\(count) of \(Diagnostic.quoted(channel.key)) \(group.count == 1 ? problem.one : problem.several): \(first)\(group.sample)\(origin ?? "")",
      severity: .warning, at: channel.span, pointer: channel.pointer, help: problem.help,
      notes: group.origin.map { [$0] } ?? [])
    // Several charts may be made at one place, of other data.
    guard diagnostics.count < limits.diagnostics, !diagnostics.contains(diagnostic) else { return }
    diagnostics.append(diagnostic)
  }
}

/// What an axis of a chart shows.
private struct ChartAxis {
  struct Problem {
    let one: String
    let several: String
    let help: String

    static let numerals = Problem(
      one: "is text, so that the axis shows categories",
      several: "are texts, so that the axis shows categories",
      help:
        "write numbers without quotation marks, signs of currencies and group separators; for categories, use a scale of the type \"category\""
    )
  }

  /// Whether the axis shows texts that look like numbers as categories, though nothing asks for categories.
  let maySuitNumbers: Bool
  /// The kinds of values that the axis cannot show.
  let problems: [([ChartValues.Kind], Problem)]

  /// - Parameter first: The kind of the first value.
  init(_ axis: String, of chart: DocumentNode, _ first: ChartValues.Kind?) {
    let noNumber = Problem(
      one: "is not a number and is not plotted", several: "are not numbers and are not plotted",
      help:
        "write numbers without currency signs and group separators, or leave cells without a value empty"
    )
    let noDate = Problem(
      one: "is not a date and is not plotted", several: "are not dates and are not plotted",
      help: "read dates with parseDate(text, 'dd/MM/yyyy'), or leave cells without a value empty")
    let noLogarithm = Problem(
      one: "is not plotted on the logarithmic axis",
      several: "are not plotted on the logarithmic axis",
      help:
        "values on a logarithmic axis must be greater than 0; use the type \"symmetricLog\" for others"
    )
    let noShare = Problem(
      one: "is negative and is not plotted", several: "are negative and are not plotted",
      help: "the angles of sectors must be 0 or more; use BarMark for values of both signs")
    let scale = Self.scale(axis == "x" ? "chartXScale" : "chartYScale", of: chart)
    let texts: [ChartValues.Kind] = [.name, .numeral]
    switch (axis, scale.type, scale.domain ?? first) {
    case ("angle", _, _): problems = [(texts, noNumber), ([.negative], noShare)]
    case (_, "category", _), (_, nil, .name), (_, nil, .numeral), (_, nil, nil): problems = []
    case (_, "date", _), (_, nil, .date):
      problems = [(texts + [.number, .zero, .negative], noDate)]
    case (_, "log", _):
      problems = [(texts, noNumber), ([.zero, .negative], noLogarithm)]
    default: problems = [(texts, noNumber)]
    }
    maySuitNumbers = scale.type == nil && scale.domain == nil && first == .numeral
  }

  /// The type of a scale and the kind of its domain, as the modifiers of a chart set them.
  private static func scale(
    _ name: String, of chart: DocumentNode
  ) -> (type: String?, domain: ChartValues.Kind?) {
    let argument = chart.modifiers.last { $0.name == name }?.argument
    let first = (argument?.elements ?? argument?["domain"]?.elements)?.first
    var domain: ChartValues.Kind?
    if let first, !first.isExpression {
      domain = first.string != nil ? .name : first.number != nil ? .number : .date
    }
    return (argument?["type"]?.string, domain)
  }
}
