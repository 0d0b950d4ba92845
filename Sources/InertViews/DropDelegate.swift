public import Foundation
import VectorGeometry
public import ViewTree

// What is dropped on views: in a picture nothing is.

/// What would take things that are dropped; in a picture nothing is.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether what is dropped is taken.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes what is dropped.
  func performDrop(info: DropInfo) -> Bool
  /// Something comes over the view.
  func dropEntered(info: DropInfo)
  /// Something moves over the view.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Something leaves the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Everything is taken.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Nothing happens.
  public func dropEntered(info: DropInfo) {}
  /// Nothing is said.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Nothing happens.
  public func dropExited(info: DropInfo) {}
}

/// What is dropped, and where.
public struct DropInfo {
  /// The point in the view, in points.
  public var location: CGPoint { .zero }
  /// Whether there is something of a kind: there is nothing.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  /// What there is of a kind: nothing.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// What a view would do with what is dropped.
public struct DropProposal: Sendable {
  /// What is done with things that are dropped.
  public let operation: DropOperation
  /// Does something.
  public init(operation: DropOperation) { self.operation = operation }
}

/// What is done with things that are dropped.
public enum DropOperation: Sendable {
  /// Nothing.
  case cancel
  /// It is not allowed.
  case forbidden
  /// They are copied.
  case copy
  /// They are moved.
  case move
}

/// A kind of data, by its identifier.
public struct UTType: Hashable, Sendable {
  /// The identifier, such as `public.text`.
  public let identifier: String
  /// A kind by its identifier.
  public init?(_ identifier: String) { self.identifier = identifier }
  private init(known identifier: String) { self.identifier = identifier }

  /// A kind of a program's own.
  public init(exportedAs identifier: String) { self.identifier = identifier }
  /// A kind of another program's.
  public init(importedAs identifier: String) { self.identifier = identifier }

  /// Anything.
  public static let item = UTType(known: "public.item")
  /// Bytes.
  public static let data = UTType(known: "public.data")
  /// What people look at.
  public static let content = UTType(known: "public.content")
  /// Text.
  public static let text = UTType(known: "public.text")
  /// Text without styles.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text without styles, in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// Values between commas.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// An address.
  public static let url = UTType(known: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// A picture.
  public static let image = UTType(known: "public.image")
  /// A picture in PNG.
  public static let png = UTType(known: "public.png")
  /// A picture in JPEG.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A page.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// A film.
  public static let movie = UTType(known: "public.movie")
  /// Sound.
  public static let audio = UTType(known: "public.audio")
  /// A folder.
  public static let folder = UTType(known: "public.folder")
}

extension View {
  /// Would take what is dropped; without effect in a picture.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View { self }

  /// Would take what is dropped; without effect in a picture.
  public nonisolated func onDrop(
    of supportedContentTypes: [String], delegate: any DropDelegate
  ) -> some View { self }

  /// Would take what is dropped; without effect in a picture.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Would take what is dropped; without effect in a picture.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { self }
}

extension View {
  /// Would have somebody choose a file; without effect in a picture.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Would have somebody choose files; without effect in a picture.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { self }
}
