import IntegerConversion

/// The parts of a date, in the Gregorian calendar.
struct DateFields: Equatable {
  var year = 1970
  var month = 1
  var day = 1
  var hour = 0
  var minute = 0
  var second = 0
  /// A part of a second.
  var fraction = 0.0
  /// Seconds east of Greenwich.
  var offset = 0.0
  /// Whether a time of the day is given.
  var hasTime = false
}

/// Reads dates in the forms that have one meaning: the year first, or the month by its English name.
///
/// It reads bytes: a regular expression takes about a hundred times as long.
///
/// Sources: ISO 8601-1:2019, 5.2 and 5.3; RFC 2822, 3.3.
struct DateReader {
  private var bytes: ArraySlice<UInt8>

  /// Returns the date that a whole text is; `nil` for any other text.
  static func fields(_ text: String) -> DateFields? {
    var reader = DateReader(bytes: Array(text.utf8)[...])
    reader.skipSpaces()
    while reader.bytes.last == ASCII.space { reader.bytes.removeLast() }
    if let fields = reader.numeric() { return fields }
    return reader.named()
  }

  // MARK: Numbers only

  /// `2024`, `2024-06`, `2024/6/10`, `20240610`, each complete day perhaps with a time.
  private func numeric() -> DateFields? {
    var reader = self
    var fields = DateFields()
    guard let year = reader.number(4...4) else { return nil }
    fields.year = year
    if let month = reader.number(2...2, before: 2), let day = reader.number(2...2) {
      (fields.month, fields.day) = (month, day)
      return reader.timed(fields)
    }
    guard let separator = reader.bytes.first, Self.separators.contains(separator) else {
      return reader.bytes.isEmpty ? fields : nil
    }
    reader.bytes.removeFirst()
    if let quarter = reader.quarter() {
      fields.month = quarter
      return reader.bytes.isEmpty ? fields : nil
    }
    guard let month = reader.number(1...2) else { return nil }
    fields.month = month
    guard reader.skip(separator) else { return reader.bytes.isEmpty ? fields : nil }
    guard let day = reader.number(1...2) else { return nil }
    fields.day = day
    return reader.timed(fields)
  }

  private static let separators = Array("-/.".utf8)

  /// The first month of `Q3`.
  private mutating func quarter() -> Int? {
    guard let letter = bytes.first, letter | 0x20 == UInt8(ascii: "q"),
      let digit = bytes.dropFirst().first, (0x31...0x34).contains(digit)
    else { return nil }
    bytes.removeFirst(2)
    return Int(digit - 0x31) * 3 + 1
  }

  // MARK: Names of months

  private enum Part {
    case month(Int)
    case number(Int, digits: Int)
  }

  /// `5 March 2024`, `Mar 5, 2024`, `Tue, 05 Mar 2024 10:00:00 +0000`, `Mar 2024`, `Q1 2024`.
  private func named() -> DateFields? {
    var reader = self
    var parts: [Part] = []
    while parts.count < 3, !reader.startsTime {
      guard let part = reader.part(isFirst: parts.isEmpty) else { break }
      parts.append(part)
    }
    guard let fields = Self.fields(of: parts) else { return reader.ending(parts) }
    return parts.count == 3
      ? reader.timed(fields, isSeparated: true) : reader.bytes.isEmpty ? fields : nil
  }

  /// `Tue Mar  5 10:00:00 2024`, as C writes dates.
  private mutating func ending(_ parts: [Part]) -> DateFields? {
    guard parts.count == 2, case .month = parts[0], let fields = time(of: DateFields()) else {
      return nil
    }
    skipSpaces()
    guard let year = number(4...4), bytes.isEmpty,
      let date = Self.fields(of: parts + [.number(year, digits: 4)])
    else { return nil }
    var result = fields
    (result.year, result.month, result.day) = (date.year, date.month, date.day)
    return result
  }

