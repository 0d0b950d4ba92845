import DocumentModel
import FileStorage
import Foundation
import ShapeShift
import ShapeShiftDocuments

/// `morph`: one outline becomes another.
struct Morph: Verb {
  static let name = "morph"
  static let abstract = "Morph one shape into another."
  static let discussion = """
    A and B are path data, letters, SVG files or documents; the filled shapes and letters of a \
    file are combined into one outline. Without -o, --plan, --debug or --pairs, the path data at \
    each of --times is printed, one per line. With -o NAME.svg, or .gif, .png, .webp, .mp4, \
    .webm, .lottie, .y4m, or .json for sprites, an animation file that plays forward and back is \
    written; with -o FOLDER/, numbered images. These outputs keep the paint of documents and SVG \
    files: fills, strokes and gradients are interpolated with the outlines. Between two SVG \
    files, elements are matched by id, or else by position and shape, and the background is \
    transparent.
    """

  static let examples = """
    # Print the path halfway
    shapeshift morph "M0,0 H10 V10 H0 Z" "M5,0 L10,10 L0,10 Z" --times 0.5
    # Morph one letter into another
    shapeshift morph A B -o letters.gif
    # Write an animated SVG file
    shapeshift morph play.svg pause.svg -o play-pause.svg
    # Write a Lottie animation
    shapeshift morph play.svg pause.svg -o play-pause.lottie
    # Morph icons element by element, on white
    shapeshift morph menu.svg close.svg -o menu.gif --stagger 0.3 --background white
    # Render 30 images
    shapeshift morph circle.json star.json -o frames/ --frames 30
    # Print which points correspond
    shapeshift morph a.svg b.svg --plan
    # Draw the correspondence
    shapeshift morph a.svg b.svg --debug -o plan.svg
    """

  /// How a picture's inside is told.
  enum FillRule: String, CaseIterable {
    case nonzero
    case evenodd
  }

  /// What numbered pictures are.
  enum FrameFormat: String, CaseIterable {
    case png
    case svg
  }

  static let options: [OptionSection<Morph>] = [
    OptionSection([
      SettingKey("from", \Morph.from, .text, "a", help: shapeHelp("First"))
        .operand(isRequired: false).completed(),
      SettingKey("to", \.to, .text, "b", help: shapeHelp("Second"))
        .operand(isRequired: false).completed(),
    ]),
    OptionSection(outputKeys), OptionSection(shapeKeys), OptionSection(animationKeys),
    OptionSection("EXECUTION", WorkOptions.keys, at: \.work),
    .limits(at: \.limits),
  ]

  private static func shapeHelp(_ number: String) -> String {
    "\(number) shape: path data, letters or a file."
  }

  private static let outputKeys: [SettingKey<Morph>] = [
    SettingKey("output", \.output, .text, "out", help: "Animation file, or folder for images.")
      .spelled("-o", "--output").completed(),
    SettingKey(
      "times", \.times, .times, "list", help: "Times to print, from 0 to 1, separated by commas."),
    .json(\.json, help: "Print JSON: [[time, \"path data\"], ...]."),
    SettingKey(
      "pairs", \.pairs, .text, "file", help: "Morph all pairs in a file and print them as JSON."
    ).completed(),
    SettingKey("plan", \.plan, .flag(), help: "Print which points correspond."),
    SettingKey(
      "debug", \.debug, .flag(), help: "Draw both shapes and their corresponding points as SVG."),
  ]

  private static let shapeKeys: [SettingKey<Morph>] = [
    SettingKey(
      "text", \.text, .flag(),
      help: "Read both arguments as letters, even if they are path data or file names."),
    SettingKey("font", \.font, .text, "family", help: "Font family of letters."),
    SettingKey("fillRule", \.fillRule, .choice, "rule", help: "Fill rule of both shapes."),
    SettingKey("stroke", \.stroke, .flag(), help: "Morph both as lines; open lines stay open."),
  ]

  private static let animationKeys: [SettingKey<Morph>] = [
    SettingKey(
      "frames", \.frames, .integer(2...100_000), "n",
      help: "Number of images to write to a folder."),
    SettingKey(
      "duration", \.duration, .positive, "seconds",
      help: "Duration from A to B in an animation file, in seconds."),
    SettingKey(
      "fps", \.fps, .frameRate, "n", help: "Frames per second of an animation file."),
    SettingKey("format", \.format, .choice, "format", help: "Format of the images in a folder."),
    SettingKey("size", \.size, .positive, "n", help: "Longer side of the image, in pixels."),
    SettingKey(
      "background", \.background, .color, "color",
      help: "Background color: a name, #RRGGBB or none."),
    SettingKey(
      "stagger", \.stagger, .number(0...10), "fraction",
      help:
        "Delay between the first and the last element of an SVG file, as a fraction of the duration of one element."
    ),
  ]

