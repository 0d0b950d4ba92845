import ArgumentParser
import DocumentModel
import DocumentViews
import Foundation
import ShapeShift
import ShapeShiftDocuments

/// `describe`: where everything went.
struct Describe: Verb, WordTaking {
  /// What is shown.
  enum Form: String, EnumerableFlag {
    case layout
    case displayList
    case accessibility
    case trace

    static func help(for form: Form) -> ArgumentHelp? {
      switch form {
      case .layout: "Show each proposal and its answer instead."
      case .displayList: "Show what is drawn instead: the display list."
      case .accessibility: "Show what views tell those who do not see them instead."
      case .trace: "Show which views are made, appear and go until --time instead."
      }
    }
  }

  static let configuration = CommandConfiguration(
    commandName: "describe", _superCommandName: ShapeShiftCommand.word,
    abstract: "Show the resolved tree: each view and its frame.",
    discussion: """
      Frames are x, y, width and height in points from the canvas's top left. The first is that \
      of the view itself, inside its modifiers; the second, where it differs, has them around it.
      """)

  static let examples = """
    # The tree
    shapeshift describe card.json
    # The same in a canvas of another size, for scripts
    shapeshift describe card.json --size 320x200 --json
    # Why is it so wide?
    shapeshift describe card.json --layout
    # What do tests and screen readers find after a session?
    shapeshift describe form.json --input session.jsonl --time 3 --accessibility
    # Which rows are made anew?
    shapeshift describe list.json --trace --time 2
    """

  func validate() throws {
    guard json, form == .layout || form == .displayList else { return }
    throw ValidationError("--json goes with the tree, --accessibility and --trace")
  }

  @OptionGroup(title: "DOCUMENT") var document: DocumentOptions
  @Flag(exclusivity: .exclusive) var form: Form?
  @Flag(help: "Write the tree as JSON, or what else is shown.") var json = false
  @OptionGroup(title: "LAYOUT") var stage: StageOptions
  @OptionGroup(title: "USE") var session: SessionOptions
  @OptionGroup(title: "LIMITS") var limitOptions: LimitOptions
  @OptionGroup var messages: MessageOptions

  mutating func take(_ words: inout CommandWords) throws {
    document = try DocumentOptions(&words)
    form = try words.flag(of: Form.self)
    json = words.flag("--json")
    stage = try StageOptions(&words)
    session = try SessionOptions(&words)
    limitOptions = try LimitOptions(&words)
    messages = try MessageOptions(&words)
    document.document = try words.operand()
  }

  var fileName: String? { document.file.name }

  func run(_ console: Console) throws {
    let scene = try document.read(limits: limitOptions.limits)
    console.warn(scene.warnings)
    let stage = try Stage(
      scene, stage.settings(session), at: stage.time.seconds, limits: limitOptions.limits)
    let text = try describe(stage)
    for warning in stage.warnings { console.warn(warning) }
    try console.write(text)
  }

  @MainActor
  private func describe(_ stage: Stage) throws -> String {
    switch form {
    case .displayList:
      return try stage.displayList().description
    case .layout:
      let trace = LayoutTrace()
      stage.graph.session.trace = trace
      try stage.layOut()
      return LayoutText(trace, of: stage.graph).text
    case .accessibility:
      try stage.layOut()
      let tree = stage.graph.accessibilityTree()
      return json ? JSONText.page(.array(tree.elements.map(\.json))) : tree.text
    case .trace:
      let trace = LifeTrace()
      stage.graph.onLife = { trace.add($0) }
      try stage.layOut()
      return json ? JSONText.page(trace.json) : trace.text
    case nil:
      try stage.layOut()
      let tree = TreeDescription(of: stage.graph)
      return json ? JSONText.page(.object(tree.json)) : tree.text
    }
  }
}
