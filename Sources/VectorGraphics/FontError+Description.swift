extension FontError: CustomStringConvertible {
  /// One sentence: what is wrong and what is allowed.
  package var description: String {
    switch self {
    case .missingFamily(let name, let known):
      "there is no font family \"\(name)\"; known are \(known.joined(separator: ", "))"
    case .noFonts(let packages):
      "there are no fonts; install the Debian packages \(packages.joined(separator: ", "))"
    case .missingFile(let path): "there is no font file \(path)"
    case .unreadableFile(let path): "the font file \(path) can't be read"
    case .notAFont(let path, let found?):
      "\(path) is a \(found) file; expected TrueType or OpenType (.ttf, .otf, .ttc)"
    case .notAFont(let path, nil):
      "\(path) is no font; expected TrueType or OpenType (.ttf, .otf, .ttc)"
    case .brokenFont(let path, let reason): "the font file \(path) is broken: \(reason)"
    }
  }
}
