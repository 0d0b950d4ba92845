import VectorGraphics

/// Hands out ids: those of views as near as XML allows, those of definitions by count.
struct SVGIdentifiers {
  private let prefix: String
  /// What views want, so that definitions keep away from it.
  private let wanted: Set<String>
  private var used: Set<String> = []
  private var counts: [String: Int] = [:]

  init(prefix: String, items: [DisplayItem]) {
    self.prefix = Self.sanitized(prefix)
    var wanted: Set<String> = []
    Self.collect(items, into: &wanted)
    self.wanted = wanted
  }

  /// An unused id for the view at `origin`, with its id and a number if others have it; nil if it has none.
  mutating func view(_ origin: String?) -> String? {
    guard let name = Self.name(in: origin) else { return nil }
    guard used.contains(name) else {
      used.insert(name)
      return prefix + name
    }
    var count = counts[name, default: 1]
    repeat { count += 1 } while used.contains("\(name)-\(count)")
    counts[name] = count
    used.insert("\(name)-\(count)")
    return "\(prefix)\(name)-\(count)"
  }

  /// The next id of a kind of definition: `g1`, `g2`.
  mutating func definition(_ kind: String) -> String {
    var count = counts[kind + "#", default: 0]
    repeat { count += 1 } while wanted.contains("\(kind)\(count)")
    counts[kind + "#"] = count
    return "\(prefix)\(kind)\(count)"
  }

  /// The part of the last step of a view path after its `#`, made an XML name.
  static func name(in origin: String?) -> String? {
    guard let origin else { return nil }
    let slash = origin.utf8.lastIndex(of: UInt8(ascii: "/"))
    let step = origin[(slash ?? origin.startIndex)...]
    guard let mark = step.utf8.firstIndex(of: UInt8(ascii: "#")) else { return nil }
    let name = sanitized(step[step.utf8.index(after: mark)...])
    guard let first = name.unicodeScalars.first else { return nil }
    return isNameStart(first) ? name : "_" + name
  }

  private static func collect(_ items: [DisplayItem], into names: inout Set<String>) {
    for item in items {
      if let name = name(in: item.origin) { names.insert(name) }
      guard case .group(let group) = item.content else { continue }
      collect(group.items, into: &names)
      collect(group.effects.mask ?? [], into: &names)
    }
  }

  /// The text with what no XML name may hold turned into hyphens; colons, which mark namespaces, as well.
  private static func sanitized(_ text: some StringProtocol) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(isNamePart(scalar) ? scalar : "-") }
    return String(scalars)
  }

  /// Source: XML 1.0 (fifth edition), section 2.3, production [4], without the colon.
  private static func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D,
      0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF,
      0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF:
      true
    default: false
    }
  }

  /// Source: XML 1.0 (fifth edition), section 2.3, production [4a], without the colon.
  private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: isNameStart(scalar)
    }
  }
}
