import Foundation
import VectorGeometry

/// Makes a playing card of a view: its face with the view on it, or its back.
///
/// The face is a white rounded rectangle with a border, the back the same rectangle filled with the
/// foreground style.
public struct Cardify: ViewModifier {
  /// Whether the face is seen.
  public var isFaceUp: Bool

  /// The radius of the corners, in points.
  private let cornerRadius: CGFloat = 10
  /// The width of the border, in points.
  private let borderWidth: CGFloat = 3

  /// A card with its face or its back to the front.
  public nonisolated init(isFaceUp: Bool) { self.isFaceUp = isFaceUp }

  /// The card.
  public func body(content: Content) -> some View {
    ZStack {
      if isFaceUp {
        RoundedRectangle(cornerRadius: cornerRadius).fill(.white)
        RoundedRectangle(cornerRadius: cornerRadius).stroke(lineWidth: borderWidth)
        content
      } else {
        RoundedRectangle(cornerRadius: cornerRadius).fill()
      }
    }
  }
}

extension View {
  /// Makes a playing card of the view, with its face or its back to the front.
  public nonisolated func cardify(isFaceUp: Bool) -> some View {
    modifier(Cardify(isFaceUp: isFaceUp))
  }
}
