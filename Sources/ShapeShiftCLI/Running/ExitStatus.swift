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
    case .success: "success"
    case .problems:
      "problems were found by check, fmt --check, frames --verify or batch, images differ, or there is nothing to undo or redo"
    case .usage: "the command line is invalid"
    case .badDocument: "an error in a document or a file that it uses, or a limit is exceeded"
    case .noInput: "an input file is missing, is a folder or cannot be read"
    case .unavailable: "a required program, library or font is not installed"
    case .internalError: "an internal error"
    case .cannotCreate: "an output file cannot be created"
    case .inputOutput: "reading or writing failed partway"
    case .temporary:
      "another process is writing the history, or a system resource is exhausted; try again"
    case .interrupted: "interrupted with Ctrl-C"
    case .brokenPipe: "the reader of standard output closed it"
    }
  }
}
