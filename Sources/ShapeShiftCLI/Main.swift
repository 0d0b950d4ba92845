import Foundation

/// Where the process begins.
@main
enum Main {
  @MainActor
  static func main() {
    Signals.install()
    let invocation = Invocation(arguments: Array(CommandLine.arguments.dropFirst()))
    exit(invocation.run().rawValue)
  }
}
