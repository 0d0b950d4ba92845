import SwiftUI

struct NamedSpaces: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      ForEach(0..<3) { index in
        GeometryReader { geo in
          let frame = geo.frame(in: .named("stack"))
          Text("\(Int(frame.minY)), \(Int(geo.frame(in: CoordinateSpace.local).width))")
            .font(.caption)
            .background(Color(hue: Double(index) / 3, saturation: 0.4, brightness: 1))
        }
        .frame(height: 20)
      }
    }
    .coordinateSpace(name: "stack")
    .frame(width: 120)
    .padding()
  }
}
