import SwiftUI

struct Star: Shape {
  var corners: Int
  var smoothness: Double

  func path(in rect: CGRect) -> Path {
    guard corners >= 2 else { return Path() }
    let center = CGPoint(x: rect.width / 2, y: rect.height / 2)
    var currentAngle = -CGFloat.pi / 2
    let angleAdjustment = .pi * 2 / Double(corners * 2)
    let innerX = center.x * smoothness
    let innerY = center.y * smoothness
    var path = Path()
    path.move(
      to: CGPoint(x: center.x * cos(currentAngle), y: center.y * sin(currentAngle)))
    var bottomEdge: Double = 0
    for corner in 0..<corners * 2 {
      let sinAngle = sin(currentAngle)
      let cosAngle = cos(currentAngle)
      let bottom: Double
      if corner.isMultiple(of: 2) {
        bottom = center.y * sinAngle
        path.addLine(to: CGPoint(x: center.x * cosAngle, y: bottom))
      } else {
        bottom = innerY * sinAngle
        path.addLine(to: CGPoint(x: innerX * cosAngle, y: bottom))
      }
      if bottom > bottomEdge { bottomEdge = bottom }
      currentAngle += angleAdjustment
    }
    let unusedSpace = (rect.height / 2 - bottomEdge) / 2
    let transform = CGAffineTransform(translationX: center.x, y: center.y + unusedSpace)
    return path.applying(transform)
  }
}

struct Arc: InsettableShape {
  let startAngle: Angle
  let endAngle: Angle
  let clockwise: Bool
  var insetAmount: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    let rotationAdjustment = Angle.degrees(90)
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - insetAmount,
      startAngle: startAngle - rotationAdjustment, endAngle: endAngle - rotationAdjustment,
      clockwise: !clockwise)
    return path
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var arc = self
    arc.insetAmount += amount
    return arc
  }
}

struct ShapesGallery: View {
  var body: some View {
    HStack(spacing: 16) {
      Star(corners: 5, smoothness: 0.45).fill(.yellow).frame(width: 80, height: 80)
      Arc(startAngle: .degrees(-90), endAngle: .degrees(90), clockwise: true)
        .strokeBorder(.blue, lineWidth: 12).frame(width: 80, height: 80)
      UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 30)
        .fill(.mint).frame(width: 80, height: 80)
      Capsule(style: .circular).stroke(.red, style: StrokeStyle(lineWidth: 3, dash: [6, 4]))
        .frame(width: 80, height: 40)
    }
    .padding()
  }
}