  private static func fields(of parts: [Part]) -> DateFields? {
    var fields = DateFields()
    switch (parts.first, parts.dropFirst().first, parts.dropFirst(2).first) {
    case (.month(let month)?, .number(let year, 4)?, nil),
      (.number(let year, 4)?, .month(let month)?, nil):
      (fields.month, fields.year) = (month, year)
    case (.month(let month)?, .number(let day, 1...2)?, .number(let year, 4)?),
      (.number(let day, 1...2)?, .month(let month)?, .number(let year, 4)?),
      (.number(let year, 4)?, .month(let month)?, .number(let day, 1...2)?):
      (fields.year, fields.month, fields.day) = (year, month, day)
    default: return nil
    }
    return fields
  }

  /// Whether a time follows: digits and a colon.
  private var startsTime: Bool {
    let digits = bytes.prefix(while: ASCII.isDigit)
    return !digits.isEmpty && bytes.dropFirst(digits.count).first == ASCII.colon
  }

  /// Reads the next number or month and the separator after it, and skips a day of the week.
  private mutating func part(isFirst: Bool) -> Part? {
    if let number = number(1...4, counting: true) {
      for suffix in ["st", "nd", "rd", "th"] where number.digits < 3 && skipWord(suffix) { break }
      skipSeparators()
      return .number(number.value, digits: number.digits)
    }
    if let quarter = quarter() {
      skipSeparators()
      return .month(quarter)
    }
    let word = word()
    if isFirst, Self.index(of: word, in: EnglishDates.weekdays) != nil {
      bytes.removeFirst(word.count)
      skipSeparators()
      return part(isFirst: false)
    }
    guard let month = Self.index(of: word, in: EnglishDates.months) else { return nil }
    bytes.removeFirst(word.count)
    skipSeparators()
    return .month(month + 1)
  }

  /// The index of the name that a word is, or that it begins with three or more letters.
  static func index(of word: String, in names: [String]) -> Int? {
    let word = word.lowercased()
    return names.firstIndex { name in
      let name = name.lowercased()
      return name == word || word.count >= 3 && name.hasPrefix(word)
    }
  }

  private func word() -> String {
    String(
      decoding: bytes.prefix { (0x61...0x7A).contains($0 | 0x20) }, as: UTF8.self)
  }

  // MARK: Times

  /// A date with the time that follows, if one does; `nil` if anything else follows.
  ///
  /// - Parameter isSeparated: Whether what separates both is behind already.
  private mutating func timed(_ fields: DateFields, isSeparated: Bool = false) -> DateFields? {
    guard !bytes.isEmpty else { return fields }
    if !skip(UInt8(ascii: "T")) {
      guard skip(ASCII.comma) || bytes.first == ASCII.space || isSeparated else { return nil }
      skipSpaces()
      if skipWord("at") { skipSpaces() }
    }
    guard let fields = time(of: fields) else { return nil }
    skipComment()
    return bytes.isEmpty ? fields : nil
  }

  /// `9:41`, `09:41:00.5`, `0941`, `9:41 PM`, with an offset.
  private mutating func time(of fields: DateFields) -> DateFields? {
    var fields = fields
    fields.hasTime = true
    if let hour = number(2...2, before: 2), let minute = number(2...2) {
      (fields.hour, fields.minute) = (hour, minute)
      if let second = number(2...2) { fields.second = second }
    } else {
      guard let hour = number(1...2), skip(ASCII.colon), let minute = number(2...2) else {
        return nil
      }
      (fields.hour, fields.minute) = (hour, minute)
      if skip(ASCII.colon) {
        guard let second = number(2...2), let fraction = fraction() else { return nil }
        (fields.second, fields.fraction) = (second, fraction)
      }
    }
    guard let hour = halfDay(fields.hour), let offset = offset() else { return nil }
    (fields.hour, fields.offset) = (hour, offset)
    return fields
  }

