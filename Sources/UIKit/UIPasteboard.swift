// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Synchronization

/// Where programs leave what others take; here it is kept as long as the program runs.
public final class UIPasteboard: Sendable {
  /// The one of the system.
  public static let general = UIPasteboard()
  private let kept = Mutex<(text: String?, image: UIImage?)>((nil, nil))
  private init() {}

  public var string: String? {
    get { kept.withLock(\.text) }
    set { kept.withLock { $0 = (newValue, nil) } }
  }

  /// Texts: the one that is there.
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }

  public var image: UIImage? {
    get { kept.withLock(\.image) }
    set { kept.withLock { $0 = (nil, newValue) } }
  }

  /// Whether there is a text.
  public var hasStrings: Bool { string != nil }
  /// Whether there is a picture.
  public var hasImages: Bool { image != nil }
}
