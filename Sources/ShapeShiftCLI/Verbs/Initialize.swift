import ArgumentParser
import FileStorage
import Foundation

/// `init`: a first document.
struct Initialize: Verb {
  static let configuration = CommandConfiguration(
    commandName: "init", _superCommandName: ShapeShiftCommand.word,
    abstract: "Write a document to begin with.",
    discussion: "A file that is there already is left alone.")

  static let examples = """
    # hello.json, and its picture
    shapeshift init hello
    shapeshift render hello.json
    """

  /// The document.
  static let starter = """
    {
      "shapeshift": 1,
      "canvas": { "width": 400, "height": 300, "background": "white" },
      "view": {
        "view": "VStack",
        "spacing": 16,
        "children": [
          {
            "view": "Circle",
            "id": "sun",
            "modifiers": [{ "fill": "orange" }, { "frame": { "width": 120, "height": 120 } }]
          },
          {
            "view": "Text",
            "text": "Hello",
            "modifiers": [{ "font": "title" }, { "padding": 12 }, { "border": "blue" }]
          }
        ]
      }
    }

    """

  @Argument(help: ArgumentHelp("The document to write.", valueName: "name"))
  var name = "picture.json"

  @OptionGroup var messages: MessageOptions

  func run(_ console: Console) throws {
    let path = URL(fileURLWithPath: name).pathExtension.isEmpty ? name + ".json" : name
    try OutputFile(path: path).writeNew(Array(Self.starter.utf8))
    console.say("wrote \(path)")
  }
}
