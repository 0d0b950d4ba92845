import SwiftUI

struct IsometricTiles: View {
  let size: CGFloat = 40

  private func tile(_ color: Color) -> some View {
    Path { path in
      path.move(to: CGPoint(x: size, y: 0))
      path.addLine(to: CGPoint(x: size * 2, y: size / 2))
      path.addLine(to: CGPoint(x: size, y: size))
      path.addLine(to: CGPoint(x: 0, y: size / 2))
      path.closeSubpath()
    }
    .fill(color)
    .frame(width: size * 2, height: size)
  }

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(0..<3, id: \.self) { row in
        ForEach(0..<3, id: \.self) { column in
          tile((row + column) % 2 == 0 ? .teal : .indigo)
            .offset(
              x: CGFloat(column - row) * size + size * 2, y: CGFloat(column + row) * size / 2)
        }
      }
    }
    .frame(width: size * 6, height: size * 3, alignment: .topLeading)
    .transformEffect(CGAffineTransform(translationX: 0, y: 4))
    .padding()
  }
}
