import ArgumentParser
import DocumentModel
import Foundation
import ShapeShift

/// `morph`: one outline becomes another.
struct Morph: Verb {
  static let configuration = CommandConfiguration(
    abstract: "Turn one shape into another: path data, an animated SVG, or frames.",
    discussion: """
      A and B are path data, SVG files with one path, or documents, whose filled shapes and letters are \
      taken as one outline. Without -o, --plan or --pairs, the path data at --times are printed, a line \
      each. With -o NAME.svg an SVG that moves by itself is written, with -o FOLDER/ numbered pictures.
      """)

  static let examples = """
    # The path in the middle
    shapeshift morph "M0,0 H10 V10 H0 Z" "M5,0 L10,10 L0,10 Z" --times 0.5
    # An SVG that moves
    shapeshift morph play.svg pause.svg -o play-pause.svg
    # Thirty pictures
    shapeshift morph circle.json star.json -o frames/ --frames 30
    # Which corners go where
    shapeshift morph a.svg b.svg --plan
    """

  /// How a picture's inside is told.
  enum FillRule: String, CaseIterable, ExpressibleByArgument {
    case nonzero
    case evenodd
  }

  /// What numbered pictures are.
  enum FrameFormat: String, CaseIterable, ExpressibleByArgument {
    case png
    case svg
  }

  @Argument(help: ArgumentHelp("The first shape: path data or a file.", valueName: "a"))
  var from: String?