  private var from: String?
  private var to: String?
  private var output: String?
  private var times = [0, 0.25, 0.5, 0.75, 1]
  private var json = false
  private var pairs: String?
  private var plan = false
  private var debug = false
  private var text = false
  private var font: String?
  private var fillRule = FillRule.nonzero
  private var stroke = false
  private var frames = 25
  private var duration = 1.5
  private var fps = FrameRate(25) ?? .standard
  private var format = FrameFormat.png
  private var size = 400.0
  private var background: BackgroundColor?
  private var stagger = 0.0
  private var work = WorkOptions()
  private var limits = DocumentLimits()

  func check(_ given: GivenOptions) throws(Failure) {
    let (used, situation) = try effect
    try given.refuse(
      except: used + DocumentLimits.keys.map(\.description.name), situation)
  }

  /// The options with an effect on the output, and what decides this.
  private var effect: (used: [String], situation: String) {
    get throws(Failure) {
      guard pairs == nil else { return (["pairs", "times", "json"], "with --pairs") }
      let shapes = ["from", "to"] + Self.shapeKeys.map(\.description.name)
      guard let output else {
        if plan { return (shapes + ["plan"], "with --plan") }
        if debug { return (shapes + ["debug"], "with --debug") }
        return (shapes + ["times", "json"], "without -o")
      }
      let isSVG = output.pathSuffix.lowercased() == "svg"
      guard !plan else {
        throw Failure(
          .usage, "--plan cannot be combined with -o", help: "use --debug to draw the plan")
      }
      guard !debug || isSVG else {
        throw Failure(.usage, "--debug writes only SVG", help: "-o NAME.svg")
      }
      guard !debug else { return (shapes + ["output", "debug"], "with --debug") }
      let picture = shapes + ["output", "size", "background", "stagger"]
      return output.pathSuffix.isEmpty
        ? (picture + ["frames", "format"], "on a folder of images")
        : (picture + ["duration", "fps", "jobs", "progress"], "on an animation file")
    }
  }

  /// Refuses options without effect on the shapes, which must be read for this.
  private func checkOptions(
    of sources: (MorphSource, MorphSource), _ drawing: MorphDrawing?
  ) throws(Failure) {
    let usual = Morph()
    let unpainted = "on shapes without paint in an SVG file, which have no frames"
    let isText = output?.pathSuffix.lowercased() == "svg" && drawing == nil
    let unused: [(name: String, isGiven: Bool, situation: String)] = [
      (
        "--font", font != nil && !sources.0.isLetters && !sources.1.isLetters,
        "on shapes that are not letters"
      ),
      ("--stagger", stagger != 0 && drawing?.isIcon != true, "except between two SVG files"),
      ("--fps", isText && fps != usual.fps, unpainted),
      ("--jobs", isText && work.jobs != nil, unpainted),
      ("--progress", isText && work.progress != usual.work.progress, unpainted),
    ]
    for option in unused where option.isGiven {
      throw Failure(
        .usage, "\(option.name) has no effect \(option.situation)", help: "remove \(option.name)")
    }
  }

  func run(_ console: Console) async throws {
    if let pairs { return try printPairs(MorphPairsFile(reading: pairs, limits), console) }
    guard let from, let to else {
      throw Failure(
        .usage, "morph requires two shapes",
        help: "pass two shapes, or a file of pairs with --pairs FILE.json")
    }
    let letters = LetterOptions(areAll: text, family: font)
    let sources = try (
      MorphSource(from, letters, limits: limits), MorphSource(to, letters, limits: limits)
    )
    for warning in sources.0.warnings + sources.1.warnings { console.warn(warning) }
    let morph = MorphPlan(from: sources.0.path, to: sources.1.path, options: options)
    let drawing = MorphDrawing(sources.0, sources.1, options: options, stagger: stagger)
    try checkOptions(of: sources, drawing)
    if let output {
      return try await write(morph, drawing, to: output, console)
    }
    if debug { return try console.write(MorphText.debugSVG(morph, MorphFrame(morph))) }
    if plan { return try console.write(MorphText.plan(morph)) }
    let lines = times.map { ($0, Self.data(morph, sources.0.data, sources.1.data, $0)) }
    try console.write(
      json
        ? Self.json(lines) + "\n" : lines.map { "\($0.1)\n" }.joined())
  }

