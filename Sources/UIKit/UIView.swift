public import Foundation
import Synchronization

// Source sets how the controls of UIKit look, for all of them at once. The controls of pictures are not UIKit's and have
// their own look: that a setting changes nothing is said once for each of its kind, on the standard error.

/// Something that source sets the look of for all its kind.
open class UIView: UIResponder {
  /// The one that stands for all of its kind.
  public static func appearance() -> Self { standIn() }

  /// The one that stands for those inside others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [UIView.Type]
  ) -> Self { standIn() }

  private static func standIn() -> Self {
    let view = Self()
    view.standsForAll = true
    return view
  }

  private var standsForAll = false

  /// The ground.
  public var backgroundColor: UIColor? { didSet { note() } }
  /// The tint.
  public var tintColor: UIColor? { didSet { note() } }
  /// Whether it is away.
  public var isHidden = false { didSet { note() } }
  /// How opaque it is.
  public var alpha: CGFloat = 1 { didSet { note() } }

  private static let noted = Mutex<Set<String>>([])

  /// Says once that the look of this kind is not followed.
  func note() {
    guard standsForAll else { return }
    let kind = "\(Self.self)"
    guard Self.noted.withLock({ $0.insert(kind).inserted }) else { return }
    let sentence = "\(kind).appearance() changes no picture: use modifiers of views instead\n"
    FileHandle.standardError.write(Data(sentence.utf8))
  }
}
