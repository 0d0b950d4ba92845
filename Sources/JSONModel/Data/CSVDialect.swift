import IntegerConversion

/// The format of a file of separated values: its encoding, the separator of cells and the start of the header.
///
/// Sources: RFC 4180; spreadsheet programs, which separate cells by semicolons where numbers have decimal commas, write a
/// first line `sep=;`, and export Unicode text as UTF-16 with tabs.
struct CSVDialect {
  /// The file in UTF-8.
  let source: SourceText
  /// The byte between cells.
  let separator: UInt8
  /// The offset of the header.
  let start: Int

  private static let verticalBar = UInt8(ascii: "|")

  init(_ source: SourceText) {
    let source = source.inUTF8
    let bytes = source.bytes
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let line = bytes[start...].prefix { $0 != ASCII.lineFeed && $0 != ASCII.carriageReturn }
    self.source = source
    if line.count == 5, line.starts(with: "sep=".utf8), let separator = line.last {
      (self.separator, self.start) = (separator, line.endIndex)
    } else {
      let isTabbed = CSVReader.hasTabs(source.name)
      (separator, self.start) = (isTabbed ? ASCII.tab : Self.separator(of: line), start)
    }
  }

  /// Returns the separator that a header has most often outside of quotation marks; a comma if it has none.
  private static func separator(of header: ArraySlice<UInt8>) -> UInt8 {
    let separators = [ASCII.comma, ASCII.semicolon, ASCII.tab, verticalBar]
    var counts = separators.map { _ in 0 }
    var isQuoted = false
    for byte in header {
      if byte == ASCII.quote { isQuoted.toggle() }
      if !isQuoted, let index = separators.firstIndex(of: byte) { counts[index] += 1 }
    }
    let most = counts.max() ?? 0
    return zip(separators, counts).first { $0.1 == most }?.0 ?? ASCII.comma
  }

  /// Returns the text of a cell with a decimal point in place of its only comma.
  ///
  /// With tabs or bars, `1,234` stays as it is: it can be a number of four digits, too, in which the comma separates thousands.
  func withDecimalPoint(_ text: String) -> String {
    guard separator != ASCII.comma else { return text }
    let parts = text.utf8.split(separator: ASCII.comma, omittingEmptySubsequences: false)
    guard parts.count == 2, !text.utf8.contains(ASCII.dot),
      separator == ASCII.semicolon || parts[1].count != 3
    else { return text }
    return text.replacing(",", with: ".")
  }
}
