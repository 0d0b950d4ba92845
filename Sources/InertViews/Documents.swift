// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation
public import InterfaceViews
public import ViewTree

// Documents in files that somebody would open: a picture is of the view of one that is new.

/// A file or a folder as a program reads and writes it: its bytes, or the files inside.
public final class FileWrapper {
  /// The bytes; nil for a folder.
  public let regularFileContents: Data?
  /// The files inside by their names; nil for a file.
  public let fileWrappers: [String: FileWrapper]?
  /// The name that it has.
  public var filename: String?
  /// The name that it should have.
  public var preferredFilename: String?

  /// A file with bytes.
  public init(regularFileWithContents contents: Data) {
    (regularFileContents, fileWrappers) = (contents, nil)
  }

  /// A folder with files.
  public init(directoryWithFileWrappers children: [String: FileWrapper]) {
    (regularFileContents, fileWrappers) = (nil, children)
  }

  /// Whether it is a file.
  public var isRegularFile: Bool { regularFileContents != nil }
  /// Whether it is a folder.
  public var isDirectory: Bool { fileWrappers != nil }
}

/// What a document is read from.
public struct FileDocumentReadConfiguration {
  /// The kind of file.
  public let contentType: UTType
  public let file: FileWrapper
}

/// What a document is written as.
public struct FileDocumentWriteConfiguration {
  /// The kind of file.
  public let contentType: UTType
  /// The file that is there.
  public let existingFile: FileWrapper?
}

/// A document that is a value; here none is read or written.
public protocol FileDocument {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The kinds of files that it is read from.
  static var readableContentTypes: [UTType] { get }
  /// The kinds of files that it is written as.
  static var writableContentTypes: [UTType] { get }
  /// A document of a file.
  init(configuration: ReadConfiguration) throws
  /// The file of the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// Those that it is read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that somebody would have open.
public struct FileDocumentConfiguration<Document: FileDocument> {
  @Binding public var document: Document
  /// Where its file is: it has none.
  public var fileURL: URL? { nil }
  /// Whether it can be changed.
  public var isEditable: Bool { true }
}

/// Windows of documents; nothing runs here.
public nonisolated struct DocumentGroup<Document, Content: View>: Scene {
  /// Windows of documents that begin as one.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {}

  /// Windows of documents that are seen only.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {}

  /// Never called.
  public var body: Never { preconditionFailure("a window has no body") }
}

extension View {
  /// Would have somebody keep a document; without effect in a picture.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Would have somebody keep documents; without effect in a picture.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument { self }

  /// Would have somebody keep something; without effect in a picture.
  public nonisolated func fileExporter<T>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { self }
}
