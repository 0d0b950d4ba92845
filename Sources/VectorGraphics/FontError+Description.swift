extension FontError: CustomStringConvertible {
  /// One sentence: what is wrong and what is allowed.
  package var description: String {
    switch self {
    case .missingFamily(let name, let known):
      "there is no font family \"\(name)\"; known are \(known.joined(separator: ", "))"
    case .noFonts(let packages):
      "there are no fonts; install the Debian packages \(packages.joined(separator: ", "))"
    case .unreadableFile(let path): "the font file \(path) can't be read"
    }
  }
}
