import Foundation

/// Runs other programs.
enum Tool {
  /// What a program failed with.
  struct Failure: Error {
    let message: String
  }

  /// The standard output of a program, found by its path or on the path.
  static func run(_ program: String, _ arguments: [String], input: String = "") throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("shapeshift-tool-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, sink) = (folder.appendingPathComponent("in"), folder.appendingPathComponent("out"))
    try Data(input.utf8).write(to: source)
    try Data().write(to: sink)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.standardInput = try FileHandle(forReadingFrom: source)
    process.standardOutput = try FileHandle(forWritingTo: sink)
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(message: "\(program) exited with \(process.terminationStatus)")
    }
    return String(decoding: try Data(contentsOf: sink), as: UTF8.self)
  }
}
