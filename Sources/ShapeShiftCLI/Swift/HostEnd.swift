import FileStorage
import Foundation
import Glibc
import IntegerConversion

/// Ends a host whose command is gone, and all that it has started, and removes their files behind them.
///
/// That is done by a process of another group, this command again: nobody who writes into the folder may be left when
/// it is removed, and a host can't outlive itself.
enum HostEnd {
  /// The word that makes a process one that ends a host.
  private static let word = "--end-host"

  /// Ends this process, which is a host, and its group.
  ///
  /// - Parameter folder: What is removed.
  static func begin(removing folder: String) {
    let program = FileSystem.resolved("/proc/self/exe") ?? ""
    let arguments = [word, "\(getpgrp())", folder]
    guard let end = try? ChildProcess(program, arguments, leadsGroup: true) else {
      HostFolder.removeAbandoned(folder)
      kill(0, SIGKILL)
      return
    }
    _ = end.wait()
  }

  /// Does it, if this process was started for that; it does not return then.
  static func runIfAsked() {
    let words = CommandLine.arguments.dropFirst().map { String($0) }
    guard words.count == 3, words[0] == word, let group = Int32(words[1]), group > 1,
      group != getpgrp()
    else { return }
    StartedProcesses.endDescendants(of: group)
    kill(-group, SIGKILL)
    HostFolder.removeAbandoned(words[2])
    exit(0)
  }
}
