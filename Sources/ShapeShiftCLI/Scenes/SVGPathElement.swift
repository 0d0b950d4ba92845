import Foundation

/// The path data of an SVG file that has one path.
enum SVGPathElement {
  /// The data as they are written; nil unless there is one `<path>` with a `d`.
  static func data(in text: String) -> String? {
    let tags = text.matches(of: #/<path\b(?:[^>"']|"[^"]*"|'[^']*')*>/#).map { String($0.output) }
    let found = tags.compactMap { tag -> String? in
      guard let match = tag.firstMatch(of: #/\sd\s*=\s*(?:"([^"]*)"|'([^']*)')/#) else {
        return nil
      }
      return (match.output.1 ?? match.output.2).map(String.init)
    }
    return found.count == 1 ? found.first : nil
  }
}
