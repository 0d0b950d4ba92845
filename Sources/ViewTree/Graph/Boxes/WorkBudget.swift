import VectorGeometry
import VectorGraphics

/// What a scene may take for one moment of its time, and has taken: the same on every machine.
package final class WorkBudget {
  /// What combining and morphing paths may take.
  let paths: PathBudget
  /// The steps that texts, and paths, may take each; `nil` for any number.
  private let limit: Int?
  /// The bytes of text that may be laid out; `nil` for any number.
  private let textLimit: Int?
  /// The bytes that were laid out.
  private var textWork = 0
  /// The path of the view that took more than paths may; nil where it was no view's shape.
  private var pathPlace: String?

  init(drawingSteps: Int?) {
    limit = drawingSteps
    textLimit = drawingSteps.map { $0 / Self.stepsPerByte }
    paths = PathBudget(limit: drawingSteps.map { $0 / Self.stepsPerPathStep } ?? .max)
  }

  /// The drawing steps, of a nanosecond each, for a byte of text that is laid out.
  private static let stepsPerByte = 500
  /// The drawing steps for a step of combining and morphing paths, which leaves some 50 bytes, too.
  private static let stepsPerPathStep = 2_000

  /// What a text costs besides its bytes, in bytes: that it is asked about at all.
  private static let costOfText = 64
  /// From so many bytes on the time of a text grows with the square of its length, and its bytes count as often.
  ///
  /// Source: measured; breaking 250, 500 and 1,000 kB into lines takes 1.8, 6.3 and 24 s, as a line of so long a
  /// paragraph is shaped in coarser units, by which more of its breaks are tried.
  private static let longText = 16_384

  private var isTextSpent: Bool { textLimit.map { textWork > $0 } ?? false }

  /// Whether more was asked for than the moment may take.
  var isSpent: Bool { isTextSpent || paths.isSpent }

  /// Counts from none again, for another moment.
  func begin() {
    (textWork, pathPlace) = (0, nil)
    paths.renew()
  }

  /// Counts a text that is laid out, and says whether it may be.
  ///
  /// The time that it takes grows with the bytes, so that these are what is counted.
  func spend(bytesOfText size: Int) -> Bool {
    textWork += Self.costOfText + size * max(1, size / Self.longText)
    return !isTextSpent
  }

  /// Counts more text than may be laid out.
  func exhaustTexts() {
    if let textLimit { textWork = textLimit + 1 }
  }

  /// Makes the drawing of a view's shape, and notes the view if that takes more than the moment may.
  func draw<Drawing>(shapeAt place: @autoclosure () -> String, _ body: () -> Drawing) -> Drawing {
    let wasSpent = paths.isSpent
    let drawing = body()
    if paths.isSpent, !wasSpent { pathPlace = place() }
    return drawing
  }

  /// Throws when more was asked for than the moment may take.
  func check() throws(ViewGraphError) {
    guard let limit else { return }
    if isTextSpent { throw .tooMuchText(limit: limit) }
    if paths.isSpent { throw .tooMuchPathWork(limit: limit, place: pathPlace) }
  }
}
