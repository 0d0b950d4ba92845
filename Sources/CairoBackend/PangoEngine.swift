import CPango
import Foundation
import IntegerConversion
import VectorGraphics

/// One font map of Pango with a context: shapes for one thread at a time.
///
/// What it answers does not depend on what it was asked before.
final class PangoEngine: @unchecked Sendable {
  // Sendable because `PangoTextShaper` hands each engine to one thread at a time.

  private let sets: PangoFontSets
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer

  /// How the spans of a text look, in Pango's units.
  struct Style {
    /// The faces to try, the chosen one first.
    var fonts: PangoFontSets.List
    var size: Int32
    var kerning: Int32
    var hasMonospacedDigits: Bool
    /// BCP 47; nil for the paragraph's.
    var language: String?
    /// The rectangle of a picture in place of a character, from its baseline; nil for text.
    var room: PangoRectangle?

    /// Whether letters in both are shaped as one text, by kerning, ligatures and joins.
    func isShaped(as other: Style) -> Bool {
      room == nil && other.room == nil && fonts == other.fonts && size == other.size
        && kerning == other.kerning && hasMonospacedDigits == other.hasMonospacedDigits
        && language == other.language
    }
  }

  /// How a text is to be broken.
  enum Breaking {
    /// Into lines, at words, or within one that is wider than a line.
    case wrapping
    /// Into lines, at words alone.
    case wrappingWords
    /// Not at all; what is too wide gives way to an ellipsis.
    case truncating(StyledText.Truncation)
  }

  /// An engine; nil when GLib has no memory for one.
  init?(faces: FontFaceStore, emoji: [FontChoice]) {
    sets = PangoFontSets(faces: faces, emoji: emoji)
    guard let map = PangoObjects.makeFontMap(sets) else { return nil }
    guard let context = pango_font_map_create_context(map) else {
      g_object_unref(map)
      return nil
    }
    (self.map, self.context) = (map, context)
    pango_context_set_round_glyph_positions(context, 0)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
    sets.forgetSets()
    g_object_unref(map)
  }

  /// Breaks and shapes a text; the styles are those of its spans.
  ///
  /// - Parameters:
  ///   - width: The room in units; nil for no bounds.
  ///   - direction: The direction of paragraphs without letters, or of all if `isForced`.
  ///   - isLocating: Whether the lines say where their Characters are.
  /// - Throws: `FontError.unreadableFile`.
  func lines(
    of text: PangoText, styles: [Style], language: String, width: Int32?, breaking: Breaking,
    direction: PangoDirection, isForced: Bool, isLocating: Bool = false
  ) throws(FontError) -> [PangoLine] {
    pango_context_set_base_dir(context, direction)
    pango_context_set_language(context, pango_language_from_string(language))
    guard let layout = pango_layout_new(context) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_auto_dir(layout, isForced ? 0 : 1)
    set(text, styles: styles, in: layout)
    if case .wrappingWords = breaking {
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD)
    } else {
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    }
    pango_layout_set_width(layout, width ?? -1)
    switch breaking {
    case .wrapping, .wrappingWords: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
    case .truncating(.head): pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_START)
    case .truncating(.middle): pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_MIDDLE)
    case .truncating(.tail): pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    }
    var lines = PangoLine.all(of: layout, text: text, isLocating: isLocating)
    try sets.checkFaces()
    guard let width else { return lines }
    lines = PangoLine.hangingBlankLines(lines, of: text)
    for index in lines.indices { lines[index].hangSpaces(beyond: Int(width)) }
    return lines
  }

  private func set(_ text: PangoText, styles: [Style], in layout: OpaquePointer) {
    text.bytes.withUnsafeBytes { bytes in
      let characters = bytes.assumingMemoryBound(to: CChar.self)
      pango_layout_set_text(layout, characters.baseAddress, Int32(clamping: characters.count))
    }
    // The layout's own font is that of empty lines and of tabs.
    if let first = text.runs.first {
      let description = makeDescription(styles[first.span])
      pango_layout_set_font_description(layout, description)
      pango_font_description_free(description)
    }
    guard let attributes = pango_attr_list_new() else { return }
    defer { pango_attr_list_unref(attributes) }
    for word in text.hangulWords {
      insert(pango_attr_word_new(), over: word, into: attributes)
    }
    let hasSoftHyphens = text.hasSoftHyphens
    for (span, range) in text.runs(joining: { styles[$0].isShaped(as: styles[$1]) }) {
      for attribute in makeAttributes(styles[span], hasSoftHyphens: hasSoftHyphens) {
        insert(attribute, over: range, into: attributes)
      }
    }
    pango_layout_set_attributes(layout, attributes)
  }

  /// Adds an attribute for bytes to a list, which takes it over.
  private func insert(
    _ attribute: UnsafeMutablePointer<PangoAttribute>?, over range: Range<Int>,
    into list: OpaquePointer
  ) {
    attribute?.pointee.start_index = guint(range.lowerBound)
    attribute?.pointee.end_index = guint(range.upperBound)
    pango_attr_list_insert(list, attribute)
  }

  private func makeAttributes(_ style: Style, hasSoftHyphens: Bool)
    -> [UnsafeMutablePointer<PangoAttribute>]
  {
    let description = makeDescription(style)
    defer { pango_font_description_free(description) }
    return [
      pango_attr_font_desc_new(description),
      style.kerning == 0 ? nil : pango_attr_letter_spacing_new(style.kerning),
      // Pango would put a hyphen wherever it breaks a word, not only at a soft one.
      hasSoftHyphens ? nil : pango_attr_insert_hyphens_new(0),
      style.hasMonospacedDigits ? pango_attr_font_features_new("tnum") : nil,
      style.language.flatMap { pango_attr_language_new(pango_language_from_string($0)) },
      style.room.flatMap { room in
        withUnsafePointer(to: room) { pango_attr_shape_new($0, $0) }
      },
    ].compactMap(\.self)
  }

  private func makeDescription(_ style: Style) -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, sets.family(of: style.fonts))
    pango_font_description_set_absolute_size(description, Double(max(style.size, 1)))
    return description
  }
}
