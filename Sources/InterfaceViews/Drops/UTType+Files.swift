extension UTType {
  /// An animated picture in GIF.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// A picture in WebP.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// A picture in HEIC.
  public static let heic = UTType(known: "public.heic")
  /// A drawing in SVG.
  public static let svg = UTType(known: "public.svg-image")
  /// A page in HTML.
  public static let html = UTType(known: "public.html")
  /// An XML document.
  public static let xml = UTType(known: "public.xml")
  /// Text with styles.
  public static let rtf = UTType(known: "public.rtf")
  /// Packed files.
  public static let zip = UTType(known: "public.zip-archive")
  /// Sound in MP3.
  public static let mp3 = UTType(known: "public.mp3")
  /// A film in MP4.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")

  /// What the names of files of each kind end in, and how they are named on the net.
  ///
  /// Source: Apple, "System-declared uniform type identifiers".
  private static let files: [(type: UTType, suffix: String, mime: String)] = [
    (.png, "png", "image/png"), (.jpeg, "jpeg", "image/jpeg"), (.jpeg, "jpg", "image/jpeg"),
    (.gif, "gif", "image/gif"), (.webP, "webp", "image/webp"), (.heic, "heic", "image/heic"),
    (.svg, "svg", "image/svg+xml"), (.pdf, "pdf", "application/pdf"),
    (.json, "json", "application/json"), (.commaSeparatedText, "csv", "text/csv"),
    (.plainText, "txt", "text/plain"), (.html, "html", "text/html"),
    (.xml, "xml", "application/xml"), (.rtf, "rtf", "text/rtf"),
    (.zip, "zip", "application/zip"), (.mp3, "mp3", "audio/mpeg"),
    (.mpeg4Movie, "mp4", "video/mp4"),
  ]

  /// The kind of files whose names end so; nil for an ending that is not known.
  public init?(filenameExtension: String) {
    let suffix = filenameExtension.lowercased()
    guard let known = Self.files.first(where: { $0.suffix == suffix }) else { return nil }
    self = known.type
  }

  /// Creates the type for a MIME type, or `nil` if it is unknown.
  public init?(mimeType: String) {
    let name = mimeType.lowercased()
    guard let known = Self.files.first(where: { $0.mime == name }) else { return nil }
    self = known.type
  }

  /// The preferred file extension, or `nil` if the type has none.
  public var preferredFilenameExtension: String? {
    Self.files.first { $0.type == self }?.suffix
  }

  /// The preferred MIME type, or `nil` if the type has none.
  public var preferredMIMEType: String? { Self.files.first { $0.type == self }?.mime }
}
