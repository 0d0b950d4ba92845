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
  /// The memory that the code of a preview may take for one picture, in bytes.
  ///
  /// Source: chosen; the largest picture that is drawn has half of it.
  static let memoryLimit = 1 << 31

  init(_ console: Console) throws(Failure) {
    installation = try SwiftInstallation.find()
    folder = try HostFolder()
    toolchain = try SwiftToolchain(
      for: installation, temporaryFolder: folder.path, BuildCache(orIn: folder.path))
    self.console = console
  }

  /// Does it all.
  ///
  /// - Returns: How the command is to exit.
  func run(_ arguments: [String]) throws -> ExitStatus {
    Signals.catchInterruptions()
    StartedProcesses.adopt()
    defer { folder.remove() }
    try toolchain.write(to: folder.path)
    var (died, worst) = ([Int](), ExitStatus.success)
    while true {
      FileSystem.remove(CrashPlace.log(in: folder.path))
      var watch = try HostWatch(start(arguments, folder: folder.path, died: died))
      let end = watch.run()
      StartedProcesses.endChildren(since: watch.start)
      switch end {
      case .finished(let status):
        return status == .success ? worst : status
      case .interrupted: return .interrupted
      case .died(let reason):
        let number = watch.number.flatMap {
          $0 != HostProcess.noNumber && !died.contains($0) ? $0 : nil
        }
        console.report(
          Self.failure(watch.sentence(reason), in: folder.path, isAlone: number == nil))
        guard let number else { return .badDocument }
        died.append(number)
        worst = .badDocument
      }
    }
  }

  /// What is said of a host that died: where, if that is known.
  ///
  /// - Parameter isAlone: Whether no host goes on behind the preview.
  private static func failure(_ sentence: String, in folder: String, isAlone: Bool) -> Failure {
    guard let span = CrashPlace(in: folder)?.span else {
      return Failure(
        .badDocument, sentence, help: isAlone ? nil : "the other previews are not affected")
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
    let token = HostToken.make()
    // A host that is gone already is heard of by its end.
    try? life.write(Array(token.utf8))
    return StartedHost(child: child, channel: channel, life: life, token: token)
  }

  /// The variables of the host: those of the command, where Swift's libraries and the main bundle are, how code knows that
  /// it is previewed, and what no picture may depend on.
  private func environment(_ folder: String) -> [String] {
    var variables = ProcessInfo.processInfo.environment
    let before = variables["LD_LIBRARY_PATH"].map { [$0] } ?? []
    variables["LD_LIBRARY_PATH"] = (toolchain.libraries + before).joined(separator: ":")
    variables[SwiftToolchain.variable] = toolchain.compiler
    variables[ProgramFolder.variable] = "\(folder)/program"
    variables[SwiftCompiler.bundleVariable] = folder
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
  /// What it marks its reports with.
  let token: String
}

/// Hears of a host until it ends.
///
/// Only the host itself says that its work is finished: whatever ends the process before that, even with status 0, is a
/// failure of the preview that it was at.
@MainActor
struct HostWatch {
  /// How it ended.
  enum End {
    /// The work came to its end.
    case finished(ExitStatus)
    case interrupted
    /// The text says of what.
    case died(String)
  }

  private let host: StartedHost
  /// The start time, in the kernel's terms.
  let start: Int
  private var rest: [UInt8] = []
  /// The preview that it was at.
  private(set) var name: String?
  private(set) var number: Int?
  /// Since when the code of a preview runs: the clock's seconds, the processor's, and the bytes it had then.
  private var running: (clock: Double, processor: Double, memory: Int)?
  /// The seconds for which it may do so.
  private var seconds = 0
  /// The status that the host has reported for all of its work.
  private var status: ExitStatus?

  init(_ host: StartedHost) {
    self.host = host
    start = ProcessStatus(host.child.number)?.start ?? .max
  }

  /// Waits for the end, and brings it about where it does not come.
  mutating func run() -> End {
    let end = listen()
    // Processes that the code of a preview has started end with the host.
    host.child.endGroup()
    let how = host.child.wait()
    return end ?? .died(Self.reason(how))
  }

  /// Hears the host's reports.
  ///
  /// - Returns: How it is to end; `nil` if it has ended without a report of that.
  private mutating func listen() -> End? {
    let channel = FileDescriptor(number: host.channel.takeOutput())
    var (isOpen, hadMainThread) = (true, true)
    while true {
      if Signals.isInterrupted { return .interrupted }
      if let problem = overtime {
        host.child.endWithTrace()
        return .died(problem)
      }
      // Asked for first, so that what the host has said before its end is heard.
      let isOver = host.child.isOver
      if isOpen, channel.waitForInput(milliseconds: isOver ? 0 : 100) {
        isOpen = hear(channel)
        if let status { return .finished(status) }
        continue
      }
      if isOver { return nil }
      if !isOpen { usleep(20_000) }
      // While a process ends, it has none for a moment.
      let hasMainThread = !host.child.hasNoMainThread
      if !hasMainThread, !hadMainThread { return .died("did not finish: its main thread exited") }
      hadMainThread = hasMainThread
    }
  }

  /// What is said of a host that died.
  func sentence(_ reason: String) -> String {
    guard let name else { return "the rendering process \(reason)" }
    return "\(name) \(reason)"
  }

  private static func reason(_ end: ChildProcess.End) -> String {
    switch end {
    case .exited(let status): "did not finish: its process exited with status \(status)"
    case .killed(let signal):
      "crashed: signal \(signal), \(unsafe String(cString: strsignal(signal)).lowercased())"
    }
  }

  /// Reads what there is.
  ///
  /// - Returns: Whether there may be more.
  mutating func hear(_ channel: borrowing FileDescriptor) -> Bool {
    guard let part = try? channel.read(upTo: 1 << 12), !part.isEmpty else { return false }
    hear(part)
    return true
  }

  private mutating func hear(_ part: [UInt8]) {
    rest += part
    guard let last = rest.lastIndex(of: UInt8(ascii: "\n")) else {
      // No report is that long: something else is written there.
      if rest.count > 1 << 16 { rest = [] }
      return
    }
    let text = String(decoding: rest[..<last], as: UTF8.self)
    rest.removeSubrange(...last)
    for line in text.split(separator: "\n") {
      guard let report = HostToken.text(of: line, host.token) else { continue }
      switch report.first {
      case "b":
        let words = report.dropFirst().split(separator: " ", maxSplits: 1)
        number = words.first.flatMap { Int($0) }
        name = words.count > 1 ? String(words[1]) : nil
      case "r":
        running = (Self.clock, host.child.processorTime, host.child.memory)
        seconds = Int(report.dropFirst()) ?? HostProcess.waitLimit
      case "e":
        status = Int32(report.dropFirst()).flatMap(ExitStatus.init(rawValue:)) ?? .internalError
      default: running = nil
      }
    }
  }

  /// Why the code of a preview is not waited for any longer.
  var overtime: String? {
    guard let running else { return nil }
    let used = host.child.processorTime - running.processor
    if used > HostLauncher.processorLimit {
      return
        "did not finish within \(Int(clamping: HostLauncher.processorLimit)) s of processor time"
    }
    if host.child.memory - running.memory > HostLauncher.memoryLimit {
      return "used more than \(HostLauncher.memoryLimit >> 30) GiB of memory"
    }
    guard Self.clock - running.clock > Double(seconds) else { return nil }
    return "did not finish within \(seconds) s"
  }

  private static var clock: Double {
    var now = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
  }
}