  /// The hour of the day with `AM` or `PM`, if one of these follows.
  private mutating func halfDay(_ hour: Int) -> Int? {
    let before = bytes
    skipSpaces()
    for (word, start) in [("am", 0), ("pm", 12), ("a.m.", 0), ("p.m.", 12)] where skipWord(word) {
      return (1...12).contains(hour) ? hour % 12 + start : nil
    }
    bytes = before
    return hour
  }

  /// `Z`, `UTC`, `GMT`, `+01:00`, `+0100` or `+01`, or nothing.
  private mutating func offset() -> Double? {
    let before = bytes
    skipSpaces()
    let isNamed = ["z", "utc", "gmt", "ut"].contains { skipWord($0) }
    let isWest = skip(ASCII.minus)
    guard isWest || skip(ASCII.plus) else {
      if !isNamed { bytes = before }
      return 0
    }
    guard let hours = number(2...2) else { return nil }
    let hasColon = skip(ASCII.colon)
    let minutes = number(2...2)
    guard minutes != nil || !hasColon, (minutes ?? 0) < 60, hours < 24 else { return nil }
    return Double((isWest ? -1 : 1) * (hours * 3600 + (minutes ?? 0) * 60))
  }

  /// A point or comma and one to nine digits, or nothing.
  private mutating func fraction() -> Double? {
    guard skip(ASCII.dot) || skip(ASCII.comma) else { return 0 }
    let digits = bytes.prefix(while: ASCII.isDigit)
    guard (1...9).contains(digits.count) else { return nil }
    bytes.removeFirst(digits.count)
    return Double("0." + String(decoding: digits, as: UTF8.self))
  }

  /// The name of a time zone in parentheses, which repeats the offset.
  private mutating func skipComment() {
    let before = bytes
    skipSpaces()
    guard skip(UInt8(ascii: "(")), let end = bytes.firstIndex(of: UInt8(ascii: ")")) else {
      bytes = before
      return
    }
    bytes = bytes[(end + 1)...]
  }

  // MARK: Bytes

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard bytes.first == byte else { return false }
    bytes.removeFirst()
    return true
  }

  private mutating func skipSpaces() {
    while bytes.first == ASCII.space { bytes.removeFirst() }
  }

  private mutating func skipSeparators() {
    while let byte = bytes.first,
      byte == ASCII.space || byte == ASCII.comma
        || Self.separators.contains(byte)
    { bytes.removeFirst() }
  }

  /// Skips a word in whatever case, if it stands here as a whole.
  private mutating func skipWord(_ word: String) -> Bool {
    let rest = bytes.dropFirst(word.utf8.count)
    guard bytes.count >= word.utf8.count,
      zip(bytes, word.utf8).allSatisfy({ $0 | 0x20 == $1 | 0x20 }),
      !(rest.first.map { (0x61...0x7A).contains($0 | 0x20) } ?? false)
    else { return false }
    bytes = rest
    return true
  }

  private mutating func number(_ digits: ClosedRange<Int>) -> Int? {
    number(digits, counting: true)?.value
  }

  /// Reads a number with a count of digits in the range, if at least `more` digits follow.
  private mutating func number(_ digits: ClosedRange<Int>, before more: Int) -> Int? {
    let next = bytes.prefix(digits.upperBound + more)
    guard next.count == digits.upperBound + more, next.allSatisfy(ASCII.isDigit) else { return nil }
    return number(digits, counting: true)?.value
  }

  private mutating func number(
    _ digits: ClosedRange<Int>, counting: Bool
  ) -> (value: Int, digits: Int)? {
    let run = bytes.prefix(digits.upperBound).prefix(while: ASCII.isDigit)
    guard digits.contains(run.count) else { return nil }
    bytes.removeFirst(run.count)
    return (run.reduce(0) { $0 * 10 + Int($1 - ASCII.zero) }, run.count)
  }
}

/// The names that dates have in English.
enum EnglishDates {
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
}
