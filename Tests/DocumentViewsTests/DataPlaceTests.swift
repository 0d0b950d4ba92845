import DocumentModel
import Testing

@testable import DocumentViews

@Suite struct DataPlaceTests {
  /// The problems of a document with the data of a file: `code message | help | place in the data`.
  private func found(_ text: String, _ name: String, _ data: String) throws -> [String] {
    let value = try #require(DataReader.read(SourceText(name: name, text: data)).value)
    let diagnostics: [Diagnostic]
    do {
      diagnostics = try scene(text, data: value).warnings
    } catch let errors as DocumentErrors {
      diagnostics = errors.diagnostics
    }
    return diagnostics.map { problem in
      let place = problem.notes.first?.span.map {
        "\($0.source.name):\($0.start.line):\($0.start.column)"
      }
      return [problem.code.id + " " + problem.message, problem.help, place].compactMap(\.self)
        .joined(separator: " | ")
    }
  }

  private func chart(_ marks: String, _ modifiers: String = "") -> String {
    document(
      #"{"view": "Chart", "data": {"$": "data"}, "children": [\#(marks)], "modifiers": [\#(modifiers)]}"#
    )
  }

  private let bar = #"{"view": "BarMark", "x": {"$": "item.day"}, "y": {"$": "item.t"}}"#

  @Test(
    arguments: [
      (
        "1,500\n2,900\n3,\"$1,500\"\n", "",
        ["E0279 1 value of \"y\" is not a number and is not plotted: \"$1,500\" at d.csv:4:3"]
      ),
      (
        "1,500\n2,NA\n3,n/a\n", "",
        [
          "E0279 2 values of \"y\" are not numbers and are not plotted: the first \"NA\" at d.csv:3:3"
        ]
      ),
      (
        "1,NA\n2,500\n", "",
        ["E0279 1 value of \"y\" is not a number and is not plotted: \"NA\" at d.csv:2:3"]
      ),
      ("1,500\n2,\n3,0\n", "", []), ("1,a\n2,b\n", "", []), ("1,-5\n2,0\n", "", []),
      (
        "1,500\n2,0\n3,-4\n4,-5\n", #"{"chartYScale": {"type": "log"}}"#,
        [
          "E0279 3 values of \"y\" are not plotted on the logarithmic axis: the first 0 at d.csv:3:3"
        ]
      ),
      ("1,a\n2,5\n", #"{"chartYScale": {"type": "category"}}"#, []),
      (
        "a,(5)\nb,4\nc,\u{2212}3\n", "",
        [
          "E0279 2 values of \"y\" are texts, so that the axis shows categories: the first \"(5)\" at d.csv:2:3"
        ]
      ),
      (
        "a,50%\nb,\"1,234\"\n", "",
        [
          "E0279 2 values of \"y\" are texts, so that the axis shows categories: the first \"50%\" at d.csv:2:3"
        ]
      ),
      ("a,50%\nb,40%\n", #"{"chartYScale": {"type": "category"}}"#, []),
      ("a,18-24\nb,65+\n", "", []), ("\"1810\",5\n\"1815\",6\n", "", []),
    ] as [(String, String, [String])])
  func `A chart reports the values that its axes cannot show`(
    rows: String, modifiers: String, expected: [String]
  ) throws {
    let problems = try found(chart(bar, modifiers), "d.csv", "day,t\n" + rows)
    #expect(
      problems.map { String($0.prefix(upTo: $0.firstRange(of: " | ")?.lowerBound ?? $0.endIndex)) }
        == expected)
  }

  @Test func `A negative sector is reported`() throws {
    let sector = #"{"view": "SectorMark", "angle": {"$": "item.t"}}"#
    let problems = try found(chart(sector), "d.jsonl", "{\"t\": 3}\n{\"t\": -2}\n{\"t\": 0}\n")
    #expect(
      problems.map { String($0.prefix(upTo: $0.firstRange(of: " | ")?.lowerBound ?? $0.endIndex)) }
        == [
          "E0279 1 value of \"angle\" is negative and is not plotted: -2 at d.jsonl:2:7"
        ])
  }

