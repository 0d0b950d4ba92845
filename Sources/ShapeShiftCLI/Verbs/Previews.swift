import ArgumentParser
import DocumentModel
import FileStorage
import ShapeShift
import ShapeShiftDocuments

/// `previews`: what Swift files have to show.
struct Previews: Verb {
  static let configuration = CommandConfiguration(
    commandName: "previews", _superCommandName: ShapeShiftCommand.word,
    abstract: "List the previews of Swift code.",
    discussion: """
      A line for each preview of a file, a folder or a package: its number, its name, its line, or the type of its \
      provider, and the size that it asks for. Those of #Preview come first. To list them, the code is compiled and \
      run with your rights.
      """)

  static let examples = """
    # What is there to see?
    shapeshift previews Card.swift
    # For editors
    shapeshift previews Card.swift --json
    # All of a package
    shapeshift previews .
    """

  @Argument(help: ArgumentHelp("A Swift file, a folder of such, or a package.", valueName: "code"))
  var file: String

  @Flag(help: "Write an array of objects.")
  var json = false

  @OptionGroup var code: CodeOptions
  @OptionGroup(title: "LIMITS") var limitOptions: LimitOptions
  @OptionGroup var messages: MessageOptions

  func run(_ console: Console) throws {
    let input = InputFile(file)
    guard input.isSwiftCode else {
      throw Failure(
        .usage, "\(input.name) is no Swift code",
        help: "expected a name that ends in .swift, or a folder with such files")
    }
    let swift = try SwiftPreviews(
      input, type: nil, limits: limitOptions.limits, mayRun: code.mayRun)
    console.warn(swift.warnings)
    guard !json else {
      let rows = swift.previews.enumerated().map { Self.members($0, $1, of: swift) }
      return try console.write(JSONText.page(.array(rows.map { .object($0) })))
    }
    for (index, preview) in swift.previews.enumerated() {
      try console.write(
        Self.line(index + 1, preview, isAlone: input.isSwift))
    }
  }

  /// - Parameter isAlone: Whether all previews stand in one file.
  private static func line(_ number: Int, _ preview: Preview, isAlone: Bool) -> String {
    let file = isAlone ? "line " : "\(preview.fileID):"
    let place = preview.providerName ?? preview.line.map { "\(file)\($0)" } ?? ""
    let size = preview.size.map { ", \(length($0.width))x\(length($0.height))" } ?? ""
    return "\(number)  \(preview.description.printable)  (\(place)\(size))\n"
  }

  private static func length(_ value: CGFloat) -> String {
    MorphText.number(value)
  }

  @MainActor
  private static func members(
    _ index: Int, _ preview: Preview, of swift: SwiftPreviews
  ) -> JSONObject {
    var members: JSONObject = [
      "index": .number(JSONNumber(Double(index + 1))), "name": .string(preview.description),
      "target": .string(swift.target(index)), "file": .string(preview.fileID),
    ]
    members["displayName"] = preview.displayName.map { .string($0) } ?? .null
    members["line"] = preview.line.map { .number(JSONNumber(Double($0))) } ?? .null
    members["provider"] = preview.providerName.map { .string($0) } ?? .null
    members["width"] = preview.size.map { .number(JSONNumber(Double($0.width))) } ?? .null
    members["height"] = preview.size.map { .number(JSONNumber(Double($0.height))) } ?? .null
    return members
  }
}
