/// Something in a file that is not drawn as it says, with its place.
package struct SVGDiagnostic: Sendable, Hashable {
  /// The code of the problem, for messages and tests.
  package enum Code: String, Sendable, CaseIterable {
    /// Something that SVG has and this reader lacks.
    case unsupported = "S0101"
    /// An invalid value, which is ignored or replaced.
    case invalidValue = "S0102"
    /// A reference to what is not there, or to what can't stand there.
    case badReference = "S0103"
    /// A reference that leads back to itself.
    case recursion = "S0104"
    /// A file that may not or can't be read.
    case refusedFile = "S0105"
    /// Characters, or a family, that no font has.
    case missingFont = "S0106"
    /// A text that was read without fonts.
    case unshapedText = "S0108"
    /// A limit was reached; what is beyond it is not drawn.
    case limit = "S0107"
  }

  package var code: Code
  /// One sentence in lower case.
  package var message: String
  /// Counted from 1.
  package var line: Int
  /// Counted from 1, in bytes.
  package var column: Int

  package init(_ code: Code, _ message: String, line: Int, column: Int) {
    self.code = code
    self.message = message
    self.line = line
    self.column = column
  }
}

extension SVGDiagnostic: CustomStringConvertible {
  /// The place, the code and the sentence.
  package var description: String { "\(line):\(column): [\(code.rawValue)] \(message)" }
}

/// Why a file is not read at all.
package enum SVGReadingError: Error, Sendable, Hashable {
  /// The text is no XML.
  case notXML(message: String, line: Int, column: Int)
  /// The root is no `svg` in SVG's namespace.
  case notSVG(root: String)
  /// The root's size is not above 0.
  case noSize
  /// More elements are to be drawn than allowed, each use counted.
  case tooMuchDrawing(limit: Int)
  /// The file asks for more than is allowed.
  case limit(what: String, limit: Int, line: Int)
}

extension SVGReadingError: CustomStringConvertible {
  /// The code of an error, for messages and pages.
  package enum Code: String, Sendable, CaseIterable {
    case notXML = "S0001"
    case notSVG = "S0002"
    case noSize = "S0003"
    case limit = "S0004"
    case tooMuchDrawing = "S0005"
  }

  /// The code of the error.
  package var code: Code {
    switch self {
    case .notXML: .notXML
    case .notSVG: .notSVG
    case .noSize: .noSize
    case .limit: .limit
    case .tooMuchDrawing: .tooMuchDrawing
    }
  }

  /// One sentence: what is wrong and where.
  package var description: String {
    switch self {
    case .notXML(let message, let line, let column):
      "[\(code.rawValue)] invalid XML at \(line):\(column): \(message)"
    case .notSVG(let root):
      "[\(code.rawValue)] the root element is \(root.isEmpty ? "in another namespace" : "\"\(root)\""); expected svg in the namespace http://www.w3.org/2000/svg"
    case .noSize: "[\(code.rawValue)] the width and height must be greater than 0 and at most 1e9"
    case .tooMuchDrawing(let limit):
      "[\(code.rawValue)] the file draws more than \(limit) elements, counting each use and a character as two"
    case .limit(let what, let limit, let line):
      "[\(code.rawValue)] the file exceeds the limit of \(limit) \(what) at line \(line)"
    }
  }
}

/// How much a file may ask for.
package struct SVGLimits: Sendable, Hashable {
  /// Most elements of the file, entities expanded.
  package var elements = 500_000
  /// Most elements inside each other.
  package var depth = 512
  /// Most bytes of text and attributes, entities expanded.
  package var text = 64 << 20
  /// Maximum elements that are drawn, each use counted; a character of text counts as two.
  package var items = 1_000_000
  /// Most pairs of an element and a rule of style sheets.
  package var styleTests = 50_000_000
  /// Most bytes of one file that is referred to.
  package var fileSize = 64 << 20
  /// Most files inside files.
  package var nesting = 4

  package init() {}
}
