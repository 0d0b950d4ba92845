import SwiftUI

struct Swatches: View {
  var body: some View {
    HStack(spacing: 0) {
      Color.red
      Color.green
      Color.blue
    }
    .frame(width: 90, height: 30)
  }
}

struct ColorEffectsView: View {
  var body: some View {
    VStack {
      Swatches()
      Swatches().hueRotation(.degrees(90))
      Swatches().saturation(0.3)
      Swatches().brightness(0.2)
      Swatches().contrast(0.5)
      Swatches().grayscale(0.9)
      Swatches().colorInvert()
      Swatches().colorMultiply(.orange)
      Swatches().blur(radius: 2)
      Swatches().luminanceToAlpha()
    }
    .padding()
  }
}
