import DocumentModel
import DocumentViews
import Foundation
import ShapeShift
import ShapeShiftDocuments

/// `swatches`: the eleven colours.
struct Swatches: Verb {
  static let name = "swatches"
  static let abstract = "List the named colors of the swatch picker."
  static let discussion = """
    Prints one line per color: name, hue, saturation, brightness, and #RRGGBB. Also available as \
    'shapeshift explain swatches'.
    """

  static let examples = """
    # Print a table
    shapeshift swatches
    # Print JSON for a script
    shapeshift swatches --json
    """

  static let options: [OptionSection<Swatches>] = [
    OptionSection([.json(\Swatches.json, help: "Print the colors as a JSON array.")])
  ]

  private var json = false

  func run(_ console: Console) throws {
    let swatches = zip(HSL.swatchNames, HSL.swatches)
    guard json else {
      for (name, color) in swatches { try console.write(Self.line(name, color)) }
      return
    }
    try console.write(
      JSONWriter.canonical(.array(swatches.map { .object(Self.members($0.0, $0.1)) })))
  }

  /// The colors for lists: names, and everything else.
  static var rows: [(name: String, text: String)] {
    zip(HSL.swatchNames, HSL.swatches).map { name, color in
      let (hue, saturation, brightness) = (color.hue, color.saturation, color.brightness)
      return (name, "\(hex(color)): hue \(hue), saturation \(saturation), brightness \(brightness)")
    }
  }

  private static func line(_ name: String, _ color: HSL) -> String {
    let numbers = [color.hue, color.saturation, color.brightness].map { value in
      "\(value)".padding(toLength: 6, withPad: " ", startingAt: 0)
    }
    return name.padding(toLength: 9, withPad: " ", startingAt: 0) + numbers.joined()
      + hex(color) + "\n"
  }

  private static func members(_ name: String, _ color: HSL) -> JSONObject {
    [
      "name": .string(name),
      "hue": .number(JSONNumber(color.hue)),
      "saturation": .number(JSONNumber(color.saturation)),
      "brightness": .number(JSONNumber(color.brightness)),
      "hex": .string(hex(color)),
    ]
  }

  private static func hex(_ color: HSL) -> String {
    String(color.color.resolve(in: EnvironmentValues()).description.prefix(7))
  }
}
