import Foundation

extension Color {
  /// A color in OKLab, where equal distances look about equally far.
  ///
  /// Source: Björn Ottosson, "A perceptual color space for image processing", 2020, with the
  /// matrices of 2021-01-25, https://bottosson.github.io/posts/oklab/
  package struct OKLab: Sendable, Hashable {
    /// The lightness, 0 black to 1 white.
    package var lightness: Double
    /// From green (below 0) to red.
    package var a: Double
    /// From blue (below 0) to yellow.
    package var b: Double

    package init(lightness: Double, a: Double, b: Double) {
      self.lightness = lightness
      self.a = a
      self.b = b
    }

    /// The OKLab color of linear-light sRGB components.
    package init(linear: SIMD3<Double>) {
      let l = cbrt(
        0.412_221_470_8 * linear.x + 0.536_332_536_3 * linear.y + 0.051_445_992_9 * linear.z)
      let m = cbrt(
        0.211_903_498_2 * linear.x + 0.680_699_545_1 * linear.y + 0.107_396_956_6 * linear.z)
      let s = cbrt(
        0.088_302_461_9 * linear.x + 0.281_718_837_6 * linear.y + 0.629_978_700_5 * linear.z)
      lightness = 0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s
      a = 1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s
      b = 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s
    }

    /// The linear-light sRGB components, which may be outside 0...1.
    package var linear: SIMD3<Double> {
      let l = lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b
      let m = lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b
      let s = lightness - 0.089_484_177_5 * a - 1.291_485_548_0 * b
      let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
      return SIMD3(
        4.076_741_662_1 * l3 - 3.307_711_591_3 * m3 + 0.230_969_929_2 * s3,
        -1.268_438_004_6 * l3 + 2.609_757_401_1 * m3 - 0.341_319_396_5 * s3,
        -0.004_196_086_3 * l3 - 0.703_418_614_7 * m3 + 1.707_614_701_0 * s3)
    }
  }
}

extension Color.Resolved {
  /// The sRGB color of an OKLab color.
  package init(_ oklab: Color.OKLab, opacity: Double = 1) {
    self.init(linear: oklab.linear, opacity: opacity)
  }

  /// The color in OKLab.
  package var oklab: Color.OKLab { Color.OKLab(linear: linear) }
}
