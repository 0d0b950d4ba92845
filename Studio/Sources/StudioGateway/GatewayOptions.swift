/// What the gateway is told on its command line, by `shapeshift studio`.
struct GatewayOptions: Sendable {
  /// What is wrong with the command line.
  struct Problem: Error {
    let sentence: String
  }

  /// The program that has the engine.
  var engine = ""
  /// What it is told.
  var engineArguments: [String] = ["studio-engine"]
  /// Where it listens; 0 for any that is free.
  var port: UInt16 = 0
  /// A folder that the page's files are read from, in place of those in the program: for who works on the page.
  var page: String?
  /// The file that is shown first.
  var start = "index.html"

  /// Reads `--engine PROGRAM [--port N] [--read-only] [--code] [--no-code] [--data FILE] [--page FOLDER] [--report] -- PATH...`.
  init(_ arguments: [String]) throws(Problem) {
    var rest = arguments[...]
    while let word = rest.popFirst(), word != "--" {
      switch word {
      case "--engine": engine = try Self.value(of: word, &rest)
      case "--page": page = try Self.value(of: word, &rest)
      case "--read-only", "--code", "--no-code": engineArguments.append(word)
      case "--data": engineArguments += [word, try Self.value(of: word, &rest)]
      case "--report":
        engineArguments = ["snapshot", "report", "--engine"]
        start = "snapshots.html"
      case "--port":
        let text = try Self.value(of: word, &rest)
        guard let number = UInt16(text) else {
          throw Problem(sentence: "--port is \(text); expected 0 to 65535")
        }
        port = number
      default: throw Problem(sentence: "unknown option \(word)")
      }
    }
    guard !engine.isEmpty, !rest.isEmpty else {
      throw Problem(sentence: "expected --engine and paths; start it with 'shapeshift studio PATH'")
    }
    // A report's folder comes first, and options behind it.
    engineArguments += (start == "index.html" ? ["--"] : []) + rest
  }

  private static func value(
    of word: String, _ rest: inout ArraySlice<String>
  ) throws(Problem) -> String {
    guard let value = rest.popFirst() else { throw Problem(sentence: "\(word) requires a value") }
    return value
  }
}
