import SwiftUI

struct FlipCard: AnimatableModifier {
  init(isFaceUp: Bool) { rotation = isFaceUp ? 0 : 180 }

  var rotation: Double

  nonisolated var animatableData: Double {
    get { rotation }
    set { rotation = newValue }
  }

  func body(content: Content) -> some View {
    ZStack {
      let shape = RoundedRectangle(cornerRadius: 10)
      if rotation < 90 {
        shape.fill().foregroundColor(.white)
        shape.strokeBorder(lineWidth: 3)
      } else {
        shape.fill()
      }
      content.opacity(rotation < 90 ? 1 : 0)
    }
    .rotation3DEffect(Angle.degrees(rotation), axis: (x: 0, y: 1, z: 0))
  }
}

struct FlipCardView: View {
  @State private var isFaceUp = true

  var body: some View {
    HStack {
      Text("A").font(.largeTitle).modifier(FlipCard(isFaceUp: isFaceUp))
      Text("B").font(.largeTitle).modifier(FlipCard(isFaceUp: !isFaceUp))
    }
    .foregroundColor(.red)
    .frame(width: 180, height: 120)
    .padding()
  }
}
