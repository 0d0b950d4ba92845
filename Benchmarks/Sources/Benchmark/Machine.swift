import Foundation

/// Where the figures come from.
struct Machine: Encodable {
  var processor: String
  var cores: Int
  var system: String
  /// Names and versions.
  var versions: [String]

  init() {
    processor =
      Self.lines("/proc/cpuinfo").first { $0.hasPrefix("model name") }
      .flatMap { $0.split(separator: ":").last }.map { $0.trimmingCharacters(in: .whitespaces) }
      ?? "unknown"
    cores = ProcessInfo.processInfo.activeProcessorCount
    system =
      Self.lines("/etc/os-release").first { $0.hasPrefix("PRETTY_NAME=") }
      .map { $0.dropFirst(12).replacingOccurrences(of: "\"", with: "") } ?? "unknown"
    let libraries = ["cairo", "pixman-1", "pango", "libpng", "zlib"].compactMap { name in
      Self.firstLine(["pkg-config", "--modversion", name]).map { "\(name) \($0)" }
    }
    let tools = [["rsvg-convert", "--version"], ["swift", "--version"], ["gcc", "--version"]]
    versions = libraries + tools.compactMap(Self.firstLine)
  }

  private static func lines(_ path: String) -> [String] {
    (try? String(contentsOfFile: path, encoding: .utf8))?
      .split(separator: "\n").map(String.init) ?? []
  }

  private static func firstLine(_ words: [String]) -> String? {
    Command(name: words[0], words: words).output()?.split(separator: "\n").first.map(String.init)
  }
}
