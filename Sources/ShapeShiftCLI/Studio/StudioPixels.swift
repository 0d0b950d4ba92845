import IntegerConversion
import VectorGraphics

/// A part of a picture as the page gets it.
///
/// Flat art has long runs of one color. Run-length encoding reduces it to about a hundredth of its bytes, which saves
/// time in pipes and in the browser. Images with few runs are sent as plain bytes.
struct StudioPixels {
  /// How the bytes are to be read.
  enum Encoding: String {
    /// Red, green, blue, alpha of each pixel, straight.
    case rgba
    /// Words of 4 bytes, the lowest first: a number, and as many pixels; with the highest bit of the number, one
    /// pixel that is repeated as often.
    case runs
  }

  let encoding: Encoding
  let bytes: [UInt8]

  /// The pixels within a rectangle of a picture.
  init(_ picture: Bitmap, in rect: PixelRect) {
    if let runs = Self.runs(picture, rect) {
      (encoding, bytes) = (.runs, runs)
    } else {
      (encoding, bytes) = (.rgba, picture.straightRGBA(in: rect))
    }
  }

  /// The pixels in runs; nil where that is not less than half of the plain bytes.
  private static func runs(_ picture: Bitmap, _ rect: PixelRect) -> [UInt8]? {
    let limit = rect.width * rect.height / 2
    let pixels = picture.pixels.span
    var writer = RunWriter()
    for row in rect.y..<rect.y + rect.height {
      let start = row * picture.width + rect.x
      writer.add(pixels, from: start, to: start + rect.width)
      guard writer.words.count < limit else { return nil }
    }
    return unsafe writer.words.map { $0.littleEndian }.withUnsafeBytes { unsafe Array($0) }
  }
}

/// Puts pixels into words.
private struct RunWriter {
  private(set) var words: [UInt32] = []
  /// Where the last run stands; nil if pixels stand behind it.
  private var lastRun: Int?

  /// The fewest pixels that are told as a run: a run and the number of the pixels behind it take three words.
  private static let shortest = 4
  private static let mark: UInt32 = 1 << 31

  /// Adds a row.
  mutating func add(_ pixels: Span<UInt32>, from start: Int, to end: Int) {
    var (place, plain) = (start, start)
    while place < end {
      let color = pixels[place]
      var next = place + 1
      while next < end, pixels[next] == color { next += 1 }
      if next - place >= Self.shortest || next - place == end - start {
        addPixels(pixels, from: plain, to: place)
        addRun(Self.word(color), UInt32(next - place))
        plain = next
      }
      place = next
    }
    addPixels(pixels, from: plain, to: end)
  }

  private mutating func addPixels(_ pixels: Span<UInt32>, from start: Int, to end: Int) {
    guard start < end else { return }
    words.append(UInt32(end - start))
    for index in start..<end { words.append(Self.word(pixels[index])) }
    lastRun = nil
  }

  /// Rows of one color become one run.
  private mutating func addRun(_ color: UInt32, _ count: UInt32) {
    if let lastRun, words[lastRun + 1] == color {
      words[lastRun] += count
    } else {
      lastRun = words.count
      words.append(Self.mark | count)
      words.append(color)
    }
  }

  private static func word(_ pixel: UInt32) -> UInt32 {
    let straight = Bitmap.straight(pixel)
    return UInt32(straight.x) | UInt32(straight.y) << 8 | UInt32(straight.z) << 16
      | UInt32(straight.w) << 24
  }
}