  @Test @MainActor func `A missing value is a gap`() throws {
    let text = document(
      #"{"view": "Chart", "data": {"$": "data"}, "children": [\#(bar)], "modifiers": [{"chartXAxis": "hidden"}, {"chartYAxis": "hidden"}]}"#,
      #""values": {"data": [{"day": "a", "t": 1}, {"day": "b"}, {"day": "c", "t": 2}]}, "#)
    #expect(try drawing(text).filter { $0.contains("fill") }.count == 2)
    let line = text.replacing("BarMark", with: "LineMark").replacing(
      #""c", "t": 2"#, with: #""c", "t": 2}, {"day": "d", "t": 3"#)
    #expect(problems(line) == [])
  }

  @Test(
    arguments: [
      (
        "03/04/2024", "E0217 \"03/04/2024\" can be two dates",
        #"write {"$": "parseDate(item.day, 'dd/MM/yyyy')"} or {"$": "parseDate(item.day, 'MM/dd/yyyy')"}"#
      ),
      (
        "13.12.2024", "E0217 \"13.12.2024\" is not a date",
        #"write {"$": "parseDate(item.day, 'dd.MM.yyyy')"}"#
      ),
    ])
  func `An ambiguous date names the row and the patterns`(
    day: String, message: String, help: String
  ) throws {
    let mark = #"{"view": "BarMark", "x": {"date": {"$": "item.day"}, "unit": "month"}, "y": 1}"#
    let problems = try found(chart(mark), "d.csv", "day\n2024-01-01\n\(day)\n")
    #expect(problems == ["\(message) | \(help) | d.csv:3:1"])
  }

  @Test(arguments: ["2012/01/02", "2010/01/01 00:00", "Jan 1 2000", "2024-03", "2024"])
  func `Common forms of dates are plotted`(day: String) throws {
    let mark =
      #"{"view": "BarMark", "x": {"date": {"$": "item.date"}, "unit": "month"}, "y": {"$": "item.v"}}"#
    #expect(try found(chart(mark), "d.csv", "date,v\n\(day),3\n") == [])
  }

  @Test(
    arguments: [
      (
        #"{"view": "Text", "text": {"$": "item.name"}}"#,
        #"E0221 expected a string for "text", found null | for a default, write {"$": "item.name ?? ''"} | d.jsonl:2:1"#
      ),
      (
        #"{"view": "Circle", "modifiers": [{"opacity": {"$": "item.size"}}]}"#,
        #"E0221 expected a number for "opacity", found null | for a default, write {"$": "item.size ?? 0"} | d.jsonl:1:23"#
      ),
      (
        #"{"view": "Text", "text": {"$": "format(item.size, '.1f')"}}"#,
        #"E0505 the format ".1f" takes a number, not null | for a default, write (item.size ?? 0) | d.jsonl:1:23"#
      ),
      (
        #"{"view": "Text", "text": {"$": "item.nmae"}}"#,
        #"E0511 no row has the member "nmae" | did you mean "name"? | d.jsonl:1:1"#
      ),
    ])
  func `A null where a value is needed names the place in the data`(
    view: String, expected: String
  ) throws {
    let text = document(
      #"{"view": "VStack", "children": [{"view": "ForEach", "in": {"$": "data"}, "content": \#(view)}]}"#
    )
    let problems = try found(text, "d.jsonl", "{\"name\": \"a\", \"size\": null}\n{\"size\": 1}\n")
    #expect(problems.first == expected)
  }

  @Test @MainActor func `A row without a member is skipped by a condition`() throws {
    let text = document(
      #"{"view": "HStack", "children": [{"view": "ForEach", "in": {"$": "data"}, "content": {"view": "Circle", "if": {"$": "item.wages != null"}}}]}"#,
      #""values": {"data": [{"year": 1810, "wages": 30}, {"year": 1815}]}, "#)
    #expect(problems(text) == [])
    #expect(try drawing(text).filter { $0.contains("fill") }.count == 1)
  }

  @Test func `The values of a batch's row have places`() throws {
    let span = SourceText(name: "people.csv", text: "name,points\nAda,many\n")
    let row = JSONObject([
      ("name", "Ada", SourceSpan(source: span, range: 12..<15)),
      ("points", .null, SourceSpan(source: span, range: 16..<20)),
    ])
    let text = document(
      #"{"view": "Text", "text": {"$": "name"}, "modifiers": [{"opacity": {"$": "points"}}]}"#)
    let errors = #expect(throws: DocumentErrors.self) { try scene(text, data: .object(row)) }
    let note = try #require(errors?.diagnostics.first?.notes.first?.span)
    #expect(note.source.name == "people.csv" && note.start == SourcePosition(line: 2, column: 5))
  }
}
