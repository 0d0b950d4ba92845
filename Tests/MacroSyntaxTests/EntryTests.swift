import MacroSyntax
import Testing

@Suite("@Entry")
struct EntryTests {
  /// A declaration as the compiler sends it, and the lines of its key.
  private static let declarations: [(String, [String])] = [
    (
      "\n  @Entry var a: Int = 1 // why",
      ["private struct __Key_a: EnvironmentKey {", "static var defaultValue: Int {", "1", "}", "}"]
    ),
    (
      "/// a var of docs: var b = 2\n@Entry /* var c */ public package(set) var a: Int = 1",
      ["private struct __Key_a: EnvironmentKey {", "static var defaultValue: Int {", "1", "}", "}"]
    ),
    (
      "@available(iOS 17, *) @Entry var `default`: [A: B<C, D>]? // = 3",
      [
        "@available(iOS 17, *)", "private struct __Key_default: EnvironmentKey {",
        "static var defaultValue: [A: B<C, D>]? {", "nil", "}", "}",
      ]
    ),
    (
      "@Entry var a: (A) -> B = { b { didSet in $0 < 1 } } /* c */",
      [
        "private struct __Key_a: EnvironmentKey {", "static var defaultValue: (A) -> B {",
        "{ b { didSet in $0 < 1 } }", "}", "}",
      ]
    ),
    (
      "@Entry\nvar `a b` =\n\"=\"",
      [
        "private struct `__Key_a b`: EnvironmentKey {",
        "@safe nonisolated(unsafe) static var defaultValue =", "\"=\"", "}",
      ]
    ),
    (
      "@Entry var a: Int!",
      [
        "private struct __Key_a: EnvironmentKey {", "static var defaultValue: Int? {", "nil", "}",
        "}",
      ]
    ),
  ]

  @Test("reads a variable with all that may stand around it", arguments: declarations)
  func key(source: String, lines: [String]) throws {
    let key = try Entry(source).key(of: .environment)
    #expect(key.split(separator: "\n").map(String.init) == lines)
  }

  @Test(
    "holds types written as optionals",
    arguments: [
      ("Int?", "Int"), ("Optional<Int>", "Int"), ("Swift.Optional<[A?]>", "[A?]"),
      ("(() -> Int)?", "(() -> Int)"), ("A<B?>?", "A<B?>"),
    ])
  func optional(type: String, wrapped: String) throws {
    let key = try Entry("@Entry var a: \(type)").key(of: .focus)
    #expect(key == "private struct __Key_a: FocusedValueKey {\ntypealias Value = \(wrapped)\n}")
  }

  /// Declarations that are none, a word of what is said, and what it stands at.
  private static let mistakes: [(String, String, String)] = [
    ("@Entry let a = 1", "without 'let'", "let"),
    ("@Entry public static var a = 1", "without 'static'", "static"),
    ("@Entry func a() {}", "without 'func'", "func"),
    ("@Entry var (a, b) = (1, 2)", "a single variable", "(a"),
    ("@Entry var a: Int // = 1", "requires a value", "a:"),
    ("@Entry var a: () -> Int?", "requires a value", "a:"),
    ("@Entry var a: Optional<A>.B<C>", "requires a value", "a:"),
    ("@Entry var a = nil", "requires a type for nil", "a ="),
    ("@Entry var a: = 1", "requires a type after ':'", "= 1"),
    ("@Entry var a: Int =", "requires a value after '='", "="),
    ("@Entry var a: Int { 1 }", "a value instead", "{ 1"),
    ("@Entry var a: Int = 1 { didSet {} }", "cannot have observers", "{ didSet"),
    ("@Entry var a: Box<some View> = b", "in place of 'some'", "some"),
    ("@Entry var a: Int, b: Int", "a separate variable declaration", ", b"),
    ("/* é */ @Entry var a: Int = \"", "does not end", "\""),
  ]

  @Test("says what is no variable with a value, and where", arguments: mistakes)
  func mistake(source: String, said: String, place: String) throws {
    let error = try #require(throws: SourceError.self) { try Entry(source) }
    #expect(error.message.contains(said))
    let found = try #require(source.firstRange(of: place)).lowerBound
    #expect(error.offset == source.utf8.distance(from: source.startIndex, to: found))
  }

  @Test(
    "focused values are optional and begin with nothing",
    arguments: ["@Entry var a: Int = 1", "@Entry var a = 1", "@Entry var a: Int? = 1"])
  func focus(source: String) throws {
    let entry = try Entry(source)
    #expect(throws: SourceError.self) { try entry.key(of: .focus) }
  }

  @Test(
    "knows what it extends",
    arguments: [
      ("\n// EnvironmentValues\nextension Transaction {}", EntryOwner.transaction),
      ("public extension SwiftUI.EnvironmentValues: P {}", .environment),
      ("@MainActor extension /* a */ ContainerValues where A: B {}", .container),
      ("extension FocusedValues {}", .focus),
      ("struct EnvironmentValues {}", nil), ("extension MyEnvironmentValues {}", nil), ("", nil),
    ] as [(String, EntryOwner?)])
  func owner(source: String, owner: EntryOwner?) throws {
    #expect(try EntryOwner(source) == owner)
  }
}
