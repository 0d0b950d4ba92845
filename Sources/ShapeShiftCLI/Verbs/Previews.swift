import DocumentModel
import FileStorage
import ShapeShift
import ShapeShiftDocuments

/// `previews`: what Swift files have to show.
struct Previews: Verb {
  static let name = "previews"
  static let abstract = "List the previews in Swift source."
  static let discussion = """
    Prints one line per preview of a file, folder or package: its number, name, line or provider \
    type, and requested size. Previews declared with #Preview come first. Listing previews \
    compiles the code and runs it with your permissions.
    """

  static let examples = """
    # List the previews of a file
    shapeshift previews Card.swift
    # Print JSON for an editor
    shapeshift previews Card.swift --json
    # List all previews of a package
    shapeshift previews .
    """

  static let options: [OptionSection<Previews>] = [
    OptionSection([
      SettingKey(
        "code", \Previews.file, .text, "code",
        help: "Swift file, folder of Swift files, or package."
      ).operand().completed(),
      .json(\.json, help: "Print the previews as a JSON array."),
      .code(\.runsCode),
    ]),
    .limits(at: \.limits),
  ]

  private var file = ""
  private var json = false
  private var runsCode = true
  private var limits = DocumentLimits()

  func run(_ console: Console) throws {
    let input = InputFile(file)
    guard input.isSwiftCode else {
      throw Failure(
        .usage, "\(input.name) is not Swift source",
        help: "pass a .swift file, or a folder or package that contains one")
    }
    let swift = try SwiftPreviews(
      input, type: nil, limits: limits, mayRun: runsCode)
    console.warn(swift.warnings)
    guard !json else {
      let rows = swift.previews.enumerated().map { Self.members($0, $1, of: swift) }
      return try console.write(JSONText.page(.array(rows.map { .object($0) })))
    }
    for (index, preview) in swift.previews.enumerated() {
      try console.write(
        Self.line(index + 1, preview, in: input.isSwift ? nil : swift.file(index)))
    }
  }

  /// - Parameter file: The file of the preview, or `nil` if all previews are in one file.
  private static func line(_ number: Int, _ preview: Preview, in file: String?) -> String {
    let start = file.map { "\($0):" } ?? "line "
    let place = preview.providerName ?? preview.line.map { "\(start)\($0)" } ?? ""
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
      "target": .string(swift.target(index)), "file": .string(swift.file(index)),
    ]
    members["displayName"] = preview.displayName.map { .string($0) } ?? .null
    members["line"] = preview.line.map { .number(JSONNumber(Double($0))) } ?? .null
    members["provider"] = preview.providerName.map { .string($0) } ?? .null
    members["width"] = preview.size.map { .number(JSONNumber(Double($0.width))) } ?? .null
    members["height"] = preview.size.map { .number(JSONNumber(Double($0.height))) } ?? .null
    return members
  }
}
