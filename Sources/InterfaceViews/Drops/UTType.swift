/// A kind of data, by its identifier.
public struct UTType: Hashable, Sendable {
  /// The identifier, such as `public.text`.
  public let identifier: String
  /// A kind by its identifier.
  public init?(_ identifier: String) { self.identifier = identifier }
  init(known identifier: String) { self.identifier = identifier }

  /// A kind of a program's own.
  public init(exportedAs identifier: String) { self.identifier = identifier }
  /// A kind of another program's.
  public init(importedAs identifier: String) { self.identifier = identifier }

  /// An item of any type.
  public static let item = UTType(known: "public.item")
  /// A sequence of bytes.
  public static let data = UTType(known: "public.data")
  /// Content that users can view.
  public static let content = UTType(known: "public.content")
  /// Any text.
  public static let text = UTType(known: "public.text")
  /// Text without styles.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text without styles, in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// A JSON document.
  public static let json = UTType(known: "public.json")
  /// Values between commas.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// A URL.
  public static let url = UTType(known: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// Any image.
  public static let image = UTType(known: "public.image")
  /// A picture in PNG.
  public static let png = UTType(known: "public.png")
  /// A picture in JPEG.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A PDF document.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// A movie.
  public static let movie = UTType(known: "public.movie")
  /// Audio without video.
  public static let audio = UTType(known: "public.audio")
  /// A folder in the file system.
  public static let folder = UTType(known: "public.folder")
}

extension UTType {
  /// The kinds that each kind is one of; those that are not here are data.
  ///
  /// Source: Apple, "System-declared uniform type identifiers".
  private static let above: [UTType: [UTType]] = [
    .item: [], .content: [], .data: [.item], .folder: [.item],
    .text: [.data, .content], .plainText: [.text], .utf8PlainText: [.plainText], .json: [.text],
    .commaSeparatedText: [.text], .url: [.data], .fileURL: [.url], .image: [.data, .content],
    .png: [.image], .jpeg: [.image], .pdf: [.data, .content], .movie: [.data, .content],
    .audio: [.data, .content], .gif: [.image], .webP: [.image], .heic: [.image],
    .svg: [.image], .html: [.text], .xml: [.text], .rtf: [.text], .zip: [.data],
    .mp3: [.audio], .mpeg4Movie: [.movie],
  ]

  /// Returns whether the type is the same as another, or a subtype.
  public func conforms(to type: UTType) -> Bool {
    self == type || Self.above[self, default: [.data]].contains { $0.conforms(to: type) }
  }
}
