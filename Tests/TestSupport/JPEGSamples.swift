import Foundation

/// Small JPEG files: six squares of 8 pixels, three in a row, each file 24 by 16 pixels.
///
/// Written by Pillow 13.0 with libjpeg-turbo, quality 90.
public enum JPEGSamples {
  /// The colours of the squares of the files in colour, 0xRRGGBB, row by row.
  public static let colors: [UInt32] = [
    0xE6281E, 0x28B43C, 0x3246DC, 0xF0DC28, 0x1E1E1E, 0xFAFAFA,
  ]
  /// Cyan, magenta, yellow, black, magenta with yellow, and no ink, in red, green and blue.
  public static let inkColors: [UInt32] = [
    0x00FFFF, 0xFF00FF, 0xFFFF00, 0x000000, 0xFF0000, 0xFFFFFF,
  ]

  /// Baseline, without subsampling.
  public static let color = bytes(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsL \
    EBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU \
    FBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAQABgDAREAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAABwkK/8QAFBAB \
    AAAAAAAAAAAAAAAAAAAAAP/EABgBAAMBAQAAAAAAAAAAAAAAAAAHCQII/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwD \
    AQACEQMRAD8AKicUAJTaL4NUwOVUpDc/kLXfBeNJQD//2Q==
    """)

  /// In scans that each add to the one before.
  public static let progressive = bytes(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsL \
    EBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU \
    FBQUFBQUFBQUFBQUFBQUFBQUFBT/wgARCAAQABgDAREAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAABggJ/8QAGAEA \
    AwEBAAAAAAAAAAAAAAAAAAYIAgf/2gAMAwEAAhADEAAAASibQCXUXhqYcqlht/hbvi9pKH//xAAUEAEAAAAAAAAAAAAA \
    AAAAAAAg/9oACAEBAAEFAl//xAAUEQEAAAAAAAAAAAAAAAAAAAAg/9oACAEDAQE/AV//xAAUEQEAAAAAAAAAAAAAAAAA \
    AAAg/9oACAECAQE/AV//xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAEBAAY/Al//xAAUEAEAAAAAAAAAAAAAAAAAAAAg \
    /9oACAEBAAE/IV//2gAMAwEAAgADAAAAENLZP//EABQRAQAAAAAAAAAAAAAAAAAAACD/2gAIAQMBAT8QX//EABQRAQAA \
    AAAAAAAAAAAAAAAAACD/2gAIAQIBAT8QX//EABQQAQAAAAAAAAAAAAAAAAAAACD/2gAIAQEAAT8QX//Z
    """)

  /// Colours at half the resolution.
  public static let subsampled = bytes(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsL \
    EBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU \
    FBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAQABgDASIAAhEBAxEB/8QAFwAAAwEAAAAAAAAAAAAAAAAAAAcICf/EABQQ \
    AQAAAAAAAAAAAAAAAAAAAAD/xAAWAQEBAQAAAAAAAAAAAAAAAAAHBgj/xAAqEQABAgIFDQAAAAAAAAAAAAAREhMAYgMW \
    IWFyBAYHFBUXMUFkoaLh4v/aAAwDAQACEQMRAD8AVRlLYYWhDNTKazP2NtpmKlYQE38YqdKVLXbUrGWXJytGEBN5PIRR \
    AbhBtfeP0nn8Qc7Ln7e4/9k=
    """)

  /// Grey.
  public static let grey = bytes(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsL \
    EBYQERMUFRUVDA8XGBYUGBIUFRT/wAALCAAQABgBAREA/8QAFgABAQEAAAAAAAAAAAAAAAAABwkK/8QAFBABAAAAAAAA \
    AAAAAAAAAAAAAP/aAAgBAQAAPwAqJQNVKQtaSn//2Q==
    """)

  /// Inks, turned round as Adobe's programs do.
  public static let cmyk = bytes(
    """
    /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwADAgIDAgIDAwMDBAMDBAUIBQUEBAUKBwcGCAwKDAwLCgsLDQ4SEA0OEQ4LCxAW \
    EBETFBUVFQwPFxgWFBgSFBUU/8AAFAgAEAAYBEMRAE0RAFkRAEsRAP/EABYAAQEBAAAAAAAAAAAAAAAAAAoACf/EABQQ \
    AQAAAAAAAAAAAAAAAAAAAAD/2gAOBEMATQBZAEsAAD8AyqaptU2qZVAq6SKoFXSRVAq6FXFXKoRVBVCf/9k=
    """)

  /// The data of Exif with an orientation, 1...8, as its only field.
  ///
  /// Source: TIFF 6.0, section 2: order of bytes, 42, the list's place; a field's tag, kind 3 (a short number), count
  /// and value.
  public static func tiff(orientation: UInt8, isLittleEndian: Bool = false) -> [UInt8] {
    isLittleEndian
      ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
        + [0, 0, 0, 0]
      : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
        + [0, 0, 0, 0]
  }

  /// A JPEG file with an orientation, behind its first marker.
  public static func turned(
    _ file: [UInt8], _ orientation: UInt8, isLittleEndian: Bool = false
  ) -> [UInt8] {
    let data =
      Array("Exif\0\0".utf8) + tiff(orientation: orientation, isLittleEndian: isLittleEndian)
    let length = data.count + 2
    return Array(file[..<2]) + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + data
      + Array(file[2...])
  }

  /// A JPEG file with itself as a thumbnail, in a JFXX segment behind its first marker.
  ///
  /// Source: ITU-T T.871, 10.2.
  public static func withThumbnail(_ file: [UInt8]) -> [UInt8] {
    let data = Array("JFXX\0".utf8) + [0x10] + file
    let length = data.count + 2
    return Array(file[..<2]) + [0xFF, 0xE0, UInt8(length >> 8), UInt8(length & 255)] + data
      + Array(file[2...])
  }

  private static func bytes(_ text: String) -> [UInt8] {
    [UInt8](Data(base64Encoded: text.filter { !$0.isWhitespace }) ?? Data())
  }
}
