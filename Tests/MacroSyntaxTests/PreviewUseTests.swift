import Foundation
import MacroSyntax
import Testing

@Suite("#Preview")
struct PreviewUseTests {
  private func expansion(_ source: String) throws -> String {
    try PreviewUse(source).expansion(
      at: PreviewUse.Place(discriminator: "$s1a", fileID: "A/a.swift", line: 3))
  }

  @Test("the arguments and the statements are taken over as they stand")
  func plain() throws {
    let text = try expansion("// c\n#Preview(\"A (b)\", traits: .x(1)) { /* d */ B { 1 } }")
    #expect(
      text.contains("ShapeShift.Preview(\n\"A (b)\", traits: .x(1)\n) {\n /* d */ B { 1 } \n}"))
    #expect(text.contains("static var line: Swift.Int { 3 }"))
    #expect(text.contains("struct $s1a7PreviewfMu_: ShapeShift.PreviewRegistry {"))
    #expect(text.contains("private let $s1a13PreviewRecordfMu_: ("))
  }

  @Test("statements know their line and column, from the brace on")
  func places() throws {
    let text = try PreviewUse("// c\n#Preview(\n  \"A\"\n) { B()\n  C() }").expansion(
      at: PreviewUse.Place(discriminator: "$s1a", fileID: "A/a.swift", line: 3, path: "/p/a.swift"))
    #expect(
      text.contains(
        """
        {
        #sourceLocation(file: "/p/a.swift", line: 5)
            B()
          C() 
        #sourceLocation()
        }
        """))
  }

  @Test(
    "the parameters of a closure precede its statements, whose line and column are kept")
  func parameters() throws {
    let use = try PreviewUse("#Preview(arguments: [1, 2]) { (value: Int) in A(value)\n  B() }")
    let text = use.expansion(
      at: PreviewUse.Place(discriminator: "$s1a", fileID: "A/a.swift", line: 3, path: "/p/a.swift"))
    #expect(
      text.contains(
        """
        ShapeShift.Preview(
        arguments: [1, 2]
        ) { (value: Int) in
        #sourceLocation(file: "/p/a.swift", line: 3)
        \(String(repeating: " ", count: 45)) A(value)
          B() 
        #sourceLocation()
        }
        """), "\(text)")
    let short = try expansion("#Preview(arguments: [1]) { A($0) { b in C(b) } }")
    #expect(short.contains(") {\n A($0) { b in C(b) } \n}"))
    #expect(throws: SourceError.self) {
      try PreviewUse("#Preview(arguments: [1]) { a in @Previewable @State var b = 1\n A(a) }")
    }
  }

  @Test("closures with labels are taken over with their braces, and know their line and column")
  func closures() throws {
    let use = try PreviewUse("#Preview(\"A\", as: .small) { A() } timeline: {\n  B(1)\n}")
    let text = use.expansion(
      at: PreviewUse.Place(discriminator: "$s1a", fileID: "A/a.swift", line: 3, path: "/p/a.swift"))
    #expect(
      text.contains(
        """
        ShapeShift.Preview(
        "A", as: .small
        ) {
        #sourceLocation(file: "/p/a.swift", line: 3)
                                    A() } timeline: {
          B(1)
        }
        #sourceLocation()
        """))
    let inside = try expansion("#Preview(as: .small, widget: { A() }, timeline: { B(1) })")
    #expect(inside.contains("Preview(\nas: .small, widget: { A() }, timeline: { B(1) }\n)\n}"))
    #expect(throws: SourceError.self) { try PreviewUse("#Preview { A() } timeline") }
  }

  @Test("previewable variables become state of a view, whatever their values look like")
  func variables() throws {
    let text = try expansion(
      """
      #Preview {
        @Previewable @State var a =
          1
            + 2
        let b = 3
        @Previewable @FocusState var c: Bool; @Previewable @State var d = [
          "}": { 4 }
        ]
        .count
        Text("\\(a) @Previewable")
      }
      """)
    let parts = text.components(separatedBy: "var body: some ShapeShift.View {")
    #expect(parts.count == 2)
    #expect(parts[0].contains("@State var a =\n    1\n      + 2\n"))
    #expect(parts[0].contains("@FocusState var c: Bool\n"))
    #expect(parts[0].contains("@State var d = [\n    \"}\": { 4 }\n  ]\n  .count"))
    #expect(parts[1].contains("let b = 3"))
    #expect(parts[1].contains("Text(\"\\(a) @Previewable\")"))
    #expect(!parts[1].contains("@State"))
    #expect(text.contains("ShapeShift.Preview {\nContent()\n}"))
  }

  @Test("a function may be given by name or as an argument")
  func functions() throws {
    #expect(
      try expansion("#Preview(\"a\", body: make)").contains(
        "ShapeShift.Preview(\n\"a\", body: make\n)"))
    #expect(
      try expansion("#Preview(body: { B() })").contains("ShapeShift.Preview(\n body: { B() }\n)"))
  }

  @Test("a use without a view is refused at its place")
  func refused() {
    #expect(throws: SourceError("#Preview needs a view in braces: #Preview { View() }", at: 1)) {
      try PreviewUse("\n#Preview(\"a\")")
    }
  }

  @Test("views of a file are those that are declared so, outermost and not hidden")
  func types() {
    let types = ViewTypes(
      """
      struct A: View { struct B: View {} }
      private struct C: View {}
      struct D<T>: View {}
      struct E: Equatable, SwiftUI.View {}
      struct F: Shape {}
      """)
    #expect(types.names == ["A", "E"])
    #expect(!types.hasPreviews)
    #expect(ViewTypes("#Preview { A() }").hasPreviews)
    #expect(ViewTypes("struct A: PreviewProvider {}").hasPreviews)
  }
}
