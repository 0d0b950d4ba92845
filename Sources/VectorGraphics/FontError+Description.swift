extension FontError: CustomStringConvertible {
  /// One sentence: what is wrong and what is allowed.
  package var description: String {
    switch self {
    case .missingFamily(let name, let known):
      "font family \"\(name)\" not found; the available families are \(known.joined(separator: ", "))"
    case .noFonts(let packages):
      "no fonts are installed; install the Debian packages \(packages.joined(separator: ", "))"
    case .missingFile(let path): "font file \(path) not found"
    case .unreadableFile(let path): "the font file \(path) can't be read"
    case .notAFont(let path, let found?):
      "\(path) is a \(found) file; expected TrueType or OpenType (.ttf, .otf, .ttc)"
    case .notAFont(let path, nil):
      "\(path) is not a font; expected TrueType or OpenType (.ttf, .otf, .ttc)"
    case .brokenFont(let path, let reason): "the font file \(path) is broken: \(reason)"
    }
  }
}
