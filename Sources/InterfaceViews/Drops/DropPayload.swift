import Foundation

/// What is carried from view to view, and what others may take it for.
enum DropPayload {
  /// What is carried as a type; nil if it is no such thing.
  static func value<T>(of payload: Any, as type: T.Type) -> T? {
    if let value = payload as? T ?? bridged(payload, as: type) { return value }
    let forms = (payload as? any Transferable)?.forms ?? []
    for form in forms {
      if let value = form as? T { return value }
    }
    guard let type = type as? any Transferable.Type else { return nil }
    for form in [payload] + forms {
      if let value = type.item(from: form) as? T { return value }
    }
    return nil
  }

  /// What is carried as a type of Foundation's, or of Swift's that stands for it.
  private static func bridged<T>(_ payload: Any, as type: T.Type) -> T? {
    switch payload {
    case let provider as NSItemProvider: return provider.value(as: type)
    case let text as NSString: return String(describing: text) as? T
    case let text as String: return NSString(string: text) as? T
    case let url as NSURL: return (url as URL) as? T
    case let url as URL: return url as NSURL as? T
    default: return nil
    }
  }

  /// What carries it for those who ask for such a thing.
  static func provider(of payload: Any) -> NSItemProvider {
    payload as? NSItemProvider ?? NSItemProvider(object: payload)
  }
}
