import FileStorage
import Testing

@Suite("Text for terminals")
struct PrintableTextTests {
  @Test(
    "What would control a terminal, or turn a name around, is shown by its number",
    arguments: [
      ("plain näme ☂", "plain näme ☂"), ("a\u{1B}[31mb", "a\\u{1b}[31mb"),
      ("x\n::warning::y", "x\\u{a}::warning::y"), ("\u{202E}gnp.x", "\\u{202e}gnp.x"),
      ("\u{9B}2J", "\\u{9b}2J"),
    ])
  func controls(text: String, shown: String) { #expect(text.printable == shown) }
}
