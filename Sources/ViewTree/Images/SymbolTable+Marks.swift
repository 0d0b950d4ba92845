/// The symbols: our own drawings, in a square of 24 units, y down.
///
/// A line has a name and parts, with "|" between. A part has a kind, perhaps a level, and a shape: a circle O x, y, radius; a
/// rectangle R x, y, width, height, radius; or an SVG path. Kinds: b a body, which is filled in the symbol's filled form; d a
/// line that is cut out of that; k a dot that is cut out of it; h a hole; s a line in both; f a dot in both. "@" makes one
/// symbol of another: h mirrored, v upside down, r turned by degrees.
extension SymbolTable {
  static let marks = """
    plus: s M12 4V20M4 12H20
    minus: s M4 12H20
    xmark: s M5 5L19 19M19 5L5 19
    multiply: s M6 6L18 18M18 6L6 18
    checkmark: s M4 13.2L9.6 19L20 5.2
    equal: s M4.5 8.8H19.5M4.5 15.2H19.5
    divide: s M4 12H20|f O12,6,1.7|f O12,18,1.7
    plusminus: s M12 3.4V14.6M6.4 9H17.6M6.4 20.4H17.6
    percent: s M18.5 5L5.5 19|b O7,7.2,2.9|b O17,16.8,2.9
    number: s M9.6 4L7.4 20M16.6 4L14.4 20M4.6 9H20.2M3.8 15H19.4
    lessthan: s M19 5L5 12L19 19
    greaterthan: @h lessthan
    infinity: s M12 12C10 9 8.4 7.4 6 7.4A4.6 4.6 0 0 0 6 16.6C8.4 16.6 10 15 12 12C14 9 15.6 7.4 18 7.4A4.6 4.6 0 0 1 18 16.6C15.6 16.6 14 15 12 12Z
    ellipsis: f O5,12,1.9|f O12,12,1.9|f O19,12,1.9
    info: f O12,6.2,1.7|s M9.8 10.8H12.3V18.4M9.2 18.4H15.2
    questionmark: s M7.6 8.2C7.6 5.6 9.6 4 12.1 4S16.6 5.6 16.6 8.2C16.6 11.4 12.2 11.6 12.2 14.8|f O12.2,19.6,1.6
    exclamationmark: s M12 3.6V14.4|f O12,19.4,1.6
    asterisk: s M12 4V20M5.1 8L18.9 16M18.9 8L5.1 16
    at: s O12,12,4.2|s M16.2 7.8V13.4A2.7 2.7 0 0 0 21.6 13.4V12A9.6 9.6 0 1 0 17.6 19.8
    dollarsign: s M16.6 8C16.2 5.8 14.4 4.8 12 4.8C9.4 4.8 7.6 6.2 7.6 8.3C7.6 13 16.8 10.9 16.8 15.7C16.8 17.9 14.8 19.2 12 19.2C9.4 19.2 7.4 18 7.2 15.8M12 2.2V21.8
    eurosign: s M18 6.4C16.8 5.2 15.4 4.6 13.8 4.6C10 4.6 7.4 7.8 7.4 12S10 19.4 13.8 19.4C15.4 19.4 16.8 18.8 18 17.6M4.4 10.2H14M4.4 13.8H13
    textformat: s M1.8 18L6.8 5.4L11.8 18M3.6 13.8H10|s O17.4,14.3,3.6|s M21 10.6V18
    bold: s M7.2 4.2H13A3.8 3.8 0 0 1 13 11.8H7.2ZM7.2 11.8H14A4 4 0 0 1 14 19.8H7.2Z
    italic: s M10.2 4.2H18M6 19.8H13.8M14.5 4.2L9.5 19.8
    underline: s M7 3.6V10.8A5 5 0 0 0 17 10.8V3.6M5.6 20.6H18.4
    0: s M12 4C9 4 7.4 7 7.4 12S9 20 12 20S16.6 17 16.6 12S15 4 12 4Z
    1: s M8.6 7L12.8 4V20
    2: s M7.6 8C7.8 5.6 9.6 4 12 4S16.4 5.6 16.4 8C16.4 11.6 7.6 15 7.6 20H16.6
    3: s M7.8 6.6C8.6 5 10 4 12 4C14.4 4 16.2 5.5 16.2 7.8C16.2 10.2 14.2 11.6 11.4 11.6C14.4 11.6 16.6 13.2 16.6 15.8C16.6 18.4 14.6 20 12 20C9.6 20 8 18.9 7.2 17
    4: s M14.2 20V4L6.6 15.4H17.6
    5: s M15.8 4H8.8L8.2 11.4C9.2 10.4 10.6 9.9 12 9.9C14.8 9.9 16.8 11.9 16.8 14.9S14.8 20 12 20C9.8 20 8 19 7.2 17.2
    6: s M15.8 6.4C15 4.9 13.8 4 12.2 4C9 4 7.4 7.6 7.4 12.4C7.4 17.4 9 20 12 20C14.7 20 16.6 17.9 16.6 15.1S14.7 10.3 12.1 10.3S7.4 12.3 7.4 15
    7: s M7.2 4H16.8L10.4 20
    8: s M12 11.6C9.6 11.6 7.9 10 7.9 7.8S9.6 4 12 4S16.1 5.6 16.1 7.8S14.4 11.6 12 11.6C9.3 11.6 7.3 13.3 7.3 15.8S9.3 20 12 20S16.7 18.3 16.7 15.8S14.7 11.6 12 11.6Z
    9: @r180 6
    """
}
