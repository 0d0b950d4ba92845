import MacroSyntax
import Testing

@Suite("@Model")
struct ModelUseTests {
  @Test("The variables that a class keeps are told from others")
  func properties() throws {
    let use = try ModelUse(
      """
      /// A class of { documents }.
      @Model public final class Item: Codable {
        #Index<Item>([\\.name])
        var a: Int
        @Attribute(.unique, originalName: "x") var b: String = "{ var c }"
        @Relationship(deleteRule: .cascade, inverse: \\Tag.item) var tags: [Tag] = []
        public private(set) var d = [1, 2].map { $0 + 1 }
        var e: (Int) -> Void = { _ in }
        var f: Int { a + 1 }
        var g: Int { get { 1 } set { } }
        var h = 1 { didSet { print(h) } }
        @Transient var i = 3
        static var j = 4
        lazy var k = 5
        let l = 6
        var `default`: String?
        struct Inner { var m = 7 }
        init(a: Int) { self.a = a; var n = 8; n += 1 }
        func o() -> Int { var p = 9; p += 1; return p }
        deinit {}
        weak var q: Owner?
        var r = .init() as Date; var s = true
      }
      """)
    #expect(use.name == "Item")
    #expect(
      use.properties.map(\.name) == [
        "a", "b", "tags", "d", "e", "h", "i", "`default`", "q", "r", "s",
      ])
    #expect(use.properties.filter(\.isTransient).map(\.name) == ["i"])
    let members = use.members
    #expect(members.contains(#".attribute("b", \Item.b, isUnique: true),"#), "\(members)")
    #expect(
      members.contains(
        #".relationship("tags", \Item.tags, deleteRule: .cascade, inverse: \Tag.item),"#))
    #expect(members.contains(#".attribute("default", \Item.`default`),"#))
    #expect(!members.contains(#""i""#))
  }

  @Test(
    "A variable becomes what keeps its value",
    arguments: [
      ("@Attribute(.unique) public var a: Int", "private var _a: Int"),
      ("var a: [Int] = [1] // why", "private var _a: [Int] = [1]"),
      ("var a = 1", "private var _a = 1"),
      ("var `in`: Int?", "private var _in: Int?"),
    ])
  func storage(_ declaration: String, _ expected: String) throws {
    let property = try #require(ModelProperty(declaration: declaration))
    #expect(property.storage == expected)
    #expect(property.accessors.contains("_$record.access(self, \\.\(property.name))"))
    #expect(property.attribute == "@SwiftData._PersistedProperty")
  }

  @Test(
    "Declarations other than stored variables are unchanged",
    arguments: [
      "func a() {}", "let a = 1", "static var a = 1", "var a: Int { 1 }", "", "struct A {}",
    ])
  func others(_ declaration: String) {
    #expect(ModelProperty(declaration: declaration) == nil)
  }

  @Test("A structure is refused at its place")
  func structure() {
    #expect(throws: SourceError("@Model requires a class", at: 7)) {
      _ = try ModelUse("@Model struct A { var b = 1 }")
    }
  }
}
