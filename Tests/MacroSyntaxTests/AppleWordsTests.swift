import MacroSyntax
import Testing

@Suite("Words of Apple's systems")
struct AppleWordsTests {
  /// Source, and what becomes of it.
  private static let sources: [(String, String)] = [
    ("@objc func tap() {}", "      func tap() {}"),
    ("@objc(tap:) private func tap(_ a: Any) {}", "            private func tap(_ a: Any) {}"),
    ("@objcMembers class A: B {}", "             class A: B {}"),
    (
      "@IBAction func a() {}\n@IBOutlet weak var b: C?",
      "          func a() {}\n          weak var b: C?"
    ),
    ("f(#selector(A.tap(_:)), \"@objc\")", "f(Selector (A.tap(_:)), \"@objc\")"),
    ("@main struct A: App {}", "      struct A: App {}"),
    ("@UIApplicationMain class A {}", "                   class A {}"),
    ("f(#selector( tap ))", "f(Selector ( tap ))"),
    (
      "func p<V: View>(@ViewBuilder _ make: () -> V) { ImageRenderer(content: make()) }",
      "func p<V: View>(@ViewBuilder _ make: () -> V) { ImageRenderer(holding: make()) }"
    ),
    (
      "func p<V: View>(make: @MainActor () -> V) { ImageRenderer(content: make().padding()) }",
      "func p<V: View>(make: @MainActor () -> V) { ImageRenderer(holding: make().padding()) }"
    ),
    ("@objc(\n  tap:\n) func tap() {}", "      \n      \n  func tap() {}"),
  ]

  @Test(
    "A renderer of a closure that may not escape takes its view as it is",
    arguments: [
      "struct A { let make: Int; func p(make: () -> B) { _ = SwiftUI.ImageRenderer(content: make()) } }",
      "func make() {}\nfunc p(make: () -> B) { do { ImageRenderer(content: VStack { make() }) } }",
      "func p(make: () -> B) { if let make = c {}; ImageRenderer(content: make()) }",
      "func q() { let make = 1 }\nfunc p(_ a: Int = 2, make: () throws -> B) -> C where D: E { ImageRenderer(content: make()) }",
      "let f = { (make: () -> B) in ImageRenderer(content: make()) }",
      "func q() { struct ImageRenderer {} }\nfunc p(make: () -> B) { ImageRenderer(content: make()) }",
    ])
  func heldViews(_ source: String) {
    #expect(
      AppleWords.plain(source) == source.replacing("(content: ", with: "(holding: "), "\(source)")
  }

  @Test(
    "A renderer of another view, or another renderer, stays",
    arguments: [
      "func q(make: () -> B) {}\nfunc p() { ImageRenderer(content: make()) }",
      "func p(make: () -> B) { let make = c; ImageRenderer(content: make()) }",
      "func p(make: () -> B) { func make() -> B { c }; ImageRenderer(content: make()) }",
      "func p(make: () -> B) { if let make = c { ImageRenderer(content: make()) } }",
      "func p(make: () -> B) { q { (make: @escaping () -> B) in ImageRenderer(content: make()) } }",
      "func p(make: () -> B) { struct C { var make: B; func p() { ImageRenderer(content: make()) } } }",
      "func p(make: () -> B) { ImageRenderer(content: self.make()) }",
      "func p(make: () -> B) { ImageRenderer(content: a.make()) }",
      "struct ImageRenderer { init(content: B) {} }\nfunc p(make: () -> B) { ImageRenderer(content: make()) }",
      "enum A { typealias ImageRenderer = C; func p(make: () -> B) { ImageRenderer(content: make()) } }",
      "func p(make: () -> B) { Other.ImageRenderer(content: make()) }",
      "func p(make: () -> B) { q(\"ImageRenderer(content: make())\") }",
      "func p(make: () -> B) { /* ImageRenderer(content: make()) */ } // ImageRenderer(content: make())",
      "func p(make: () -> B) { q(\"\"\"\nImageRenderer(content: make())\n\"\"\") }",
    ])
  func otherRenderers(_ source: String) {
    #expect(AppleWords.plain(source) == nil, "\(source)")
  }

  @Test("go, and nothing moves", arguments: sources)
  func plain(_ source: String, _ expected: String) {
    #expect(AppleWords.plain(source) == expected)
    #expect(source.utf8.count == expected.utf8.count)
  }

  @Test(
    "import a module that is here",
    arguments: [
      ("import os // log", "import ShapeShiftLogging // log"),
      ("import os.log\nlet a = 1", "import ShapeShiftLogging\nlet a = 1"),
      ("import struct os.Logger", "import ShapeShiftLogging"),
      ("import CoreImage.CIFilterBuiltins\nlet a = 1", "import CoreImage\nlet a = 1"),
      (
        "import struct\nos.\nLogger; @objc let a = 1",
        "import ShapeShiftLogging\n\n;       let a = 1"
      ),
      (
        "@preconcurrency import OSLog; @objc func a() {}",
        "@preconcurrency import ShapeShiftLogging;       func a() {}"
      ),
    ])
  func modules(_ source: String, _ expected: String) {
    #expect(AppleWords.plain(source) == expected)
  }

  @Test(
    "are distinguished from others",
    arguments: [
      "@State var objc = 1", "let a = \"#selector(b)\"", "// @objc\nlet a = 1",
      "#selector(getter: A.b)", "let r = ImageRenderer(content: Card(title: name()))",
      "ImageRenderer(content: make())",
      "func p<V: View>(make: @escaping () -> V) { ImageRenderer(content: make()) }",
      "struct A<V: View> { let make: () -> V; func p() { ImageRenderer(content: make()) } }",
      "func p(size: CGSize) { ImageRenderer(content: Text(a).frame(size: size())) }",
      "import SwiftUI\nlet os = 1", "#if os(Linux)\n#endif",
      "@MainActor func objc() {}", "let a = \"", "",
    ])
  func others(_ source: String) {
    #expect(AppleWords.plain(source) == nil)
  }
}
