import SwiftUI

extension SymbolExamples {
  mutating func addEffects() {
    add("View/opacity(_:)") {
      HStack {
        ForEach([1, 0.6, 0.2], id: \.self) { opacity in
          Circle().fill(.red).opacity(opacity)
        }
      }
      .frame(width: 140, height: 40)
    }
    add("View/shadow(color:radius:x:y:)") {
      RoundedRectangle(cornerRadius: 12)
        .fill(.white)
        .frame(width: 90, height: 50)
        .shadow(color: .black.opacity(0.3), radius: 6, y: 4)
        .padding()
    }
    add("View/blur(radius:opaque:)") {
      HStack(spacing: 20) {
        Text("sharp")
        Text("blurred").blur(radius: 2)
      }
      .font(.title2)
    }
    add("View/clipShape(_:style:)") {
      LinearGradient(colors: [.orange, .purple], startPoint: .top, endPoint: .bottom)
        .frame(width: 80, height: 80)
        .clipShape(Circle())
    }
    add("View/clipped(antialiased:)") {
      Text("what is outside is cut")
        .fixedSize()
        .frame(width: 100, height: 24)
        .clipped()
        .border(.gray)
    }
    add("View/mask(alignment:_:)") {
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        .frame(width: 130, height: 44)
        .mask { Text("MASK").font(.system(size: 40, weight: .black)) }
    }
    add("View/rotationEffect(_:anchor:)") {
      Text("turned")
        .rotationEffect(.degrees(-20))
        .border(.gray)
        .padding()
    }
    add("View/scaleEffect(_:anchor:)-(CGFloat,_)") {
      Text("larger")
        .scaleEffect(1.6)
        .border(.gray)
        .padding()
    }
    add("View/rotation3DEffect(_:axis:anchor:anchorZ:perspective:)") {
      RoundedRectangle(cornerRadius: 12)
        .fill(.indigo)
        .frame(width: 90, height: 60)
        .rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
    }
    add("View/brightness(_:)") {
      HStack {
        Color.blue
        Color.blue.brightness(0.3)
        Color.blue.brightness(-0.3)
      }
      .frame(width: 140, height: 40)
    }
    add("View/saturation(_:)") {
      HStack {
        Color.orange
        Color.orange.saturation(0.4)
        Color.orange.saturation(0)
      }
      .frame(width: 140, height: 40)
    }
    add("View/contrast(_:)") {
      LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
        .frame(width: 140, height: 30)
        .contrast(2)
    }
    add("View/hueRotation(_:)") {
      HStack {
        ForEach([0.0, 90, 180], id: \.self) { angle in
          Color.red.hueRotation(.degrees(angle))
        }
      }
      .frame(width: 140, height: 40)
    }
    add("View/grayscale(_:)") {
      HStack {
        Color.green
        Color.green.grayscale(0.99)
      }
      .frame(width: 100, height: 40)
    }
    add("View/colorMultiply(_:)") {
      HStack {
        Color.yellow
        Color.yellow.colorMultiply(.red)
      }
      .frame(width: 100, height: 40)
    }
    add("View/colorInvert()") {
      HStack {
        Color.yellow
        Color.yellow.colorInvert()
      }
      .frame(width: 100, height: 40)
    }
    add("View/blendMode(_:)") {
      ZStack {
        Circle().fill(.yellow).offset(x: -14)
        Circle().fill(.cyan).offset(x: 14).blendMode(.multiply)
      }
      .frame(width: 60, height: 60)
      .padding(.horizontal, 14)
    }
    add("View/compositingGroup()") {
      // Both circles are made half clear as one picture.
      ZStack {
        Circle().fill(.red).offset(x: -12)
        Circle().fill(.blue).offset(x: 12)
      }
      .compositingGroup()
      .opacity(0.5)
      .frame(width: 50, height: 50)
      .padding(.horizontal, 12)
    }
    add("View/environment(_:_:)") {
      VStack {
        Text("light")
        Text("dark")
          .padding(6)
          .background(.background)
          .environment(\.colorScheme, .dark)
      }
    }
  }
}
