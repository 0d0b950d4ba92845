import CPango
import IntegerConversion

extension PangoLine {
  /// A Character on the line, in Pango's units from the line's left end.
  struct Cell {
    /// The first byte of the text that the Character is.
    var start: Int
    var leading: Int
    var trailing: Int
  }

  /// The Characters of a line of a layout, in the order of reading.
  static func cells(
    of line: UnsafeMutablePointer<PangoLayoutLine>, text: PangoText
  ) -> [Cell] {
    let start = Int(line.pointee.start_index)
    var offset = start
    return text.string(start..<start + Int(line.pointee.length)).map { character in
      defer { offset += character.utf8.count }
      var (leading, trailing): (Int32, Int32) = (0, 0)
      pango_layout_line_index_to_x(line, Int32(clamping: offset), 0, &leading)
      pango_layout_line_index_to_x(line, Int32(clamping: offset), 1, &trailing)
      return Cell(start: offset, leading: Int(leading), trailing: Int(trailing))
    }
  }

  /// The Characters where they are on the line now that the spaces at its end hang beyond the room.
  var placedCells: [Cell] {
    let cut = max(0, shapedWidth - width)
    guard cut > 0 else { return cells }
    let isRightToLeft = direction == PANGO_DIRECTION_RTL
    func placed(_ x: Int) -> Int { isRightToLeft ? max(0, x - cut) : min(x, width) }
    return cells.map {
      Cell(start: $0.start, leading: placed($0.leading), trailing: placed($0.trailing))
    }
  }
}
