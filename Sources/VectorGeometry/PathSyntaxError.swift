/// What is wrong with the text of a path in SVG's grammar, and where.
///
/// Offsets count UTF-8 code units from the start of the text.
package enum PathSyntaxError: Error, Hashable, Sendable {
  /// The text does not begin with a move.
  case missingMove(offset: Int)
  /// A command letter was expected.
  case unknownCommand(offset: Int)
  /// An operand of the command is missing or is no number.
  case missingNumber(command: Character, offset: Int)
  /// A flag of an arc is neither 0 nor 1.
  case invalidFlag(offset: Int)
  /// A number is too large.
  case numberOutOfRange(offset: Int)

  /// Where the text is wrong, in UTF-8 code units.
  package var offset: Int {
    switch self {
    case .missingMove(let offset), .unknownCommand(let offset), .missingNumber(_, let offset),
      .invalidFlag(let offset), .numberOutOfRange(let offset):
      offset
    }
  }
}

extension PathSyntaxError: CustomStringConvertible {
  /// The sentence that tells a reader what is wrong, where, and what is allowed.
  package var description: String {
    switch self {
    case .missingMove(let offset):
      "path data must begin with M or m (offset \(offset))"
    case .unknownCommand(let offset):
      "expected one of the path commands MmLlHhVvCcSsQqTtAaZz at offset \(offset)"
    case .missingNumber(let command, let offset):
      "expected a number for the path command \(command) at offset \(offset)"
    case .invalidFlag(let offset):
      "expected the arc flag 0 or 1 at offset \(offset)"
    case .numberOutOfRange(let offset):
      "the number at offset \(offset) is too large; expected a magnitude below 1.8e308"
    }
  }
}
