import Dispatch
import Foundation
import Glibc
import Synchronization
import TestSupport

extension Process {
  /// Waits for the end; who is not done by then is killed, and the test fails.
  func waitUntilExit(seconds: Int) throws {
    let deadline = DispatchTime.now() + .seconds(seconds)
    let watch = DispatchSource.makeTimerSource(queue: .global())
    let isLate = Atomic(false)
    let number = processIdentifier
    watch.schedule(deadline: deadline)
    watch.setEventHandler {
      isLate.store(true, ordering: .relaxed)
      kill(number, SIGKILL)
    }
    watch.resume()
    waitUntilExit()
    watch.cancel()
    guard isLate.load(ordering: .relaxed) else { return }
    throw LateProcess(arguments: arguments ?? [], seconds: seconds)
  }
}

extension Pipe {
  /// What comes next; none at the end, nil when nothing comes in time.
  func nextPart(seconds: Int32) -> Data? {
    var wait = pollfd(
      fd: fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    guard uninterrupted({ poll(&wait, 1, seconds * 1000) }) == 1 else { return nil }
    return fileHandleForReading.availableData
  }
}

/// A process that had not ended when it should have.
struct LateProcess: Error {
  var arguments: [String]
  var seconds: Int
}

/// A folder of its own for a test, in which the built command runs.
final class Workspace: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("shapeshift-\(UUID().uuidString)", isDirectory: true)
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The command, which the build puts beside the tests.
  static let command: URL = {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let beside = tests.deletingLastPathComponent().appendingPathComponent("shapeshift")
    if FileManager.default.isExecutableFile(atPath: beside.path) { return beside }
    return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("shapeshift")
  }()

  func file(_ name: String) -> URL { url.appendingPathComponent(name) }

  func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

  func write(_ data: Data, to name: String) throws {
    try FileManager.default.createDirectory(
      at: file(name).deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file(name))
  }

  func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: file(name))) }

  func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

  /// The names in the folder, hidden ones too, sorted.
  func names(in folder: String = ".") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: file(folder).path).sorted()
  }

  /// What a run left behind.
  struct Outcome {
    var status: Int32
    var output: [UInt8]
    var messages: String

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// Runs the command to its end, or to that of its time.
  func run(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(arguments, input: input, environment: environment)
  }

  func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:],
    seconds: Int = TestLength.isLong ? 1800 : 300
  ) throws -> Outcome {
    try run(
      makeProcess(arguments, environment: environment), input: input, seconds: seconds)
  }

  /// Runs a shell's script, in which `$0` is the command and what follows `$1` and so on.
  func shell(_ script: String, _ arguments: String...) throws -> Outcome {
    let process = makeProcess(["-c", script, Self.command.path] + arguments)
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    return try run(process, input: "", seconds: 120)
  }

  func run(_ process: Process, input: String, seconds: Int) throws -> Outcome {
    let streams = try Workspace()
    try streams.write(input, to: "in")
    try streams.write("", to: "out")
    try streams.write("", to: "err")
    process.standardInput = try FileHandle(forReadingFrom: streams.file("in"))
    process.standardOutput = try FileHandle(forWritingTo: streams.file("out"))
    process.standardError = try FileHandle(forWritingTo: streams.file("err"))
    try process.run()
    try process.waitUntilExit(seconds: seconds)
    return Outcome(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: try streams.bytes("out"), messages: try streams.text("err"))
  }

  /// The command, ready to be started, with an environment that holds nothing but what is given.
  func makeProcess(_ arguments: [String], environment: [String: String] = [:]) -> Process {
    let process = Process()
    process.executableURL = Self.command
    process.arguments = arguments
    process.currentDirectoryURL = url
    var variables = environment
    for name in ["PATH", "HOME", "LD_LIBRARY_PATH"] where variables[name] == nil {
      variables[name] = ProcessInfo.processInfo.environment[name]
    }
    process.environment = variables
    return process
  }

  /// Looks again and again until `condition` holds; false if it does not within the time.
  static func poll(seconds: Int = 10, _ condition: () throws -> Bool) rethrows -> Bool {
    for _ in 0..<seconds * 100 {
      if try condition() { return true }
      usleep(10_000)
    }
    return false
  }
}
