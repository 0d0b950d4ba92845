import ArgumentParser
import DocumentModel
import DocumentViews
import Foundation
import ShapeShift

/// `describe`: where everything went.
struct Describe: Verb {
  /// What is shown.
  enum Form: String, EnumerableFlag {
    case layout
    case displayList
    case json

    static func help(for form: Form) -> ArgumentHelp? {
      switch form {
      case .layout: "Show each proposal and its answer instead."
      case .displayList: "Show what is drawn instead: the display list."
      case .json: "Write the tree as JSON."
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
    """

  @OptionGroup(title: "DOCUMENT") var document: DocumentOptions
  @Flag(exclusivity: .exclusive) var form: Form?
  @OptionGroup(title: "LAYOUT") var stage: StageOptions
  @OptionGroup(title: "LIMITS") var limitOptions: LimitOptions
  @OptionGroup var messages: MessageOptions

  func run(_ console: Console) throws {
    let scene = try document.read(limits: limitOptions.limits)
    console.warn(scene.warnings)
    let stage = try Stage(scene, stage)
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
    case .json:
      try stage.layOut()
      return JSONText.page(.object(TreeDescription(of: stage.graph).json))
    case nil:
      try stage.layOut()
      return TreeDescription(of: stage.graph).text
    }
  }
}
