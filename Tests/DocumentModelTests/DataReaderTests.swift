import DocumentModel
import Testing

@Suite("Data files")
struct DataReaderTests {
  @Test("A name ending in .csv is read as CSV, every other as JSON")
  func kinds() {
    #expect(DataReader.read(SourceText(name: "a.CSV", text: "x\n1")).value == [["x": 1]])
    #expect(DataReader.read(SourceText(name: "a.json", text: "{x: 1}")).value == ["x": 1])
    #expect(DataReader.read(SourceText(name: "-", text: "[1")).diagnostics.count == 1)
    let lines = SourceText(name: "a.jsonl", text: "{\"x\": 1}\r\n\n[2]")
    #expect(DataReader.read(lines).value == [["x": 1], [2]])
  }

  @Test(
    "CSV rows become objects",
    arguments: [
      ("a,b\n1,x\n2,y\n", [["a": 1, "b": "x"], ["a": 2, "b": "y"]]),
      ("a,b\r\n1,x\r\n", [["a": 1, "b": "x"]]), ("a\r1\r2", [["a": 1], ["a": 2]]),
      ("\u{FEFF}a\n1", [["a": 1]]), ("a\n\n1\n\n", [["a": 1]]), ("a,b\n,", [["a": nil, "b": nil]]),
      ("a,b\n\"\", ", [["a": "", "b": " "]]),
      ("\"a b\",\"c\"\"d\"\n\"x,y\n z\",\"\"\"\"", [["a b": "x,y\n z", "c\"d": "\""]]),
      ("a\n\"1\"", [["a": "1"]]), ("a\n-1.5e3", [["a": -1500]]),
      (
        "a,b,c,d,e,f,g\n007,+1,.5,5.,0x1F,1e,NaN",
        [["a": "007", "b": "+1", "c": ".5", "d": "5.", "e": "0x1F", "f": "1e", "g": "NaN"]]
      ),
      ("a\n true", [["a": " true"]]), ("a,b\né,👻", [["a": "é", "b": "👻"]]), ("a", []),
    ] as [(String, JSONValue)])
  func rows(text: String, expected: JSONValue) {
    let (value, diagnostics) = CSVReader.read(SourceText(name: "t.csv", text: text))
    #expect(diagnostics.isEmpty)
    #expect(value == expected)
  }

  @Test(
    "Cells are separated by semicolons or tabs if the header is, and numbers then have decimal commas",
    arguments: [
      (
        "name;price\nAda;1,5\nGrace;-2,25",
        [["name": "Ada", "price": 1.5], ["name": "Grace", "price": -2.25]]
      ),
      ("sep=;\nname;price\nAda;1", [["name": "Ada", "price": 1]]),
      ("sep=|\r\na|b,c\r\n1|2", [["a": 1, "b,c": 2]]),
      ("name\tprice\nAda\t1,5\n", [["name": "Ada", "price": 1.5]]),
      ("a\tb\tc\n1,234\t1,25\t-0,5", [["a": "1,234", "b": 1.25, "c": -0.5]]),
      ("a;b\n1,234;1", [["a": 1.234, "b": 1]]),
      ("\"a;b\",c\n1,2", [["a;b": 1, "c": 2]]),
      ("a;b\n\"x;y\";\"1,5\"", [["a": "x;y", "b": "1,5"]]),
      ("a;b\n1.234,5;1,234,567", [["a": "1.234,5", "b": "1,234,567"]]),
      ("a,b\n\"1,5\",1;5", [["a": "1,5", "b": "1;5"]]),
    ] as [(String, JSONValue)])
  func separators(text: String, expected: JSONValue) {
    let (value, diagnostics) = CSVReader.read(SourceText(name: "t.csv", text: text))
    #expect(diagnostics.isEmpty)
    #expect(value == expected)
  }

