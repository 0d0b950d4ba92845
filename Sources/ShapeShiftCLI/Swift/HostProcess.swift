import FileStorage
import Foundation
import Glibc
import IntegerConversion
import ShapeShift

/// What a host knows of the command that started it.
///
/// A host is this command again, linked with the library that Swift files are linked with. It is given first of all
/// `--host`, the file to tell on what it does, the file that ends with the command, a folder for its files, and
/// the numbers of the previews that hosts before it have died of.
struct HostProcess: Sendable {
  /// The word that makes a process a host.
  static let word = "--host"

  /// The folder for what is compiled, which the command removes.
  let folder: String
  /// The numbers of the previews that hosts before this one have died of.
  let died: [Int]
  private let channel: Int32
  /// What each report begins with; the code of previews, which may write to any open file, does not know it.
  private let token: String
  /// A copy of this process that the code of a preview makes reports nothing.
  private let process = getpid()

  /// This process as a host; nil in a process that is none.
  static let current: HostProcess? = {
    let words = CommandLine.arguments.dropFirst().prefix(5).map { String($0) }
    guard words.count == 5, words[0] == word, let channel = Int32(words[1]),
      let life = Int32(words[2])
    else { return nil }
    let died = words[4].split(separator: ",").compactMap { Int($0) }
    let host = HostProcess(
      folder: words[3], died: died, channel: channel, token: HostToken.read(from: life))
    if life >= 0 { host.endWithCommand(life) }
    return host
  }()

  /// How many previews are behind it, where they are drawn in order: hosts before it have drawn them, or died of them.
  var done: Int { max(died.max() ?? -1, -1) + 1 }

  /// What a host is given before all that the command was.
  static func arguments(channel: Int32, life: Int32, folder: String, died: [Int]) -> [String] {
    let numbers = died.map(String.init).joined(separator: ",")
    return [word, "\(channel)", "\(life)", folder, numbers.isEmpty ? "-" : numbers]
  }

  /// The time in which the code of a preview must do something at all, in seconds.
  static let waitLimit = 60
  /// The time in which a package's manifest must be compiled and run, in seconds.
  ///
  /// Source: chosen; on a busy machine it takes ten.
  static let manifestLimit = 180

  /// The number of what no host goes on behind.
  static let noNumber = -1

  /// The number of a provider of previews, which is below those of previews: hosts after one that dies of it leave it out.
  static func number(ofProvider name: String, in path: String) -> Int {
    let digest = SHA256.hexDigest(of: Array("\(path)\u{0}\(name)".utf8))
    let hash = Int(digest.prefix(7), radix: 16) ?? 0
    return noNumber - 1 - hash
  }

  /// What a process that this one starts is given, to do a part of its work as a host.
  ///
  /// - Parameters:
  ///   - channel: What it reports to.
  ///   - life: What ends with this process.
  static func inherited(channel: Int32, life: Int32) -> [String] {
    current.map { arguments(channel: channel, life: life, folder: $0.folder, died: []) } ?? []
  }

  /// How many arguments are for the host itself.
  static var ownArguments: Int { current == nil ? 0 : 5 }

  /// Removes the files and ends all that was started as soon as the command is gone, however it went.
  private func endWithCommand(_ life: Int32) {
    for number in [channel, life] { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
    let folder = folder
    Thread.detachNewThread {
      let file = FileDescriptor(number: life)
      while let part = try? file.read(upTo: 1), !part.isEmpty {}
      HostEnd.begin(removing: folder)
    }
  }

  /// Tells which preview is worked on from now on.
  func begin(_ name: String, number: Int) {
    send("b\(number) \(name.prefix(1000).replacing("\n", with: " "))")
  }

  /// Tells that the user's code runs from now on, or that it does no more.
  ///
  /// - Parameter seconds: The time in which it must do something at all.
  func run<Result, Problem: Error>(
    seconds: Int = waitLimit, _ body: () throws(Problem) -> Result
  ) throws(Problem) -> Result {
    send("r\(seconds)")
    defer { send("s") }
    return try body()
  }

  /// Reports that the work has come to its end, and ends the process.
  ///
  /// What code of previews has registered to run at the exit is not run: it could change the status.
  func finish(_ status: ExitStatus) -> Never {
    run { _ = fflush(nil) }
    send("e\(status.rawValue)")
    _exit(status.rawValue)
  }

  /// Runs what may be the user's code, and tells the command of it where this process is a host.
  static func watched<Result, Problem: Error>(
    seconds: Int = waitLimit, _ body: () throws(Problem) -> Result
  ) throws(Problem) -> Result {
    guard let current else { return try body() }
    return try current.run(seconds: seconds, body)
  }

  private func send(_ text: String) {
    guard getpid() == process else { return }
    let copy = fcntl(channel, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { return }
    let file = FileDescriptor(number: copy)
    try? file.write(Array(HostToken.line(text, token).utf8))
  }
}
