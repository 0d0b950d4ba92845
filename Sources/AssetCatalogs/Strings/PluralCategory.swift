import IntegerConversion

/// The form that a number has words in.
///
/// Source: Unicode CLDR 44, supplemental/plurals.xml, cardinal rules; languages that are not named there have `other` alone.
package enum PluralCategory: String, Sendable, CaseIterable {
  case zero
  case one
  case two
  case few
  case many
  case other

  /// The form of a number in a language, by its code.
  package init(_ number: Double, in language: String) {
    let parts = language.split { $0 == "-" || $0 == "_" }.map(String.init)
    let code = parts.first?.lowercased() ?? ""
    let isPortugal = code == "pt" && parts.dropFirst().contains("PT")
    let rule = isPortugal ? Self.wholeOneOrMillions : Self.rules[code]
    self = rule.map { $0(Operands(number)) } ?? .other
  }

  /// What of a number rules ask for.
  ///
  /// Source: Unicode Technical Standard #35, part 3, 5.1.1 "Operands".
  private struct Operands {
    /// The amount.
    let n: Double
    /// Its whole part.
    let i: Int
    /// How many visible digits follow the point.
    let v: Int
    /// These digits as a number.
    let f: Int

    init(_ number: Double) {
      n = number.isFinite ? min(abs(number), 1e15) : 0
      i = Int(clamping: n)
      let text =
        n == n.rounded(.down) ? "" : "\(n)".split(separator: ".").last.map(String.init) ?? ""
      v = text.count
      f = Int(text) ?? 0
    }

    var isWhole: Bool { v == 0 }

    /// Whether it is whole millions.
    var isMillions: Bool { i != 0 && isWhole && i % 1_000_000 == 0 }

    /// Whether it is whole and its last digits, those of a divisor, are in a range.
    func ends(_ divisor: Int, _ range: ClosedRange<Int>) -> Bool {
      isWhole && range.contains(i % divisor)
    }
  }

  private typealias Rule = @Sendable (Operands) -> PluralCategory

  private static let single: Rule = { $0.n == 1 ? .one : .other }
  private static let wholeOne: Rule = { $0.i == 1 && $0.isWhole ? .one : .other }
  private static let zeroOrOne: Rule = { $0.n == 0 || $0.n == 1 ? .one : .other }
  private static let belowTwo: Rule = { $0.i <= 1 ? .one : .other }
  private static let upToOne: Rule = { $0.i == 0 || $0.n == 1 ? .one : .other }
  private static let wholeOneOrMillions: Rule = {
    $0.i == 1 && $0.isWhole ? .one : $0.isMillions ? .many : .other
  }
  private static let oneOrMillions: Rule = {
    $0.n == 1 ? .one : $0.isMillions ? .many : .other
  }
  private static let belowTwoOrMillions: Rule = {
    $0.i <= 1 ? .one : $0.isMillions ? .many : .other
  }
  private static let eastSlavic: Rule = {
    guard $0.isWhole else { return .other }
    if $0.ends(10, 1...1), !$0.ends(100, 11...11) { return .one }
    return $0.ends(10, 2...4) && !$0.ends(100, 12...14) ? .few : .many
  }
  private static let southSlavic: Rule = {
    let digits = $0.isWhole ? $0.i : $0.f
    if digits % 10 == 1, digits % 100 != 11 { return .one }
    return 2...4 ~= digits % 10 && !(12...14 ~= digits % 100) ? .few : .other
  }
  private static let czech: Rule = {
    guard $0.isWhole else { return .many }
    return $0.i == 1 ? .one : 2...4 ~= $0.i ? .few : .other
  }
  private static let polish: Rule = {
    guard $0.isWhole else { return .other }
    if $0.i == 1 { return .one }
    return $0.ends(10, 2...4) && !$0.ends(100, 12...14) ? .few : .many
  }
  private static let arabic: Rule = {
    guard $0.isWhole else { return .other }
    switch ($0.i, $0.i % 100) {
    case (0, _): return .zero
    case (1, _): return .one
    case (2, _): return .two
    case (_, 3...10): return .few
    case (_, 11...99): return .many
    default: return .other
    }
  }
  private static let hebrew: Rule = {
    if $0.i == 1 && $0.isWhole || $0.i == 0 && !$0.isWhole { return .one }
    return $0.i == 2 && $0.isWhole ? .two : .other
  }
  private static let lithuanian: Rule = {
    guard $0.isWhole else { return .many }
    guard !$0.ends(100, 11...19) else { return .other }
    return $0.ends(10, 1...1) ? .one : $0.ends(10, 2...9) ? .few : .other
  }
  private static let latvian: Rule = {
    guard $0.isWhole else { return $0.f % 10 == 1 && $0.f % 100 != 11 ? .one : .other }
    if $0.ends(10, 0...0) || $0.ends(100, 11...19) { return .zero }
    return $0.ends(10, 1...1) ? .one : .other
  }
  private static let romanian: Rule = {
    if $0.i == 1, $0.isWhole { return .one }
    return !$0.isWhole || $0.n == 0 || $0.ends(100, 1...19) ? .few : .other
  }
  private static let slovenian: Rule = {
    guard $0.isWhole else { return .few }
    switch $0.i % 100 {
    case 1: return .one
    case 2: return .two
    case 3, 4: return .few
    default: return .other
    }
  }
  private static let irish: Rule = {
    guard $0.isWhole else { return .other }
    switch $0.i {
    case 1: return .one
    case 2: return .two
    case 3...6: return .few
    case 7...10: return .many
    default: return .other
    }
  }
  private static let welsh: Rule = {
    guard $0.isWhole else { return .other }
    switch $0.i {
    case 0: return .zero
    case 1: return .one
    case 2: return .two
    case 3: return .few
    case 6: return .many
    default: return .other
    }
  }
  private static let maltese: Rule = {
    guard $0.isWhole else { return .other }
    switch ($0.i, $0.i % 100) {
    case (1, _): return .one
    case (2, _): return .two
    case (0, _), (_, 3...10): return .few
    case (_, 11...19): return .many
    default: return .other
    }
  }
  private static let icelandic: Rule = {
    let digits = $0.isWhole ? $0.i : $0.f
    return digits % 10 == 1 && digits % 100 != 11 ? .one : .other
  }
  private static let filipino: Rule = {
    let digits = $0.isWhole ? $0.i : $0.f
    return $0.isWhole && 1...3 ~= $0.i || ![4, 6, 9].contains(digits % 10) ? .one : .other
  }
  private static let danish: Rule = { $0.n == 1 || !$0.isWhole && $0.i <= 1 ? .one : .other }

  private static let rules: [String: Rule] = {
    var rules: [String: Rule] = [
      "ar": arabic, "be": eastSlavic, "bs": southSlavic, "ca": wholeOneOrMillions,
      "cs": czech, "cy": welsh, "da": danish, "es": oneOrMillions, "fil": filipino,
      "fr": belowTwoOrMillions, "ga": irish, "he": hebrew, "hr": southSlavic, "is": icelandic,
      "it": wholeOneOrMillions, "iw": hebrew, "lt": lithuanian, "lv": latvian,
      "mk": icelandic, "mt": maltese, "pl": polish, "pt": belowTwoOrMillions, "ro": romanian,
      "ru": eastSlavic, "sk": czech, "sl": slovenian, "sr": southSlavic, "tl": filipino,
      "uk": eastSlavic,
    ]
    let groups: [([String], Rule)] = [
      (
        [
          "ast", "de", "en", "et", "fi", "fy", "gl", "ia", "io", "lij", "nl", "sc", "sv", "sw",
          "ur", "yi",
        ], wholeOne
      ),
      (
        [
          "af", "an", "az", "bg", "brx", "ce", "chr", "ckb", "dv", "ee", "el", "eo", "eu", "fo",
          "fur", "gsw", "ha", "haw", "hu", "ka", "kk", "kl", "ks", "ku", "ky", "lb", "lg", "mas",
          "ml",
          "mn", "mr", "nb", "nd", "ne", "nn", "no", "ny", "om", "or", "os", "pap", "ps", "rm",
          "sd", "sn", "so", "sq", "ss", "st", "ta", "te", "tk", "tn", "tr", "ts", "ug", "uz", "ve",
          "vo", "xh",
        ], single
      ),
      (["am", "as", "bn", "doi", "fa", "gu", "hi", "kn", "pcm", "zu"], upToOne),
      (["ak", "bho", "guw", "ln", "mg", "nso", "pa", "ti", "wa"], zeroOrOne),
      (["ff", "hy", "kab"], belowTwo),
    ]
    for (languages, rule) in groups { for language in languages { rules[language] = rule } }
    return rules
  }()
}
