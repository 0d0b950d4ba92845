import DocumentModel
import Foundation
import Testing

@Suite struct DateTextTests {
  private static func evaluate(_ text: String, _ locale: String? = nil) throws -> JSONValue {
    try Expression(parsing: text).evaluate(
      in: ExpressionScope(
        environment: locale.map { ExpressionEnvironment(locale: TextLocale($0)) }))
  }

  @Test(arguments: [
    "2024/03/05", "2024-3-5", "2024.03.05", "20240305", "5 March 2024", "March 5, 2024",
    "Mar 5 2024", "mar. 5, 2024", "5-Mar-2024", "05 Mar 2024", "5th March 2024", "March 5th, 2024",
    "Tuesday, March 5, 2024", "Tue 5 Mar 2024", "2024 Mar 5", "2024-Mar-05", " 2024-03-05 ",
  ])
  func `Common forms of a day are read`(text: String) {
    #expect(DateText.date(text)?.timeIntervalSince1970 == 1_709_596_800)
  }

  @Test(arguments: [
    "2024-03-05T10:15:30Z", "2024-03-05 10:15:30", "2024/03/05 10:15:30", "20240305T101530Z",
    "2024-03-05T11:15:30+01:00", "2024-03-05T11:15:30+0100", "2024-03-05T11:15:30+01",
    "2024-03-05 10:15:30 UTC", "Tue, 05 Mar 2024 10:15:30 +0000", "5 Mar 2024 10:15:30 GMT",
    "March 5, 2024, 10:15:30 AM", "March 5, 2024 at 10:15:30 AM", "Mar 5 2024 10:15:30",
    "Tue Mar  5 10:15:30 2024", "Tue Mar 05 2024 11:15:30 GMT+0100 (Central European Time)",
    "2024-03-05T10:15:30.000Z",
  ])
  func `Common forms of a time are read`(text: String) {
    #expect(DateText.date(text)?.timeIntervalSince1970 == 1_709_633_730)
  }

  @Test(
    arguments: [
      ("Mar 2024", 1_709_251_200), ("March 2024", 1_709_251_200), ("2024-03", 1_709_251_200),
      ("2024/03", 1_709_251_200), ("2024-Q3", 1_719_792_000), ("Q3 2024", 1_719_792_000),
      ("2010/01/01 00:00", 1_262_304_000), ("Jan 1 2000", 946_684_800),
      ("March 5, 2024 3:30 PM", 1_709_652_600), ("March 5, 2024 12:05 am", 1_709_597_100),
    ] as [(String, Double)])
  func `Months, quarters and halves of the day are read`(text: String, seconds: Double) {
    #expect(DateText.date(text)?.timeIntervalSince1970 == seconds)
  }

