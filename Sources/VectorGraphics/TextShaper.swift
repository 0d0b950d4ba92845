package import Foundation

/// Turns styled text into shaped lines; the one place that measures text.
package protocol TextShaper: Sendable {
  /// Breaks, shapes and truncates `text` for the width and height offered.
  ///
  /// - Throws: `FontError` when no font is to be had.
  func layout(_ text: StyledText, in constraints: TextConstraints) throws(FontError) -> TextLayout

  /// Sorts characters that no font contains by script, in the order of their first characters.
  func scripts(ofMissing characters: [String]) -> [MissingScript]

  /// Returns a shaper that can also use the fonts of some files.
  ///
  /// - Throws: `FontError` if a file cannot be read.
  func adding(_ fonts: [NamedFontFile]) throws(FontError) -> any TextShaper
}

/// A font file under the family name that a document gives it.
package struct NamedFontFile: Sendable, Hashable {
  package var name: String
  package var url: URL

  package init(name: String, url: URL) {
    self.name = name
    self.url = url
  }
}

/// Why text can't be shaped.
package enum FontError: Error, Hashable, Sendable {
  /// No font file is known for the family; the names of those that are.
  case missingFamily(String, known: [String])
  /// There is no font at all; the Debian packages that hold the default ones.
  case noFonts(packages: [String])
  /// There is no file at the path.
  case missingFile(String)
  /// The font file can't be read.
  case unreadableFile(String)
  /// The file is no font that is read here; what it is instead, if that is known.
  case notAFont(String, found: String?)
  /// The file is a font of which something is missing; what, as a clause.
  case brokenFont(String, reason: String)
}

/// A font as asked for.
package struct FontDescriptor: Sendable, Hashable {
  /// A family by its use.
  package enum Design: Sendable, Hashable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  /// The family by name; nil for the design's own.
  package var family: String?
  package var design: Design
  /// The size in points.
  package var size: CGFloat
  /// The CSS weight, 1...1000.
  package var weight: Int
  package var isItalic: Bool
  /// Whether all digits have one width.
  package var hasMonospacedDigits: Bool
  /// What lines are higher than the face asks for, in points.
  package var leading: CGFloat
  /// The size in points by which lines are measured; nil for that of the letters.
  package var lineSize: CGFloat?
  /// The metrics of the system font, and the rules by which text is broken into lines.
  package var metrics: FontMetrics

  package init(
    family: String? = nil, design: Design = .default, size: CGFloat, weight: Int = 400,
    isItalic: Bool = false, hasMonospacedDigits: Bool = false, leading: CGFloat = 0,
    metrics: FontMetrics = .inter
  ) {
    self.family = family
    self.design = design
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.leading = leading
    self.metrics = metrics
  }
}

/// A paragraph: spans of text, each in one style, and how its lines are set.
package struct StyledText: Sendable, Hashable {
  /// Room for something that stands in a line in place of a character, from its baseline, in points.
  package struct Room: Sendable, Hashable {
    package var width: CGFloat
    package var ascent: CGFloat
    package var descent: CGFloat

    package init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
      self.width = width
      self.ascent = ascent
      self.descent = descent
    }
  }

  /// Text in one style.
  package struct Span: Sendable, Hashable {
    package var text: String
    /// The room for a picture, whose text is U+FFFC; nil for text.
    package var room: Room?
    package var font: FontDescriptor
    /// Added between letters, in points; kerning pairs stay.
    package var kerning: CGFloat
    /// How far the baseline is raised, in points.
    package var baselineOffset: CGFloat
    /// BCP 47, for shaping; nil for the paragraph's.
    package var language: String?

    package init(
      text: String, font: FontDescriptor, kerning: CGFloat = 0, baselineOffset: CGFloat = 0,
      language: String? = nil
    ) {
      self.text = text
      self.font = font
      self.kerning = kerning
      self.baselineOffset = baselineOffset
      self.language = language
    }
  }

  /// How lines stand relative to each other.
  package enum Alignment: Sendable, Hashable {
    case leading
    case center
    case trailing
  }

  /// Which part of a line gives way to an ellipsis.
  package enum Truncation: Sendable, Hashable {
    case head
    case middle
    case tail
  }

  package var spans: [Span]
  package var alignment: Alignment
  /// The largest number of lines; nil for no limit, below 1 counts as 1.
  package var lineLimit: Int?
  package var truncation: Truncation
  /// Extra distance between lines, in points.
  package var lineSpacing: CGFloat
  package var isRightToLeft: Bool
  /// BCP 47, for shaping.
  package var language: String
  /// Whether a word that is wider than a line continues on the next one, instead of extending past the end.
  package var breaksWords = true

  package init(
    spans: [Span], alignment: Alignment = .leading, lineLimit: Int? = nil,
    truncation: Truncation = .tail, lineSpacing: CGFloat = 0, isRightToLeft: Bool = false,
    language: String = "en"
  ) {
    self.spans = spans
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.truncation = truncation
    self.lineSpacing = lineSpacing
    self.isRightToLeft = isRightToLeft
    self.language = language
  }
}

/// The room for a text, in points; nil is unbounded.
package struct TextConstraints: Sendable, Hashable {
  package var width: CGFloat?
  package var height: CGFloat?

  package init(width: CGFloat? = nil, height: CGFloat? = nil) {
    self.width = width
    self.height = height
  }
}

/// Text shaped and broken into lines; y down from the top of the text's box.
package struct TextLayout: Sendable, Hashable {
  /// Glyphs of one span (or a part of it) in one face.
  package struct Run: Sendable, Hashable {
    /// The glyphs.
    package var run: TextRun
    /// The run's baseline origin in the text's box, in points.
    package var origin: CGPoint
    /// The index of the span that the run comes from.
    package var span: Int
    /// Whether the run was shaped together with the one to its left, and is apart for its span alone.
    package var isContinuation: Bool

    package init(run: TextRun, origin: CGPoint, span: Int, isContinuation: Bool = false) {
      self.run = run
      self.origin = origin
      self.span = span
      self.isContinuation = isContinuation
    }
  }

  /// One line.
  package struct Line: Sendable, Hashable {
    package var runs: [Run]
    /// The x of the line's left end and the y of its baseline.
    package var origin: CGPoint
    package var width: CGFloat
    package var ascent: CGFloat
    package var descent: CGFloat

    package init(
      runs: [Run], origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat
    ) {
      self.runs = runs
      self.origin = origin
      self.width = width
      self.ascent = ascent
      self.descent = descent
    }
  }

  package var lines: [Line]
  /// The widest line by the sum of the lines' heights; not rounded.
  package var size: CGSize
  /// Whether text was left out.
  package var isTruncated: Bool
  /// Characters that no font has.
  package var missing: [String]

  package init(lines: [Line], size: CGSize, isTruncated: Bool = false, missing: [String] = []) {
    self.lines = lines
    self.size = size
    self.isTruncated = isTruncated
    self.missing = missing
  }
}