  @Test("UTF-16 with a byte order mark is read, in either byte order", arguments: [true, false])
  func utf16(isLittle: Bool) {
    let units = Array("\u{FEFF}name\tprice\r\nÉlodie\t1,5\r\n👻\t2".utf16)
    let bytes = units.flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 255))
      return isLittle ? [low, high] : [high, low]
    }
    let (value, diagnostics) = CSVReader.read(SourceText(name: "t.csv", bytes: bytes))
    #expect(diagnostics.isEmpty)
    #expect(value == [["name": "Élodie", "price": 1.5], ["name": "👻", "price": 2]])
  }

  @Test(
    "Invalid UTF-16 is refused",
    arguments: [[0xFF, 0xFE, 0x61, 0, 0x0A, 0, 0x31], [0xFE, 0xFF, 0, 0x61, 0, 0x0A, 0xD8, 0]]
      as [[UInt8]])
  func brokenUTF16(bytes: [UInt8]) {
    let (value, diagnostics) = CSVReader.read(SourceText(name: "t.csv", bytes: bytes))
    #expect(value == nil)
    #expect(diagnostics.first?.code == .invalidUTF8)
  }

  @Test("Names that end in .tsv or .tab are those of tables", arguments: ["a.tsv", "A.TAB"])
  func tabs(name: String) {
    let source = SourceText(name: name, text: "x,y\tz\n1\t2")
    #expect(DataReader.read(source).value == [["x,y": 1, "z": 2]])
    #expect(DataTable.read(source).columns == ["x,y", "z"])
  }

  @Test(
    "Errors in CSV have places",
    arguments: [
      ("", ["1:1 E0120 the file is empty; expected a row of column names"]),
      (
        "a,b\n1\n1,2,3",
        [
          "2:1 E0703 the row has 1 cell; the header has 2",
          "3:1 E0703 the row has 3 cells; the header has 2",
        ]
      ),
      ("a,,\n1,,\n2,,3\n", ["3:4 E0704 the column of the cell has no name"]),
      ("[{\"a\": 1}]", ["1:1 E0704 the file is JSON, not CSV"]),
      ("{\"a\": 1}\n", ["1:1 E0704 the file is JSON, not CSV"]),
      (
        "PK\u{3}\u{4}",
        ["1:1 E0704 the file is a ZIP archive, as spreadsheets are (.xlsx, .ods), not CSV"]
      ),
      ("<table>", ["1:1 E0704 the file is HTML or XML, not CSV"]),
      ("a,,a\n", ["1:3 E0704 a column has no name", "1:4 E0704 two columns have the name \"a\""]),
      (
        "a\n<<<<<<< HEAD\n1\n=======\n2\n>>>>>>> main\n",
        ["2:1 E0121 the file has Git merge markers: a conflict is not resolved"]
      ),
      ("a\n\"x", ["2:1 E0701 the cell is not closed by a quotation mark"]),
      ("a\n\"x\"y", ["2:4 E0702 text follows the closing quotation mark of a cell"]),
      ("a\nx\"y", ["2:2 E0702 a quotation mark is inside an unquoted cell"]),
    ])
  func errors(text: String, expected: [String]) {
    let (value, diagnostics) = CSVReader.read(SourceText(name: "t.csv", text: text))
    #expect(value == nil)
    let texts = diagnostics.map {
      "\($0.span?.start.line ?? 0):\($0.span?.start.column ?? 0) \($0.code.id) \($0.message)"
    }
    #expect(texts == expected)
  }

  @Test("Columns at the end without a name and without values are skipped")
  func trailingColumns() {
    let source = SourceText(name: "t.csv", text: "a,b,,\n1,2,,\n3,4\n5,6,\"\",\n")
    #expect(
      CSVReader.read(source).value == [["a": 1, "b": 2], ["a": 3, "b": 4], ["a": 5, "b": 6]])
    #expect(DataTable.read(source).columns == ["a", "b"])
    #expect(DataTable.read(source).rows.allSatisfy { $0.diagnostics.isEmpty })
  }

  @Test("Cells may be separated by vertical bars, and a column may have a name in brackets")
  func bars() {
    #expect(
      CSVReader.read(SourceText(name: "t.csv", text: "[a]|b\n1|2,5\n")).value == [
        ["[a]": 1, "b": 2.5]
      ])
  }

  @Test(
    "UTF-16 without a byte order mark is recognized by its first characters",
    arguments: [true, false])
  func unmarkedUTF16(isLittle: Bool) {
    let bytes = "a,b\nx,é".utf16.flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isLittle ? [low, high] : [high, low]
    }
    #expect(
      CSVReader.read(SourceText(name: "t.csv", bytes: bytes)).value == [["a": "x", "b": "é"]])
    let problems = DataReader.read(SourceText(name: "t.json", bytes: bytes)).diagnostics
    #expect(problems.map(\.message) == ["the file is UTF-16"])
  }

  @Test(
    "Files of other kinds are named by their contents",
    arguments: [
      ("version https://git-lfs.github.com/spec/v1\n", "a pointer to a file in Git LFS"),
      ("PK\u{3}\u{4}", "a ZIP archive, as spreadsheets are (.xlsx, .ods)"),
      ("<!DOCTYPE html>", "HTML or XML"), ("---\nkind: circle", "YAML"),
      ("shapeshift: 1\nview:\n", "YAML"), ("view:\n  view: Circle", "YAML"),
      ("name\tprice\nAda\t1", "a table"), ("name,price\nAda,1", "a table"),
    ])
  func otherKinds(text: String, name: String) {
    let problems = DataReader.read(SourceText(name: "t.txt", text: text)).diagnostics
    #expect(problems.map(\.message) == ["the file is \(name), not JSON"])
    #expect(problems.allSatisfy { $0.help != nil })
  }

  @Test(
    "Words that are not JSON stay unknown words",
    arguments: ["oops", "export default {}", "a:b {}"])
  func unknownWords(text: String) {
    let problems = DataReader.read(SourceText(name: "t.json", text: text)).diagnostics
    #expect(problems.first?.message.contains("unknown word") == true)
  }

  @Test("An object in place of rows is reported with the command that extracts its array")
  func objectOfRows() {
    let source = SourceText(name: "o.json", text: #"{"version": 1, "rows": [{"a": 1}]}"#)
    #expect(
      DataTable.read(source).diagnostics.map(\.help) == [
        "extract its array, for example with: jq .rows o.json > rows.json"
      ])
  }

  @Test("Errors in JSON Lines have the line and the column of the file")
  func lines() {
    let source = SourceText(name: "a.jsonl", text: "{\"a\": 1}\n\n{\"a\": 1, \"b\": oops}\n{\"a\"")
    let (value, diagnostics) = DataReader.read(source)
    #expect(value == nil)
    let places = diagnostics.map {
      "\($0.span?.source.name ?? ""):\($0.span?.start.line ?? 0):\($0.span?.start.column ?? 0)"
    }
    #expect(places == ["a.jsonl:3:15", "a.jsonl:4:5"])
    #expect(DataTable.read(source).rows[1].diagnostics.first?.span == diagnostics.first?.span)
  }

  @Test("CSV that is not UTF-8 or too large is refused")
  func limits() {
    let bytes = Array("a\n".utf8) + [0xFF]
    #expect(
      CSVReader.read(SourceText(name: "t", bytes: bytes)).diagnostics.map(\.code) == [.invalidUTF8])
    var limits = DocumentLimits()
    limits.values = 5
    let text = SourceText(name: "t", text: "a,b\n1,2\n3,4")
    #expect(CSVReader.read(text, limits: limits).diagnostics.map(\.code) == [.tooManyValues])
    limits.fileSize = 4
    #expect(CSVReader.read(text, limits: limits).diagnostics.map(\.code) == [.fileTooLarge])
  }
}
