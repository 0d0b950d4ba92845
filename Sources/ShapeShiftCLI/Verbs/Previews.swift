import ArgumentParser
import DocumentModel
import FileStorage
import ShapeShift

/// `previews`: what Swift files have to show.
struct Previews: Verb {
  static let configuration = CommandConfiguration(
    commandName: "previews", _superCommandName: ShapeShiftCommand.word,
    abstract: "List the previews of a Swift file.",
    discussion: """
      A line for each: its number, its name, its line in the file, or the type of its provider, and the size that \
      it asks for. Those of #Preview come first.
      """)

  static let examples = """
    # What is there to see?
    shapeshift previews Card.swift
    # For editors
    shapeshift previews Card.swift --json
    """

  @Argument(help: ArgumentHelp("The Swift file.", valueName: "file"))
  var file: String

  @Flag(help: "Write an array of objects.")
  var json = false

  @OptionGroup(title: "LIMITS") var limitOptions: LimitOptions
  @OptionGroup var messages: MessageOptions

  func run(_ console: Console) throws {
    let input = InputFile(file)
    guard input.isSwift else {
      throw Failure(.usage, "\(input.name) is no Swift file; expected a name that ends in .swift")
    }
    let source = try input.source(limits: limitOptions.limits)
    let swift = try SwiftFile(source, at: file, type: nil)
    console.warn(swift.warnings)
    guard !json else {
      let rows = swift.previews.enumerated().map { Self.members($0 + 1, $1) }
      return try console.write(JSONText.page(.array(rows.map { .object($0) })))
    }
    for (index, preview) in swift.previews.enumerated() {
      try console.write(Self.line(index + 1, preview))
    }
  }

  private static func line(_ number: Int, _ preview: Preview) -> String {
    let place = preview.providerName ?? preview.line.map { "line \($0)" } ?? ""
    let size = preview.size.map { ", \(length($0.width))x\(length($0.height))" } ?? ""
    return "\(number)  \(preview.description.printable)  (\(place)\(size))\n"
  }

  private static func length(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  private static func members(_ number: Int, _ preview: Preview) -> JSONObject {
    var members: JSONObject = [
      "index": .number(JSONNumber(Double(number))), "name": .string(preview.description),
    ]
    members["displayName"] = preview.displayName.map { .string($0) } ?? .null
    members["line"] = preview.line.map { .number(JSONNumber(Double($0))) } ?? .null
    members["provider"] = preview.providerName.map { .string($0) } ?? .null
    members["width"] = preview.size.map { .number(JSONNumber(Double($0.width))) } ?? .null
    members["height"] = preview.size.map { .number(JSONNumber(Double($0.height))) } ?? .null
    return members
  }
}