  /// What is read, where a file of such a name is there.
  private var inputs: [InputFile] { [from, to].compactMap { $0.map { InputFile($0) } } }

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
      let (from, to) = try (
        MorphSource(data: pair.from, of: "pair \(pair.id), from"),
        MorphSource(data: pair.to, of: "pair \(pair.id), to")
      )
      let morph = MorphPlan(
        from: from.path, to: to.path,
        options: MorphPlan.Options(
          fillStyle: FillStyle(eoFill: pair.fillRule == "evenodd"),
          isStroked: pair.strokeOnly ?? false))
      let frames = times.map { ($0, Self.data(morph, pair.from, pair.to, $0)) }
      lines.append("\(Self.quoted(pair.id)): \(Self.json(frames))")
    }
    try console.write(
      "{\"name\": \"ShapeShift\", \"pairs\": {\n" + lines.joined(separator: ",\n") + "\n}}\n")
  }

  @MainActor
  private func write(
    _ morph: MorphPlan, _ drawing: MorphDrawing?, to output: String, _ console: Console
  ) async throws {
    guard !inputs.contains(where: { $0.isReplaced(by: output) }) else {
      throw Failure(
        .usage, "the output would overwrite the input \(output)",
        help: "choose another file with -o")
    }
    let frame = MorphFrame(morph)
    let suffix = output.pathSuffix.lowercased()
    let picture: Picture = { progress in
      drawing?.displayList(at: progress, longSide: CGFloat(size))
        ?? frame.displayList(morph.path(at: CGFloat(progress)), longSide: CGFloat(size))
    }
    switch suffix {
    case "svg" where drawing == nil || debug:
      let text =
        debug
        ? MorphText.debugSVG(morph, frame)
        : MorphText.animatedSVG(
          morph, frame, longSide: CGFloat(size), background: background?.color,
          duration: duration * 2)
      try OutputFile(path: output).write(Array(text.utf8))
    case "":
      try writeFolder(output, console) { try bytes(picture($0)) }
    default:
      let isClear = drawing?.isIcon == true && !["mp4", "webm", "y4m"].contains(suffix)
      try await writeMovie(picture, output, ground: isClear ? nil : .white, console)
    }
  }

  /// The picture at a progress of 0...1.
  private typealias Picture = @MainActor (Double) -> DisplayList

  @MainActor
  private func writeFolder(
    _ output: String, _ console: Console, bytes: (Double) throws -> [UInt8]
  ) throws {
    try OutputFile.makeFolder(output)
    for index in 0..<frames {
      let number = String(index)
      let digits = String(repeating: "0", count: max(4 - number.count, 0)) + number
      let name = URL(fileURLWithPath: output)
        .appendingPathComponent("morph_\(digits).\(format.rawValue)").path
      try OutputFile(path: name).write(try bytes(Double(index) / Double(frames - 1)))
    }
    console.say("wrote \(frames) images to \(output)")
  }

  /// Forth and back, slow at both ends.
  @MainActor
  private func writeMovie(
    _ picture: @escaping Picture, _ output: String, ground: Color.Resolved?, _ console: Console
  ) async throws {
    let target = try AnimationTarget(path: output, format: nil, inputs: inputs)
    let length = duration
    let timeline = FrameTimeline(rate: fps, duration: length * 2, end: .loop)
    guard timeline.count <= 100_000 else {
      throw Failure(.usage, "\(timeline.count) frames are too many; at most 100000 are allowed")
    }
    let drawing = FrameDrawing(
      timeline,
      options: RenderOptions(background: background.map(\.color) ?? ground))
    let run = AnimationRun(
      list: { time in
        let way = min(time, 2 * length - time) / length
        return picture(UnitCurve.easeInOut.value(at: way))
      }, drawing: drawing, options: AnimationOptions(), target: target,
      matteOption: "--background", workers: work.workers,
      stream: { try console.write($0) })
    let telling = RunTelling(console, work.progress, unit: "frames")
    defer { telling.finish() }
    for warning in try await run.write(telling.hear) {
      telling.finish()
      console.warn(warning)
    }
  }

  private func bytes(_ list: DisplayList) throws -> [UInt8] {
    let options = RenderOptions(background: background?.color)
    return switch format {
    case .svg: try list.encoded(as: .svg, options: options).bytes
    case .png: try list.encoded(as: .png, options: options).bytes
    }
  }
}

extension OptionValue<[Double]> {
  /// Times from 0 to 1, separated by commas.
  fileprivate static var times: OptionValue {
    parsed(
      { (text) throws(OptionProblem) in
        let values = text.split(separator: ",").map {
          Double($0.trimmingCharacters(in: .whitespaces)) ?? .nan
        }
        guard !values.isEmpty, values.allSatisfy({ $0 >= 0 && $0 <= 1 }) else {
          throw OptionProblem(
            "expected times from 0 to 1 separated by commas, for example 0,0.5,1")
        }
        return values
      }, { $0.map { MorphText.number(CGFloat($0)) }.joined(separator: ",") })
  }
}
