import Glibc

/// The functions of poppler, which is loaded when the first PDF file is read: programs without such files do without it.
///
/// Source: poppler's reference for its GLib interface, and GLib's for bytes and errors.
@safe
struct Poppler: @unchecked Sendable {
  /// The name of the library, whose interface has stood since 2010.
  private static let library = "libpoppler-glib.so.8"

  typealias GetSize =
    @convention(c) (OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) ->
    Void
  typealias Draw = @convention(c) (OpaquePointer, OpaquePointer) -> Void
  private typealias Release = @convention(c) (OpaquePointer) -> Void
  private typealias MakeBytes = @convention(c) (UnsafeRawPointer?, Int) -> OpaquePointer?
  private typealias Open =
    @convention(c) (
      OpaquePointer, UnsafePointer<CChar>?, UnsafeMutablePointer<UnsafeMutableRawPointer?>
    ) -> OpaquePointer?
  private typealias CountPages = @convention(c) (OpaquePointer) -> Int32
  private typealias GetPage = @convention(c) (OpaquePointer, Int32) -> OpaquePointer?
  private typealias ReleaseError = @convention(c) (UnsafeMutableRawPointer) -> Void

  /// The size of a page in points.
  let getSize: GetSize
  /// Draws a page into a context of Cairo's.
  let draw: Draw
  private let releaseObject: Release
  private let makeBytes: MakeBytes
  private let releaseBytes: Release
  private let open: Open
  private let countPages: CountPages
  private let getPage: GetPage
  private let releaseError: ReleaseError

  private static let found = Poppler()

  static func loaded() throws(PDFPage.Failure) -> Poppler {
    guard let found else {
      throw PDFPage.Failure(
        sentence: "it requires poppler, but \(library) is not installed (Debian: libpoppler-glib8)")
    }
    return found
  }

  private init?() {
    guard let library = unsafe dlopen(Self.library, RTLD_NOW | RTLD_LOCAL),
      let getSize = unsafe dlsym(library, "poppler_page_get_size"),
      let draw = unsafe dlsym(library, "poppler_page_render"),
      let releaseObject = unsafe dlsym(library, "g_object_unref"),
      let makeBytes = unsafe dlsym(library, "g_bytes_new"),
      let releaseBytes = unsafe dlsym(library, "g_bytes_unref"),
      let open = unsafe dlsym(library, "poppler_document_new_from_bytes"),
      let countPages = unsafe dlsym(library, "poppler_document_get_n_pages"),
      let getPage = unsafe dlsym(library, "poppler_document_get_page"),
      let releaseError = unsafe dlsym(library, "g_error_free")
    else { return nil }
    unsafe self.getSize = unsafeBitCast(getSize, to: GetSize.self)
    unsafe self.draw = unsafeBitCast(draw, to: Draw.self)
    unsafe self.releaseObject = unsafeBitCast(releaseObject, to: Release.self)
    unsafe self.makeBytes = unsafeBitCast(makeBytes, to: MakeBytes.self)
    unsafe self.releaseBytes = unsafeBitCast(releaseBytes, to: Release.self)
    unsafe self.open = unsafeBitCast(open, to: Open.self)
    unsafe self.countPages = unsafeBitCast(countPages, to: CountPages.self)
    unsafe self.getPage = unsafeBitCast(getPage, to: GetPage.self)
    unsafe self.releaseError = unsafeBitCast(releaseError, to: ReleaseError.self)
  }

  func release(_ page: OpaquePointer) { unsafe releaseObject(page) }

  /// The first page of a file; who asked for it releases it.
  func firstPage(of bytes: [UInt8]) throws(PDFPage.Failure) -> OpaquePointer {
    guard let data = unsafe makeBytes(bytes, bytes.count) else {
      throw PDFPage.Failure(sentence: "not enough memory")
    }
    defer { unsafe releaseBytes(data) }
    var error: UnsafeMutableRawPointer?
    guard let document = unsafe open(data, nil, &error) else {
      throw PDFPage.Failure(sentence: unsafe message(error))
    }
    defer { unsafe releaseObject(document) }
    // Poppler prints a warning about a page that does not exist.
    guard unsafe countPages(document) > 0, let page = unsafe getPage(document, 0) else {
      throw PDFPage.Failure(sentence: "it has no pages")
    }
    return unsafe page
  }

  /// The text of an error, which is released.
  private func message(_ error: UnsafeMutableRawPointer?) -> String {
    guard let error = unsafe error else { return "it can't be read" }
    defer { unsafe releaseError(error) }
    // A number of 32 bits and a whole number stand before it.
    let text = unsafe error.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self)
    guard let text = unsafe text else { return "it can't be read" }
    let words = unsafe String(cString: text)
    // "PDF document is damaged" begins with an abbreviation.
    guard words.dropFirst().first?.isLowercase == true else { return words }
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
