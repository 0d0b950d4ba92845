/// Frames a second, a ratio of whole numbers: 30, or 24000/1001.
public struct FrameRate: Hashable, Sendable {
  /// The frames.
  public let numerator: Int
  /// The seconds that they take.
  public let denominator: Int

  /// The largest numerator and denominator.
  static let limit = 1_000_000

  /// A rate in lowest terms; nil unless both numbers are in 1...1,000,000.
  public init?(_ numerator: Int, _ denominator: Int = 1) {
    let range = 1...Self.limit
    guard range.contains(numerator), range.contains(denominator) else { return nil }
    let divisor = Self.greatestCommonDivisor(numerator, denominator)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// The rate that a text states: `30`, `29.97` or `24000/1001`.
  ///
  /// Decimals are taken as they are written: `29.97` is 2997/100.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2, let numerator = Int(parts[0]), let denominator = Int(parts[1]) {
      self.init(numerator, denominator)
      return
    }
    let decimals = text.split(separator: ".", omittingEmptySubsequences: false)
    guard decimals.count <= 2, let whole = decimals.first,
      decimals.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } })
    else { return nil }
    let fraction = decimals.count == 2 ? String(decimals[1]) : ""
    guard fraction.count <= 5, let digits = Int(String(whole) + fraction) else { return nil }
    self.init(digits, (0..<fraction.count).reduce(1) { power, _ in power * 10 })
  }

  /// 30 frames a second.
  public static let standard = FrameRate(reduced: 30, 1)

  /// The time of a frame, in seconds, rounded once: frames are numbered from 0 and never summed.
  public func time(ofFrame frame: Int) -> Double {
    Double(frame * denominator) / Double(numerator)
  }

  /// The number of frames of a loop of some seconds, at least 1; the closing frame is left out.
  public func frameCount(ofLoop seconds: Double) -> Int {
    max(1, Self.count((seconds * value).rounded()))
  }

  /// The number of frames that show some seconds to their very end, at least 1: the last frame is the
  /// first one at or after the end.
  public func frameCount(through seconds: Double) -> Int {
    Self.count((seconds * value - 1e-6).rounded(.up)) + 1
  }

  /// The frames a second.
  public var value: Double { Double(numerator) / Double(denominator) }

  private init(reduced numerator: Int, _ denominator: Int) {
    self.numerator = numerator
    self.denominator = denominator
  }

  private static func count(_ frames: Double) -> Int {
    frames.isFinite ? Int(min(max(frames, 0), 0x1p53)) : 0
  }

  private static func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
    var (a, b) = (first, second)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}

extension FrameRate: CustomStringConvertible {
  /// `30` or `24000/1001`.
  public var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}