  @Argument(help: ArgumentHelp("The second shape.", valueName: "b"))
  var to: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("An SVG that moves, or a folder for pictures.", valueName: "out"))
  var output: String?

  @Option(help: ArgumentHelp("How the inside of both is told.", valueName: "rule"))
  var fillRule = FillRule.nonzero

  @Flag(help: "Take both as lines: open ones stay open.")
  var stroke = false

  @Option(
    help: ArgumentHelp("The times to print, from 0 to 1, with commas.", valueName: "list"),
    transform: { try MorphTimes(argument: $0) })
  var times = MorphTimes([0, 0.25, 0.5, 0.75, 1])

  @Flag(help: "Print [[time, \"path data\"], ...].")
  var json = false

  @Option(
    help: ArgumentHelp("Morph all pairs of a file, and print them as JSON.", valueName: "file"))
  var pairs: String?

  @Flag(help: "Print which points go to which.")
  var plan = false

  @Flag(help: "With -o NAME.svg, draw both ends and the points that go to each other.")
  var debug = false

  @Option(help: ArgumentHelp("The number of pictures in a folder.", valueName: "n"))
  var frames = 25

  @Option(help: ArgumentHelp("What the pictures in a folder are.", valueName: "format"))
  var format = FrameFormat.png

  @Option(
    help: ArgumentHelp("The longer side of a picture in pixels.", valueName: "n"),
    transform: { try PositiveNumber(argument: $0) })
  var size = PositiveNumber(400)

  @OptionGroup(title: "LIMITS") var limitOptions: LimitOptions
  @OptionGroup var messages: MessageOptions

  func run(_ console: Console) throws {
    if let pairs { return try printPairs(MorphPairsFile(reading: pairs), console) }
    guard let from, let to else {
      throw Failure(.usage, "morph needs two shapes", help: "or a file of them: --pairs FILE.json")
    }
    let limits = limitOptions.limits
    let sources = try (MorphSource(from, limits: limits), MorphSource(to, limits: limits))
    let morph = MorphPlan(from: sources.0.path, to: sources.1.path, options: options)
    if let output { return try write(morph, to: output, console) }
    if plan || debug { return try console.write(MorphText.plan(morph)) }
    let lines = times.values.map { ($0, Self.data(morph, sources.0.data, sources.1.data, $0)) }
    try console.write(
      json
        ? Self.json(lines) + "\n" : lines.map { "\($0.1)\n" }.joined())
  }

  private var options: MorphPlan.Options {
    MorphPlan.Options(fillStyle: FillStyle(eoFill: fillRule == .evenodd), isStroked: stroke)
  }

  /// The path data at a time; the ends as they were written.
  private static func data(
    _ morph: MorphPlan, _ from: String?, _ to: String?, _ time: Double
  ) -> String {
    if time <= 0, let from { return from }
    if time >= 1, let to { return to }
    return MorphText.data(morph.path(at: CGFloat(time)))
  }

  private static func json(_ lines: [(Double, String)]) -> String {
    let items = lines.map { "[\(MorphText.number(CGFloat($0.0))), \(quoted($0.1))]" }
    return "[" + items.joined(separator: ", ") + "]"
  }

  private static func quoted(_ text: String) -> String {
    JSONWriter.canonical(.string(text)).trimmingCharacters(in: .newlines)
  }

  private func printPairs(_ file: MorphPairsFile, _ console: Console) throws {
    var lines: [String] = []
    for pair in file.pairs {
      let (from, to) = try (MorphSource(data: pair.from), MorphSource(data: pair.to))
      let morph = MorphPlan(
        from: from.path, to: to.path,
        options: MorphPlan.Options(
          fillStyle: FillStyle(eoFill: pair.fillRule == "evenodd"),
          isStroked: pair.strokeOnly ?? false))
      let frames = times.values.map { ($0, Self.data(morph, pair.from, pair.to, $0)) }
      lines.append("\(Self.quoted(pair.id)): \(Self.json(frames))")
    }
    try console.write(
      "{\"name\": \"ShapeShift\", \"pairs\": {\n" + lines.joined(separator: ",\n") + "\n}}\n")
  }

  private func write(_ morph: MorphPlan, to output: String, _ console: Console) throws {
    let frame = MorphFrame(morph)
    guard !output.lowercased().hasSuffix(".svg") else {
      let text = debug ? MorphText.debugSVG(morph, frame) : MorphText.animatedSVG(morph, frame)
      return try OutputFile(path: output).write(Array(text.utf8))
    }
    let suffix = URL(fileURLWithPath: output).pathExtension
    guard suffix.isEmpty else {
      throw Failure(
        .usage, "morph writes no .\(suffix)", help: "-o NAME.svg, or -o FOLDER/ for pictures")
    }
    guard frames > 1, frames <= 100_000 else {
      throw Failure(.usage, "--frames \(frames) is out of range; expected 2 to 100000")
    }
    try OutputFile.makeFolder(output)
    for index in 0..<frames {
      let path = morph.path(at: CGFloat(index) / CGFloat(frames - 1))
      let number = String(index)
      let digits = String(repeating: "0", count: max(4 - number.count, 0)) + number
      let name = URL(fileURLWithPath: output)
        .appendingPathComponent("morph_\(digits).\(format.rawValue)").path
      try OutputFile(path: name).write(try bytes(path, frame))
    }
    console.say("wrote \(frames) pictures to \(output)")
  }

  private func bytes(_ path: Path, _ frame: MorphFrame) throws -> [UInt8] {
    switch format {
    case .svg: Array(MorphText.svg(path, frame).utf8)
    case .png:
      try frame.displayList(path, longSide: CGFloat(size.value)).encoded(as: .png).bytes
    }
  }
}

/// Times from 0 to 1.
struct MorphTimes: CustomStringConvertible {
  let values: [Double]

  init(_ values: [Double]) { self.values = values }

  /// Reads the value of an option.
  init(argument: String) throws(ValidationError) {
    let values = argument.split(separator: ",").map {
      Double($0.trimmingCharacters(in: .whitespaces)) ?? .nan
    }
    guard !values.isEmpty, values.allSatisfy({ $0 >= 0 && $0 <= 1 }) else {
      throw ValidationError("expected times from 0 to 1 with commas between, such as 0,0.5,1")
    }
    self.values = values
  }

  var description: String { values.map { MorphText.number(CGFloat($0)) }.joined(separator: ",") }
}