  @Test(arguments: [
    "03/04/2024", "3.4.2024", "5 March", "March 32, 2024", "Smarch 5 2024", "2024-03-05 25:00",
    "2024-03-05T", "2024-03-0510:15", "202403", "5 March 24", "2024-03-05 13:00 PM", "now", "-",
    "2024-03-05 10:15 CET", "March", "10:15", "2024-03-05x",
  ])
  func `Other forms are refused`(text: String) { #expect(DateText.date(text) == nil) }

  @Test(
    arguments: [
      ("parseDate('03/04/2024', 'dd/MM/yyyy')", "2024-04-03"),
      ("parseDate('3/4/2024', 'MM/dd/yyyy')", "2024-03-04"),
      ("parseDate('3.4.24', 'd.M.yy')", "2024-04-03"),
      ("parseDate('1.1.69', 'd.M.yy')", "1969-01-01"),
      ("parseDate('20240305', 'yyyyMMdd')", "2024-03-05"),
      ("parseDate(20240305, 'yyyyMMdd')", "2024-03-05"),
      ("parseDate('050324', 'ddMMyy')", "2024-03-05"),
      ("parseDate('5 March 2024', 'd MMMM yyyy')", "2024-03-05"),
      ("parseDate('Mar-24', 'MMM-yy')", "2024-03-01"), ("parseDate('2024', 'yyyy')", "2024-01-01"),
      ("parseDate('03/04/2024 22:05', 'dd/MM/yyyy HH:mm')", "2024-04-03T22:05:00Z"),
      ("parseDate('4/3/24 10:05 pm', 'M/d/yy h:mm a')", "2024-04-03T22:05:00Z"),
      ("parseDate('2024-04-03 at 1h', \"yyyy-MM-dd 'at' H'h'\")", "2024-04-03T01:00:00Z"),
      ("parseDate('03.04.2024 01:00 +0200', 'dd.MM.yyyy HH:mm Z')", "2024-04-02T23:00:00Z"),
      ("parseDate('March 5, 2024')", "2024-03-05"),
      ("parseDate('2024-03-05T10:15:30+01:00')", "2024-03-05T09:15:30Z"),
      ("date(parseDate('03/04/2024', 'dd/MM/yyyy'), 'd MMMM yyyy')", "3 April 2024"),
      ("date('5 Mar 2024', 'yyyy-MM-dd')", "2024-03-05"), ("date(2024, 'yyyy')", "2024"),
    ] as [(String, JSONValue)])
  func `Dates are read by a pattern`(text: String, expected: JSONValue) throws {
    #expect(try Self.evaluate(text) == expected)
  }

  @Test(
    arguments: [
      (
        "date('03/04/2024', 'd')", "date() cannot read \"03/04/2024\"",
        "write parseDate('03/04/2024', 'dd/MM/yyyy') or parseDate('03/04/2024', 'MM/dd/yyyy')"
      ),
      (
        "date('31/12/2024', 'd')", "date() cannot read \"31/12/2024\"",
        "write parseDate('31/12/2024', 'dd/MM/yyyy')"
      ),
      (
        "date('12-31-24', 'd')", "date() cannot read \"12-31-24\"",
        "write parseDate('12-31-24', 'MM-dd-yy')"
      ),
      (
        "date('3/4/2024 10:15 PM', 'd')", "date() cannot read \"3/4/2024 10:15 PM\"",
        "write parseDate('3/4/2024 10:15 PM', 'd/M/yyyy h:mm a') or parseDate('3/4/2024 10:15 PM', 'M/d/yyyy h:mm a')"
      ),
      (
        "parseDate('03/04/2024', 'yyyy-MM-dd')",
        "\"03/04/2024\" does not match the pattern \"yyyy-MM-dd\"", nil
      ),
      (
        "parseDate('31/02/2024', 'dd/MM/yyyy')",
        "\"31/02/2024\" does not match the pattern \"dd/MM/yyyy\"", nil
      ),
      (
        "parseDate('5', 'q')", "parseDate() cannot read by the pattern \"q\"",
        "use y, M, d, E, H, h, m, s, S, a and Z, and apostrophes around other letters"
      ),
      ("parseDate(true, 'd')", "parseDate() takes a date, a string, not a boolean", nil),
    ] as [(String, String, String?)])
  func `What cannot be read names the pattern to write`(
    text: String, message: String, help: String?
  ) {
    let error = #expect(throws: ExpressionError.self) { try Self.evaluate(text) }
    #expect(error?.message == message)
    #expect(error?.help == help)
  }

  @Test(
    arguments: [
      ("date('2026-06-14', 'EEEE d MMMM yyyy')", "fr", "dimanche 14 juin 2026"),
      ("date('2026-06-14', 'd. MMMM')", "de", "14. Juni"),
      ("date('2026-06-14', 'd MMMM')", nil, "14 June"),
      ("parseDate('5 mars 2024', 'd MMMM yyyy')", "fr", "2024-03-05"),
      ("parseDate('5 March 2024', 'd MMMM yyyy')", "fr", "2024-03-05"),
      ("format(1234567.5, ',.2f')", "fr", "1\u{202F}234\u{202F}567,50"),
      ("format(1234567.5, ',.2f')", "de", "1.234.567,50"),
      ("format(1234567.5, ',.2f')", "de-CH", "1’234’567.50"),
      ("format(1234567.5, ',.2f')", "en-IN", "12,34,567.50"),
      ("format(1234567.5, ',.2f')", "en_US", "1,234,567.50"),
      ("format(1234.5, ',.1f')", "es", "1234,5"), ("format(12345, ',d')", "es", "12.345"),
      ("format(0.256, '.1%')", "fr", "25,6\u{202F}\u{A0}%"), ("format(3.5, '')", "de", "3,5"),
      ("format(-3, 'd')", "de", "-3"), ("format(5, '03d')", "de", "005"),
      ("string(3.5)", "de", "3.5"),
    ] as [(String, String?, JSONValue)])
  func `Dates and numbers follow the locale`(
    text: String, locale: String?, expected: JSONValue
  ) throws {
    let value = try Self.evaluate(text, locale)
    // Versions of CLDR differ in the space before the percent sign.
    let found = value.string?.replacing("\u{202F}%", with: "%").replacing("\u{A0}%", with: "%")
    let wanted = expected.string?.replacing("\u{202F}\u{A0}%", with: "%")
    #expect(found == wanted)
  }
}
