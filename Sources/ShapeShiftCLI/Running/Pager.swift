import FileStorage
import Foundation

/// Shows a long text page by page, as `man` does, where somebody looks at it.
struct Pager {
  /// The program, as a shell understands it.
  private let program: String

  /// The program that shows pages; nil where standard output is no terminal, or none is wanted.
  ///
  /// `PAGER` names it; `cat`, or nothing, asks for none. What no shell can start is told by the shell.
  init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard FileDescriptor.standardOutput.isTerminal, environment["TERM"] != "dumb" else {
      return nil
    }
    let program = environment["PAGER"] ?? "less"
    guard !program.isEmpty, program != "cat" else { return nil }
    self.program = program
  }

  /// Shows a text, until it is put away.
  ///
  /// - Returns: Whether it was shown; else there is no such program.
  func show(_ text: String) throws(Failure) -> Bool {
    let pipe = try OpenPipe()
    let end = pipe.takeOutput()
    let child = try ChildProcess(
      "/bin/sh", ["-c", program], environment: variables, streams: [(0, end)])
    close(end)
    // Who puts a text away does not read all of it.
    let writer = FileDescriptor(number: dup(pipe.input))
    pipe.closeInput()
    try? writer.write(Array(text.utf8))
    _ = consume writer
    return child.wait() != .exited(127)
  }

  /// Those of this process; `less` ends at a short text, keeps colours and what was shown.
  private var variables: [String] {
    var variables = ProcessInfo.processInfo.environment
    if variables["LESS"] == nil { variables["LESS"] = "FRX" }
    return variables.map { "\($0.key)=\($0.value)" }
  }
}
