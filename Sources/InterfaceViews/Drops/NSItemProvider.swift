public import Foundation
import ViewTree

/// Something that is carried from one view to another.
///
/// What it carries is at hand: functions that ask for it are called at once.
public final class NSItemProvider {
  /// What is carried; nil for nothing.
  package let item: Any?
  private let type: UTType?

  /// The suggested name for the receiver.
  public var suggestedName: String?

  /// Creates an empty provider.
  public init() { (item, type) = (nil, nil) }

  /// Creates a provider of an object.
  public init(object: Any) { (item, type) = (object, .of(object)) }

  /// Something of a kind.
  public init(item: Any?, typeIdentifier: String?) {
    self.item = item
    type = typeIdentifier.flatMap { UTType($0) } ?? item.map { .of($0) }
  }

  /// Creates a provider of a file.
  public init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    (item, type) = (fileURL, .fileURL)
  }

  /// The identifiers of the types that the item can be loaded as.
  public var registeredTypeIdentifiers: [String] { type.map { [$0.identifier] } ?? [] }

  /// The types that the item can be loaded as.
  public var registeredContentTypes: [UTType] { type.map { [$0] } ?? [] }

  /// Returns whether the item conforms to a type.
  public func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool {
    UTType(identifier).map { conforms(to: $0) } ?? false
  }

  /// Whether what is carried is of a kind.
  func conforms(to wanted: UTType) -> Bool { type?.conforms(to: wanted) ?? false }

  /// Returns whether the item can be loaded as a type.
  public func canLoadObject<T>(ofClass type: T.Type) -> Bool { value(as: type) != nil }

  /// Loads the item as a type and passes it to a function, or an error if it does not have the type.
  @discardableResult
  public func loadObject<T>(
    ofClass type: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress {
    let value = value(as: type)
    completionHandler(value, value == nil ? ItemProviderError() : nil)
    return Progress.done
  }

  /// Loads the item as a type and passes it to a function, or an error if it does not have the type.
  @discardableResult
  public func loadTransferable<T>(
    type: T.Type, completionHandler: @escaping (Result<T, any Error>) -> Void
  ) -> Progress {
    let value = value(as: type)
    completionHandler(value.map { .success($0) } ?? .failure(ItemProviderError()))
    return Progress.done
  }

  /// Loads the item and passes it to a function, if it conforms to a type.
  public func loadItem(
    forTypeIdentifier identifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    let isThere = hasItemConformingToTypeIdentifier(identifier)
    completionHandler?(isThere ? item : nil, isThere ? nil : ItemProviderError())
  }

  /// Loads the bytes of the item and passes them to a function, if it conforms to a type and is text, a URL or bytes.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier identifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    let isThere = hasItemConformingToTypeIdentifier(identifier)
    let text = value(as: String.self) ?? value(as: URL.self)?.absoluteString
    let data = isThere ? value(as: Data.self) ?? text.map { Data($0.utf8) } : nil
    completionHandler(data, data == nil ? ItemProviderError() : nil)
    return Progress.done
  }

  /// What is carried as a type; nil if it is no such thing.
  func value<T>(as type: T.Type) -> T? {
    guard let item else { return nil }
    return DropPayload.value(of: item, as: type)
  }
}

/// What is asked for is not what is carried.
private struct ItemProviderError: Error, CustomStringConvertible {
  var description: String { "the item has a different type" }
}

extension Progress {
  /// One that is over.
  fileprivate static var done: Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }
}

extension UTType {
  /// The kind of a value.
  static func of(_ value: Any) -> UTType {
    switch value {
    case is String, is NSString: .utf8PlainText
    case is AttributedString, is NSAttributedString: .text
    case let url as URL: url.isFileURL ? .fileURL : .url
    case let url as NSURL: url.isFileURL ? .fileURL : .url
    case is Image: .image
    default: .data
    }
  }
}
