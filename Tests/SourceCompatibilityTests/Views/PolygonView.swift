import SwiftUI

struct PolygonShape: Shape {
  var sides: Double
  var scale: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(sides, scale) }
    set {
      sides = newValue.first
      scale = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    let hypotenuse = Double(min(rect.size.width, rect.size.height)) / 2.0 * scale
    let center = CGPoint(x: rect.size.width / 2.0, y: rect.size.height / 2.0)
    var path = Path()
    let extra: Int = sides != Double(Int(sides)) ? 1 : 0
    for i in 0..<Int(sides) + extra {
      let angle = (Double(i) * (360.0 / sides)) * (Double.pi / 180)
      let pt = CGPoint(
        x: center.x + CGFloat(cos(angle) * hypotenuse),
        y: center.y + CGFloat(sin(angle) * hypotenuse))
      if i == 0 { path.move(to: pt) } else { path.addLine(to: pt) }
    }
    path.closeSubpath()
    return path
  }
}

struct PolygonView: View {
  @State private var sides: Double = 5

  var body: some View {
    VStack {
      PolygonShape(sides: sides, scale: 1)
        .stroke(Color.pink, lineWidth: 10)
        .padding(20)
        .animation(.easeInOut(duration: 3.0), value: sides)
        .layoutPriority(1)
      Text("\(Int(sides)) sides").font(.headline)
    }
    .frame(width: 200, height: 240)
  }
}
