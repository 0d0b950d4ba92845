/// The symbols: our own drawings, in a square of 24 units, y down.
///
/// A line has a name and parts, with "|" between; ``SymbolTable/nature`` says how they are written.
extension SymbolTable {
  static let things = """
    square.lefthalf.filled: s R3,3,18,18,3.4|f M12 3V21H6.4A3.4 3.4 0 0 1 3 17.6V6.4A3.4 3.4 0 0 1 6.4 3Z
    square.righthalf.filled: @h square.lefthalf.filled
    circle.bottomhalf.filled: s O12,12,10|f M2 12A10 10 0 0 0 22 12Z
    circle.tophalf.filled: @v circle.bottomhalf.filled
    circle.lefthalf.fill: @ circle.lefthalf.filled
    square.lefthalf.fill: @ square.lefthalf.filled
    drop.halffull: s M12 2.4C12 2.4 5.2 10 5.2 14.8A6.8 6.8 0 0 0 18.8 14.8C18.8 10 12 2.4 12 2.4Z|f M12 2.4V21.6A6.8 6.8 0 0 1 5.2 14.8C5.2 10 12 2.4 12 2.4Z
    smallcircle.filled.circle: s O12,12,10|f O12,12,3.6
    largecircle.fill.circle: s O12,12,10|f O12,12,7
    circle.inset.filled: @ largecircle.fill.circle
    circle.circle: b O12,12,10|d O12,12,5.4
    dot.square: b R3,3,18,18,3.4|k O12,12,2.2
    dot.circle: b O12,12,10|k O12,12,2.4
    plus.viewfinder: s M3 8V5.4A2.4 2.4 0 0 1 5.4 3H8M16 3H18.6A2.4 2.4 0 0 1 21 5.4V8M21 16V18.6A2.4 2.4 0 0 1 18.6 21H16M8 21H5.4A2.4 2.4 0 0 1 3 18.6V16M12 7.6V16.4M7.6 12H16.4
    qrcode.viewfinder: s M3 8V5.4A2.4 2.4 0 0 1 5.4 3H8M16 3H18.6A2.4 2.4 0 0 1 21 5.4V8M21 16V18.6A2.4 2.4 0 0 1 18.6 21H16M8 21H5.4A2.4 2.4 0 0 1 3 18.6V16|s R6.8,6.8,3.6,3.6,0.5|s R13.6,6.8,3.6,3.6,0.5|s R6.8,13.6,3.6,3.6,0.5|f R13,13,2,2,0.3|f R16,16,2,2,0.3
    barcode.viewfinder: s M3 8V5.4A2.4 2.4 0 0 1 5.4 3H8M16 3H18.6A2.4 2.4 0 0 1 21 5.4V8M21 16V18.6A2.4 2.4 0 0 1 18.6 21H16M8 21H5.4A2.4 2.4 0 0 1 3 18.6V16M7 7.6V16.4M10.4 7.6V16.4M13.6 7.6V16.4M17 7.6V16.4
    text.viewfinder: s M3 8V5.4A2.4 2.4 0 0 1 5.4 3H8M16 3H18.6A2.4 2.4 0 0 1 21 5.4V8M21 16V18.6A2.4 2.4 0 0 1 18.6 21H16M8 21H5.4A2.4 2.4 0 0 1 3 18.6V16M7 9H17M7 12.4H17M7 15.8H13
    cube.transparent: s M12 2L20.8 7V17L12 22L3.2 17V7ZM3.2 7L12 12L20.8 7M12 12V22
    arkit: @ cube.transparent
    view.3d: @ cube.transparent
    move.3d: s M12 12V3M12 12L4 17M12 12L20 17M9.4 5.4L12 2.6L14.6 5.4M4.4 13.6L3.6 17.2L7.2 18.2M19.6 13.6L20.4 17.2L16.8 18.2
    rotate.3d: s M12 6C6.6 6 2.2 8.4 2.2 11.6C2.2 14.2 5.4 16.4 9.8 17M12 6C17.4 6 21.8 8.4 21.8 11.6C21.8 13.8 19.4 15.8 16 16.6M7.6 13.6L10.4 17L7 19.8|f O12,11.6,1.8
    rotate.left: b R7,9.6,14,11.6,2|s M3 13.4V9.4A6 6 0 0 1 9 3.4H12.4M9.6 0.8L12.4 3.4L9.6 6.2
    rotate.right: @h rotate.left
    crop: s M6.6 1.8V15.4A2 2 0 0 0 8.6 17.4H22.2M1.8 6.6H15.4A2 2 0 0 1 17.4 8.6V22.2
    crop.rotate: @ crop
    aspectratio: b R2,5,20,14,2.4|d M5.4 9.6V8.2H8M18.6 14.4V15.8H16
    nosign: s O12,12,10|s M5 5L19 19
    slash: s M17.4 4L6.6 20
    lamp.desk: b M8.4 8.4L14 2.6L19.4 8L15 12.4Z|s M11 6L5 12.4L9.6 20.4M4.6 21H14.6
    lamp.table: b M8 2.6H16L19.6 12.4H4.4Z|s M12 12.6V20.8M7.6 21.2H16.4
    lamp.floor: @ lamp.table
    lamp.ceiling: @v lamp.table
    flashlight.on: b M8 9.4L6.4 6V5H17.6V6L16 9.4V20.4A1.4 1.4 0 0 1 14.6 21.8H9.4A1.4 1.4 0 0 1 8 20.4Z|k O12,14,1.4|s1 M9 2.4V1.8M15 2.4V1.8
    flashlight.off: b M8 9.4L6.4 6V2.6H17.6V6L16 9.4V20.4A1.4 1.4 0 0 1 14.6 21.8H9.4A1.4 1.4 0 0 1 8 20.4Z|k O12,14,1.4
    fan: b M12 11C8.6 9.6 8 2.6 12.4 2.4C16.4 2.2 16.2 7.8 13 11C15.4 8.4 22 8.6 21.6 12.8C21.2 16.4 15.8 15.8 13 13C15.4 15.4 15.8 21.4 11.6 21.6C7.8 21.6 8 16 11 13C8.6 15.6 2 15.4 2.4 11.2C2.8 7.6 8.4 8.4 11 11Z|k O12,12,1.4
    wrench: b M20.6 6.4L17.2 9.8L14.2 6.8L17.6 3.4A5.6 5.6 0 0 0 10.4 10.4L3.4 17.4A2.2 2.2 0 0 0 6.6 20.6L13.6 13.6A5.6 5.6 0 0 0 20.6 6.4Z
    wrench.adjustable: @ wrench
    screwdriver: b M16.8 2.6L21.4 7.2L15 11.4L12.6 9Z|s M13.6 10.4L5.4 18.6L3 21L5.4 18.6
    wrench.and.screwdriver: b M20.6 6.4L17.2 9.8L14.2 6.8L17.6 3.4A5.6 5.6 0 0 0 10.4 10.4L3.4 17.4A2.2 2.2 0 0 0 6.6 20.6L13.6 13.6A5.6 5.6 0 0 0 20.6 6.4Z|b M2.6 4.2L4.2 2.6L7.4 4.4V6L9.4 8L8 9.4L6 7.4H4.4Z|s M15.8 15.8L20.6 20.6
    wand.and.rays: s M3.2 20.8L14 10M17 2V5M22 7H19M20.6 3.4L18.4 5.6M11.4 5L13 6.6M19 12.6L17.4 11
    wand.and.stars.inverse: @ wand.and.stars
    theatermasks: b M2 5.4C5 6.4 8.4 6.4 11.4 5.4C12 10.4 10.6 15.4 7.4 16.4C3.4 16 1.6 10.4 2 5.4Z|k O5,9.4,1|k O8.6,9.4,1|d M5 12.6C6 13.8 7.4 13.8 8.6 12.6|b M13.4 9.2C16.2 9.8 19.4 9.4 22 8C22.6 13.2 21.2 18.4 18 19.8C14.8 19.4 12.8 16.8 12.4 14.4
    puzzlepiece: b M3 7H8.4A2.6 2.6 0 1 1 13 7H18V11.6A2.6 2.6 0 1 1 18 16.2V21H12.8A2.5 2.5 0 1 0 8.4 21H3V16A2.5 2.5 0 1 0 3 11.8Z
    puzzlepiece.extension: b M3 7H8.4A2.6 2.6 0 1 1 13 7H18V11.6A2.6 2.6 0 1 1 18 16.2V21H3Z
    briefcase: b R2,7,20,13.6,2.4|s M8.4 6.8V5A1.6 1.6 0 0 1 10 3.4H14A1.6 1.6 0 0 1 15.6 5V6.8|d M2.2 12.4H21.8M12 11.2V13.8
    case: b R2,7,20,13.6,2.4|s M8.4 6.8V5A1.6 1.6 0 0 1 10 3.4H14A1.6 1.6 0 0 1 15.6 5V6.8
    suitcase: b R2,7,20,13.6,2.4|s M8.4 6.8V5A1.6 1.6 0 0 1 10 3.4H14A1.6 1.6 0 0 1 15.6 5V6.8|d M6.6 7.2V20.4M17.4 7.2V20.4
    backpack: b M5 10.4C5 7 8 4.6 12 4.6S19 7 19 10.4V19.6A1.8 1.8 0 0 1 17.2 21.4H6.8A1.8 1.8 0 0 1 5 19.6Z|s M9 4.8V3.4A1 1 0 0 1 10 2.4H14A1 1 0 0 1 15 3.4V4.8|d M8 13H16V17.4H8ZM9.6 8.6H14.4
    handbag: b M3.6 10H20.4L21.4 20.8H2.6Z|s M7.6 9.8C7.6 5.4 9.2 3.2 12 3.2S16.4 5.4 16.4 9.8
    stroller: s M4 3.4C8.6 3.4 12 6.8 12 11.4H20.4C20.4 15.2 17.4 17.6 13.6 17.6H9.6M12 11.4H6M12 11.4A8.2 8.2 0 0 1 20.4 3.4V11.4|f O9,20.4,1.6|f O16.6,20.4,1.6
    function: s M2.8 18.6C6.2 20.6 6.6 15 7.4 10.4C8 6.6 8.8 3.8 12 5M4.8 10.4H10.6M13.4 12L20.6 19.4M20.6 12L13.4 19.4
    sum: s M18 6.4V4.2H6L12.6 12L6 19.8H18V17.6
    x.squareroot: s M2.4 13.4L5 12.4L8.4 19.6L12 4.4H21.6M14 9.4L19.4 16.4M19.4 9.4L14 16.4
    plus.forwardslash.minus: s M6.6 3.6V11M3 7.3H10.2M13.8 17H21M18.8 4L5.2 20
    command: s M8.6 8.6H15.4V15.4H8.6ZM8.6 8.6H6.2A3 3 0 1 1 8.6 6.2ZM15.4 8.6V6.2A3 3 0 1 1 17.8 8.6ZM15.4 15.4H17.8A3 3 0 1 1 15.4 17.8ZM8.6 15.4V17.8A3 3 0 1 1 6.2 15.4Z
    option: s M2.6 5.4H8.4L15.6 18.6H21.4M14.4 5.4H21.4
    control: s M5 13L12 6L19 13
    shift: b M12 3L21.4 12.4H16.4V20.4H7.6V12.4H2.6Z
    escape: s O12,12,10|s M8 16L16.4 7.6M10.4 7.6H16.4V13.6
    return: s M20 5V12.4A2 2 0 0 1 18 14.4H4.4M8.6 9.8L4 14.4L8.6 19
    delete.left: b M8.6 5H20A2 2 0 0 1 22 7V17A2 2 0 0 1 20 19H8.6L2 12Z|d M11.4 9L17 15M17 9L11.4 15
    chart.dots.scatter: s M2.8 2.8V21.2H21.2|f O8,15.6,1.7|f O12,10,1.7|f O17,12.6,1.7|f O18.6,5.6,1.7
    chart.bar.xaxis: s M2.4 21.2H21.6|b R4,11,4,7.4,1|b R10,4,4,14.4,1|b R16,8,4,10.4,1
    chart.line.downtrend.xyaxis: s M2.8 2.8V21.2H21.2|s M6.2 6L11 11.4L14.2 8.6L20.4 16
    gauge.medium: @ gauge
    gauge.low: @ gauge
    gauge.high: @ gauge
    gauge.with.needle: @ gauge
    gauge.with.dots.needle.50percent: @ gauge
    gauge.with.dots.needle.67percent: @ gauge
    gauge.with.dots.needle.bottom.50percent: @ gauge
    dial.min: b O12,13,7.6|d M12 13L8.6 16.4|f1 O3.4,18.6,1|f1 O2.6,10,1|f1 O6.6,3.8,1|f1 O17.4,3.8,1|f1 O21.4,10,1|f1 O20.6,18.6,1
    dial.low: @ dial.min
    dial.medium: @ dial.min
    dial.high: @ dial.min
    ruler: b M2.4 8.4H21.6V15.6H2.4Z|d M6 8.6V11.4M9 8.6V12.6M12 8.6V11.4M15 8.6V12.6M18 8.6V11.4
    level: b R1.8,7.4,20.4,9.2,2.4|d M8.6 7.6V16.4M15.4 7.6V16.4|k O12,12,1.7
    scalemass: b M6.4 8.4H17.6L21 20.6H3Z|s O12,5.4,2.8
    pin: b M8 3H16L15.2 10C17.4 11 18.6 12.6 18.8 14.8H5.2C5.4 12.6 6.6 11 8.8 10Z|s M12 14.8V21.6
    pin.circle: @ pin
    icloud: @ cloud
    icloud.and.arrow.up: s M8 17.6H7A5 5 0 0 1 6.4 7.7A6.2 6.2 0 0 1 18.2 8.8A4.5 4.5 0 0 1 17.6 17.6H16|s1 M12 21.6V11.4M8.8 14.4L12 11.2L15.2 14.4
    icloud.and.arrow.down: s M8 15.6H7A5 5 0 0 1 6.4 5.7A6.2 6.2 0 0 1 18.2 6.8A4.5 4.5 0 0 1 17.6 15.6H16|s1 M12 10.4V21.2M8.8 18L12 21.4L15.2 18
    signature: s M2.4 18.6H21.6M3.4 14.6C7 11.6 10.4 6.6 9.2 4.6C8 2.8 6.2 8.4 6.6 13.4C6.8 15.6 9.4 13.4 10.8 11.4C11 13.8 12.4 14 13.6 12C14.2 13.8 16.4 14.2 20.4 12.6
    rectangle.and.pencil.and.ellipsis: s M21.6 11V16.6A2.4 2.4 0 0 1 19.2 19H4.4A2.4 2.4 0 0 1 2 16.6V8.4A2.4 2.4 0 0 1 4.4 6H12|f O6,12.6,1.1|f O9.4,12.6,1.1|b M12.4 13.4L13 10.8L19.8 4A1.4 1.4 0 0 1 21.8 6L15 12.8Z
    rectangle.portrait.and.arrow.forward: @ rectangle.portrait.and.arrow.right
    door.left.hand.open: b M5 21.4V4.4A1.8 1.8 0 0 1 6.8 2.6H17.2A1.8 1.8 0 0 1 19 4.4V21.4M5 21.4L13 18.6V6L5 3.6Z|k O10.8,12.4,1|s M3 21.4H21
    door.left.hand.closed: b M5 21.4V4.4A1.8 1.8 0 0 1 6.8 2.6H17.2A1.8 1.8 0 0 1 19 4.4V21.4Z|k O8.6,12.4,1.1|s M3 21.4H21
    sofa: b M4.6 10.4V7.4A2.6 2.6 0 0 1 7.2 4.8H16.8A2.6 2.6 0 0 1 19.4 7.4V10.4A2.4 2.4 0 0 1 21.8 12.8V18H2.2V12.8A2.4 2.4 0 0 1 4.6 10.4Z|d M6.8 18V13.4H17.2V18M12 5V13.2|s M4 18V20.4M20 18V20.4
    chair: b M7 2.6H17V12.4H7Z|s M5.6 12.6H18.4V16H5.6ZM6.4 16.2V21.6M17.6 16.2V21.6
    chair.lounge: @ sofa
    bathtub: b M2 12.4H22V15A4.6 4.6 0 0 1 17.4 19.6H6.6A4.6 4.6 0 0 1 2 15Z|s M4.8 12.2V5.4A2.4 2.4 0 0 1 9.6 5.4M7.4 7.2H11.6M6 19.8L5.2 21.6M18 19.8L18.8 21.6
    shower: b M5 10.6A7 7 0 0 1 19 10.6Z|s M12 3.4V1.8M7.4 14V15M12 14V15M16.6 14V15M7.4 18.4V19.4M12 18.4V19.4M16.6 18.4V19.4
    washer: b R3.4,2.4,17.2,19.2,2.4|d O12,13.6,4.8|k O7,5.8,1|d M13 5.8H17
    refrigerator: b R5,2,14,20,2.2|d M5.2 9.4H18.8M8.2 5V7M8.2 12V15.4
    oven: b R3,3,18,18,2.2|d R6.4,10.4,11.2,7.4,1.2|k O7,6.8,1|k O12,6.8,1|k O17,6.8,1
    sensor: b O12,12,3.2|s1 M6.4 6.4A8 8 0 0 0 6.4 17.6M17.6 6.4A8 8 0 0 1 17.6 17.6
    cursorarrow.rays: b M10 9.4L21 14.2L16.2 16L14.4 20.8Z|s1 M8.4 2.2V5M2.2 8.4H5M4 4L6 6M12.8 4L11 6M4 12.8L6 11
    cursorarrow.click: @ cursorarrow.rays
    cursorarrow.click.2: @ cursorarrow.rays
    cursorarrow.motionlines: @ cursorarrow
    rays: s M12 2V6.6M12 17.4V22M2 12H6.6M17.4 12H22M4.9 4.9L8.2 8.2M15.8 15.8L19.1 19.1M4.9 19.1L8.2 15.8M15.8 8.2L19.1 4.9
    burst: b M12 2L13.9 7.4L18.4 4.2L16.6 9.6L22 9.6L17.6 12.8L22 16L16.4 15.6L17.6 21L13.2 17.4L12 22L10.8 17.4L6.4 21L7.6 15.6L2 16L6.4 12.8L2 9.6L7.4 9.6L5.6 4.2L10.1 7.4Z
    fireworks: s M12 12V3M12 12V21M12 12H3M12 12H21M12 12L5.6 5.6M12 12L18.4 18.4M12 12L5.6 18.4M12 12L18.4 5.6
    party.popper: b M3 21L8.4 8.6L15.4 15.6Z|s M13 4.6C14.6 4.4 15.4 3.4 15.2 2M15.6 9.6C17 7.8 19 7.2 21.4 7.6M17 13.4C18.6 12.8 20 13.4 21 14.8|f O18.6,3.8,1.1|f O10.6,4.4,1
    balloon: b M12 2.2C15.8 2.2 18.4 5 18.4 8.8C18.4 12.8 15.4 16.4 12 16.4S5.6 12.8 5.6 8.8C5.6 5 8.2 2.2 12 2.2Z|s M12 16.6L10.6 18.4H13.4ZM12 18.6C10.8 20 13.2 20.6 12 22
    balloon.2: @ balloon
    sparkle.magnifyingglass: s M9.4 3.2A7.2 7.2 0 1 0 17.2 11M15.4 15.6L21.4 21.6|f M16.4 1.8Q17.2 4.8 20.2 5.6Q17.2 6.4 16.4 9.4Q15.6 6.4 12.6 5.6Q15.6 4.8 16.4 1.8Z
    text.magnifyingglass: s O14.4,12,5.4|s M18.4 16L22 19.6M2.4 5.6H18M2.4 12H6M2.4 18.4H10
    testtube.2: b M4.4 2.8H10.4V17.8A3 3 0 0 1 4.4 17.8Z|b1 M13.6 2.8H19.6V17.8A3 3 0 0 1 13.6 17.8Z|d M4.4 10H10.4M13.6 13H19.6
    flask: b M9 2.6H15V9L20.4 18.8A1.8 1.8 0 0 1 18.8 21.4H5.2A1.8 1.8 0 0 1 3.6 18.8L9 9Z|d M6.4 14.4H17.6
    atom: f O12,12,1.9|s M12 8C17 8 21.4 9.6 21.4 12S17 16 12 16S2.6 14.4 2.6 12S7 8 12 8Z|s M15.5 10C18 14.3 18.8 18.9 16.7 20.1S11.1 18.3 8.5 14S5.2 5.1 7.3 3.9S12.9 5.7 15.5 10Z|s M15.5 14C12.9 18.3 9.4 21.3 7.3 20.1S6 14.3 8.5 10S14.6 2.7 16.7 3.9S18 9.7 15.5 14Z
    die.face.1: b R3,3,18,18,3.6|k O12,12,1.9
    die.face.2: b R3,3,18,18,3.6|k O8,8,1.7|k O16,16,1.7
    die.face.3: b R3,3,18,18,3.6|k O7.6,7.6,1.7|k O12,12,1.7|k O16.4,16.4,1.7
    die.face.4: b R3,3,18,18,3.6|k O8,8,1.7|k O16,8,1.7|k O8,16,1.7|k O16,16,1.7
    die.face.5: b R3,3,18,18,3.6|k O7.8,7.8,1.6|k O16.2,7.8,1.6|k O12,12,1.6|k O7.8,16.2,1.6|k O16.2,16.2,1.6
    die.face.6: b R3,3,18,18,3.6|k O8,7.2,1.6|k O16,7.2,1.6|k O8,12,1.6|k O16,12,1.6|k O8,16.8,1.6|k O16,16.8,1.6
    dice: b M9.6 4.4L20 6.2A2 2 0 0 1 21.6 8.5L19.8 18.8A2 2 0 0 1 17.5 20.4L7.2 18.6A2 2 0 0 1 5.6 16.3L7.4 6A2 2 0 0 1 9.6 4.4Z|k O11,9,1.4|k O16.6,15.8,1.4|k O13.6,12.4,1.4
    suit.heart: @ heart
    suit.spade: b M12 2.4C14 7 20.6 9.4 20.6 14.2C20.6 17.8 16 18.8 13.2 16.2L14.6 21.4H9.4L10.8 16.2C8 18.8 3.4 17.8 3.4 14.2C3.4 9.4 10 7 12 2.4Z
    suit.club: b M12 2.6A4.2 4.2 0 0 1 15.4 9.2A4.3 4.3 0 1 1 13.2 15.6L14.6 21.4H9.4L10.8 15.6A4.3 4.3 0 1 1 8.6 9.2A4.2 4.2 0 0 1 12 2.6Z
    suit.diamond: b M12 2L19.4 12L12 22L4.6 12Z
    checkerboard.rectangle: s R2,4,20,16,2|f R2,4,6.7,5.3,1|f R15.3,4,6.7,5.3,1|f R8.7,9.3,6.6,5.4,0|f R2,14.7,6.7,5.3,1|f R15.3,14.7,6.7,5.3,1
    guitars: b M14.4 9.6C16.4 11.8 14.6 13.4 14 15.4C13.2 18 10.6 21 6.8 20.2C3 19.4 2.4 15.2 4.2 12.8C5.6 10.8 7.6 11.4 8.8 10C10.2 8.2 12.6 7.8 14.4 9.6Z|k O9.4,14.6,1.7|s M14 10L20.6 3.4M18.6 2.6L21.4 5.4
    guitars.acoustic: @ guitars
    pianokeys: b R2,4,20,16,2|d M8.6 12V20M15.4 12V20|h R6.8,4,3.6,8.4,0.6|h R13.6,4,3.6,8.4,0.6
    tshirt: b M8.4 3C9.4 5 14.6 5 15.6 3L22 6.4L19.8 11L17.4 10V21H6.6V10L4.2 11L2 6.4Z
    shoe: b M2.4 8C4.4 9.2 7 9 8.4 6.6L14.4 12.2C16.4 13.6 21.6 13.4 21.6 17.6V18.6H2.4Z|d M2.4 15.8H21.4
    comb: b M3 7.4A2.4 2.4 0 0 1 5.4 5H18.6A2.4 2.4 0 0 1 21 7.4V9.6H3Z|s M4.6 9.8V19M8.3 9.8V19M12 9.8V19M15.7 9.8V19M19.4 9.8V19
    wave.3.right: s1 M4.6 8.4A7 7 0 0 1 4.6 15.6|s M9.6 5.6A13 13 0 0 1 9.6 18.4|s M14.8 3A19 19 0 0 1 14.8 21
    wave.3.forward: @ wave.3.right
    wave.3.left: @h wave.3.right
    dpad: b M8.6 2.4H15.4V8.6H21.6V15.4H15.4V21.6H8.6V15.4H2.4V8.6H8.6Z
    l.joystick: b O12,12,6|s1 O12,12,10
    arcade.stick: b O12,5.4,3.4|s M12 9V15.4|b R3,15.4,18,5.6,2
    xmark.bin: b M4.6 6.4H19.4L18 20.2A1.6 1.6 0 0 1 16.4 21.6H7.6A1.6 1.6 0 0 1 6 20.2Z|s M3 6.2H21M9 3.4H15|d M9.4 11.4L14.6 16.6M14.6 11.4L9.4 16.6
    menubar.rectangle: b R2,4,20,16,2.4|d M2.2 8.4H21.8
    dock.rectangle: b R2,4,20,16,2.4|d M5.6 16.4H18.4
    macwindow: b R2,4,20,16,2.4|d M2.2 9H21.8|k O5,6.6,0.9|k O7.8,6.6,0.9|k O10.6,6.6,0.9
    uiwindow.split.2x1: b R2,4,20,16,2.4|d M2.2 8.4H21.8M12 8.6V19.8
    inset.filled.rectangle: s R2,4.6,20,14.8,2.6|f R4.6,7.2,14.8,9.6,1
    rectangle.split.3x1: b R2,5,20,14,2.4|d M8.6 5V19M15.4 5V19
    rectangle.split.2x1: b R2,5,20,14,2.4|d M12 5V19
    rectangle.split.1x2: b R2,4,20,16,2.4|d M2 12H22
    square.split.2x1: b R3,3,18,18,3.4|d M12 3V21
    square.split.2x2: b R3,3,18,18,3.4|d M12 3V21M3 12H21
    square.split.1x2: b R3,3,18,18,3.4|d M3 12H21
    square.text.square: b R3,3,18,18,3.4|d M6.8 8.4H17.2M6.8 12H17.2M6.8 15.6H13
    textbox: s M7 4.4H19A2 2 0 0 1 21 6.4V17.6A2 2 0 0 1 19 19.6H5A2 2 0 0 1 3 17.6V6.4A2 2 0 0 1 5 4.4H7M8.6 9V8H15.4V9M12 8V16M10.6 16H13.4
    photo.badge.arrow.down: @ photo
    exclamationmark.2: s M8.4 3.6V14.4M15.6 3.6V14.4|f O8.4,19.4,1.6|f O15.6,19.4,1.6
    exclamationmark.3: s M5 3.6V14.4M12 3.6V14.4M19 3.6V14.4|f O5,19.4,1.6|f O12,19.4,1.6|f O19,19.4,1.6
    minus.plus.batteryblock: b R2,7.4,20,12.6,2|s M5 7.2V5H8.6V7.2M15.4 7.2V5H19V7.2|d M5.4 13.6H9.6M14.4 13.6H18.6M16.5 11.5V15.7
    bolt.car: b M2.8 12.4L5 6.6A2.4 2.4 0 0 1 7.2 5H16.8A2.4 2.4 0 0 1 19 6.6L21.2 12.4V18.2H2.8Z|h M12.8 7.4L9 12.8H11.6L11.2 16.4L15 11H12.4Z|s M5 18.4V20M19 18.4V20
    truck.box: b M1.4 5.4H13.4V17H1.4Z|b M13.4 9H18.6L22.6 13V17H13.4Z|b O6.2,17.6,2.3|b O17.8,17.6,2.3
    scooter: s O5,18,2.8|s O19,18,2.8|s M7.8 18H15.6C15.6 14 17 11.4 18.6 10.6L16.4 3.6H12.8
    sailboat: b M11 3V15.6H3.4Z|b M13.2 6.4L20 15.6H13.2Z|b M2.6 17.6H21.4L18.8 21.4H5.2Z
    suitcase.rolling: b R5.6,7,12.8,12.6,2|s M9 6.8V2.8H15V6.8M8 19.8V21.6M16 19.8V21.6|d M9.6 10V16.6M14.4 10V16.6
    lanyardcard: @ person.text.rectangle
    ticket: b M2 7.4A1.8 1.8 0 0 1 3.8 5.6H20.2A1.8 1.8 0 0 1 22 7.4V9.8A2.3 2.3 0 0 0 22 14.2V16.6A1.8 1.8 0 0 1 20.2 18.4H3.8A1.8 1.8 0 0 1 2 16.6V14.2A2.3 2.3 0 0 0 2 9.8Z|d M15 6V8M15 11V13M15 16V18
    rosette: b O12,9.4,7|s M8 15.6L6.4 22L12 19.4L17.6 22L16 15.6
    camera.filters: s O12,8.4,6|s O8,15.2,6|s O16,15.2,6
    circlebadge: b O12,12,6
    circlebadge.2: b O7,12,5|b1 O17,12,5
    capsule.portrait: b R7,2,10,20,5
    rectangle.roundedtop: b M2 19V8A3 3 0 0 1 5 5H19A3 3 0 0 1 22 8V19Z
    pentagon.lefthalf.filled: s M12 2.4L21.6 9.4L18 20.6H6L2.4 9.4Z|f M12 2.4V20.6H6L2.4 9.4Z
    moonphase.first.quarter: @ circle.righthalf.filled
    moonphase.last.quarter: @ circle.lefthalf.filled
    moonphase.full.moon: f O12,12,10
    moonphase.new.moon: s O12,12,10
    playpause: b M2.4 5L12.4 12L2.4 19Z|b R14,5,2.8,14,0.7|b R19.2,5,2.8,14,0.7
    """
}
