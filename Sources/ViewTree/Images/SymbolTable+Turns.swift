/// The symbols: our own drawings, in a square of 24 units, y down.
///
/// A line has a name and parts, with "|" between; ``SymbolTable/nature`` says how they are written.
extension SymbolTable {
  static let turns = """
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left: s M9.6 9.6L3.6 3.6M3.4 8.4V3.4H8.4M14.4 14.4L20.4 20.4M20.6 15.6V20.6H15.6M14.4 9.6L20.4 3.6M15.6 3.4H20.6V8.4M9.6 14.4L3.6 20.4M8.4 20.6H3.4V15.6
    arrow.up.right.and.arrow.down.left: @h arrow.up.left.and.arrow.down.right
    arrow.down.left.and.arrow.up.right: @h arrow.down.right.and.arrow.up.left
    arrow.up.and.down.and.arrow.left.and.right: s M12 2.2V21.8M2.2 12H21.8M9 5L12 2L15 5M9 19L12 22L15 19M5 9L2 12L5 15M19 9L22 12L19 15
    arrow.left.and.line.vertical.and.arrow.right: s M12 3.4V20.6M8.6 12H1.8M5 8.6L1.6 12L5 15.4M15.4 12H22.2M19 8.6L22.4 12L19 15.4
    arrow.right.and.line.vertical.and.arrow.left: s M12 3.4V20.6M1.6 12H8.4M5.2 8.6L8.6 12L5.2 15.4M22.4 12H15.6M18.8 8.6L15.4 12L18.8 15.4
    arrow.up.and.line.horizontal.and.arrow.down: @r90 arrow.left.and.line.vertical.and.arrow.right
    arrow.down.and.line.horizontal.and.arrow.up: @r90 arrow.right.and.line.vertical.and.arrow.left
    arrow.down.to.line.compact: s M12 5.6V15M8.2 11.4L12 15.2L15.8 11.4M7 19.4H17
    arrow.up.to.line.compact: @v arrow.down.to.line.compact
    arrow.right.to.line.compact: @r90 arrow.up.to.line.compact
    arrow.left.to.line.compact: @h arrow.right.to.line.compact
    arrow.down.to.line.alt: @ arrow.down.to.line
    chevron.left.to.line: s M5 4.4V19.6M18.6 4L10.4 12L18.6 20
    chevron.right.to.line: @h chevron.left.to.line
    chevron.up.2: @r90 chevron.left.2
    chevron.down.2: @v chevron.up.2
    chevron.up.chevron.right.chevron.down.chevron.left: s M8.8 5.2L12 2L15.2 5.2M18.8 8.8L22 12L18.8 15.2M15.2 18.8L12 22L8.8 18.8M5.2 15.2L2 12L5.2 8.8
    arrow.uturn.down: s M3.6 15.6L8.6 20.6L13.6 15.6M8.6 20.4V9.6A5.7 5.7 0 0 1 20 9.6V14.6
    arrow.uturn.up: @v arrow.uturn.down
    arrow.turn.down.left: @v arrow.turn.up.left
    arrow.turn.right.up: s M3.4 19.6H10.6A4 4 0 0 0 14.6 15.6V4M9.4 9L14.6 3.8L19.8 9
    arrow.turn.left.up: @h arrow.turn.right.up
    arrow.turn.right.down: @v arrow.turn.right.up
    arrow.turn.left.down: @h arrow.turn.right.down
    arrow.3.trianglepath: s M9.6 4.6L11 2.6A1.3 1.3 0 0 1 13.2 2.6L16.8 8.6M17.4 4.2L16.9 8.8L12.8 6.9M19.4 12.4L21.6 16A1.6 1.6 0 0 1 20.2 18.4H13.4M16.6 15.2L13 18.4L16.6 21.6M8.6 18.4H3.8A1.6 1.6 0 0 1 2.4 16L6.4 9.2M2.4 10.4L6.6 8.8L7.6 13.2
    arrow.triangle.merge: s M12 14V3.4M7.4 7.8L12 3.2L16.6 7.8M12 13C12 16.4 6 15.6 4.6 20.8M12 13C12 16.4 18 15.6 19.4 20.8
    arrow.triangle.swap: s M3 7H6.6C13 7 11 17 17.4 17H20.6M17.6 13.8L20.8 17L17.6 20.2M3 17H6.6C13 17 11 7 17.4 7H20.6M17.6 3.8L20.8 7L17.6 10.2
    arrow.triangle.pull: b O6.6,4.8,2.4|b O6.6,19.2,2.4|b O17.4,19.2,2.4|s M6.6 7.4V16.6M17.4 16.6V9.4A3.4 3.4 0 0 0 14 6H11.4M14.4 2.6L11 6L14.4 9.4
    arrow.triangle.capsulepath: s M14.6 4.6H16.4A5.6 5.6 0 0 1 22 10.2V12.2M9.4 19.4H7.6A5.6 5.6 0 0 1 2 13.8V11.8M17.4 1.4L14 4.6L17.4 7.8M6.6 22.6L10 19.4L6.6 16.2
    arrow.rectanglepath: s M9.4 5H19.4A2.6 2.6 0 0 1 22 7.6V16.4A2.6 2.6 0 0 1 19.4 19H4.6A2.6 2.6 0 0 1 2 16.4V7.6A2.6 2.6 0 0 1 4.6 5M12.8 1.6L9.2 5L12.8 8.4
    arrow.triangle.turn.up.right: s M6 19V13A4 4 0 0 1 10 9H19M14.6 4.4L19.2 9L14.6 13.6
    arrow.down.on.square: s M8.4 6.4H5.4A2.4 2.4 0 0 0 3 8.8V18.6A2.4 2.4 0 0 0 5.4 21H18.6A2.4 2.4 0 0 0 21 18.6V8.8A2.4 2.4 0 0 0 18.6 6.4H15.6M12 2V14.4M8.2 10.8L12 14.6L15.8 10.8
    arrow.up.on.square: s M8.4 6.4H5.4A2.4 2.4 0 0 0 3 8.8V18.6A2.4 2.4 0 0 0 5.4 21H18.6A2.4 2.4 0 0 0 21 18.6V8.8A2.4 2.4 0 0 0 18.6 6.4H15.6M12 14.6V2.2M8.2 5.8L12 2L15.8 5.8
    square.and.arrow.up.on.square: s M9.6 6.6H8A1.8 1.8 0 0 0 6.2 8.4V15.6A1.8 1.8 0 0 0 8 17.4H19.2A1.8 1.8 0 0 0 21 15.6V8.4A1.8 1.8 0 0 0 19.2 6.6H17.6M13.6 12.4V1.8M10.2 5L13.6 1.6L17 5|s1 M3 10.4V19A2.4 2.4 0 0 0 5.4 21.4H17.6
    square.and.arrow.down.on.square: s M9.6 6.6H8A1.8 1.8 0 0 0 6.2 8.4V15.6A1.8 1.8 0 0 0 8 17.4H19.2A1.8 1.8 0 0 0 21 15.6V8.4A1.8 1.8 0 0 0 19.2 6.6H17.6M13.6 1.8V12.2M10.2 9L13.6 12.4L17 9|s1 M3 10.4V19A2.4 2.4 0 0 0 5.4 21.4H17.6
    arrow.right.circle.dotted: f O12,2.6,1|f O16.7,3.9,1|f O20.1,7.3,1|f O21.4,12,1|f O20.1,16.7,1|f O16.7,20.1,1|f O12,21.4,1|f O7.3,20.1,1|f O3.9,16.7,1|f O2.6,12,1|f O3.9,7.3,1|f O7.3,3.9,1|s M7.4 12H16.4M12.8 8.2L16.6 12L12.8 15.8
    checkmark.circle.dotted: f O12,2.6,1|f O16.7,3.9,1|f O20.1,7.3,1|f O21.4,12,1|f O20.1,16.7,1|f O16.7,20.1,1|f O12,21.4,1|f O7.3,20.1,1|f O3.9,16.7,1|f O2.6,12,1|f O3.9,7.3,1|f O7.3,3.9,1|s M7.8 12.6L10.8 15.6L16.2 8.6
    arrow.circlepath: s M18.6 6.4A8.6 8.6 0 1 0 20.6 12M19.2 2.4V7H14.6
    arrow.trianglehead.clockwise: @ arrow.clockwise
    arrow.trianglehead.counterclockwise: @ arrow.counterclockwise
    arrow.trianglehead.2.clockwise: @ arrow.triangle.2.circlepath
    arrow.trianglehead.2.clockwise.rotate.90: @ arrow.triangle.2.circlepath
    arrow.trianglehead.2.counterclockwise: @h arrow.triangle.2.circlepath
    arrow.trianglehead.clockwise.rotate.90: @r90 arrow.clockwise
    clock.arrow.trianglehead.counterclockwise.rotate.90: @ clock.arrow.circlepath
    arrow.triangle.2.circlepath.camera: b M3.8 7.4H7L8.6 4.8H15.4L17 7.4H20.2A1.8 1.8 0 0 1 22 9.2V17.6A1.8 1.8 0 0 1 20.2 19.4H3.8A1.8 1.8 0 0 1 2 17.6V9.2A1.8 1.8 0 0 1 3.8 7.4Z|d M8.2 12.8A3.9 3.9 0 0 1 15 11.2M15.8 13.8A3.9 3.9 0 0 1 9 15.4M15.4 8.8V11.4H12.8M8.6 17.8V15.2H11.2
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right: s M12 3V21|b M8.8 7.2L1.6 12L8.8 16.8Z|b M15.2 7.2L22.4 12L15.2 16.8Z
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left: s M12 3V21|b M1.6 7.2L8.8 12L1.6 16.8Z|b M22.4 7.2L15.2 12L22.4 16.8Z
    arrowshape.up: @r90 arrowshape.left
    arrowshape.down: @v arrowshape.up
    arrowshape.turn.up.left.2: b M12.6 5L5.6 11.4L12.6 17.8V14.2C17 14 19.8 15.4 22.2 18.8C22.2 12.8 18.8 9.2 12.6 8.8Z|s1 M8.4 5.2L1.6 11.4L8.4 17.6
    arrowshape.bounce.right: b M13 3.4L21.6 10.4L13 17.4V13.6C9.4 13.6 5.4 15.2 2.4 20.6C2.4 13 6.4 7.6 13 7.2Z
    arrowshape.zigzag.right: b M2 7.6H9.4L12.6 12.4H15.4V8.2L22.4 14.4L15.4 20.6V16.4H10.4L7.2 11.6H2Z
    arrowshape.left.arrowshape.right: b M8 5.4L1.4 12L8 18.6V14.8H16V18.6L22.6 12L16 5.4V9.2H8Z
    backward.end.alt: b M13.4 5.6L5.6 12L13.4 18.4ZM21.8 5.6L14 12L21.8 18.4Z|s M2.8 5.4V18.6
    forward.end.alt: @h backward.end.alt
    backward.frame: b M17.6 5L6.4 12L17.6 19Z|s M20.8 5V19M3.4 5V19
    forward.frame: @h backward.frame
    eject: b M12 4L20.4 14.4H3.6Z|s M4 19.4H20
    mount: b M12 14.4L20.4 4H3.6Z|s M4 19.4H20
    repeat.badge.xmark: s M3.6 11.6V9.6A3.6 3.6 0 0 1 7.2 6H20M17 2.8L20.2 6L17 9.2M11 18H4M7 14.8L3.8 18L7 21.2M15.6 14.6L21.2 20.2M21.2 14.6L15.6 20.2
    goforward.5: s M18 5.2A9 9 0 1 1 12 3.4M14.6 0.8L17.4 4L14.2 6.8M13.8 9.6H10.8L10.4 12.2C12.2 11.4 14.2 12.2 14.2 13.8C14.2 16 11.4 16.6 9.8 15
    gobackward.5: s M6 5.2A9 9 0 1 0 12 3.4M9.4 0.8L6.6 4L9.8 6.8M13.8 9.6H10.8L10.4 12.2C12.2 11.4 14.2 12.2 14.2 13.8C14.2 16 11.4 16.6 9.8 15
    goforward.45: s M18 5.2A9 9 0 1 1 12 3.4M14.6 0.8L17.4 4L14.2 6.8M10 15.8V9.6L7.2 13.8H11.2M15.4 9.6H13L12.7 12C14.2 11.4 16 12.2 16 13.8C16 15.8 13.6 16.4 12.4 15
    gobackward.45: s M6 5.2A9 9 0 1 0 12 3.4M9.4 0.8L6.6 4L9.8 6.8M10 15.8V9.6L7.2 13.8H11.2M15.4 9.6H13L12.7 12C14.2 11.4 16 12.2 16 13.8C16 15.8 13.6 16.4 12.4 15
    goforward.60: s M18 5.2A9 9 0 1 1 12 3.4M14.6 0.8L17.4 4L14.2 6.8M10.6 9.6C9 10.2 8 12 8 13.8A1.8 1.8 0 1 0 8.6 12.6M14 9.6C12.8 9.6 12.2 10.8 12.2 12.7S12.8 15.8 14 15.8S15.8 14.6 15.8 12.7S15.2 9.6 14 9.6Z
    gobackward.60: s M6 5.2A9 9 0 1 0 12 3.4M9.4 0.8L6.6 4L9.8 6.8M10.6 9.6C9 10.2 8 12 8 13.8A1.8 1.8 0 1 0 8.6 12.6M14 9.6C12.8 9.6 12.2 10.8 12.2 12.7S12.8 15.8 14 15.8S15.8 14.6 15.8 12.7S15.2 9.6 14 9.6Z
    goforward.plus: s M18 5.2A9 9 0 1 1 12 3.4M14.6 0.8L17.4 4L14.2 6.8M12 9.4V15.8M8.8 12.6H15.2
    gobackward.minus: s M6 5.2A9 9 0 1 0 12 3.4M9.4 0.8L6.6 4L9.8 6.8M8.8 12.6H15.2
    arrow.counterclockwise.icloud: b M7 19.2A5.1 5.1 0 0 1 6.4 9.1A6.2 6.2 0 0 1 18.2 10.2A4.6 4.6 0 0 1 17.6 19.2Z|d M9 12.2A3.6 3.6 0 1 1 8.8 14.8M8.8 9.6V12.4H11.6
    arrow.triangle.2.circlepath.icloud: b M7 19.2A5.1 5.1 0 0 1 6.4 9.1A6.2 6.2 0 0 1 18.2 10.2A4.6 4.6 0 0 1 17.6 19.2Z|d M8.4 13.4A3.8 3.8 0 0 1 15.2 12M15.8 14.2A3.8 3.8 0 0 1 9 15.6M15.4 9.8V12.2H13M8.8 17.8V15.4H11.2
    exclamationmark.arrow.triangle.2.circlepath: s M3.4 11A8.6 8.6 0 0 1 18.6 6.4M20.6 13A8.6 8.6 0 0 1 5.4 17.6M19.2 2.4V7H14.6M4.8 21.6V17H9.4M12 8.6V12.6|f O12,15.6,1.2
    checkmark.gobackward: s M6 5.2A9 9 0 1 0 12 3.4M9.4 0.8L6.6 4L9.8 6.8M8.4 12.8L11 15.4L15.6 9.4
    person.2.gobackward: s M6 5.2A9 9 0 1 0 12 3.4M9.4 0.8L6.6 4L9.8 6.8|f O10.2,10.6,1.8|f M6.8 16.4C6.8 14.2 8.2 13.2 10.2 13.2S13.6 14.2 13.6 16.4Z|f O15,10.8,1.5|f M14.8 16.4C15 14.8 14.4 13.8 14 13.3C16.4 12.8 18 14.2 18 16.4Z
    chevron.left.slash.chevron.right: @ chevron.left.forwardslash.chevron.right
    """
}
