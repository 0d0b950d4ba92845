/// The symbols: our own drawings, in a square of 24 units, y down.
///
/// A line has a name and parts, with "|" between. A part has a kind, perhaps a level, and a shape: a circle O x, y, radius; a
/// rectangle R x, y, width, height, radius; or an SVG path. Kinds: b a body, which is filled in the symbol's filled form; d a
/// line that is cut out of that; k a dot that is cut out of it; h a hole; s a line in both; f a dot in both. "@" makes one
/// symbol of another: h mirrored, v upside down, r turned by degrees.
extension SymbolTable {
  static let media = """
    play: b M6.4 4L19.8 12L6.4 20Z
    pause: b R5.9,4.4,3.1,15.2,0.9|b R15,4.4,3.1,15.2,0.9
    stop: b R4.8,4.8,14.4,14.4,2.2
    forward: b M2.8 5.6L11.4 12L2.8 18.4ZM12.6 5.6L21.2 12L12.6 18.4Z
    backward: @h forward
    forward.end: b M5 5L16.4 12L5 19Z|s M19.4 5V19
    backward.end: @h forward.end
    record.circle: s O12,12,10|f O12,12,5.4
    shuffle: s M2.6 6.6H6C12 6.6 11.4 17.4 17.4 17.4H21M2.6 17.4H6C8 17.4 9.2 16.2 10 14.6M13.6 9.4C14.4 7.8 15.6 6.6 17.4 6.6H21M18 3.4L21.2 6.6L18 9.8M18 14.2L21.2 17.4L18 20.6
    repeat: s M3.6 11.6V9.6A3.6 3.6 0 0 1 7.2 6H20M17 2.8L20.2 6L17 9.2M20.4 12.4V14.4A3.6 3.6 0 0 1 16.8 18H4M7 14.8L3.8 18L7 21.2
    speaker: b M4.6 9.2H8.2L13.4 4.8V19.2L8.2 14.8H4.6Z
    speaker.wave.1: b M4.6 9.2H8.2L13.4 4.8V19.2L8.2 14.8H4.6Z|s1 M16.8 9.2A4.4 4.4 0 0 1 16.8 14.8
    speaker.wave.2: b M2.6 9.2H6.2L11.4 4.8V19.2L6.2 14.8H2.6Z|s1 M14.8 9.2A4.4 4.4 0 0 1 14.8 14.8M17.6 6.8A8 8 0 0 1 17.6 17.2
    speaker.wave.3: b M1.6 9.2H5L9.8 4.8V19.2L5 14.8H1.6Z|s1 M12.8 9.4A4.2 4.2 0 0 1 12.8 14.6M15.6 7A7.8 7.8 0 0 1 15.6 17M18.4 4.8A11.2 11.2 0 0 1 18.4 19.2
    music.note: s M11.8 17.4V3.2C12.8 6.2 17.4 6.4 17.4 11|f O8.6,17.8,3.3
    mic: b R8.4,2,7.2,12.6,3.6|s M4.8 11.2C4.8 15.4 7.8 18.2 12 18.2S19.2 15.4 19.2 11.2M12 18.2V21.8M8.4 21.8H15.6
    headphones: s M3.6 15V12A8.4 8.4 0 0 1 20.4 12V15|b R2.4,13.6,4.4,7.4,1.8|b R17.2,13.6,4.4,7.4,1.8
    waveform: s M2.8 10.2V13.8M7.4 6.8V17.2M12 3V21M16.6 6.8V17.2M21.2 10.2V13.8
    camera: b M3.8 7.4H7L8.6 4.8H15.4L17 7.4H20.2A1.8 1.8 0 0 1 22 9.2V17.6A1.8 1.8 0 0 1 20.2 19.4H3.8A1.8 1.8 0 0 1 2 17.6V9.2A1.8 1.8 0 0 1 3.8 7.4Z|d O12,13.2,3.7
    photo: b R2,4.4,20,15.2,2.6|k O7.6,9.4,1.7|d M2.4 17.4L8.4 12.4L12.2 15.8L16.2 11.4L21.6 16.4
    video: b R1.6,6,13.8,12,2.6|b M17.6 10.6L22.4 7.6V16.4L17.6 13.4Z
    film: b R2.6,4.4,18.8,15.2,2.2|d M7.2 4.4V19.6M16.8 4.4V19.6M2.6 9.4H7.2M2.6 14.6H7.2M16.8 9.4H21.4M16.8 14.6H21.4M7.2 12H16.8
    tv: b R2,4,20,13.4,2.2|s M8 20.8H16
    gamecontroller: b M7.4 6.2H16.6C19.6 6.2 21 8.6 21.6 12.6C22.1 16.2 21.8 18.8 19.8 18.8C18 18.8 17 15.6 15.4 15.6H8.6C7 15.6 6 18.8 4.2 18.8C2.2 18.8 1.9 16.2 2.4 12.6C3 8.6 4.4 6.2 7.4 6.2Z|d M8.4 8.6V13M6.2 10.8H10.6|k O15.2,9.4,1.2|k O17.4,12.2,1.2
    paintbrush: b M20.8 3.2C21.6 4 21 5.4 19.6 7.2L13.6 13.8L10.2 10.4L16.8 4.4C18.6 3 20 2.4 20.8 3.2Z|b M9 12.6C6.8 12.2 5 13.6 4.8 15.8C4.6 18 3.6 19.2 2.4 19.8C5 21.6 9.6 21.2 11 18.2C11.8 16.4 11 14.4 9 12.6Z
    paintpalette: b M12 2.4C6.4 2.4 2 6.6 2 12C2 17.4 6.4 21.6 11 21.6C12.6 21.6 13.4 20.4 13.2 19C13 17.4 13.8 16.2 15.6 16.2H18.4C20.6 16.2 22 14.4 22 11.8C22 6.4 17.6 2.4 12 2.4Z|k O6.8,12.2,1.5|k O9.2,7.4,1.5|k O14.6,7,1.5|k O17.8,11,1.5
    """
}
