import IntegerConversion

/// The work and the memory of drawing a picture, the same on every machine.
public struct DrawingCost: Sendable, Equatable {
  /// Steps; one takes about a nanosecond and changes a pixel or a part of one.
  public var steps = 0.0
  /// The largest number of bytes held at once in layers and filter results.
  public var bytes = 0.0
  /// The path of the view or element with the most expensive single operation, or `nil` if unknown.
  public var origin: String?
  /// Whether measuring stopped early, far beyond the limit.
  public var isPartial = false

  /// The number of steps that a held byte stands for: the one limit bounds both.
  static let stepsPerByte = 4.0

  /// Returns whether drawing stays within a limit of steps.
  func isWithin(_ limit: Int) -> Bool {
    steps <= Double(limit) && bytes * Self.stepsPerByte <= Double(limit)
  }

  /// Returns a sentence with the cost, the limit and the place.
  func sentence(limit: Int) -> String {
    let place = origin.map { "; the most expensive part is \(Self.shortened($0))" } ?? ""
    let more = isPartial ? "more than " : ""
    if steps > Double(limit) {
      return
        "rendering the image takes \(more)\(Self.whole(steps)) steps; the limit is \(limit)\(place)"
    }
    let allowed = Self.whole(Double(limit) / Self.stepsPerByte)
    return
      "rendering the image requires \(more)\(Self.whole(bytes)) bytes at once; the limit is \(allowed)\(place)"
  }

  /// Returns the end of a path that is too long for a message.
  private static func shortened(_ path: String) -> String {
    path.count > 120 ? "…" + path.suffix(120) : path
  }

  private static func whole(_ number: Double) -> Int { Int(clamping: number) }
}
