public import Foundation
public import VectorGraphics
public import ViewTree

/// A type whose values are carried from view to view, and what they can be taken for.
public protocol Transferable: Sendable {
  /// The type of the transfer representation.
  associatedtype Representation: TransferRepresentation
  /// What the values can be taken for, what says the most first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// Something that a value can be taken for.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the transferred values.
  associatedtype Item: Transferable
  /// The type of the parts.
  associatedtype Body: TransferRepresentation
  /// What it is made of.
  @TransferRepresentationBuilder<Item> var body: Body { get }
  /// Returns the forms of a value, with the most specific first.
  func _forms(of item: Item) -> [Any]
  /// The value that something stands for; nil where it stands for none.
  func _item(from form: Any) -> Item?
}

extension TransferRepresentation where Body.Item == Item {
  /// Returns the forms of the parts.
  public func _forms(of item: Item) -> [Any] { body._forms(of: item) }
  /// Returns the value from a form that a part accepts.
  public func _item(from form: Any) -> Item? { body._item(from: form) }
}

extension TransferRepresentation where Body == Self {
  /// The representation itself: it is not made of others.
  public var body: Self { self }
}

/// Puts representations together.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  /// Returns a single representation.
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  /// The first one.
  public static func buildPartialBlock<Content: TransferRepresentation>(
    first content: Content
  ) -> Content where Content.Item == Item { content }

  /// Some and one more, which says less.
  public static func buildPartialBlock<
    First: TransferRepresentation, Second: TransferRepresentation
  >(
    accumulated first: First, next second: Second
  ) -> _TransferPair<Item, First, Second> where First.Item == Item, Second.Item == Item {
    _TransferPair(first: first, second: second)
  }
}

/// Two representations, of which the first says more.
public struct _TransferPair<
  Item: Transferable, First: TransferRepresentation, Second: TransferRepresentation
>: TransferRepresentation where First.Item == Item, Second.Item == Item {
  let first: First
  let second: Second

  /// The representation itself, because it has no parts.
  public typealias Body = Self

  /// Returns the forms of both parts, in order.
  public func _forms(of item: Item) -> [Any] {
    first._forms(of: item) + second._forms(of: item)
  }

  /// Returns the value of the first part that accepts the form.
  public func _item(from form: Any) -> Item? {
    first._item(from: form) ?? second._item(from: form)
  }
}

/// Another type whose values stand for those of a type.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  private let exporting: (@Sendable (Item) throws -> ProxyRepresentation)?
  private let importing: (@Sendable (ProxyRepresentation) throws -> Item)?

  /// The representation itself, because it has no parts.
  public typealias Body = Self

  /// Values that are given, and taken.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    (self.exporting, self.importing) = (exporting, importing)
  }

  /// Values that are given.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    (self.exporting, importing) = (exporting, nil)
  }

  /// Values that are taken.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    (exporting, self.importing) = (nil, importing)
  }

  /// The other value, and what that can be taken for.
  public func _forms(of item: Item) -> [Any] {
    guard let proxy = try? exporting?(item) else { return [] }
    return [proxy] + proxy.forms
  }

  /// Returns the value that the other value represents.
  public func _item(from form: Any) -> Item? {
    guard let importing, let proxy = form as? ProxyRepresentation else { return nil }
    return try? importing(proxy)
  }
}

/// JSON, or another coding, of the values of a type.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// The representation itself, because it has no parts.
  public typealias Body = Self

  /// Values in JSON, which is of a kind.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}

  /// Returns the encoded bytes.
  public func _forms(of item: Item) -> [Any] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(item)).map { [$0] } ?? []
  }

  /// Returns the value decoded from bytes.
  public func _item(from form: Any) -> Item? {
    (form as? Data).flatMap { try? JSONDecoder().decode(Item.self, from: $0) }
  }
}

/// Bytes that stand for the values of a type.
///
/// They are made elsewhere and not at once, so no view of the scene takes them.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// The representation itself, because it has no parts.
  public typealias Body = Self

  /// Bytes that are given, and taken.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}

  /// Bytes that are given.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}

  /// Bytes that are taken.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}

  /// Returns no forms.
  public func _forms(of item: Item) -> [Any] { [] }
  /// Returns no value.
  public func _item(from form: Any) -> Item? { nil }
}

extension TransferRepresentation {
  /// The representation, whoever looks at it: nothing is hidden here.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }

  /// The representation under a name that other programs would see.
  public func suggestedFileName(_ fileName: String) -> Self { self }
}

/// The processes that can access a representation.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  private let name: String
  /// All programs.
  public static let all = TransferRepresentationVisibility(name: "all")
  /// Programs of the same maker.
  public static let team = TransferRepresentationVisibility(name: "team")
  /// Programs of the same group.
  public static let group = TransferRepresentationVisibility(name: "group")
  /// This program.
  public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
}

/// The value itself as a representation.
public struct _SameRepresentation<Item: Transferable>: TransferRepresentation {
  /// The representation itself, because it has no parts.
  public typealias Body = Self
  /// Nothing else.
  public func _forms(of item: Item) -> [Any] { [] }
  /// Nothing else.
  public func _item(from form: Any) -> Item? { nil }
}

extension String: Transferable {
  /// The text itself.
  public static var transferRepresentation: some TransferRepresentation {
    _SameRepresentation<String>()
  }
}

extension Data: Transferable {
  /// The bytes themselves.
  public static var transferRepresentation: some TransferRepresentation {
    _SameRepresentation<Data>()
  }
}

extension URL: Transferable {
  /// The URL itself.
  public static var transferRepresentation: some TransferRepresentation {
    _SameRepresentation<URL>()
  }
}

extension AttributedString: Transferable {
  /// The characters as plain text.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: { String($0.characters) })
  }
}

extension Image: Transferable {
  /// The image itself.
  public nonisolated static var transferRepresentation: some TransferRepresentation {
    _SameRepresentation<Image>()
  }
}

extension Color: Transferable {
  /// The color itself.
  public nonisolated static var transferRepresentation: some TransferRepresentation {
    _SameRepresentation<Color>()
  }
}

extension Transferable {
  /// What the value can be taken for besides itself.
  var forms: [Any] {
    guard let representation = Self.transferRepresentation as? any TransferRepresentation<Self>
    else { return [] }
    return representation._forms(of: self)
  }

  /// The value that something stands for.
  static func item(from form: Any) -> Self? {
    (transferRepresentation as? any TransferRepresentation<Self>)?._item(from: form)
  }
}

/// A file that stands for a value, as it is given.
public struct SentTransferredFile: Sendable {
  /// The URL of the file.
  public let file: URL
  /// Whether the receiver may read the file itself.
  public let allowAccessingOriginalFile: Bool

  /// Creates a file to send.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
  }
}

/// A file that stands for a value, as it is taken.
public struct ReceivedTransferredFile: Sendable {
  /// The URL of the file.
  public let file: URL
  /// Whether it is the giver's own file.
  public let isOriginalFile: Bool
}

/// Files that stand for the values of a type.
///
/// They are made elsewhere and not at once, so no view of the scene takes them.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// The representation itself, because it has no parts.
  public typealias Body = Self

  /// Files that are given, and taken.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}

  /// Files that are given.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}

  /// Files that are taken.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}

  /// Returns no forms.
  public func _forms(of item: Item) -> [Any] { [] }
  /// Returns no value.
  public func _item(from form: Any) -> Item? { nil }
}
