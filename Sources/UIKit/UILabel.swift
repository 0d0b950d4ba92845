// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
public import Foundation
import ShapeShift

/// Labels.
open class UILabel: UIView {
  public var text: String?
  /// The color of text; nil for that of labels.
  public var textColor: UIColor? = nil { didSet { note() } }
  /// The font; nil for the system's of 17 points.
  public var font: UIFont? = nil { didSet { note() } }
  /// Where lines stand.
  public var textAlignment = NSTextAlignment.natural
  /// How many lines there are at most; 0 for any number.
  public var numberOfLines = 1
  /// What becomes of text that has no room.
  public var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether text is made smaller where it has no room.
  public var adjustsFontSizeToFitWidth = false
  /// How much smaller text is made at most.
  public var minimumScaleFactor: CGFloat = 0
}

/// Where lines of text stand.
public enum NSTextAlignment: Int, Sendable {
  case left
  case center
  case right
  /// From side to side; here on the left.
  case justified
  /// Where the language begins.
  case natural

  /// The alignment of lines of a text.
  var alignment: TextAlignment {
    switch self {
    case .left, .justified, .natural: .leading
    case .center: .center
    case .right: .trailing
    }
  }

  /// The alignment of a text in its frame.
  var frame: Alignment {
    switch self {
    case .left, .justified, .natural: .leading
    case .center: .center
    case .right: .trailing
    }
  }
}

/// What becomes of text that has no room.
public enum NSLineBreakMode: Int, Sendable {
  /// It goes on in another line, by words.
  case byWordWrapping
  /// It goes on in another line; here by words where it can.
  case byCharWrapping
  /// It is cut; here with dots at the end.
  case byClipping
  /// Dots at the start.
  case byTruncatingHead
  /// Dots at the end.
  case byTruncatingTail
  /// Dots in the middle.
  case byTruncatingMiddle

  /// Where the dots are.
  var truncation: Text.TruncationMode {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    default: .tail
    }
  }
}

/// A picture.
open class UIImageView: UIView {
  public var image: UIImage?

  /// A view of a picture, of its size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
}
