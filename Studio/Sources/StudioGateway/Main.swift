import Foundation

/// Where the process begins.
@main
enum Main {
  static func main() {
    Ending.install()
    let options: GatewayOptions
    do throws(GatewayOptions.Problem) {
      options = try GatewayOptions(Array(CommandLine.arguments.dropFirst()))
    } catch {
      say("error: \(error.sentence)")
      exit(64)
    }
    do {
      try Gateway(options).run()
    } catch {
      say("error: the studio can't listen on 127.0.0.1:\(options.port): \(error)")
      Ending.end(status: 69)
    }
  }
}

/// Says a line on standard error.
func say(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
