import DocumentModel
import TestSupport
import Testing

@testable import DocumentViews

@Suite struct VocabularyTests {
  @Test(arguments: Vocabulary.views) @MainActor
  func `Every view reads each of its parameters and draws`(name: String) throws {
    for view in Vocabulary.viewExamples(name) { try check(.object(view)) }
  }

  @Test(arguments: Vocabulary.modifiers) @MainActor
  func `Every modifier reads each of its parameters and draws`(name: String) throws {
    for argument in Vocabulary.modifierExamples(name) {
      try check(.object(Vocabulary.view(with: [[name: argument]], for: name)))
    }
  }

  @Test(arguments: Vocabulary.marks) @MainActor
  func `Every mark reads each of its parameters and draws`(name: String) throws {
    for mark in Vocabulary.viewExamples(name) { try check(.object(mark)) }
  }

  @Test(arguments: MarkModifierTable.entries.map(\.name)) @MainActor
  func `Every modifier of marks reads each of its parameters and draws`(name: String) throws {
    let examples = Vocabulary.markExamples(name)
    #expect(!examples.isEmpty)
    for mark in examples { try check(mark) }
  }

  @Test(arguments: StyleTable.entries.map(\.name)) @MainActor
  func `Every style reads each of its parameters and draws`(name: String) throws {
    let entry = try #require(StyleTable.byName[name])
    for argument in Vocabulary.objects(of: entry.form.parameters, wrap: { [name: $0] }) {
      try check(.object(Vocabulary.view(with: [["fill": [name: argument]]], for: "fill")))
    }
  }

  /// Reads a document that shows a view, and lays it out.
  @MainActor private func check(_ view: JSONValue) throws {
    let text = Vocabulary.document(view)
    try Vocabulary.withFiles { folder in
      #expect(problems(text, root: folder) == [], "\(text)")
      _ = try scene(text, root: folder).dump()
    }
  }

  @Test func `Tables have each name once`() {
    let views = ViewTable.entries.map(\.name)
    #expect(Set(views).count == views.count)
    #expect(Set(ModifierTable.names).count == ModifierTable.names.count)
    for entry in ModifierTable.entries + MarkModifierTable.entries {
      for name in entry.shorthands {
        #expect(entry.form.parameters.contains { $0.name == name }, "\(entry.name)")
      }
    }
  }

  @Test func `Every entry is documented in sentences`() {
    let parameters =
      ViewTable.entries.flatMap(\.form.parameters)
      + (ModifierTable.entries + MarkModifierTable.entries).flatMap(\.form.parameters)
      + StyleTable.entries.flatMap(\.form.parameters)
    for text in parameters.map(\.documentation) + ViewTable.entries.map(\.documentation)
      + (ModifierTable.entries + MarkModifierTable.entries).map(\.documentation)
    {
      #expect(text.hasSuffix("."), "\(text)")
      #expect(text.first?.isUppercase == true, "\(text)")
    }
  }

  @Test(arguments: Array(0..<40)) @MainActor
  func `Random documents made of the tables can be read`(seed: Int) throws {
    var generator = DocumentGenerator(seed: UInt64(seed))
    let text = Vocabulary.document(generator.view(depth: 4))
    try Vocabulary.withFiles { folder in
      #expect(problems(text, root: folder) == [], "\(text)")
      _ = try scene(text, root: folder).dump()
    }
  }
}
