import CPango
import IntegerConversion
import VectorGraphics

/// What our font map knows: lists of faces to try in order, and the fonts made of them so far.
///
/// A list has a number; the family name `s7` in a description stands for list 7.
final class PangoFontSets {
  private struct Key: Hashable {
    var family: String
    var size: Int32
  }

  private let faces: FontFaceStore
  private let emoji: [FontChoice]
  private var lists: [[FontChoice]] = []
  private var numbers: [[FontChoice]: Int] = [:]
  private var made: [Key: UnsafeMutablePointer<PangoFontset>] = [:]

  /// The largest number of sets kept; text in one font needs one whatever its size, mixed sizes more.
  private static let capacity = 128

  /// Why a face could not be opened since the last time that somebody asked.
  private var failure: FontError?

  /// Sets that open their faces in `faces` and show emoji by the first of `emoji` that can.
  init(faces: FontFaceStore, emoji: [FontChoice]) {
    (self.faces, self.emoji) = (faces, emoji)
  }

  deinit { forgetSets() }

  /// Opens a face for one of our fonts; remembers why when that fails.
  func open(_ choice: FontChoice) -> HarfBuzzFontFace? {
    do throws(FontError) {
      return try faces.face(choice)
    } catch {
      failure = failure ?? error
      return nil
    }
  }

  /// Throws what went wrong with a face since the last call.
  func checkFaces() throws(FontError) {
    guard let failure else { return }
    self.failure = nil
    forgetSets()
    throw failure
  }

  /// Frees the sets made so far.
  func forgetSets() {
    for set in made.values { g_object_unref(set) }
    made = [:]
  }

  /// The family name that stands for the list.
  func family(of list: [FontChoice]) -> String {
    if let number = numbers[list] { return "s\(number)" }
    lists.append(list)
    numbers[list] = lists.count - 1
    return "s\(lists.count - 1)"
  }

  /// Answers Pango's question for the fonts of a description; the caller gets a reference of its own.
  func makeSetReference(
    for description: OpaquePointer?, map: UnsafeMutablePointer<PangoFontMap>?,
    language: OpaquePointer?
  ) -> UnsafeMutablePointer<PangoFontset>? {
    guard let description else { return nil }
    let family = pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
    let key = Key(family: family, size: pango_font_description_get_size(description))
    if made[key] == nil {
      if made.count >= Self.capacity { forgetSets() }
      made[key] = makeSet(key, map: map, language: language)
    }
    guard let set = made[key] else { return nil }
    g_object_ref(set)
    return set
  }

  /// Answers Pango's question for a single font; the caller owns it.
  func makeFontReference(for description: OpaquePointer?, map: UnsafeMutablePointer<PangoFontMap>?)
    -> UnsafeMutablePointer<PangoFont>?
  {
    guard let description else { return nil }
    let family = pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
    guard let first = choices(forFamilies: family).first else { return nil }
    let size = pango_font_description_get_size(description)
    return PangoObjects.makeFont(
      PangoSizedFace(choice: first, size: size, map: map, sets: self))
  }

  private func makeSet(
    _ key: Key, map: UnsafeMutablePointer<PangoFontMap>?, language: OpaquePointer?
  ) -> UnsafeMutablePointer<PangoFontset>? {
    guard let set = pango_fontset_simple_new(language) else { return nil }
    for choice in choices(forFamilies: key.family) {
      let face = PangoSizedFace(choice: choice, size: key.size, map: map, sets: self)
      guard let font = PangoObjects.makeFont(face) else { continue }
      // The set takes over the reference.
      pango_fontset_simple_append(set, font)
    }
    return UnsafeMutablePointer(set)
  }

  /// The faces for a list of family names parted by commas; Pango itself puts `emoji` in for characters
  /// in emoji presentation.
  private func choices(forFamilies names: String) -> [FontChoice] {
    var choices: [FontChoice] = []
    for name in names.split(separator: ",") {
      if name == "emoji" {
        choices += emoji
      } else if let number = Int(name.dropFirst()), lists.indices.contains(number) {
        choices += lists[number]
      }
    }
    return choices.isEmpty ? emoji : choices
  }
}
