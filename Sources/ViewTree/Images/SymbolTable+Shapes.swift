/// The symbols: our own drawings, in a square of 24 units, y down.
///
/// A line has a name and parts, with "|" between. A part has a kind, perhaps a level, and a shape: a circle O x, y, radius; a
/// rectangle R x, y, width, height, radius; or an SVG path. Kinds: b a body, which is filled in the symbol's filled form; d a
/// line that is cut out of that; k a dot that is cut out of it; h a hole; s a line in both; f a dot in both. "@" makes one
/// symbol of another: h mirrored, v upside down, r turned by degrees.
extension SymbolTable {
  static let shapes = """
    circle: b O12,12,10
    square: b R3,3,18,18,3.4
    app: b R2.6,2.6,18.8,18.8,5
    rectangle: b R2,5,20,14,2.6
    rectangle.portrait: b R5,2,14,20,2.6
    triangle: b M12 3.4L21.4 19.8H2.6Z
    diamond: b M12 2L22 12L12 22L2 12Z
    pentagon: b M12 2.4L21.6 9.4L18 20.6H6L2.4 9.4Z
    hexagon: b M12 2L20.7 7V17L12 22L3.3 17V7Z
    octagon: b M8 2.4H16L21.6 8V16L16 21.6H8L2.4 16V8Z
    capsule: b R2,7,20,10,5
    oval: b M2 12a10 7 0 1 0 20 0a10 7 0 1 0 -20 0z
    seal: b M12 3Q15.6 0.92 17.29 4.72Q21.42 5.15 20.56 9.22Q23.65 12 20.56 14.78Q21.42 18.85 17.29 19.28Q15.6 23.08 12 21Q8.4 23.08 6.71 19.28Q2.58 18.85 3.44 14.78Q0.35 12 3.44 9.22Q2.58 5.15 6.71 4.72Q8.4 0.92 12 3Z
    shield: b M12 2.5L20 5.5V11.5C20 16.5 16.6 20 12 21.8C7.4 20 4 16.5 4 11.5V5.5Z
    heart: b M12 20.6C7 16.8 2.4 13 2.4 8.6C2.4 5.7 4.6 3.6 7.2 3.6C9.2 3.6 11 4.7 12 6.4C13 4.7 14.8 3.6 16.8 3.6C19.4 3.6 21.6 5.7 21.6 8.6C21.6 13 17 16.8 12 20.6Z
    star: b M12 2.3L14.65 9.06L21.89 9.49L16.28 14.09L18.11 21.11L12 17.2L5.89 21.11L7.72 14.09L2.11 9.49L9.35 9.06Z
    circle.dashed: s M21.85 10.28A10 10 0 0 1 21.85 13.72M20.98 16.4A10 10 0 0 1 18.96 19.18M16.68 20.84A10 10 0 0 1 13.41 21.9M10.59 21.9A10 10 0 0 1 7.32 20.84M5.04 19.18A10 10 0 0 1 3.02 16.4M2.15 13.72A10 10 0 0 1 2.15 10.28M3.02 7.6A10 10 0 0 1 5.04 4.82M7.32 3.16A10 10 0 0 1 10.59 2.1M13.41 2.1A10 10 0 0 1 16.68 3.16M18.96 4.82A10 10 0 0 1 20.98 7.6
    square.dashed: s M3 7V5.4A2.4 2.4 0 0 1 5.4 3H7M17 3H18.6A2.4 2.4 0 0 1 21 5.4V7M21 17V18.6A2.4 2.4 0 0 1 18.6 21H17M7 21H5.4A2.4 2.4 0 0 1 3 18.6V17M10.6 3H13.4M10.6 21H13.4M3 10.6V13.4M21 10.6V13.4
    questionmark.square.dashed: s M3 7V5.4A2.4 2.4 0 0 1 5.4 3H7M17 3H18.6A2.4 2.4 0 0 1 21 5.4V7M21 17V18.6A2.4 2.4 0 0 1 18.6 21H17M7 21H5.4A2.4 2.4 0 0 1 3 18.6V17M10.6 3H13.4M10.6 21H13.4M3 10.6V13.4M21 10.6V13.4|s M9.2 9.4C9.2 7.8 10.4 6.8 12 6.8S14.8 7.8 14.8 9.4C14.8 11.2 12 11.6 12 13.8|f O12,17,1.2
    circle.lefthalf.filled: s O12,12,10|f M12 2A10 10 0 0 0 12 22Z
    circle.righthalf.filled: @h circle.lefthalf.filled
    cube: b M12 2L20.8 7V17L12 22L3.2 17V7Z|d M3.2 7L12 12L20.8 7M12 12V22
    shippingbox: b M12 2L20.8 7V17L12 22L3.2 17V7Z|d M3.2 7L12 12L20.8 7M12 12V22M7.4 4.6L16.4 9.6V13.4
    cross: b M9 3H15V9H21V15H15V21H9V15H3V9H9Z
    target: s O12,12,10|s1 O12,12,5.8|f O12,12,1.9
    scope: s O12,12,7.6|s M12 1.8V7M12 17V22.2M1.8 12H7M17 12H22.2
    viewfinder: s M3 8V5.4A2.4 2.4 0 0 1 5.4 3H8M16 3H18.6A2.4 2.4 0 0 1 21 5.4V8M21 16V18.6A2.4 2.4 0 0 1 18.6 21H16M8 21H5.4A2.4 2.4 0 0 1 3 18.6V16
    rhombus: @ diamond
    """
}
