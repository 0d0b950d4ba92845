import IntegerConversion

/// One of several equal parts of a list of work, numbered from 0.
public struct FrameShard: Sendable, Hashable {
  /// The number of the part, 0 ..< ``count``.
  public let index: Int
  /// The number of parts, at least 1.
  public let count: Int

  /// The shard with all frames.
  public static let whole = FrameShard(unchecked: 0, of: 1)

  /// Part `index` of `count`; nil unless 0 <= index < count <= 1,000,000.
  public init?(_ index: Int, of count: Int) {
    guard 1...1_000_000 ~= count, 0..<count ~= index else { return nil }
    self.init(unchecked: index, of: count)
  }

  /// A part as people write it, `0/4`; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]) else { return nil }
    self.init(index, of: count)
  }

  private init(unchecked index: Int, of count: Int) {
    self.index = index
    self.count = count
  }

  /// Returns the positions of this shard in a list of `length`: adjacent ones, so that all shards cover the list.
  public func range(of length: Int) -> Range<Int> {
    index * length / count..<(index + 1) * length / count
  }
}

extension FrameShard: CustomStringConvertible {
  /// The part as ``init(_:)`` reads it.
  public var description: String { "\(index)/\(count)" }
}

extension FrameShard {
  /// The reason for an invalid shard in the environment, described by one sentence.
  public enum Problem: Error, Sendable, Equatable {
    /// No scheduler that is known has set its variables.
    case noScheduler
    /// The scheduler tells the number of the part, not how many there are.
    case noCount(variable: String)
    /// A variable is missing or no number that fits.
    case invalid(variable: String, value: String)
  }

  /// The part that a scheduler's environment names: Slurm's job arrays, AWS Batch's array jobs, Kubernetes' indexed jobs.
  ///
  /// Sources: sbatch(1), "OUTPUT ENVIRONMENT VARIABLES"; AWS Batch User Guide, "Array jobs"; Kubernetes, "Jobs",
  /// completion mode Indexed.
  ///
  /// - Parameters:
  ///   - environment: The variables of the process.
  ///   - count: How many parts there are, for schedulers that do not say.
  public init(environment: [String: String], count: Int? = nil) throws(Problem) {
    if environment["SLURM_ARRAY_TASK_ID"] != nil {
      let first = try Self.number("SLURM_ARRAY_TASK_MIN", environment)
      let task = try Self.number("SLURM_ARRAY_TASK_ID", environment)
      let total = try Self.number("SLURM_ARRAY_TASK_COUNT", environment)
      let step = environment["SLURM_ARRAY_TASK_STEP"].flatMap { Int($0) } ?? 1
      self = try Self.part((task - first) / max(step, 1), total, "SLURM_ARRAY_TASK_ID", environment)
    } else if environment["AWS_BATCH_JOB_ARRAY_INDEX"] != nil {
      let variable = "AWS_BATCH_JOB_ARRAY_INDEX"
      let total = environment["AWS_BATCH_JOB_ARRAY_SIZE"].flatMap { Int($0) } ?? count
      self = try Self.part(try Self.number(variable, environment), total, variable, environment)
    } else if environment["JOB_COMPLETION_INDEX"] != nil {
      let variable = "JOB_COMPLETION_INDEX"
      self = try Self.part(try Self.number(variable, environment), count, variable, environment)
    } else {
      throw .noScheduler
    }
  }

  private static func number(
    _ variable: String, _ environment: [String: String]
  ) throws(Problem) -> Int {
    let value = environment[variable, default: ""]
    guard let number = Int(value), 0...1_000_000_000 ~= number else {
      throw .invalid(variable: variable, value: value)
    }
    return number
  }

  private static func part(
    _ index: Int, _ count: Int?, _ variable: String, _ environment: [String: String]
  ) throws(Problem) -> FrameShard {
    guard let count else { throw .noCount(variable: variable) }
    guard let shard = FrameShard(index, of: count) else {
      throw .invalid(variable: variable, value: environment[variable, default: ""])
    }
    return shard
  }
}

extension FrameShard.Problem: CustomStringConvertible {
  /// One sentence: what is wrong and what is allowed.
  public var description: String {
    switch self {
    case .noScheduler:
      """
      the scheduler has set no part; expected the variable SLURM_ARRAY_TASK_ID, \
      AWS_BATCH_JOB_ARRAY_INDEX or JOB_COMPLETION_INDEX
      """
    case .noCount(let variable): "\(variable) does not specify the number of parts"
    case .invalid(let variable, let value):
      "\(variable) is \"\(value)\", which is not the number of a part"
    }
  }
}
