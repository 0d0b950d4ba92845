import DocumentModel
import Testing

@Suite struct DataTableTests {
  private func table(_ name: String, _ text: String) -> DataTable {
    DataTable.read(SourceText(name: name, text: text))
  }

  private func places(_ row: DataRow) -> [String] {
    row.diagnostics.map {
      "\($0.span?.start.line ?? 0):\($0.span?.start.column ?? 0) \($0.code.id) \($0.message)"
    }
  }

  @Test func `A broken row of CSV leaves the others`() {
    let rows = table("t.csv", "a,b\n1,x\n2\n3,\"y\nz\"\n4,q\"r\n").rows
    #expect(rows.map(\.number) == [1, 2, 3, 4])
    #expect(rows.map(\.cells.count) == [2, 0, 2, 0])
    #expect(places(rows[1]) == ["3:1 E0703 the row has 1 cell; the header has 2"])
    #expect(
      places(rows[3]) == [
        "6:4 E0702 a quotation mark is inside an unquoted cell"
      ])
    #expect(rows[2].cells[1].value == "y\nz")
  }

  @Test func `Rows are objects of an array, or one a line`() {
    let array = table("t.json", #"[{"a": 1}, 2, {"b": "x"}]"#)
    #expect(array.columns == ["a", "b"])
    #expect(places(array.rows[1]) == ["1:12 E0705 expected an object, found a number"])
    let lines = table("t.jsonl", "{\"a\": 1}\n\n{\"a\": \n{\"a\": 3}\n")
    #expect(lines.rows.count == 3)
    #expect(lines.rows[1].diagnostics.count == 1)
    #expect(lines.rows[2].cells.first?.value == 3)
    #expect(table("t.json", "{}").diagnostics.map(\.code) == [.invalidData])
  }

  @Test func `A cell becomes what the document has in its place`() throws {
    let cells = table("t.csv", "a,b,c,d,e,f\n007,true,,\"[1, 2]\",12,\"12\"\n").rows[0].cells
    #expect(try cells[0].value(inPlaceOf: "x") == "007")
    #expect(try cells[1].value(inPlaceOf: false) == true)
    #expect(try cells[2].value(inPlaceOf: 5) == nil)
    #expect(try cells[2].value(inPlaceOf: "x") == "")
    #expect(try cells[3].value(inPlaceOf: [0]) == [1, 2])
    #expect(try cells[2].value(inPlaceOf: nil) == JSONValue.null)
    #expect(try cells[4].value(inPlaceOf: nil) == 12)
    #expect(try cells[4].value(inPlaceOf: "x") == "12")
    #expect(try cells[5].value(inPlaceOf: nil) == "12")
    let error = #expect(throws: Diagnostic.self) { try cells[0].value(inPlaceOf: 5) }
    #expect(error?.message == "the column \"a\" has \"007\", but the document expects a number")
    #expect(error?.span?.start.line == 2)
  }
}
