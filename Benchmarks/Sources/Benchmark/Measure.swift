import Foundation

/// The CPU time of this process so far, in milliseconds.
func cpuTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

/// The milliseconds of CPU time that `body` takes.
func cpuMilliseconds<Result>(_ body: () throws -> Result) rethrows -> (Double, Result) {
  let start = cpuTime()
  let result = try body()
  return (cpuTime() - start, result)
}

extension [Double] {
  /// The middle value, or the mean of the two middle ones.
  var median: Double {
    guard !isEmpty else { return .nan }
    let sorted = sorted()
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }

  var geometricMean: Double { exp(map(log).reduce(0, +) / Double(count)) }
}

/// How long each part is measured.
struct Effort: Encodable {
  /// The option of `run` that asks for it.
  var option: String
  /// The seconds that all repetitions of a scene may take.
  var sceneSeconds: Double
  /// Runs of each command.
  var processRuns: Int
  var minimumRepetitions: Int

  static let full = Effort(option: "", sceneSeconds: 12, processRuns: 41, minimumRepetitions: 15)
  static let quick = Effort(
    option: " --quick", sceneSeconds: 3, processRuns: 15, minimumRepetitions: 7)
  /// Each thing once, to see that it can be measured: the figures mean nothing.
  static let once = Effort(
    option: " --once", sceneSeconds: 0, processRuns: 1, minimumRepetitions: 1)

  /// How often something that takes so many milliseconds is repeated.
  func repetitions(milliseconds: Double) -> Int {
    min(max(Int(sceneSeconds * 1000 / max(milliseconds, 0.01)), minimumRepetitions), 401)
  }
}
