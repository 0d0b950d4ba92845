public import Foundation
import ViewTree

/// Something that is carried from one view to another.
///
/// What it carries is at hand: functions that ask for it are called at once.
public final class NSItemProvider {
  /// What is carried; nil for nothing.
  package let item: Any?
  private let type: UTType?

  /// What the receiver may call it.
  public var suggestedName: String?

  /// Nothing.
  public init() { (item, type) = (nil, nil) }

  /// An object.
  public init(object: Any) { (item, type) = (object, .of(object)) }

  /// Something of a kind.
  public init(item: Any?, typeIdentifier: String?) {
    self.item = item
    type = typeIdentifier.flatMap { UTType($0) } ?? item.map { .of($0) }
  }

  /// A file.
  public init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    (item, type) = (fileURL, .fileURL)
  }

  /// The identifiers of the kinds that what is carried is given as.
  public var registeredTypeIdentifiers: [String] { type.map { [$0.identifier] } ?? [] }

  /// The kinds that what is carried is given as.
  public var registeredContentTypes: [UTType] { type.map { [$0] } ?? [] }

  /// Whether what is carried is of a kind.
  public func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool {
    UTType(identifier).map { conforms(to: $0) } ?? false
  }

  /// Whether what is carried is of a kind.
  func conforms(to wanted: UTType) -> Bool { type?.conforms(to: wanted) ?? false }

  /// Whether what is carried can be had as a type.
  public func canLoadObject<T>(ofClass type: T.Type) -> Bool { value(as: type) != nil }

  /// Gives what is carried as a type to a function; an error if it is no such thing.
  @discardableResult
  public func loadObject<T>(
    ofClass type: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress {
    let value = value(as: type)
    completionHandler(value, value == nil ? ItemProviderError() : nil)
    return Progress.done
  }

  /// Gives what is carried as a type to a function; an error if it is no such thing.
  @discardableResult
  public func loadTransferable<T>(
    type: T.Type, completionHandler: @escaping (Result<T, any Error>) -> Void
  ) -> Progress {
    let value = value(as: type)
    completionHandler(value.map { .success($0) } ?? .failure(ItemProviderError()))
    return Progress.done
  }

  /// Gives what is carried to a function, if it is of a kind.
  public func loadItem(
    forTypeIdentifier identifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    let isThere = hasItemConformingToTypeIdentifier(identifier)
    completionHandler?(isThere ? item : nil, isThere ? nil : ItemProviderError())
  }

  /// Gives the bytes of what is carried to a function, if it is of a kind and text, an address or bytes.
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
