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
      case .layout: "Print the proposed and chosen size of each view instead."
      case .displayList: "Print the display list instead."
      case .accessibility: "Print the accessibility tree instead."
      case .trace: "Print view creation, appearance and removal until --time instead."
      }
    }
  }

  static let configuration = CommandConfiguration(
    commandName: "describe", _superCommandName: ShapeShiftCommand.word,
    abstract: "Print the view tree with layout frames.",
    discussion: """
      A frame is x, y, width and height in points, measured from the top left of the canvas. The \
      first frame is that of the view itself, inside its modifiers. The second, printed only if it \
      differs, includes the modifiers.
      """)

  static let examples = """
    # Print the tree
    shapeshift describe card.json
    # Print it as JSON, for another canvas size
    shapeshift describe card.json --size 320x200 --json
    # Find out why a view is too wide
    shapeshift describe card.json --layout
    # Print what tests and screen readers find after a session
    shapeshift describe form.json --input session.jsonl --time 3 --accessibility
    # Find out which rows are created again
    shapeshift describe list.json --trace --time 2
    """

  func validate() throws {
    guard json, form == .layout || form == .displayList else { return }
    throw ValidationError("--json cannot be combined with --layout or --display-list")
  }

  @OptionGroup(title: "DOCUMENT") var document: DocumentOptions
  @Flag(exclusivity: .exclusive) var form: Form?
  @Flag(help: "Print the output as JSON.") var json = false
  @OptionGroup(title: "LAYOUT") var stage: StageOptions
  @OptionGroup(title: "SESSION") var session: SessionOptions
  @OptionGroup(visibility: .hidden) var limitOptions: LimitOptions
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
