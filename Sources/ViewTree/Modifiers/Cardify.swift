import Foundation
import VectorGeometry

/// Makes a playing card of a view: its face with the view on it, or its back, and the turn between.
///
/// The face is a white rounded rectangle with a border, the back the same rectangle filled with the
/// foreground style. The card turns about its vertical axis; past a right angle its other side is
/// seen.
package struct Cardify: ViewModifier, Animatable {
  /// How far the card is turned, in degrees: 0 face up, 180 face down.
  package var rotation: Double

  /// The radius of the corners, in points.
  private let cornerRadius: CGFloat = 10
  /// The width of the border, in points.
  private let borderWidth: CGFloat = 3

  /// A card with its face or its back to the front.
  package nonisolated init(isFaceUp: Bool) { rotation = isFaceUp ? 0 : 180 }

  /// Whether the face is seen.
  package nonisolated var isFaceUp: Bool { rotation < 90 }

  /// How far the card is turned, in degrees.
  package nonisolated var animatableData: Double {
    get { rotation }
    set { rotation = newValue }
  }

  /// The card.
  package func body(content: Content) -> some View {
    ZStack {
      if isFaceUp {
        RoundedRectangle(cornerRadius: cornerRadius).fill(.white)
        RoundedRectangle(cornerRadius: cornerRadius).stroke(lineWidth: borderWidth)
      } else {
        RoundedRectangle(cornerRadius: cornerRadius).fill()
      }
      // The content keeps its state behind the back.
      content.opacity(isFaceUp ? 1 : 0)
    }
    .rotation3DEffect(.degrees(rotation), axis: (x: 0, y: 1, z: 0))
  }
}
