import FileStorage
import Foundation

/// The condition for coloring messages.
enum ColorMode: String, CaseIterable {
  case auto
  case always
  case never

  /// Whether messages are colored in this process.
  ///
  /// Source: https://no-color.org: `NO_COLOR`, if set and not empty, asks for none.
  var usesColor: Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      guard ProcessVariable.value(of: "NO_COLOR") ?? "" == "",
        ProcessVariable.value(of: "TERM") != "dumb"
      else { return false }
      return FileDescriptor.standardError.isTerminal
    }
  }
}
