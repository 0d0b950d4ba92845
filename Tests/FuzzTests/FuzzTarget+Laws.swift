import DocumentModel
import LottieBackend
import SVGBackend
import SVGReading
import VectorGraphics

@testable import ShapeShift

/// Laws of everything that is drawn.
extension FuzzTarget {
  /// The maximum number of pixels of a picture.
  private static let mostPixels = 1 << 12
  /// The maximum side of a canvas that is drawn, in points.
  private static let longestSide = 1024.0
  /// How texts are written to SVG.
  private static let textModes: [SVGRenderer.TextMode] = [.paths, .paths, .text, .embed]

  /// Throws a finding unless each list is sound, pixels are the same twice, and a written file can be read again.
  ///
  /// The bytes of the input choose one format: four times as many inputs are drawn as with all formats each time.
  @MainActor static func expectDrawable(
    _ sequence: DisplaySequence, _ description: PictureDescription = PictureDescription(),
    input: [UInt8]
  ) throws {
    for list in sequence.lists {
      let violations = list.violations()
      try expect(violations.isEmpty, violations.first ?? "")
    }
    let list = sequence.lists[sequence.lists.count - 1]
    let (width, height) = (Double(list.size.width), Double(list.size.height))
    guard width > 0, height > 0, width <= longestSide, height <= longestSide else { return }
    var options = RenderOptions(
      scale: min(1, (Double(mostPixels) / (width * height)).squareRoot()))
    (options.maximumPixels, options.maximumDrawingSteps) = (1 << 16, limits.drawingSteps)
    options.description = description
    accept()
    let choice = input.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
    options.text = textModes[choice / 4 % textModes.count]
    try allowingErrors {
      switch choice % 4 {
      case 0: try expectPDF(list, options)
      case 1: try expectSVG(list, options, input: input)
      case 2 where sequence.lists.allSatisfy({ $0.size == list.size }):
        try expectLottie(sequence, options)
      default: try expectSamePixels(list, options)
      }
    }
  }

  /// Calls `body`, which may throw findings, and errors that have messages.
  static func allowingErrors(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let finding as Finding {
      throw finding
    } catch {
      try expect(!"\(error)".isEmpty, "an error without a message")
    }
  }

  /// Returns what `body` reads; any error is a finding.
  static func readable<Value, ReadingError: Error>(
    _ name: String, _ body: () throws(ReadingError) -> Value
  ) throws -> Value {
    do throws(ReadingError) {
      return try body()
    } catch {
      throw Finding(description: "\(name) can't be read: \(error)")
    }
  }

  private static func expectSamePixels(_ list: DisplayList, _ options: RenderOptions) throws {
    let picture = try list.bitmap(options: options)
    try expect(try list.bitmap(options: options) == picture, "a second drawing has other pixels")
    try expect(try !options.png(picture).isEmpty, "an empty PNG file")
  }

  private static func expectPDF(_ list: DisplayList, _ options: RenderOptions) throws {
    let file = try list.encoded(as: .pdf, options: options).bytes
    try expect(file.starts(with: Array("%PDF-".utf8)), "a PDF file without its signature")
  }

  private static func expectSVG(
    _ list: DisplayList, _ options: RenderOptions, input: [UInt8]
  ) throws {
    let file = try list.encoded(as: .svg, options: options).bytes
    try expectFiniteNumbers(file, input: input)
    let picture = try readable("the written SVG") { () throws(SVGReadingError) in
      try SVGReader().read(file)
    }
    let violations = picture.displayList.violations()
    try expect(violations.isEmpty, "the written SVG: \(violations.first ?? "")")
  }

  private static func expectLottie(_ sequence: DisplaySequence, _ options: RenderOptions) throws {
    var renderer = LottieRenderer()
    renderer.rasterizer = options.effectRasterizer()
    let file = try renderer.render(sequence).bytes
    let reading = JSONReader.read(SourceText(name: "animation.json", bytes: file))
    guard let value = reading.root?.value else {
      throw Finding(
        description: "the written Lottie can't be read: \(reading.diagnostics.first?.message ?? "")"
      )
    }
    try expect(hasFiniteNumbers(value), "a number of the written Lottie is not finite")
  }

  private static func hasFiniteNumbers(_ value: JSONValue) -> Bool {
    switch value {
    case .null, .bool, .string: true
    case .number: value.number?.isFinite ?? false
    case .array(let values): values.allSatisfy(hasFiniteNumbers)
    case .object(let object): object.members.allSatisfy { hasFiniteNumbers($0.value) }
    }
  }

  /// Throws a finding if a written text has `nan` or `inf` where a number is expected.
  ///
  /// An input with such a word proves nothing: it may be a text or a name.
  static func expectFiniteNumbers(_ text: some Sequence<UInt8>, input: [UInt8]) throws {
    guard hasNonFiniteNumber(text), !hasNonFiniteNumber(input) else { return }
    throw Finding(description: "a number of the written text is not finite")
  }

  /// Returns whether a text has `nan`, `inf` or `infinity`, separated as numbers are, which letters of base64 are not.
  private static func hasNonFiniteNumber(_ text: some Sequence<UInt8>) -> Bool {
    var word: [UInt8] = []
    var isSeparated = true
    for byte in text {
      let letter = byte | 0x20
      guard !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter) else {
        if word.count < 9 { word.append(letter) }
        continue
      }
      let separates = separators.contains(byte)
      if isSeparated, separates, nonFiniteNumbers.contains(word) { return true }
      word.removeAll(keepingCapacity: true)
      isSeparated = separates
    }
    return isSeparated && nonFiniteNumbers.contains(word)
  }

  private static let nonFiniteNumbers = ["nan", "inf", "infinity"].map { Array($0.utf8) }
  private static let separators = Set(" ,()\"'-:;[]=\n".utf8)
}
