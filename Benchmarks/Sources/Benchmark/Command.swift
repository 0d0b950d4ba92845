import Foundation

/// A command with its arguments.
struct Command {
  var name: String
  var words: [String]

  /// What the command writes to its standard output; nil when it fails.
  func output(mergingErrors: Bool = false) -> String? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.standardOutput = pipe
    process.standardError = mergingErrors ? pipe : FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// One run in a process of its own; nil when it fails.
  func measured() -> CommandRun? {
    let figures = Command(name: "meter", words: ["./.baseline/meter"] + words).output()?
      .split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard let figures, figures.count == 5, figures[4] == 0 else { return nil }
    return CommandRun(
      wall: figures[0], cpu: figures[1], peak: figures[2] / 1024, faults: figures[3])
  }
}

/// What one run of a command took.
struct CommandRun {
  /// Milliseconds.
  var wall: Double
  /// Milliseconds, user and system.
  var cpu: Double
  /// The largest resident memory, in megabytes.
  var peak: Double
  /// Pages that were mapped or copied at their first touch.
  var faults: Double
}

/// The medians of a command's runs.
struct CommandFigures: Encodable {
  var name: String
  var wall: Double
  var cpu: Double
  var peak: Double
  var faults: Double
  var runs: Int

  /// Runs commands in turns; leaves out those that fail.
  static func compare(_ commands: [Command], runs: Int) -> [CommandFigures] {
    var results = commands.map { _ in [CommandRun]() }
    for index in 0...runs {
      for offset in commands.indices {
        let place = (index + offset) % commands.count
        // The first round only fills the caches.
        guard let run = commands[place].measured(), index > 0 else { continue }
        results[place].append(run)
      }
    }
    return zip(commands, results).compactMap { command, results in
      guard results.count == runs else { return nil }
      return CommandFigures(
        name: command.name, wall: results.map(\.wall).median, cpu: results.map(\.cpu).median,
        peak: results.map(\.peak).median, faults: results.map(\.faults).median, runs: runs)
    }
  }
}
