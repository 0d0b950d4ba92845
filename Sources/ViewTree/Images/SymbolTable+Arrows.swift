/// The symbols: our own drawings, in a square of 24 units, y down.
///
/// A line has a name and parts, with "|" between. A part has a kind, perhaps a level, and a shape: a circle O x, y, radius; a
/// rectangle R x, y, width, height, radius; or an SVG path. Kinds: b a body, which is filled in the symbol's filled form; d a
/// line that is cut out of that; k a dot that is cut out of it; h a hole; s a line in both; f a dot in both. "@" makes one
/// symbol of another: h mirrored, v upside down, r turned by degrees.
extension SymbolTable {
  static let arrows = """
    chevron.right: s M8.2 4L16.4 12L8.2 20
    chevron.left: @h chevron.right
    chevron.forward: @ chevron.right
    chevron.backward: @ chevron.left
    chevron.down: s M4 8.2L12 16.4L20 8.2
    chevron.up: @v chevron.down
    chevron.compact.right: s M10 3.6L14.4 12L10 20.4
    chevron.compact.left: @h chevron.compact.right
    chevron.compact.down: s M3.6 10L12 14.4L20.4 10
    chevron.compact.up: @v chevron.compact.down
    chevron.right.2: s M4.6 5L11.4 12L4.6 19M12.6 5L19.4 12L12.6 19
    chevron.left.2: @h chevron.right.2
    chevron.up.chevron.down: s M7 9L12 4L17 9M7 15L12 20L17 15
    chevron.left.forwardslash.chevron.right: s M7 6L1.8 12L7 18M17 6L22.2 12L17 18M13.8 4.4L10.2 19.6
    arrow.right: s M3.2 12H20.8M13.8 5L20.8 12L13.8 19
    arrow.left: @h arrow.right
    arrow.forward: @ arrow.right
    arrow.backward: @ arrow.left
    arrow.up: s M12 20.8V3.2M5 10.2L12 3.2L19 10.2
    arrow.down: @v arrow.up
    arrow.up.right: s M5.6 18.4L18.4 5.6M8 5.6H18.4V16
    arrow.up.left: @h arrow.up.right
    arrow.down.right: @v arrow.up.right
    arrow.down.left: @r180 arrow.up.right
    arrow.left.and.right: s M2.4 12H21.6M6.6 7.6L2.2 12L6.6 16.4M17.4 7.6L21.8 12L17.4 16.4
    arrow.up.and.down: s M12 2.4V21.6M7.6 6.6L12 2.2L16.4 6.6M7.6 17.4L12 21.8L16.4 17.4
    arrow.left.arrow.right: s M20.6 7.6H3.6M7.4 3.6L3.4 7.6L7.4 11.6M3.4 16.4H20.4M16.6 12.4L20.6 16.4L16.6 20.4
    arrow.up.arrow.down: s M7.6 3.6V20.4M3.6 7.4L7.6 3.4L11.6 7.4M16.4 3.6V20.4M12.4 16.6L16.4 20.6L20.4 16.6
    arrow.clockwise: s M19.4 8.4A8.4 8.4 0 1 0 20.4 12.6M19.8 3.4V8.6H14.6
    arrow.counterclockwise: @h arrow.clockwise
    arrow.triangle.2.circlepath: s M3.4 11A8.6 8.6 0 0 1 18.6 6.4M20.6 13A8.6 8.6 0 0 1 5.4 17.6M19.2 2.4V7H14.6M4.8 21.6V17H9.4
    arrow.2.circlepath: @ arrow.triangle.2.circlepath
    arrow.2.squarepath: s M12.4 18.4H9A3.4 3.4 0 0 1 5.6 15V5.4M11.6 5.6H15A3.4 3.4 0 0 1 18.4 9V18.6M2 9L5.6 5.4L9.2 9M14.8 15L18.4 18.6L22 15
    arrow.uturn.left: s M8.4 3.6L3.4 8.6L8.4 13.6M3.6 8.6H14.4A5.7 5.7 0 0 1 14.4 20H9.4
    arrow.uturn.right: @h arrow.uturn.left
    arrow.uturn.backward: @ arrow.uturn.left
    arrow.uturn.forward: @ arrow.uturn.right
    arrow.down.to.line: s M12 2.8V15.6M6.4 10L12 15.6L17.6 10M4.4 20.8H19.6
    arrow.up.to.line: @v arrow.down.to.line
    arrow.right.to.line: s M2.8 12H15.6M10 6.4L15.6 12L10 17.6M20.8 4.4V19.6
    arrow.left.to.line: @h arrow.right.to.line
    arrow.up.left.and.arrow.down.right: s M10.4 10.4L3.6 3.6M3.4 9.2V3.4H9.2M13.6 13.6L20.4 20.4M20.6 14.8V20.6H14.8
    arrow.down.right.and.arrow.up.left: s M3.4 3.4L10 10M4.6 10.4H10.4V4.6M20.6 20.6L14 14M19.4 13.6H13.6V19.4
    arrow.triangle.branch: s M7 7V17M7 13C13 13 17 11.6 17 8.4|b O7,4.8,2.4|b O7,19.2,2.4|b O17,6,2.4
    arrowtriangle.right: b M7 4.4L19.4 12L7 19.6Z
    arrowtriangle.left: @h arrowtriangle.right
    arrowtriangle.up: b M12 4.6L19.6 17H4.4Z
    arrowtriangle.down: @v arrowtriangle.up
    square.and.arrow.up: s M8 9H6A1.8 1.8 0 0 0 4.2 10.8V19.8A1.8 1.8 0 0 0 6 21.6H18A1.8 1.8 0 0 0 19.8 19.8V10.8A1.8 1.8 0 0 0 18 9H16M12 15V2.4M8 6.2L12 2.2L16 6.2
    square.and.arrow.down: s M8 9H6A1.8 1.8 0 0 0 4.2 10.8V19.8A1.8 1.8 0 0 0 6 21.6H18A1.8 1.8 0 0 0 19.8 19.8V10.8A1.8 1.8 0 0 0 18 9H16M12 2.4V15M8 11.2L12 15.2L16 11.2
    rectangle.portrait.and.arrow.right: s M13.6 7V4.8A1.8 1.8 0 0 0 11.8 3H5.8A1.8 1.8 0 0 0 4 4.8V19.2A1.8 1.8 0 0 0 5.8 21H11.8A1.8 1.8 0 0 0 13.6 19.2V17M9 12H21.4M17.8 8.4L21.4 12L17.8 15.6
    location: b M21 3L13.4 21L11 13L3 10.6Z
    cursorarrow: b M5.4 2.6L19.4 13L12.8 13.8L9.2 20Z
    """
}
