/// The symbols: our own drawings, in a square of 24 units, y down.
///
/// A line has a name and parts, with "|" between; ``SymbolTable/nature`` says how they are written.
extension SymbolTable {
  static let layouts = """
    align.horizontal.left: s M3.4 2.6V21.4|b R6.8,5,13.8,5,1.2|b R6.8,14,8.6,5,1.2
    align.horizontal.right: @h align.horizontal.left
    align.horizontal.center: s M12 2.6V5M12 10V14M12 19V21.4|b R4,5,16,5,1.2|b R7,14,10,5,1.2
    align.vertical.top: @r90 align.horizontal.left
    align.vertical.bottom: @v align.vertical.top
    align.vertical.center: @r90 align.horizontal.center
    rectangle.dashed: s M2 8.4V7.6A2.6 2.6 0 0 1 4.6 5H6M18 5H19.4A2.6 2.6 0 0 1 22 7.6V8.4M22 15.6V16.4A2.6 2.6 0 0 1 19.4 19H18M6 19H4.6A2.6 2.6 0 0 1 2 16.4V15.6M9 5H10.6M13.4 5H15M9 19H10.6M13.4 19H15M2 11.2V12.8M22 11.2V12.8
    app.dashed: s M2.6 8.6V7.6A5 5 0 0 1 7.6 2.6H8.4M15.6 2.6H16.4A5 5 0 0 1 21.4 7.6V8.6M21.4 15.4V16.4A5 5 0 0 1 16.4 21.4H15.4M8.4 21.4H7.6A5 5 0 0 1 2.6 16.4V15.4M11.2 2.6H12.8M11.2 21.4H12.8M2.6 11.2V12.8M21.4 11.2V12.8
    rectangle.inset.filled: s R2,5,20,14,2.6|f R4.8,7.8,14.4,8.4,1.1
    rectangle.center.inset.filled: s R2,5,20,14,2.6|f R8.2,8.6,7.6,6.8,1
    rectangle.lefthalf.inset.filled: s R2,5,20,14,2.6|f R4.8,7.8,5.8,8.4,1
    rectangle.righthalf.inset.filled: @h rectangle.lefthalf.inset.filled
    rectangle.leftthird.inset.filled: s R2,5,20,14,2.6|f R4.8,7.8,4,8.4,1
    rectangle.rightthird.inset.filled: @h rectangle.leftthird.inset.filled
    rectangle.bottomthird.inset.filled: s R2,5,20,14,2.6|f R4.8,12.4,14.4,3.8,1
    rectangle.topthird.inset.filled: @v rectangle.bottomthird.inset.filled
    rectangle.bottomhalf.inset.filled: s R2,5,20,14,2.6|f R4.8,11.2,14.4,5,1
    rectangle.tophalf.inset.filled: @v rectangle.bottomhalf.inset.filled
    rectangle.inset.topright.filled: s R2,5,20,14,2.6|f R12.2,7.8,7,4.4,1
    rectangle.inset.topleft.filled: @h rectangle.inset.topright.filled
    rectangle.inset.bottomright.filled: @v rectangle.inset.topright.filled
    rectangle.inset.bottomleft.filled: @r180 rectangle.inset.topright.filled
    inset.filled.center.rectangle: @ rectangle.center.inset.filled
    rectangle.lefthalf.filled: s R2,5,20,14,2.6|f M12 5V19H4.6A2.6 2.6 0 0 1 2 16.4V7.6A2.6 2.6 0 0 1 4.6 5Z
    rectangle.righthalf.filled: @h rectangle.lefthalf.filled
    rectangle.bottomhalf.filled: s R2,5,20,14,2.6|f M2 12H22V16.4A2.6 2.6 0 0 1 19.4 19H4.6A2.6 2.6 0 0 1 2 16.4Z
    rectangle.tophalf.filled: @v rectangle.bottomhalf.filled
    capsule.lefthalf.filled: s R2,7,20,10,5|f M12 7V17H7A5 5 0 0 1 7 7Z
    capsule.righthalf.filled: @h capsule.lefthalf.filled
    square.bottomhalf.filled: s R3,3,18,18,3.4|f M3 12H21V17.6A3.4 3.4 0 0 1 17.6 21H6.4A3.4 3.4 0 0 1 3 17.6Z
    square.tophalf.filled: @v square.bottomhalf.filled
    square.inset.filled: s R3,3,18,18,3.4|f R5.8,5.8,12.4,12.4,1.8
    square.split.diagonal: b R3,3,18,18,3.4|d M4 20L20 4
    square.split.diagonal.2x2: b R3,3,18,18,3.4|d M4 20L20 4M4 4L20 20
    square.dashed.inset.filled: s M3 7V5.4A2.4 2.4 0 0 1 5.4 3H7M17 3H18.6A2.4 2.4 0 0 1 21 5.4V7M21 17V18.6A2.4 2.4 0 0 1 18.6 21H17M7 21H5.4A2.4 2.4 0 0 1 3 18.6V17M10.6 3H13.4M10.6 21H13.4M3 10.6V13.4M21 10.6V13.4|f R6.4,6.4,11.2,11.2,1.6
    inset.filled.square.dashed: @ square.dashed.inset.filled
    shield.lefthalf.filled: s M12 2.5L20 5.5V11.5C20 16.5 16.6 20 12 21.8C7.4 20 4 16.5 4 11.5V5.5Z|f M12 2.5V21.8C7.4 20 4 16.5 4 11.5V5.5Z
    shield.righthalf.filled: @h shield.lefthalf.filled
    shield.checkered: s M12 2.5L20 5.5V11.5C20 16.5 16.6 20 12 21.8C7.4 20 4 16.5 4 11.5V5.5Z|f M12 2.5L20 5.5V12H12ZM12 12V21.8C7.6 20.1 4.2 16.8 4 12Z
    shield.checkmark: @ part.shield.checkmark
    part.shield.checkmark: b M12 2.5L20 5.5V11.5C20 16.5 16.6 20 12 21.8C7.4 20 4 16.5 4 11.5V5.5Z|d M8.2 12L11 14.8L15.8 9
    part.triangle.exclamationmark: b M12 4L22.4 21.4H1.6Z|d M12 10V14.4|k O12,18,1.7
    sun.lefthalf.filled: s O12,12,4.6|f M12 7.4A4.6 4.6 0 0 0 12 16.6Z|s1 M12 4.1L12 1.6M17.59 6.41L19.35 4.65M19.9 12L22.4 12M17.59 17.59L19.35 19.35M12 19.9L12 22.4M6.41 17.59L4.65 19.35M4.1 12L1.6 12M6.41 6.41L4.65 4.65
    sun.righthalf.filled: @h sun.lefthalf.filled
    sun.and.horizon: @ sun.horizon
    rectangle.split.3x3: b R2,5,20,14,2.6|d M8.7 5V19M15.3 5V19M2 9.7H22M2 14.3H22
    rectangle.split.2x2: b R2,5,20,14,2.6|d M12 5V19M2 12H22
    tablecells: b R2,4.2,20,15.6,2.6|d M2 9.4H22M2 14.6H22M8.7 4.2V19.8M15.3 4.2V19.8
    table: b R2,4.2,20,15.6,2.6|d M2 9H22M2 14.4H22M9 9V19.8
    split.2x1: s M9.4 5H4.6A2.6 2.6 0 0 0 2 7.6V16.4A2.6 2.6 0 0 0 4.6 19H9.4ZM14.6 5H19.4A2.6 2.6 0 0 1 22 7.6V16.4A2.6 2.6 0 0 1 19.4 19H14.6Z
    grid: s M8 2.6V21.4M16 2.6V21.4M2.6 8H21.4M2.6 16H21.4
    circle.grid.2x1: b O6.4,12,4|b O17.6,12,4
    circle.grid.1x2: @r90 circle.grid.2x1
    circle.hexagonpath: b O12,3.6,2|b O19.3,7.8,2|b O19.3,16.2,2|b O12,20.4,2|b O4.7,16.2,2|b O4.7,7.8,2|s M14 4.8L17.2 6.6M19.3 10.4V13.6M17.2 17.4L14 19.2M10 19.2L6.8 17.4M4.7 13.6V10.4M6.8 6.6L10 4.8
    square.grid.4x3: b R2,4.4,3.1,3.1,0.8|b R7.6,4.4,3.1,3.1,0.8|b R13.3,4.4,3.1,3.1,0.8|b R18.9,4.4,3.1,3.1,0.8|b R2,10.4,3.1,3.1,0.8|b R7.6,10.4,3.1,3.1,0.8|b R13.3,10.4,3.1,3.1,0.8|b R18.9,10.4,3.1,3.1,0.8|b R2,16.4,3.1,3.1,0.8|b R7.6,16.4,3.1,3.1,0.8|b R13.3,16.4,3.1,3.1,0.8|b R18.9,16.4,3.1,3.1,0.8
    square.grid.3x1.below.line.grid.1x2: s M3 4.6H21M3 9.4H21|b R3,14.4,4.4,4.8,1|b R9.8,14.4,4.4,4.8,1|b R16.6,14.4,4.4,4.8,1
    squares.below.rectangle: b R3,3.4,18,8.4,1.8|b R3,15.6,4.4,4.8,1|b R9.8,15.6,4.4,4.8,1|b R16.6,15.6,4.4,4.8,1
    squareshape: b R3.4,3.4,17.2,17.2,0.8
    squareshape.split.2x2: b R3.4,3.4,17.2,17.2,0.8|d M12 3.4V20.6M3.4 12H20.6
    squareshape.split.3x3: b R3.4,3.4,17.2,17.2,0.8|d M9.1 3.4V20.6M14.9 3.4V20.6M3.4 9.1H20.6M3.4 14.9H20.6
    dot.squareshape: b R3.4,3.4,17.2,17.2,0.8|k O12,12,2.2
    dot.viewfinder: s M3 8V5.4A2.4 2.4 0 0 1 5.4 3H8M16 3H18.6A2.4 2.4 0 0 1 21 5.4V8M21 16V18.6A2.4 2.4 0 0 1 18.6 21H16M8 21H5.4A2.4 2.4 0 0 1 3 18.6V16|f O12,12,2.6
    dot.scope: s O12,12,7.6|s M12 1.8V7M12 17V22.2M1.8 12H7M17 12H22.2|f O12,12,1.8
    smallcircle.circle: b O12,12,10|d O12,12,3.6
    circle.and.line.horizontal: b O12,12,6.4|s M1.8 12H5.4M18.6 12H22.2
    square.on.square.dashed: b R7.8,7.8,13.4,13.4,2.6|s1 M2.8 6.2V5A2.2 2.2 0 0 1 5 2.8H6.2M9 2.8H11M14 2.8H14.6A1.8 1.8 0 0 1 16.2 4.4V4.8M2.8 9V11M2.8 14V14.6A1.8 1.8 0 0 0 4.6 16.2H4.8
    plus.square.on.square: b R7.8,7.8,13.4,13.4,2.6|d M14.5 11V18M11 14.5H18|s1 M4.8 16.2A2 2 0 0 1 2.8 14.2V4.8A2 2 0 0 1 4.8 2.8H14.2A2 2 0 0 1 16.2 4.8
    plus.rectangle.on.rectangle: b R6.4,8,15.6,11.4,2.4|d M14.2 10.8V16.6M11.3 13.7H17.1|s1 M4 15.6A2 2 0 0 1 2 13.6V6.6A2.2 2.2 0 0 1 4.2 4.4H15.4A2 2 0 0 1 17.4 6
    play.rectangle.on.rectangle: b R6.4,8,15.6,11.4,2.4|h M12.4 11L17.2 13.7L12.4 16.4Z|s1 M4 15.6A2 2 0 0 1 2 13.6V6.6A2.2 2.2 0 0 1 4.2 4.4H15.4A2 2 0 0 1 17.4 6
    play.square.stack: b R3,8.8,18,12.4,2.4|h M10 12L15.2 15L10 18Z|s1 M5.4 5.6H18.6M8 2.6H16
    rectangle.stack.person.crop: b R2,8.8,20,12.4,2.4|k O12,12.9,1.9|k M7.6 20.2C7.8 17.4 9.4 16.2 12 16.2S16.2 17.4 16.4 20.2Z|s1 M4.6 5.6H19.4M7.2 2.6H16.8
    sparkles.rectangle.stack: b R2,8.8,20,12.4,2.4|k M11 10.8Q11.8 14.2 15.2 15Q11.8 15.8 11 19.2Q10.2 15.8 6.8 15Q10.2 14.2 11 10.8Z|k M16.4 10.8Q16.8 12.2 18.2 12.6Q16.8 13 16.4 14.4Q16 13 14.6 12.6Q16 12.2 16.4 10.8Z|s1 M4.6 5.6H19.4M7.2 2.6H16.8
    film.stack: b R3,8.8,18,12.4,2.2|d M7 8.8V21.2M17 8.8V21.2M3 15H7M17 15H21|s1 M5.4 5.6H18.6M8 2.6H16
    mail.stack: b R2,8.8,20,12.4,2.2|d M2.8 10.6L12 16.2L21.2 10.6|s1 M4.6 5.6H19.4M7.2 2.6H16.8
    rectangle.on.rectangle.angled: b M8.45 7.66L20.34 9.33A2.2 2.2 0 0 1 22.21 11.81L21.1 19.74A2.2 2.2 0 0 1 18.61 21.61L6.73 19.94A2.2 2.2 0 0 1 4.86 17.45L5.97 9.53A2.2 2.2 0 0 1 8.45 7.66Z|s1 M3.4 16.2L1.9 8.2A2.2 2.2 0 0 1 3.7 5.6L14.6 3.6A2.2 2.2 0 0 1 17 4.8
    rectangle.portrait.on.rectangle.portrait: b R8.6,5.6,12,16.2,2.2|s1 M5.4 18.4A2 2 0 0 1 3.4 16.4V4.4A2.2 2.2 0 0 1 5.6 2.2H13.4A2 2 0 0 1 15.4 3.2
    rectangle.expand.vertical: b R3,9,18,6,1.6|s1 M12 5.8V1.8M9.4 4.2L12 1.6L14.6 4.2M12 18.2V22.2M9.4 19.8L12 22.4L14.6 19.8
    rectangle.compress.vertical: b R3,9.4,18,5.2,1.6|s1 M12 1.6V5.6M9.4 3.4L12 6L14.6 3.4M12 22.4V18.4M9.4 20.6L12 18L14.6 20.6
    rectangle.arrowtriangle.2.outward: b R7.4,5,9.2,14,2|b M4.6 8.8L1 12L4.6 15.2Z|b M19.4 8.8L23 12L19.4 15.2Z
    rectangle.arrowtriangle.2.inward: b R7.4,5,9.2,14,2|b M1 8.8L4.6 12L1 15.2Z|b M23 8.8L19.4 12L23 15.2Z
    rectangle.connected.to.line.below: b R3,3.4,18,10,2.2|s M12 13.6V20.4M2.6 20.4H21.4
    externaldrive.connected.to.line.below: b R2.6,3.6,18.8,9.4,2.2|d M2.8 8.4H21.2|k O17.6,10.8,0.9|s M12 13.2V20.4M2.6 20.4H21.4
    rectangle.and.text.magnifyingglass: s M9 18.4H4.6A2.6 2.6 0 0 1 2 15.8V6.6A2.6 2.6 0 0 1 4.6 4H19.4A2.6 2.6 0 0 1 22 6.6V9M6 8.4H16M6 12.4H9.6|s O15.8,15.2,4|s M18.8 18.2L22 21.4
    rectangle.and.hand.point.up.left: s M9 17H4.6A2.6 2.6 0 0 1 2 14.4V6.6A2.6 2.6 0 0 1 4.6 4H19.4A2.6 2.6 0 0 1 22 6.6V11|b M13.2 10.4A1.3 1.3 0 0 1 14.5 11.7V15L17.6 14.8L20 16.2L20 19L18.8 22H12.8L10 17.8C9.6 16.8 10.6 16 11.6 16.6L11.9 16.9V11.7A1.3 1.3 0 0 1 13.2 10.4Z
    rectangle.and.paperclip: s M12 19H4.6A2.6 2.6 0 0 1 2 16.4V7.6A2.6 2.6 0 0 1 4.6 5H19.4A2.6 2.6 0 0 1 22 7.6V8.6|s M16 12.6V18.4A2.7 2.7 0 0 0 21.4 18.4V12.6A1.7 1.7 0 0 0 18 12.6V18.2A0.7 0.7 0 0 0 19.4 18.2V13.4
    rectangle.and.arrow.up.right.and.arrow.down.left: s M9.4 19H4.6A2.6 2.6 0 0 1 2 16.4V7.6A2.6 2.6 0 0 1 4.6 5H19.4A2.6 2.6 0 0 1 22 7.6V16.4A2.6 2.6 0 0 1 19.4 19H18M13.2 12.4L18 8M14.6 7.8H18.2V11.4M12 13.6L7.4 18.2M7.4 14.6V18.2H11
    square.and.line.vertical.and.square: s M12 2.6V21.4|b R2.4,7,6.4,10,1.4|b R15.2,7,6.4,10,1.4
    rectangle.inset.filled.and.person.filled: s M10 18.4H4.6A2.6 2.6 0 0 1 2 15.8V6.6A2.6 2.6 0 0 1 4.6 4H19.4A2.6 2.6 0 0 1 22 6.6V9|f M4.8 6.8H19.2V8.6C16 8 13.2 9.6 12.6 13C12.6 14 12.8 14.8 11.8 15.6H4.8Z|f O17.6,12.6,2.6|f M12 21.2C12 18.2 14.2 16.6 17.6 16.6S23.2 18.2 23.2 21.2Z
    app.gift: b R2.6,2.6,18.8,18.8,5|d M6.4 11H17.6M12 9V17.4M7.4 11V16.2A1.2 1.2 0 0 0 8.6 17.4H15.4A1.2 1.2 0 0 0 16.6 16.2V11M12 9C10.6 6 7.6 6.4 8 8.2C8.2 9 10 9 12 9C14 9 15.8 9 16 8.2C16.4 6.4 13.4 6 12 9
    app.connected.to.app.below: b R8.2,1.8,7.6,7.6,2|s M12 9.6V14.4M5.4 14.4V13.4A1.4 1.4 0 0 1 6.8 12H17.2A1.4 1.4 0 0 1 18.6 13.4V14.4|b R1.8,14.6,7.2,7.2,1.9|b R15,14.6,7.2,7.2,1.9
    apps.iphone: b R6.2,1.8,11.6,20.4,2.9|k R8.8,6,2.6,2.6,0.7|k R12.6,6,2.6,2.6,0.7|k R8.8,10,2.6,2.6,0.7|k R12.6,10,2.6,2.6,0.7|k R8.8,14,2.6,2.6,0.7|k R12.6,14,2.6,2.6,0.7
    apps.ipad: b R4,2.4,16,19.2,2.6|k R7.2,6,2.6,2.6,0.7|k R10.7,6,2.6,2.6,0.7|k R14.2,6,2.6,2.6,0.7|k R7.2,10,2.6,2.6,0.7|k R10.7,10,2.6,2.6,0.7|k R14.2,10,2.6,2.6,0.7|k R7.2,14,2.6,2.6,0.7|k R10.7,14,2.6,2.6,0.7|k R14.2,14,2.6,2.6,0.7
    square.stack.3d.down.right: b R3,3,12.6,12.6,2.2|s1 M18.6 6.6V16.4A2.2 2.2 0 0 1 16.4 18.6H6.6|s2 M21.4 9.4V19A2.4 2.4 0 0 1 19 21.4H9.4
    square.3.layers.3d.down.right: @ square.stack.3d.down.right
    square.3.layers.3d.top.filled: f M12 2.4L22 7.2L12 12L2 7.2Z|s1 M3.4 11.4L2 12L12 16.8L22 12L20.6 11.4|s2 M3.4 16.2L2 16.8L12 21.6L22 16.8L20.6 16.2
    sidebar.squares.left: b R2,4.2,20,15.6,2.8|d M9.6 4.2V19.8|k R4.4,7,2.8,2.8,0.7|k R4.4,11.2,2.8,2.8,0.7
    sidebar.squares.right: @h sidebar.squares.left
    macwindow.on.rectangle: b R6,7.6,16,12.4,2.2|d M6.2 11.6H21.8|k O8.4,9.7,0.7|k O10.6,9.7,0.7|s1 M4 15.8A2 2 0 0 1 2 13.8V6.2A2.2 2.2 0 0 1 4.2 4H15.6A2 2 0 0 1 17.4 5.4
    menubar.dock.rectangle: b R2,4.2,20,15.6,2.6|d M2 8.2H22|k R7,14.6,10,2.6,0.9
    menubar.arrow.up.rectangle: b R2,4.2,20,15.6,2.6|d M2 8.2H22M12 16.8V11M9.4 13.2L12 10.8L14.6 13.2
    dock.arrow.down.rectangle: b R2,4.2,20,15.6,2.6|d M12 7.2V13M9.4 10.8L12 13.2L14.6 10.8|k R7,15.4,10,2,0.8
    pip: b R2,4.2,20,15.6,2.6|k R12.2,12.2,7.2,5,1
    pip.enter: s M10 19.8H4.6A2.6 2.6 0 0 1 2 17.2V6.8A2.6 2.6 0 0 1 4.6 4.2H19.4A2.6 2.6 0 0 1 22 6.8V10|f R12.6,13.2,9.4,6.6,1.4|s1 M5.4 7.6L10.4 12M10.6 8.2V12.2H6.6
    pip.exit: s M10 19.8H4.6A2.6 2.6 0 0 1 2 17.2V6.8A2.6 2.6 0 0 1 4.6 4.2H19.4A2.6 2.6 0 0 1 22 6.8V10|f R12.6,13.2,9.4,6.6,1.4|s1 M10.8 12L5.8 7.6M5.6 11.4V7.4H9.6
    pip.remove: s M10 19.8H4.6A2.6 2.6 0 0 1 2 17.2V6.8A2.6 2.6 0 0 1 4.6 4.2H19.4A2.6 2.6 0 0 1 22 6.8V10|f R12.6,13.2,9.4,6.6,1.4|s1 M5.8 7.6L9.8 11.6M9.8 7.6L5.8 11.6
    pip.swap: s M10 19.8H4.6A2.6 2.6 0 0 1 2 17.2V6.8A2.6 2.6 0 0 1 4.6 4.2H19.4A2.6 2.6 0 0 1 22 6.8V10|f R12.6,13.2,9.4,6.6,1.4|s1 M5.6 7.4L10.8 12M5.4 10.2V7.2H8.4M8 12.4H11V9.4
    line.diagonal: s M4.4 19.6L19.6 4.4
    line.diagonal.arrow: s M4.4 19.6L19.4 4.6M11.6 4.4H19.6V12.4
    lineweight: s M3 5H21|f R2.2,9.2,19.6,3,1.5|f R2.2,15.8,19.6,5,2.4
    skew: b M6.6 5H22L17.4 19H2Z
    perspective: b M7 5H17L22 19H2Z
    trapezoid.and.line.vertical: b M3 7.4L10 10V14L3 16.6ZM21 7.4L14 10V14L21 16.6Z|s M12 3V21
    trapezoid.and.line.horizontal: @r90 trapezoid.and.line.vertical
    flip.horizontal: f M9.4 4V19.4H1.6Z|s M14.6 4V19.4H22.4ZM12 2.4V21.6
    arrow.left.and.right.righttriangle.left.righttriangle.right: b M9.8 8.4V20.4H1.6Z|b M14.2 8.4V20.4H22.4Z|s1 M2.6 4.4H21.4M5 2L2.4 4.4L5 6.8M19 2L21.6 4.4L19 6.8
    mosaic: b R2,4,5,6.6,1.1|b R10,4,12,6.6,1.1|b R2,13.6,12,6.4,1.1|b R17,13.6,5,6.4,1.1
    point.3.connected.trianglepath.dotted: b O12,4.8,2.8|b O4.8,18.4,2.8|b O19.2,18.4,2.8|f O9.4,9.6,0.9|f O7.4,13.4,0.9|f O14.6,9.6,0.9|f O16.6,13.4,0.9|f O10,18.4,0.9|f O14,18.4,0.9
    point.3.filled.connected.trianglepath.dotted: f O12,4.8,3.5|f O4.8,18.4,3.5|f O19.2,18.4,3.5|f O9.2,10,0.9|f O7.4,13.4,0.9|f O14.8,10,0.9|f O16.6,13.4,0.9|f O10.6,18.4,0.9|f O13.4,18.4,0.9
    point.topleft.down.curvedto.point.bottomright.up: b O4.8,5,2.6|b O19.2,19,2.6|s M7.6 5H14A3.5 3.5 0 0 1 14 12H10A3.5 3.5 0 0 0 10 19H16.4
    point.topleft.down.to.point.bottomright.curvepath: @ point.topleft.down.curvedto.point.bottomright.up
    point.forward.to.point.capsulepath: b O7,12,3|b O17,12,3|s M7 6H17A6 6 0 0 1 17 18H7A6 6 0 0 1 7 6Z
    platter.2.filled.iphone: b R6.2,1.8,11.6,20.4,2.9|k R8.8,6,6.4,4.6,1|k R8.8,13,6.4,4.6,1
    recordingtape: s O6.4,11.6,4.6|s O17.6,11.6,4.6|s M6.4 16.2H17.6
    square.and.at.rectangle: b R2,3.2,12.4,8.4,2|b R11,14.4,11,7,1.8
    viewfinder.rectangular: s M2 9V7.4A2.4 2.4 0 0 1 4.4 5H7M17 5H19.6A2.4 2.4 0 0 1 22 7.4V9M22 15V16.6A2.4 2.4 0 0 1 19.6 19H17M7 19H4.4A2.4 2.4 0 0 1 2 16.6V15
    line.horizontal.3.decrease: @ line.3.horizontal.decrease
    """
}
