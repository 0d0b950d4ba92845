import SwiftUI

extension SymbolExamples {
  mutating func addShapes() {
    add("Rectangle") {
      Rectangle()
        .fill(.teal)
        .frame(width: 90, height: 60)
    }
    add("RoundedRectangle") {
      RoundedRectangle(cornerRadius: 16, style: .continuous)
        .fill(.indigo)
        .frame(width: 90, height: 60)
    }
    add("UnevenRoundedRectangle") {
      UnevenRoundedRectangle(topLeadingRadius: 24, bottomTrailingRadius: 24)
        .fill(.purple)
        .frame(width: 90, height: 60)
    }
    add("Circle") {
      Circle()
        .fill(.orange)
        .frame(width: 60, height: 60)
    }
    add("Ellipse") {
      Ellipse()
        .stroke(.pink, lineWidth: 4)
        .frame(width: 90, height: 50)
    }
    add("Capsule") {
      Capsule()
        .fill(.green.gradient)
        .frame(width: 100, height: 36)
    }
    add("ContainerRelativeShape") {
      ContainerRelativeShape()
        .inset(by: 8)
        .fill(.white.opacity(0.5))
        .frame(width: 100, height: 60)
        .background(.blue)
        .containerShape(RoundedRectangle(cornerRadius: 20))
        .clipShape(RoundedRectangle(cornerRadius: 20))
    }
    add("Path") {
      Path { path in
        path.move(to: CGPoint(x: 0, y: 50))
        path.addCurve(
          to: CGPoint(x: 100, y: 50), control1: CGPoint(x: 30, y: -40),
          control2: CGPoint(x: 70, y: 140))
      }
      .stroke(.red, style: StrokeStyle(lineWidth: 5, lineCap: .round))
      .frame(width: 100, height: 100)
    }
    add("Shape/fill(_:style:)") {
      Path { path in
        path.addRect(CGRect(x: 0, y: 0, width: 80, height: 80))
        path.addEllipse(in: CGRect(x: 20, y: 20, width: 40, height: 40))
      }
      .fill(.blue, style: FillStyle(eoFill: true))
      .frame(width: 80, height: 80)
    }
    add("Shape/stroke(_:style:antialiased:)") {
      RoundedRectangle(cornerRadius: 12)
        .stroke(.brown, style: StrokeStyle(lineWidth: 3, dash: [8, 5]))
        .frame(width: 90, height: 60)
    }
    add("InsettableShape/strokeBorder(_:lineWidth:antialiased:)") {
      // The outline lies inside of the shape.
      Circle()
        .strokeBorder(.cyan, lineWidth: 12)
        .frame(width: 70, height: 70)
        .border(.gray)
    }
    add("InsettableShape/inset(by:)") {
      ZStack {
        Capsule().fill(.yellow)
        Capsule().inset(by: 8).fill(.orange)
        Capsule().inset(by: 16).fill(.red)
      }
      .frame(width: 110, height: 60)
    }
    add("Shape/trim(from:to:)") {
      Circle()
        .trim(from: 0, to: 0.7)
        .stroke(.mint, style: StrokeStyle(lineWidth: 8, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .frame(width: 60, height: 60)
        .padding(4)
    }
    add("Shape/rotation(_:anchor:)") {
      Rectangle()
        .rotation(.degrees(20))
        .stroke(.blue, lineWidth: 2)
        .frame(width: 60, height: 60)
        .padding(12)
    }
    add("Shape/scale(x:y:anchor:)") {
      Circle()
        .scale(x: 1, y: 0.4)
        .fill(.purple)
        .frame(width: 80, height: 80)
        .border(.gray)
    }
    add("Shape/subtracting(_:eoFill:)") {
      Circle()
        .subtracting(Circle().offset(x: 18, y: -12))
        .fill(.indigo)
        .frame(width: 70, height: 70)
    }
    add("Shape/union(_:eoFill:)") {
      Circle()
        .union(Rectangle().offset(x: 35, y: 35))
        .stroke(.teal, lineWidth: 3)
        .frame(width: 70, height: 70)
        .padding(EdgeInsets(top: 2, leading: 2, bottom: 37, trailing: 37))
    }
    add("MorphShape") {
      HStack {
        ForEach([0, 0.33, 0.67, 1], id: \.self) { progress in
          MorphShape(from: Circle(), to: Rectangle(), progress: progress)
            .fill(.orange)
            .frame(width: 44, height: 44)
        }
      }
    }
  }
}
