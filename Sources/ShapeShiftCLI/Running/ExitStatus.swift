/// How a run ends, as the shell sees it.
///
/// Source: the numbers from 64 are those of BSD's `sysexits.h`; 128 + n is the shell's way to say that
/// signal n ended a process.
enum ExitStatus: Int32, CaseIterable {
  case success = 0
  case problems = 1
  case usage = 64
  case badDocument = 65
  case noInput = 66
  case unavailable = 69
  case internalError = 70
  case cannotCreate = 73
  case inputOutput = 74
  case temporary = 75
  case interrupted = 130
  case brokenPipe = 141

  /// What the status means, for the manual.
  var meaning: String {
    switch self {
    case .success: "all went well"
    case .problems:
      "problems were found, by check, fmt --check, frames --verify or batch, or pictures differ"
    case .usage: "the command line is wrong"
    case .badDocument: "a document, or something that it uses, is wrong or asks for too much"
    case .noInput: "a file to be read is missing, is a folder or may not be read"
    case .unavailable: "something that must be installed is missing, such as fonts"
    case .internalError: "a library failed in a way that should not happen"
    case .cannotCreate: "a file cannot be created"
    case .inputOutput: "reading or writing failed half-way"
    case .temporary: "the system is short of something now; try again"
    case .interrupted: "ended by Ctrl-C"
    case .brokenPipe: "whoever read standard output has gone"
    }
  }
}
