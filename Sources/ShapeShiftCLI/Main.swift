import Foundation

/// Where the process begins.
@main
enum Main {
  @MainActor
  static func main() async {
    Signals.install()
    let invocation = Invocation(arguments: Array(CommandLine.arguments.dropFirst()))
    exit(await invocation.run().rawValue)
  }
}
