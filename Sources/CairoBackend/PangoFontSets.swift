import CPango
import Foundation
import IntegerConversion
import VectorGraphics

/// What our font map knows: lists of faces to try in order, and the fonts made of them so far.
///
/// A list has a number; the family name `s7` in a description stands for list 7.
final class PangoFontSets {
  /// Faces to try in order.
  struct List: Hashable {
    var choices: [FontChoice]
    /// The distance added after each letter of the first face, in parts of an em.
    var tracking: Int32 = 0

    /// The parts of an em in which tracking is counted: few, so that a growing text needs few fonts.
    static let trackingUnits: CGFloat = 8192
  }

  private struct Key: Hashable {
    var family: String
    var size: Int32
  }

  private let faces: FontFaceStore
  private let emoji: [FontChoice]
  private var lists: [List] = []
  private var numbers: [List: Int] = [:]
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
  func family(of list: List) -> String {
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
    guard let first = candidates(forFamilies: family).first else { return nil }
    let size = pango_font_description_get_size(description)
    return makeFont(first, size: size, map: map)
  }

  private func makeSet(
    _ key: Key, map: UnsafeMutablePointer<PangoFontMap>?, language: OpaquePointer?
  ) -> UnsafeMutablePointer<PangoFontset>? {
    guard let set = pango_fontset_simple_new(language) else { return nil }
    for candidate in candidates(forFamilies: key.family) {
      guard let font = makeFont(candidate, size: key.size, map: map) else { continue }
      // The set takes over the reference.
      pango_fontset_simple_append(set, font)
    }
    return UnsafeMutablePointer(set)
  }

  /// A face to try, with the distance added after each of its letters.
  private typealias Candidate = (choice: FontChoice, tracking: Int32)

  private func makeFont(
    _ candidate: Candidate, size: Int32, map: UnsafeMutablePointer<PangoFontMap>?
  ) -> UnsafeMutablePointer<PangoFont>? {
    let tracking = CGFloat(candidate.tracking) / List.trackingUnits * CGFloat(size)
    return PangoObjects.makeFont(
      PangoSizedFace(
        choice: candidate.choice, size: size, tracking: Int32(clamping: tracking.rounded()),
        map: map, sets: self))
  }

  /// The faces for a list of family names parted by commas; Pango itself puts `emoji` in for characters
  /// in emoji presentation.
  private func candidates(forFamilies names: String) -> [Candidate] {
    var result: [Candidate] = []
    let emoji = emoji.map { Candidate($0, 0) }
    for name in names.split(separator: ",") {
      if name == "emoji" {
        result += emoji
      } else if let number = Int(name.dropFirst()), lists.indices.contains(number) {
        let list = lists[number]
        result += list.choices.indices.map { (list.choices[$0], $0 == 0 ? list.tracking : 0) }
      }
    }
    return result.isEmpty ? emoji : result
  }
}
