import FileStorage
import Foundation
import Glibc

/// The user's cache of the command, which can be deleted at any time.
enum UserCache {
  /// Returns the path of a folder of the cache, or `nil` if neither `XDG_CACHE_HOME` nor a writable `HOME` is set.
  static func folder(_ name: String) -> String? {
    let variables = ProcessInfo.processInfo.environment
    if let folder = variables["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      return "\(folder)/shapeshift/\(name)"
    }
    guard let home = variables["HOME"], home.hasPrefix("/"), unsafe access(home, W_OK) == 0 else {
      return nil
    }
    return "\(home)/.cache/shapeshift/\(name)"
  }
}
