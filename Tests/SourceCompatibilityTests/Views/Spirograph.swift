import SwiftUI

struct Spirograph: Shape {
  let innerRadius: Int
  let outerRadius: Int
  let distance: Int
  let amount: CGFloat

  func gcd(_ a: Int, _ b: Int) -> Int {
    var a = a
    var b = b
    while b != 0 {
      let temp = b
      b = a % b
      a = temp
    }
    return a
  }

  func path(in rect: CGRect) -> Path {
    let divisor = gcd(innerRadius, outerRadius)
    let outerRadius = CGFloat(self.outerRadius)
    let innerRadius = CGFloat(self.innerRadius)
    let distance = CGFloat(self.distance)
    let difference = innerRadius - outerRadius
    let endPoint = ceil(2 * CGFloat.pi * outerRadius / CGFloat(divisor)) * amount

    var path = Path()
    for theta in stride(from: 0, through: endPoint, by: 0.05) {
      var x = difference * cos(theta) + distance * cos(difference / outerRadius * theta)
      var y = difference * sin(theta) - distance * sin(difference / outerRadius * theta)
      x += rect.width / 2
      y += rect.height / 2
      if theta == 0 {
        path.move(to: CGPoint(x: x, y: y))
      } else {
        path.addLine(to: CGPoint(x: x, y: y))
      }
    }
    return path
  }
}

struct SpirographView: View {
  @State private var innerRadius = 125.0
  @State private var outerRadius = 75.0
  @State private var distance = 25.0
  @State private var hue = 0.6

  var body: some View {
    Spirograph(
      innerRadius: Int(innerRadius), outerRadius: Int(outerRadius), distance: Int(distance),
      amount: 1
    )
    .stroke(Color(hue: hue, saturation: 1, brightness: 1), lineWidth: 1)
    .frame(width: 300, height: 300)
  }
}
