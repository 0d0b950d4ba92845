import DocumentModel
import DocumentViews
import Foundation
import ShapeShift
import ShapeShiftDocuments

/// `describe`: where everything went.
struct Describe: Verb {
  /// What is shown.
  enum Form: Sendable {
    case layout
    case displayList
    case accessibility
    case trace
  }

  static let name = "describe"
  static let abstract = "Print the view tree with layout frames."
  static let discussion = """
    A frame is x, y, width and height in points, measured from the top left of the canvas. The \
    first frame is that of the view itself, inside its modifiers. The second, printed only if it \
    differs, includes the modifiers.
    """

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

  static let options: [OptionSection<Describe>] = [
    OptionSection("DOCUMENT", DocumentInput.keys, at: \Describe.document),
    OptionSection([
      SettingKey(
        flag: "layout", \Describe.form, .layout,
        help: "Print the proposed and chosen size of each view instead."),
      SettingKey(
        flag: "displayList", \.form, .displayList, help: "Print the display list instead."),
      SettingKey(
        flag: "accessibility", \.form, .accessibility,
        help: "Print the accessibility tree instead."),
      SettingKey(
        flag: "trace", \.form, .trace,
        help: "Print view creation, appearance and removal until --time instead."),
      .json(\.json, help: "Print the output as JSON."),
    ]),
    OptionSection("LAYOUT", LayoutSettings.viewKeys, at: \.layout),
    OptionSection("LAYOUT", [.time(\.time)]),
    OptionSection("SESSION", LayoutSettings.sessionKeys, at: \.layout),
  ]

  private var document = DocumentInput("")
  private var form: Form?
  private var json = false
  private var layout = LayoutSettings()
  private var time = 0.0

  func check(_ given: GivenOptions) throws(Failure) {
    guard json, form == .layout || form == .displayList else { return }
    throw Failure(.usage, "--json cannot be combined with --layout or --display-list")
  }

  var fileName: String? { document.file.name }

  func run(_ console: Console) throws {
    let scene = try SceneCache(.all).scene(document).scene
    console.warn(scene.warnings)
    let stage = try Stage(
      scene, layout, at: time, limits: document.limits)
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
