import SwiftUI

private struct Piece {
  var x: Double, speed: Double, spin: Double, hue: Double, delay: Double
  var isRound: Bool

  static func make(_ count: Int) -> [Piece] {
    var seed: UInt64 = 42
    func next() -> Double {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(seed >> 33) / Double(UInt32.max >> 1)
    }
    return (0..<count).map { _ in
      Piece(
        x: next(), speed: 60 + next() * 80, spin: next() * 6 - 3, hue: next(), delay: next(),
        isRound: next() > 0.5)
    }
  }
}

struct ConfettiView: View {
  @State private var start = Date(timeIntervalSinceReferenceDate: 0)
  private let pieces = Piece.make(60)

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 24).fill(.black.gradient)
      TimelineView(.periodic(from: start, by: 1 / 30)) { timeline in
        Canvas { context, size in
          let time = timeline.date.timeIntervalSince(start) + 1
          for piece in pieces {
            let age = time - piece.delay
            guard age > 0 else { continue }
            var copy = context
            copy.translateBy(
              x: piece.x * size.width + sin(age * 3 + piece.hue * 6) * 8,
              y: (age * piece.speed).truncatingRemainder(dividingBy: size.height))
            copy.rotate(by: .radians(piece.spin * age))
            copy.opacity = min(1, age)
            let rect = CGRect(x: -4, y: -3, width: 8, height: 6)
            let shape = piece.isRound ? Path(ellipseIn: rect) : Path(rect)
            copy.fill(shape, with: .color(Color(hue: piece.hue, saturation: 0.8, brightness: 1)))
          }
          context.blendMode = .plusLighter
          let glow = Path(
            ellipseIn: CGRect(
              x: size.width / 2 - 60, y: size.height / 2 - 60, width: 120, height: 120))
          context.fill(
            glow,
            with: .radialGradient(
              Gradient(colors: [.yellow.opacity(0.6), .clear]),
              center: CGPoint(x: size.width / 2, y: size.height / 2), startRadius: 0, endRadius: 60)
          )
          var text = context.resolve(Text("Level 9").font(.title.bold()))
          text.shading = .color(.white)
          context.draw(text, at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center)
          context.stroke(
            Path(
              roundedRect: CGRect(origin: .zero, size: size).insetBy(dx: 6, dy: 6), cornerRadius: 18
            ),
            with: .linearGradient(
              Gradient(colors: [.pink, .yellow]), startPoint: .zero,
              endPoint: CGPoint(x: size.width, y: size.height)),
            style: StrokeStyle(lineWidth: 2, dash: [6, 4]))
        }
      }
      .allowsHitTesting(false)
    }
    .frame(width: 240, height: 200)
  }
}
