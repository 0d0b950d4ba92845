import CPango
import Foundation
import IntegerConversion
import VectorGraphics

/// The name of a character's script, and the Debian package with a font for it.
struct ScriptFonts: Hashable {
  /// The kind of characters: of a script, or of a category without fonts.
  enum Kind {
    case script
    case privateUse
    case unassigned
    case control
  }

  /// The script's name, or the kind of the characters.
  var name: String
  var kind = Kind.script
  /// The Debian package and the family in it; `nil` if no package is known.
  var font: Font?

  /// A font in a Debian package.
  struct Font: Hashable {
    var package: String
    var family: String
  }

  private init(_ name: String, of kind: Kind) { (self.name, self.kind) = (name, kind) }

  private init(_ name: String, _ family: String? = nil, in package: String = Self.core) {
    self.name = name
    font = family.map { Font(package: package, family: $0) }
  }

  private static let core = "fonts-noto-core"

  /// The script of a character that no font contains.
  init(of character: Unicode.Scalar) {
    switch character.properties.generalCategory {
    case .privateUse: self.init("private-use", of: .privateUse)
    case .unassigned, .surrogate: self.init("unassigned", of: .unassigned)
    case .control, .format: self.init("control", of: .control)
    default: self = Self.ofAssigned(character)
    }
  }

