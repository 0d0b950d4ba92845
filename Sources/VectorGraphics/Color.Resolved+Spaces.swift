public import VectorGeometry

extension Color.Resolved {
  /// A color of components in the given space, converted to extended sRGB.
  package init(
    _ colorSpace: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double
  ) {
    let components = SIMD3(red, green, blue)
    switch colorSpace {
    case .sRGB: self.init(encoded: components, opacity: opacity)
    case .sRGBLinear: self.init(linear: components, opacity: opacity)
    case .displayP3:
      let linear = TransferFunction.linear(components)
      self.init(linear: displayP3ToSRGB(linear), opacity: opacity)
    }
  }

  /// A color of gamma-encoded sRGB components.
  package init(encoded: SIMD3<Double>, opacity: Double) {
    self.init(
      red: Float(encoded.x), green: Float(encoded.y), blue: Float(encoded.z),
      opacity: Float(opacity))
  }

  /// A color of linear-light sRGB components.
  package init(linear: SIMD3<Double>, opacity: Double) {
    self.init(encoded: TransferFunction.encoded(linear), opacity: opacity)
  }

  /// The gamma-encoded components: red, green, blue.
  package var encoded: SIMD3<Double> { SIMD3(Double(red), Double(green), Double(blue)) }

  /// The linear-light components: red, green, blue.
  package var linear: SIMD3<Double> { TransferFunction.linear(encoded) }

  /// The amount of red light, 0...1 inside the gamut.
  public var linearRed: Float {
    get { Float(TransferFunction.linear(Double(red))) }
    set { red = Float(TransferFunction.encoded(Double(newValue))) }
  }

  /// The amount of green light, 0...1 inside the gamut.
  public var linearGreen: Float {
    get { Float(TransferFunction.linear(Double(green))) }
    set { green = Float(TransferFunction.encoded(Double(newValue))) }
  }

  /// The amount of blue light, 0...1 inside the gamut.
  public var linearBlue: Float {
    get { Float(TransferFunction.linear(Double(blue))) }
    set { blue = Float(TransferFunction.encoded(Double(newValue))) }
  }
}

extension Color.Resolved: Animatable {
  /// Linear red, green and blue, then opacity, each times 128; not premultiplied.
  ///
  /// Source: OpenSwiftUI's audit of `Color.Resolved` (iOS 18); the factor makes spring thresholds
  /// fit.
  public var animatableData:
    AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
  {
    get {
      AnimatablePair(
        linearRed * 128,
        AnimatablePair(linearGreen * 128, AnimatablePair(linearBlue * 128, opacity * 128)))
    }
    set {
      linearRed = newValue.first / 128
      linearGreen = newValue.second.first / 128
      linearBlue = newValue.second.second.first / 128
      opacity = newValue.second.second.second / 128
    }
  }
}

/// Display P3 to sRGB, both in linear light.
///
/// Source: W3C, CSS Color Module Level 4, section 18 "Sample code for color conversions":
/// `lin_P3_to_XYZ` then `XYZ_to_lin_sRGB`, multiplied out.
private func displayP3ToSRGB(_ color: SIMD3<Double>) -> SIMD3<Double> {
  let red = SIMD3(1.224_940_176_280_559_6, -0.042_056_954_709_688_16, -0.019_637_554_590_334_43)
  let green = SIMD3(-0.224_940_176_280_559_6, 1.042_056_954_709_688_2, -0.078_636_045_550_631_9)
  let blue = SIMD3(0, 0, 1.098_273_600_140_966_3)
  return red * color.x + green * color.y + blue * color.z
}
