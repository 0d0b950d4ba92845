import SwiftUI

/// Turns a view into a playing card that flips about its upright axis.
///
/// Only the rotation is animated; which side is seen follows from it, so that the sides change half-way.
struct FlippingCard: ViewModifier, Animatable {
  /// In degrees: 0 shows the face, 180 the back.
  var rotation: Double

  init(isFaceUp: Bool) { rotation = isFaceUp ? 0 : 180 }

  nonisolated var animatableData: Double {
    get { rotation }
    set { rotation = newValue }
  }

  private var isFaceUp: Bool { rotation < 90 }

  func body(content: Content) -> some View {
    ZStack {
      let card = RoundedRectangle(cornerRadius: 10)
      if isFaceUp {
        card.fill(.white)
        card.stroke(lineWidth: 3)
      } else {
        card.fill()
      }
      content.opacity(isFaceUp ? 1 : 0)
    }
    .rotation3DEffect(.degrees(rotation), axis: (x: 0, y: 1, z: 0))
  }
}

extension View {
  /// Turns the view into a playing card.
  func flippingCard(isFaceUp: Bool) -> some View { modifier(FlippingCard(isFaceUp: isFaceUp)) }
}

/// Cards of which some lie on their faces, and one that flips after half a second.
struct CardTable: View {
  @State private var isFlipped = false
  let letters = ["A", "K", "Q", "J"]

  var body: some View {
    HStack(spacing: 16) {
      ForEach(Array(letters.enumerated()), id: \.offset) { index, letter in
        Text(letter)
          .font(.system(size: 44, weight: .semibold, design: .serif))
          .flippingCard(isFaceUp: index.isMultiple(of: 2) != isFlipped)
          .frame(width: 72, height: 104)
      }
    }
    .foregroundColor(.indigo)
    .padding(24)
    .onAppear { withAnimation(.easeInOut(duration: 1)) { isFlipped = true } }
  }
}