  private static func ofAssigned(_ character: Unicode.Scalar) -> ScriptFonts {
    if character.properties.isEmojiPresentation {
      return ScriptFonts("emoji", DefaultFont.emojiFamily, in: "fonts-noto-color-emoji")
    }
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), character.value)
    if let known = scripts[tag(of: script.rawValue)] { return known }
    switch character.value {
    case 0x1d000...0x1d24f: return ScriptFonts("music", "Noto Music")
    case 0x1d400...0x1d7ff: return ScriptFonts("mathematical", "Noto Sans Math")
    case 0x1d2e0...0x1d2f3: return ScriptFonts("Mayan numeral", "Noto Sans Mayan Numerals")
    default: break
    }
    // The names of letters begin with that of their script.
    if script != HB_SCRIPT_COMMON, script != HB_SCRIPT_INHERITED,
      let word = character.properties.name?.split(separator: " ").first
    {
      return ScriptFonts(word.capitalized)
    }
    switch character.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: return ScriptFonts("mark", "Noto Sans")
    default: return ScriptFonts("symbol", "Noto Sans Symbols2")
    }
  }

  /// The four letters of a tag.
  private static func tag(of value: UInt32) -> String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let scripts: [String: ScriptFonts] = {
    var scripts: [String: ScriptFonts] = [
      "Deva": ScriptFonts("Devanagari", "Lohit Devanagari", in: "fonts-lohit-deva"),
      "Thai": ScriptFonts("Thai", "Loma", in: "fonts-tlwg-loma-otf"),
    ]
    for (tag, name) in [
      ("Hani", "Han"), ("Hira", "Hiragana"), ("Kana", "Katakana"), ("Hang", "Hangul"),
      ("Bopo", "Bopomofo"),
    ] {
      scripts[tag] = ScriptFonts(name, "WenQuanYi Micro Hei", in: "fonts-wqy-microhei")
    }
    for (tag, name) in [
      ("Latn", "Latin"), ("Grek", "Greek"), ("Cyrl", "Cyrillic"),
    ] { scripts[tag] = ScriptFonts(name, "Noto Sans") }
    for (design, lines) in [("Sans", notoSans), ("Serif", notoSerif)] {
      for line in lines.split(separator: "\n") {
        let name = String(line.dropFirst(5))
        scripts[String(line.prefix(4))] = ScriptFonts(name, "Noto \(design) \(name)")
      }
    }
    return scripts
  }()

  /// The scripts with a sans-serif family in fonts-noto-core: the tag of ISO 15924, then the name.
  private static let notoSans = """
    Adlm Adlam
    Aghb Caucasian Albanian
    Arab Arabic
    Armi Imperial Aramaic
    Armn Armenian
    Avst Avestan
    Bali Balinese
    Bamu Bamum
    Bass Bassa Vah
    Batk Batak
    Beng Bengali
    Bhks Bhaiksuki
    Brah Brahmi
    Bugi Buginese
    Buhd Buhid
    Cakm Chakma
    Cans Canadian Aboriginal
    Cari Carian
    Cham Cham
    Cher Cherokee
    Copt Coptic
    Cprt Cypriot
    Dsrt Deseret
    Dupl Duployan
    Egyp Egyptian Hieroglyphs
    Elba Elbasan
    Elym Elymaic
    Ethi Ethiopic
    Geor Georgian
    Glag Glagolitic
    Gong Gunjala Gondi
    Gonm Masaram Gondi
    Goth Gothic
    Gran Grantha
    Gujr Gujarati
    Guru Gurmukhi
    Hano Hanunoo
    Hatr Hatran
    Hebr Hebrew
    Hluw Anatolian Hieroglyphs
    Hmng Pahawh Hmong
    Hung Old Hungarian
    Ital Old Italic
    Java Javanese
    Kali Kayah Li
    Khar Kharoshthi
    Khmr Khmer
    Khoj Khojki
    Knda Kannada
    Kthi Kaithi
    Lana Tai Tham
    Laoo Lao
    Lepc Lepcha
    Limb Limbu
    Lina Linear A
    Linb Linear B
    Lisu Lisu
    Lyci Lycian
    Lydi Lydian
    Mahj Mahajani
    Mand Mandaic
    Mani Manichaean
    Marc Marchen
    Medf Medefaidrin
    Mend Mende Kikakui
    Merc Meroitic
    Mero Meroitic
    Mlym Malayalam
    Modi Modi
    Mong Mongolian
    Mroo Mro
    Mtei Meetei Mayek
    Mult Multani
    Mymr Myanmar
    Narb Old North Arabian
    Nbat Nabataean
    Newa Newa
    Nkoo NKo
    Nshu Nushu
    Ogam Ogham
    Olck Ol Chiki
    Orkh Old Turkic
    Orya Oriya
    Osge Osage
    Osma Osmanya
    Palm Palmyrene
    Pauc Pau Cin Hau
    Perm Old Permic
    Phag PhagsPa
    Phli Inscriptional Pahlavi
    Phlp Psalter Pahlavi
    Phnx Phoenician
    Plrd Miao
    Prti Inscriptional Parthian
    Rjng Rejang
    Rohg Hanifi Rohingya
    Runr Runic
    Samr Samaritan
    Sarb Old South Arabian
    Saur Saurashtra
    Sgnw SignWriting
    Shaw Shavian
    Shrd Sharada
    Sidd Siddham
    Sind Khudawadi
    Sinh Sinhala
    Sogd Sogdian
    Sogo Old Sogdian
    Sora Sora Sompeng
    Soyo Soyombo
    Sund Sundanese
    Sylo Syloti Nagri
    Syrc Syriac
    Tagb Tagbanwa
    Takr Takri
    Tale Tai Le
    Talu New Tai Lue
    Taml Tamil
    Tavt Tai Viet
    Telu Telugu
    Tfng Tifinagh
    Tglg Tagalog
    Thaa Thaana
    Tirh Tirhuta
    Ugar Ugaritic
    Vaii Vai
    Wara Warang Citi
    Wcho Wancho
    Xpeo Old Persian
    Xsux Cuneiform
    Yiii Yi
    Zanb Zanabazar Square
    """

  /// The scripts with only a serif family in fonts-noto-core.
  private static let notoSerif = """
    Ahom Ahom
    Dogr Dogra
    Hmnp Nyiakeng Puachue Hmong
    Tang Tangut
    Tibt Tibetan
    Yezi Yezidi
    """
}
