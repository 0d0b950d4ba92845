import Foundation

/// Where the process begins.
@main
enum Main {
  static func main() async {
    signal(SIGPIPE, SIG_IGN)
    let options: GatewayOptions
    do throws(GatewayOptions.Problem) {
      options = try GatewayOptions(Array(CommandLine.arguments.dropFirst()))
    } catch {
      say("error: \(error.sentence)")
      exit(64)
    }
    let gateway = Gateway(options)
    let signals = [SIGINT, SIGTERM, SIGHUP].map { gateway.end(on: $0) }
    defer { for source in signals { source.cancel() } }
    do {
      try await gateway.run()
    } catch {
      say("error: the studio can't listen on 127.0.0.1:\(options.port): \(error)")
      gateway.end(status: 69)
    }
  }
}

/// Says a line on standard error.
func say(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
