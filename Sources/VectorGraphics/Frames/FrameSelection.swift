import IntegerConversion

/// Some of the frames of a sequence, as people write them: `1-10:2,15`.
///
/// Source: Open Job Description, Template Schemas, section 3.4.1.1.2 "Range expressions": comma-separated
/// numbers and ranges `first-last` with an optional step. `first..last`, Blender's form, is read too.
public struct FrameSelection: Sendable, Hashable {
  /// The reason for an invalid selection, described by one sentence.
  public enum Problem: Error, Sendable, Equatable {
    /// A part is neither a number nor a range.
    case syntax(String)
    /// A range runs against its step, so that it holds nothing but its first number.
    case direction(String)
    /// Two ranges overlap, at this frame for the first time, even if their steps pass over each other.
    case overlap(Int)
    /// A frame is beyond the last one.
    case beyond(frame: Int, last: Int)
  }

  private var ranges: [Range]

  /// First and last frame, and the step between.
  private struct Range: Sendable, Hashable {
    var first: Int
    var last: Int
    var step: Int

    /// All from the one end to the other, whatever the step.
    var span: ClosedRange<Int> { min(first, last)...max(first, last) }
    var upperBound: Int { max(first, last - (last - first) % step) }
    var numbers: StrideThrough<Int> { stride(from: first, through: last, by: step) }
  }

  /// Reads a selection.
  public init(_ text: String) throws(Problem) {
    var ranges: [Range] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      ranges.append(try Self.range(String(part)))
    }
    self.ranges = ranges
  }

  /// A selection of the given frames.
  public init(frames: some Sequence<Int>) {
    ranges = []
    for frame in Set(frames).sorted() {
      if let last = ranges.indices.last, ranges[last].last + 1 == frame {
        ranges[last].last = frame
      } else {
        ranges.append(Range(first: frame, last: frame, step: 1))
      }
    }
  }

  /// The frames of a sequence of `count` frames, in ascending order.
  public func frames(of count: Int) throws(Problem) -> [Int] {
    for range in ranges where range.upperBound >= count {
      throw .beyond(frame: range.upperBound, last: count - 1)
    }
    let sorted = ranges.sorted { $0.span.lowerBound < $1.span.lowerBound }
    for (one, next) in zip(sorted, sorted.dropFirst()) where one.span.overlaps(next.span) {
      throw .overlap(next.span.lowerBound)
    }
    return ranges.flatMap { Array($0.numbers) }.sorted()
  }

  private static func range(_ text: String) throws(Problem) -> Range {
    let part = text.filter { $0 != " " }
    let pieces = part.split(separator: ":", omittingEmptySubsequences: false)
    guard pieces.count <= 2, let ends = ends(pieces[0]) else { throw .syntax(text) }
    let (first, last) = ends
    guard pieces.count == 2 else {
      guard last >= first else { throw .direction(part) }
      return Range(first: first, last: last, step: 1)
    }
    guard let step = Int(pieces[1]), step != 0, step.magnitude < 1 << 32 else {
      throw .syntax(text)
    }
    guard (last - first) * step.signum() >= 0 else { throw .direction(part) }
    return Range(first: first, last: last, step: step)
  }

  private static func ends(_ text: Substring) -> (Int, Int)? {
    if let number = number(text) { return (number, number) }
    for separator in ["..", "-"] {
      let ends = text.split(separator: separator, omittingEmptySubsequences: false)
      guard ends.count == 2 else { continue }
      guard let first = number(ends[0]), let last = number(ends[1]) else { return nil }
      return (first, last)
    }
    return nil
  }

  private static func number(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.utf8.count <= 9,
      text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
    else { return nil }
    return Int(text)
  }
}

extension FrameSelection: CustomStringConvertible {
  /// The selection as ``init(_:)`` reads it.
  public var description: String {
    ranges.map { range in
      let span = range.first == range.last ? "\(range.first)" : "\(range.first)-\(range.last)"
      return range.step == 1 ? span : "\(span):\(range.step)"
    }.joined(separator: ",")
  }
}

extension FrameSelection.Problem: CustomStringConvertible {
  /// One sentence: what is wrong and what is allowed.
  public var description: String {
    switch self {
    case .syntax(let part):
      "\"\(part)\" is not a frame or range; expected numbers and ranges such as 0-99:2,150"
    case .direction(let part):
      "the range \(part) runs backward; expected first-last, or a negative step as in 9-0:-1"
    case .overlap(let frame):
      "two ranges overlap at frame \(frame); expected each frame in one range"
    case .beyond(let frame, let last):
      "frame \(frame) is beyond the end; the frames are 0 to \(last)"
    }
  }
}
