import SwiftUI

struct CanvasDrawing: View {
  var body: some View {
    Canvas { context, size in
      context.stroke(
        Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green), lineWidth: 4)
      for index in 0..<12 {
        var copy = context
        copy.translateBy(x: size.width / 2, y: size.height / 2)
        copy.rotate(by: .degrees(Double(index) * 30))
        copy.opacity = 0.3 + Double(index) / 18
        copy.fill(
          Path(CGRect(x: 20, y: -4, width: 60, height: 8)), with: .color(.blue))
      }
      context.draw(Text("Canvas").font(.headline), at: CGPoint(x: size.width / 2, y: 12))
    }
    .frame(width: 200, height: 200)
    .border(Color.blue)
  }
}
