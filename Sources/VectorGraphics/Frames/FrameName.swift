import IntegerConversion

/// The file name of frames: a text with a placeholder for the number, `frame_%04d.png`.
///
/// The placeholder is C's `%d` or `%04d`, Blender's `####` or Remotion's `[frame]`.
public struct FrameName: Sendable, Hashable {
  /// The reason why a text is not a name for frames, described by one sentence.
  public enum Problem: Error, Sendable, Equatable {
    /// There is no place for the number.
    case noPlace
    /// There are several.
    case severalPlaces
    /// A percent sign is followed by something else.
    case unknownPlace(String)
  }

  /// The text as it was given.
  public let pattern: String
  private let prefix: String
  private let suffix: String
  /// The fewest digits; nil for as many as the last number has.
  private let digits: Int?

  /// Reads a name.
  public init(_ pattern: String) throws(Problem) {
    var found: [(range: Swift.Range<String.Index>, digits: Int?)] = []
    for match in pattern.matches(of: /%%|%([0-9]*)d|#+|\[frame\]/) where match.output.0 != "%%" {
      let text = match.output.0
      let digits: Int? =
        switch text.first {
        case "%": match.output.1.flatMap { Int($0) } ?? 1
        case "#": text.count
        default: nil
        }
      guard (digits ?? 1) <= 20 else { throw .unknownPlace(String(text)) }
      found.append((match.range, digits))
    }
    guard found.count <= 1 else { throw .severalPlaces }
    guard let place = found.first else { throw Self.problem(of: pattern) }
    self.pattern = pattern
    prefix = String(pattern[..<place.range.lowerBound]).replacing("%%", with: "%")
    suffix = String(pattern[place.range.upperBound...]).replacing("%%", with: "%")
    digits = place.digits
    if (prefix + suffix).contains(where: \.isNewline) { throw .noPlace }
  }

  private static func problem(of pattern: String) -> Problem {
    guard let sign = pattern.replacing("%%", with: "").firstIndex(of: "%") else { return .noPlace }
    return .unknownPlace(String(pattern.replacing("%%", with: "")[sign...].prefix(4)))
  }

  /// The name of a frame of a sequence whose last frame has the number `last`.
  ///
  /// All names of a sequence are equally long, so that they sort as their numbers do.
  public func name(ofFrame frame: Int, last: Int) -> String {
    let width = pattern.contains("%d") ? 1 : max(digits ?? 1, "\(last)".count)
    let number = "\(frame)"
    return prefix + String(repeating: "0", count: max(width - number.count, 0)) + number + suffix
  }
}

extension FrameName.Problem: CustomStringConvertible {
  /// One sentence: what is wrong and what is allowed.
  public var description: String {
    switch self {
    case .noPlace: "has no frame number; expected %04d, #### or [frame]"
    case .severalPlaces: "has several frame numbers; expected one"
    case .unknownPlace(let text):
      "has the unknown frame number \"\(text)\"; expected %04d, #### or [frame]"
    }
  }
}
