import DocumentModel
import FileStorage
import Foundation
import Glibc
import IntegerConversion
import ShapeShiftDocuments

/// Has a host do what the command was told, and survives it.
///
/// A host that dies or does not come to an end is replaced by another one that goes on behind the preview at which that
/// happened. Whatever happens to the command, the host and its files end with it.
@MainActor
struct HostLauncher {
  private let installation: SwiftInstallation
  private let toolchain: SwiftToolchain
  private let folder: HostFolder
  private let console: Console

  /// The processor time for which the code of a preview may run for one picture, in seconds.
  ///
  /// Source: chosen; a picture of many thousands of views takes a tenth of it.
  static let processorLimit = 10.0
  /// The time in which it must do something at all, in seconds.
  static let waitLimit = 60.0
  /// The memory that the code of a preview may take for one picture, in bytes.
  ///
  /// Source: chosen; the largest picture that is drawn has half of it.
  static let memoryLimit = 1 << 31

  init(_ console: Console) throws(Failure) {
    installation = try SwiftInstallation.find()
    folder = try HostFolder()
    toolchain = try SwiftToolchain(for: installation, temporaryFolder: folder.path)
    self.console = console
  }

  /// Does it all.
  ///
  /// - Returns: How the command is to exit.
  func run(_ arguments: [String]) throws -> ExitStatus {
    Signals.catchInterruptions()
    defer { folder.remove() }
    try toolchain.write(to: folder.path)
    var (died, worst) = ([Int](), ExitStatus.success)
    while true {
      FileSystem.remove(CrashPlace.log(in: folder.path))
      var watch = try HostWatch(start(arguments, folder: folder.path, died: died))
      switch try watch.run() {
      case .ended(let status):
        let status = ExitStatus(rawValue: status) ?? .internalError
        return status == .success ? worst : status
      case .interrupted: return .interrupted
      case .died(let reason):
        console.report(Self.failure(watch.sentence(reason), in: folder.path))
        guard let number = watch.number, number >= 0, !died.contains(number) else {
          return .badDocument
        }
        died.append(number)
        worst = .badDocument
      }
    }
  }

  /// What is said of a host that died: where, if that is known.
  private static func failure(_ sentence: String, in folder: String) -> Failure {
    guard let span = CrashPlace(in: folder)?.span else {
      return Failure(.badDocument, sentence, help: "the other previews are not affected")
    }
    return Failure([Diagnostic(.swiftCrash, sentence, at: span)])
  }

  private func start(
    _ arguments: [String], folder: String, died: [Int]
  ) throws(Failure) -> StartedHost {
    let (channel, life) = (try OpenPipe(), try OpenPipe())
    let child = try ChildProcess(
      installation.host,
      HostProcess.arguments(channel: 3, life: 4, folder: folder, died: died) + arguments,
      environment: environment(folder),
      streams: [(3, channel.input), (4, life.output)], leadsGroup: true)
    channel.closeInput()
    return StartedHost(child: child, channel: channel, life: life)
  }

  /// The variables of the host: those of the command, where Swift's libraries and the main bundle are, how code knows that
  /// it is previewed, and what no picture may depend on.
  private func environment(_ folder: String) -> [String] {
    var variables = ProcessInfo.processInfo.environment
    let before = variables["LD_LIBRARY_PATH"].map { [$0] } ?? []
    variables["LD_LIBRARY_PATH"] = (toolchain.libraries + before).joined(separator: ":")
    variables[SwiftToolchain.variable] = toolchain.compiler
    variables[ProgramFolder.variable] = "\(folder)/program"
    variables[CrashPlace.variable] = CrashPlace.settings(folder)
    variables["XCODE_RUNNING_FOR_PREVIEWS"] = "1"
    variables["TZ"] = "GMT"
    variables["SWIFT_DETERMINISTIC_HASHING"] = "1"
    return variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }
}

/// A host and what it is heard by.
struct StartedHost {
  let child: ChildProcess
  /// What it tells.
  let channel: OpenPipe
  /// It ends when this is closed.
  let life: OpenPipe
}

/// Hears of a host until it ends.
@MainActor
struct HostWatch {
  /// How it ended.
  enum End {
    case ended(Int32)
    case interrupted
    /// The text says of what.
    case died(String)
  }

  private let host: StartedHost
  private var rest: [UInt8] = []
  /// The preview that it was at.
  private(set) var name: String?
  private(set) var number: Int?
  /// Since when the code of a preview runs: the clock's seconds, the processor's, and the bytes it had then.
  private var running: (clock: Double, processor: Double, memory: Int)?

  init(_ host: StartedHost) { self.host = host }

  /// Waits for the end, and brings it about where it does not come.
  mutating func run() throws -> End {
    let number = host.channel.takeOutput()
    let channel = FileDescriptor(number: number)
    var end: End?
    while end == nil {
      if Signals.isInterrupted { end = .interrupted }
      if let problem = overtime { end = .died(problem) }
      guard end == nil, channel.waitForInput(milliseconds: 100) else { continue }
      let part = try channel.read(upTo: 1 << 12)
      guard !part.isEmpty else { return of(host.child.wait()) }
      hear(part)
    }
    if case .died = end { host.child.endWithTrace() }
    host.child.endGroup()
    _ = host.child.wait()
    return end ?? .interrupted
  }

  /// What is said of a host that died.
  func sentence(_ reason: String) -> String {
    guard let name else { return "the process that draws ended: \(reason)" }
    return "\(name) \(reason)"
  }

  private func of(_ end: ChildProcess.End) -> End {
    switch end {
    case .exited(let status): .ended(status)
    case .killed(let signal):
      .died("crashed: signal \(signal), \(unsafe String(cString: strsignal(signal)).lowercased())")
    }
  }

  private mutating func hear(_ part: [UInt8]) {
    rest += part
    guard let last = rest.lastIndex(of: UInt8(ascii: "\n")) else { return }
    let text = String(decoding: rest[..<last], as: UTF8.self)
    rest.removeSubrange(...last)
    for line in text.split(separator: "\n") {
      switch line.first {
      case "b":
        let words = line.dropFirst().split(separator: " ", maxSplits: 1)
        number = words.first.flatMap { Int($0) }
        name = words.count > 1 ? String(words[1]) : nil
      case "r": running = (Self.clock, host.child.processorTime, host.child.memory)
      default: running = nil
      }
    }
  }

  /// Why the code of a preview is not waited for any longer.
  private var overtime: String? {
    guard let running else { return nil }
    let used = host.child.processorTime - running.processor
    if used > HostLauncher.processorLimit {
      return "did not end within \(Int(clamping: HostLauncher.processorLimit)) s of processor time"
    }
    if host.child.memory - running.memory > HostLauncher.memoryLimit {
      return "took more than \(HostLauncher.memoryLimit >> 30) GiB of memory"
    }
    guard Self.clock - running.clock > HostLauncher.waitLimit else { return nil }
    return "did not end within \(Int(clamping: HostLauncher.waitLimit)) s"
  }

  private static var clock: Double {
    var now = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
  }
}
