import Foundation
import Testing

@Suite("The command line")
struct InvocationTests {
  static let verbs = [
    "render", "watch", "frames", "animate", "morph", "previews", "init", "check", "fmt", "import",
    "describe", "edit", "undo", "redo", "history", "diff", "snapshot", "batch", "farm", "studio",
    "explain", "manual", "schema", "doctor", "completions",
  ]

  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  @Test(
    "A misspelled verb or option gets a suggestion",
    arguments: [
      (
        ["rendr", "a.json"], "error: unknown command \"rendr\"\n  help: did you mean \"render\"?\n"
      ),
      (["help", "chek"], "error: unknown command \"chek\"\n  help: did you mean \"check\"?\n"),
      (
        ["history", "lst", "a.json"],
        "error: unknown command \"history lst\"\n  help: did you mean \"list\"?\n"
      ),
      (
        ["render", "a.json", "--scal", "2"],
        """
        error: unknown option --scal
          help: did you mean "--scale"?

        """
      ),
      (
        ["check", "a.json", "--color", "sometimes"],
        """
        error: --color is "sometimes"; expected auto, always, never
          help: see 'shapeshift check --help'

        """
      ),
      (
        ["render"],
        """
        error: missing <doc>
          help: see 'shapeshift render --help'

        """
      ),
      (
        ["xyzzy"],
        """
        error: unknown command "xyzzy"
          help: the commands are \(verbs.joined(separator: ", "))

        """
      ),
    ])
  func misspelt(arguments: [String], messages: String) throws {
    let outcome = try workspace.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.messages == messages)
    #expect(outcome.text == "")
  }

  @Test(
    "An option that takes one value is given once",
    arguments: [
      (
        ["render", "a.json", "-o", "a.png", "-o", "b.png"],
        "-o can be used only once but appears 2 times"
      ),
      (
        ["render", "a.json", "-o", "a.png", "--output=b.png"],
        "-o and --output are the same option, which can be used only once"
      ),
      (
        ["history", "list", "a.json", "--color", "never", "--color", "never"],
        "--color can be used only once but appears 2 times"
      ),
    ])
  func repeated(arguments: [String], sentence: String) throws {
    let outcome = try workspace.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.messages.hasPrefix("error: \(sentence)\n"))
  }

  @Test("Options that may be repeated are, and what stands behind -- is no option")
  func repeatable() throws {
    let red = #"{"$": "values.color"}"#
    try workspace.write(
      #"{"shapeshift": 1, "values": {"color": "red", "size": 1}, "view": {"view": "Color", "color": \#(red)}}"#,
      to: "-o.json")
    let outcome = try workspace.run(
      "render", "--set", "color=blue", "--set", "size=2", "-o", "out.png", "--", "-o.json")
    #expect(outcome.messages == "")
    #expect(outcome.status == 0)
  }

  @Test("A document in the place of the verb is met with the verb")
  func documentAsVerb() throws {
    try workspace.write("{}", to: "model.json")
    let outcome = try workspace.run("model.json")
    #expect(outcome.status == 64)
    #expect(
      outcome.messages == """
        error: unknown command "model.json"
          help: to render the file, use shapeshift render model.json

        """)
  }

  @Test("A document in the place of a verb's own verb is met with the first of these")
  func documentAsPart() throws {
    try workspace.write("{}", to: "model.json")
    let outcome = try workspace.run("history", "model.json")
    #expect(outcome.status == 64)
    #expect(
      outcome.messages.hasSuffix("restore: shapeshift history list model.json\n"),
      "\(outcome.messages)")
  }

  @Test("Changes of edit may be given as those of other verbs")
  func editSet() throws {
    try workspace.write(
      #"{"shapeshift": 1, "values": {"a": 1, "b": 2}, "view": {"view": "Circle"}}"#,
      to: "model.json")
    let outcome = try workspace.run("edit", "model.json", "a=3", "--set", "b=4")
    #expect(outcome.messages == "step 1: Change 2 values\n")
    let text = try workspace.text("model.json")
    #expect(text.contains(#""a": 3"#) && text.contains(#""b": 4"#), "\(text)")
    #expect(try workspace.run("edit", "model.json", "--set", "b").status == 64)
  }

  @Test(
    "Every help page is the product, ends with examples and names the command", arguments: verbs)
  func help(verb: String) throws {
    let page = try workspace.run("help", verb)
    #expect(page.status == 0)
    #expect(page.messages == "")
    #expect(page.text == (try workspace.run(verb, "--help").text))
    #expect(page.text == (try workspace.run(verb, "-h").text))
    let parts = page.text.components(separatedBy: "\n\nEXAMPLES:\n")
    #expect(parts.count == 2)
    #expect(parts.first?.contains("USAGE: shapeshift \(verb)") == true)
    #expect(parts.last?.contains("  shapeshift \(verb)") == true)
    #expect(parts.last?.split(separator: "\n").allSatisfy { $0.hasPrefix("  ") } == true)
  }

  @Test("Without arguments, all verbs are listed with examples")
  func overview() throws {
    let page = try workspace.run()
    #expect(page.status == 0)
    for verb in Self.verbs { #expect(page.text.contains("\n  \(verb) ")) }
    #expect(page.text.contains("\n\nEXAMPLES:\n"))
    #expect(try workspace.run("--help").text == page.text)
  }

  @Test("The version is a line")
  func version() throws {
    let outcome = try workspace.run("--version")
    #expect(outcome.status == 0)
    #expect(outcome.text.split(separator: ".").count == 3)
    #expect(outcome.text.hasSuffix("\n"))
  }

  @Test("Messages are coloured when asked for, and else not in a pipe")
  func color() throws {
    let always = try workspace.run("render", "gone.json", "--color", "always")
    #expect(
      always.messages
        == "\u{1B}[1;31merror\u{1B}[0m: gone.json can't be read: no such file or directory\n")
    #expect(!(try workspace.run("render", "gone.json").messages.contains("\u{1B}")))
  }
}
