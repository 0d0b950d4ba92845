import FileStorage
import Foundation
import IntegerConversion

/// Where the process begins.
@main
enum Main {
  /// What stands behind the command; names of files are bytes, and need not be UTF-8.
  ///
  /// A process that draws for a batch is told them as strings, by the one that read them.
  static let arguments: [String] = {
    let own = HostProcess.ownArguments
    let isTold = CommandLine.arguments.dropFirst(2 + own).first == Batch.drawingFlag
    return (1 + own..<max(Int(CommandLine.argc), 1 + own)).compactMap { index in
      guard let argument = unsafe CommandLine.unsafeArgv[index] else { return nil }
      if isTold { return unsafe String(cString: argument) }
      return unsafe argument.withMemoryRebound(to: UInt8.self, capacity: 1) {
        unsafe String(systemPath: $0)
      }
    }
  }()

  @MainActor
  static func main() async {
    HostEnd.runIfAsked()
    Signals.install()
    let invocation = Invocation(arguments: arguments)
    let status = await invocation.run()
    HostProcess.current?.finish(status)
    exit(status.rawValue)
  }
}
